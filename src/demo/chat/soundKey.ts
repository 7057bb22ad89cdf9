/**
 * How a name or a word sounds, roughly, in Latin or Devanagari letters: "शाहरुख़", "Shah Rukh" and
 * "shahrukh" have the same key. Vowels are two classes; "a" counts only at the start; aspiration does not count.
 */
export function soundKey(text: string): string {
  const latin = [...text.replace(/\u0902/g, 'न')]
    .map((letter) => devanagari[letter] ?? letter)
    .join('');
  return sounds
    .reduce((key, [pattern, sound]) => key.replace(pattern, sound), latin.replace(/[^a-z]/g, ''))
    .replace(/(.)\1+/g, '$1');
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|ss|zh/g, 's'],
  [/tch|chh/g, '9'],
  [/chr/g, 'kr'],
  [/ch/g, '9'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cqk]h?/g, 'k'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/bh/g, 'b'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[zj]h?/g, 'j'],
  [/(?<=.)h/g, ''],
  [/a[iy]|e[iy]|ee|[eiy]+/g, 'i'],
  [/a[uv](?![aeiou])|ou|oo|[ou]+/g, 'u'],
  [/(?<=.)a+/g, ''],
];

const devanagari: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'क k ख k ग g घ g च tch छ tch ज j झ j ट t ठ t ड d ढ d ण n त t थ t द d ध d न n प p फ f ब b भ b म m ' +
    'य y र r ल l व v श s ष s स s ह h ळ l अ a आ a इ i ई i ए e ऐ e उ u ऊ u ओ o औ o ऑ o ऋ ri ' +
    'ि i ी i े e ै e ॅ e ु u ू u ो o ौ o ॉ o ृ ri'
  )
    .split(' ')
    .reduce<[string, string][]>((pairs, part, index, all) => {
      if (index % 2 === 0) pairs.push([part, all[index + 1] ?? '']);
      return pairs;
    }, []),
);
