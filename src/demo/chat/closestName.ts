import { similarity } from './editDistance';
import type { Name } from './filmIndex';
import { isDevanagari } from './phrases';
import { soundKey } from './soundKey';
import type { Token } from './tokens';

interface SpokenName {
  readonly name: Name;
  readonly sound: string;
}

/** Names by their first letter and by their first sound, as few people mistype these. */
export interface NameTable {
  readonly spelt: ReadonlyMap<string, readonly Name[]>;
  readonly spoken: () => ReadonlyMap<string, readonly SpokenName[]>;
}

export function tableOf(names: readonly Name[]): NameTable {
  let spoken: ReadonlyMap<string, readonly SpokenName[]> | undefined;
  return {
    spelt: grouped(names, ({ compact }) => compact.slice(0, 1)),
    spoken: () =>
      (spoken ??= grouped(
        names.map((name) => ({ name, sound: soundKey(name.compact) })),
        ({ sound }) => sound.slice(0, 1),
      )),
  };
}

export function grouped<T>(names: readonly T[], by: (name: T) => string) {
  const groups = new Map<string, T[]>();
  for (const name of names) {
    const group = groups.get(by(name)) ?? [];
    groups.set(by(name), group);
    group.push(name);
  }
  return groups;
}

interface Closest {
  readonly name: Name;
  readonly score: number;
}

/** The name that is spelt most alike, or sounds alike in the other script. */
export function closest(
  tokens: readonly Token[],
  names: NameTable,
  minSimilarity: number,
  isHindi = false,
): Closest | undefined {
  const compact = tokens.map(({ word }) => word).join('');
  if (compact.length < 4) return undefined;
  const strict = compact.length < 7 ? Math.max(minSimilarity, 0.8) : minSimilarity;
  let best: Closest | undefined;
  for (const name of names.spelt.get(compact.slice(0, 1)) ?? []) {
    const score = similarity(compact, name.compact, strict);
    if (score > (best?.score ?? 0)) best = { name, score };
  }
  const sound = soundKey(compact);
  if ((!isHindi && !isDevanagari(compact)) || sound.length < 4) return best;
  for (const { name, sound: known } of names.spoken().get(sound.slice(0, 1)) ?? []) {
    const score = 0.97 * similarity(sound, known, Math.max(sound.length < 6 ? 0.9 : 0.8, strict));
    if (score > (best?.score ?? 0)) best = { name, score };
  }
  return best;
}

/** The word that is spelt most alike: one letter may differ, two in a long one. */
export function closestWord(word: string, known: readonly string[], minForShort = 1) {
  let best: { key: string; score: number } | undefined;
  const minSimilarity = word.length < 6 ? minForShort : word.length < 10 ? 0.83 : 0.78;
  for (const key of known) {
    if (key[0] !== word[0]) continue;
    const score = similarity(word, key, minSimilarity);
    if (score > (best?.score ?? 0)) best = { key, score };
  }
  return best;
}
