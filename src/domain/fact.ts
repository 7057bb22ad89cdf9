import type { GenreId } from './genres';
import { languageTag, type Language } from './language';
import type { Texts } from './texts/Texts';

/** Something true of a movie. */
export type Fact =
  | { readonly kind: 'genre'; readonly id: GenreId }
  | { readonly kind: 'decade'; readonly from: number }
  | { readonly kind: 'year'; readonly year: number }
  /** ISO 639-1. */
  | { readonly kind: 'language'; readonly code: string }
  /** ISO 3166-1. */
  | { readonly kind: 'country'; readonly code: string }
  | { readonly kind: 'director'; readonly name: string }
  | { readonly kind: 'actor'; readonly name: string }
  | { readonly kind: 'score'; readonly average: number }
  | { readonly kind: 'term'; readonly names: TermNames };

/** English is used for a language without a name. */
export type TermNames = Readonly<Partial<Record<Language, string>> & { english: string }>;

const maxFacts = 4;

export interface FactsPage {
  readonly language: Language;
  readonly texts: Pick<Texts, 'facts' | 'popup' | 'card'>;
}

/**
 * The facts in one line, in the language of the page; `undefined` without facts. Repeats no year
 * that is shown beside it.
 */
export function factsLine(
  facts: readonly Fact[],
  page: FactsPage,
  shownYear?: number,
): string | undefined {
  const isNew = (fact: Fact) => fact.kind !== 'year' || fact.year !== shownYear;
  const parts = [...new Set(facts.filter(isNew).map((fact) => factText(fact, page)))];
  return parts.slice(0, maxFacts).join(' · ') || undefined;
}

function factText(fact: Fact, { language, texts }: FactsPage): string {
  const { facts, popup, card } = texts;
  const tag = languageTag(language);
  const nameOf = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames(tag, { type }).of(code) ?? code;
  switch (fact.kind) {
    case 'genre':
      return popup.genre[fact.id].toLocaleLowerCase(tag);
    case 'decade':
      return facts.decade(fact.from);
    case 'year':
      return String(fact.year);
    case 'language':
      return nameOf('language', fact.code);
    case 'country':
      return nameOf('region', fact.code);
    case 'director':
      return facts.directedBy(fact.name);
    case 'actor':
      return facts.starring(fact.name);
    case 'score':
      return card.rated(fact.average);
    case 'term':
      return fact.names[language] ?? fact.names.english;
  }
}
