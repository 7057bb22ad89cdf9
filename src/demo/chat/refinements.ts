import type { Phrase } from './parsedQuery';
import { plainWords } from './plainWords';

export type RefinementKind = 'newer' | 'older' | 'lighter' | 'others';

/** Words after the last comma that ask for the same again, but different. */
export interface Refinement {
  readonly kind: RefinementKind;
  /** As the visitor wrote it. */
  readonly said: string;
}

const table: Readonly<Record<RefinementKind, string>> = {
  newer: `newer, newer ones, newer films, newer movies, more recent, more recent ones, something newer, but newer,
    más nueva, más nuevas, más nuevo, más nuevos, más reciente, más recientes, más moderna, más modernas, pero más nuevas,
    नई, और नई, ज़्यादा नई, और नई फ़िल्में, नई वाली, थोड़ी नई, nayi, aur nayi`,
  older: `older, older ones, older films, older movies, something older, but older,
    más antigua, más antiguas, más antiguo, más antiguos, más vieja, más viejas, más clásicas, pero más antiguas,
    पुरानी, और पुरानी, ज़्यादा पुरानी, और पुरानी फ़िल्में, पुरानी वाली, purani, aur purani`,
  lighter: `lighter, lighter ones, something lighter, more light hearted, but lighter,
    más ligera, más ligeras, más ligero, más ligeros, más alegre, más alegres, pero más ligeras,
    हल्की, और हल्की, ज़्यादा हल्की, हल्की फुल्की, और हल्की फुल्की, थोड़ी हल्की, halki, aur halki`,
  others: `others, other ones, others please, other films, other movies, different ones, something else, more,
    otras, otras por favor, otros, otras películas, otras distintas, otra cosa, más,
    दूसरी, दूसरी फ़िल्में, कोई और, कुछ और, और फ़िल्में, और, kuch aur, koi aur, dusri`,
};

const kinds: ReadonlyMap<string, RefinementKind> = new Map(
  (Object.entries(table) as [RefinementKind, string][]).flatMap(([kind, phrases]) =>
    phrases.split(',').map((phrase) => [keyOf(phrase), kind] as const),
  ),
);

/** "others, please" */
const courtesy = new Set(['please', 'por favor', 'कृपया'].map(keyOf));

/** The query without the refinements at its end, and these in their order. */
export function splitRefinements(query: string): {
  readonly base: string;
  readonly refinements: readonly Refinement[];
} {
  const refinements: Refinement[] = [];
  let base = query;
  for (;;) {
    const end = refinementAtEnd(base);
    if (!end) return { base, refinements };
    refinements.unshift({ kind: end.kind, said: base.slice(end.start).trim() });
    base = base.slice(0, end.comma).trimEnd();
  }
}

/** The phrases of the query, and its refinements as phrases. */
export function withRefinements(
  base: string,
  phrases: readonly Phrase[],
  refinements: readonly Refinement[],
): readonly Phrase[] {
  const joined = (start: string, others: readonly Refinement[]) =>
    start === '' ? '' : [start, ...others.map(({ said }) => said)].join(', ');
  return [
    ...phrases.map(({ said, rest }) => ({ said, rest: joined(rest, refinements) })),
    ...refinements.map((refinement) => ({
      said: refinement.said,
      rest: joined(
        base,
        refinements.filter((other) => other !== refinement),
      ),
    })),
  ];
}

function refinementAtEnd(text: string) {
  for (let comma = text.lastIndexOf(','); comma > 0; comma = text.lastIndexOf(',', comma - 1)) {
    const words = text.slice(comma + 1);
    if (courtesy.has(keyOf(words))) continue;
    const kind =
      kinds.get(keyOf(words)) ?? kinds.get(keyOf(words.slice(0, words.lastIndexOf(','))));
    return kind && text.slice(0, comma).trim() !== ''
      ? { kind, comma, start: comma + 1 }
      : undefined;
  }
  return undefined;
}

function keyOf(text: string): string {
  return plainWords(text).join(' ');
}
