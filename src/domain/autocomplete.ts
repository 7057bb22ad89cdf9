import { foldedWords } from './foldedWords';
import type { Movie } from './movie';

export interface AutocompleteOption {
  readonly kind: 'recent' | 'title' | 'example';
  readonly text: string;
}

export interface AutocompleteSources {
  /** Latest first. */
  readonly recent: readonly string[];
  readonly movies: readonly Pick<Movie, 'title' | 'originalTitle' | 'englishTitle'>[];
  readonly examples: readonly string[];
}

export const maxOptions = 6;

const minTyped = 2;

/** The queries that complete the typed text. Every typed word begins a word of an option. */
export function autocomplete(
  typed: string,
  { recent, movies, examples }: AutocompleteSources,
): readonly AutocompleteOption[] {
  const typedKey = keyOf(typed);
  if (typedKey.length < minTyped) return [];

  const typedWords = typedKey.split(' ');
  const fits = (text: string) => {
    const words = foldedWords(text);
    return typedWords.every((typedWord) => words.some((word) => word.startsWith(typedWord)));
  };
  const options = [
    ...recent.filter(fits).map((text) => ({ kind: 'recent', text }) as const),
    ...movies.flatMap(({ title, originalTitle, englishTitle = title }) =>
      [title, englishTitle, originalTitle]
        .filter(fits)
        .slice(0, 1)
        .map((text) => ({ kind: 'title', text }) as const),
    ),
    ...examples.filter(fits).map((text) => ({ kind: 'example', text }) as const),
  ];

  const byKey = new Map<string, AutocompleteOption>();
  for (const option of options) {
    const key = keyOf(option.text);
    if (!byKey.has(key)) byKey.set(key, option);
  }
  const isStart = ([key]: readonly [string, AutocompleteOption]) => key.startsWith(typedKey);
  return [...byKey]
    .sort((one, other) => Number(isStart(other)) - Number(isStart(one)))
    .slice(0, maxOptions)
    .map(([, option]) => option);
}

function keyOf(text: string): string {
  return foldedWords(text).join(' ');
}
