import { hasAllTexts, type Language } from '@/domain/language';
import type { Movie } from '@/domain/movie';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { loadTimeoutMs, within } from '@/domain/within';
import { slideshowMachine } from '@/machines/slideshowMachine';
import { watchPage } from '../lifecycle/watchPage';
import type { Services } from '../services/Services';

export function wireSlideshow({ report }: Services) {
  return slideshowMachine.provide({
    actors: { watchPage },
    actions: { reportFailure: (_, { cause }) => report('error watching the page', cause) },
  });
}

/** In English if the texts do not load; /browse loads them again and reports the failure. */
export async function translatedMovies(
  { loadTexts }: Services,
  language: Language,
): Promise<readonly Movie[]> {
  const texts = await within(loadTimeoutMs, loadTexts(language, 'all')).catch(() => null);
  const lists = texts && hasAllTexts(texts) ? sampleListsIn(texts.samples) : sampleLists;
  return lists.nowPlaying;
}
