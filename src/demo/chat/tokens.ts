import { plainWords } from './plainWords';
import { stem } from './stem';

/** A word of a query, or an emoji. */
export interface Token {
  /** As `plainWords` writes it. */
  readonly word: string;
  readonly stem: string;
  /** It is written with a capital, and is not the first word. */
  readonly isName: boolean;
  /** A comma, a full stop or the like stands before it. */
  readonly isAfterBreak: boolean;
  /** Its place in the text. */
  readonly start: number;
  readonly end: number;
}

const emoji =
  /\p{RI}{2}|\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f|\u200d[\p{Extended_Pictographic}\u2640\u2642]\ufe0f?)*/u;
const parts = new RegExp(`${emoji.source}|[\\p{L}\\p{M}\\p{N}'’‘\`´]+|[,;:.!?¿¡()।\\n—–]`, 'gu');
const breaks = /^[,;:.!?¿¡()।\n—–]$/u;
/** Skin tones, and the sign for a man or a woman. */
const decoration = /\ufe0f|\p{EMod}|(?<!🧙)\u200d[\u2640\u2642]/gu;

/** As people type in chats. */
const shortForms = new Map(
  Object.entries({
    w: 'with',
    gud: 'good',
    luv: 'love',
    plz: 'please',
    smth: 'something',
    sath: 'saath',
    nhi: 'nahi',
    hu: 'hoon',
    hun: 'hoon',
    btao: 'batao',
  }),
);

/** The words and emoji of a text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isAfterBreak = false;
  for (const { 0: part, index: start } of text.matchAll(parts)) {
    const end = start + part.length;
    if (breaks.test(part)) {
      isAfterBreak = true;
      continue;
    }
    for (const said of emoji.test(part) ? [part.replace(decoration, '')] : plainWords(part)) {
      const word = shortForms.get(said) ?? said;
      const isName = tokens.length > 0 && /^\p{Lu}/u.test(part);
      tokens.push({ word, stem: stem(word), isName, isAfterBreak, start, end });
      isAfterBreak = false;
    }
  }
  return tokens;
}

/** Whether a comma, a full stop or the like stands between the words. */
export function isBroken(words: readonly Token[]): boolean {
  return words.slice(1).some(({ isAfterBreak }) => isAfterBreak);
}

export function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

const adverbs = new Set(plainWords('so very really super finally already all now muy tan re ya'));

/** Without adverbs and small numbers between the first word and the last: "I am so sad" is "I am sad". */
export function withoutAdverbs(words: readonly Token[]): readonly Token[] {
  return words.filter(
    ({ word }, at) =>
      at === 0 || at === words.length - 1 || !(adverbs.has(word) || /^\d{1,3}$/.test(word)),
  );
}

/** The country of a flag, such as 'FR'. */
export function countryOfFlag(word: string): string | undefined {
  const letters = [...word].map((sign) => (sign.codePointAt(0) ?? 0) - 0x1f1e6);
  return letters.length === 2 && letters.every((letter) => letter >= 0 && letter < 26)
    ? String.fromCharCode(...letters.map((letter) => letter + 65))
    : undefined;
}

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

export function isEmoji(word: string): boolean {
  return /\p{Extended_Pictographic}|\p{RI}/u.test(word);
}

/** Whether the text is Hindi in Latin letters. */
export function soundsHinglish(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => hinglish.has(word));
}

const hinglish = new Set(
  'ki ka ke wali wala wale hai hain mein aur nahi jaisi jaisa chahiye dikhao batao bata koi kuch wo woh mujhe par pe bhi jo jis jisme jismein ho bhai yaar aisi aisa saath dekhni dekhna dekhne sabse bahut acchi accha achi acha bina'.split(
    ' ',
  ),
);
