import hindi from '@/domain/samples/hindi.json' with { type: 'json' };
import type { SampleTexts } from '@/domain/samples/sampleLists';
import spanish from '@/domain/samples/spanish.json' with { type: 'json' };
import type { Film } from './Film';

type Translations = Readonly<Record<string, SampleTexts>>;

/** The overviews that have been translated, by language code and id. */
const translations: Readonly<Record<string, Translations>> = { hi: hindi, es: spanish };

/**
 * A film's texts in a language such as `hi-IN`. Like the movie database, returns the original title
 * and no overview if there is no translation.
 */
export function textsIn(film: Film, language: string): Required<SampleTexts> {
  const [code = ''] = language.split('-');
  if (code === 'en') return film;
  const { overview = '' } = translations[code]?.[film.id] ?? {};
  return { title: film.titles[code] ?? film.original_title, overview };
}

/** The titles that a film has been given in other languages. */
export function translatedTitles({ titles }: Film): readonly string[] {
  return Object.values(titles);
}
