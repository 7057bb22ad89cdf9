const stems = new Map([
  // By the rule it would be "rat".
  ['rated', 'rate'],
  // By the rule it would be "train".
  ['training', 'training'],
  // By the rule it would be "box".
  ['boxing', 'boxing'],
]);

/** Removes the English ending: "cats" and "cat", "cooking" and "cooks", "happier" and "happy". */
export function stem(word: string): string {
  const known = stems.get(word) ?? stemOf(word);
  stems.set(word, known);
  return known;
}

function stemOf(word: string): string {
  const single = singular(word);
  const compared = /^(.{3,})ie(?:r|st)$/.exec(single)?.[1];
  if (compared !== undefined) return `${compared}y`;
  const verb = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(single)?.[1];
  const root =
    verb !== undefined && verb.length > 2 ? verb.replace(/([^aeiouls])\1$/, '$1') : single;
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxz]|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Removes Spanish and Hindi inflections: "italiana" and "italianos" have one stem, "play" and "playa"
 * have not.
 */
export function looseStem(word: string): string {
  const devanagari = word.replace(/(?:िया|ियो)?[ािीुूेैोौं]+$/u, '');
  if (devanagari !== word) return devanagari.length > 1 ? devanagari : word;
  return word.length > 4 ? word.replace(/[ao]s?$/, '~') : word;
}
