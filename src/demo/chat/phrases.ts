import { similarity } from './editDistance';
import { lexicon, type LexiconEntry } from './lexicon';
import { soundKey } from './soundKey';
import { looseStem, stem } from './stem';
import { isBroken, tokensOf, type Token } from './tokens';

/** The most words that a phrase of the lexicon has. */
export const maxPhraseWords = Math.max(
  ...lexicon.flatMap(({ phrases }) => phrases.map((phrase) => tokensOf(phrase).length)),
);

const exact = new Map<string, LexiconEntry>();
const stemmed = new Map<string, LexiconEntry>();
const loose = new Map<string, LexiconEntry>();
const sounding = new Map<string, LexiconEntry>();
/** Phrases of several words, written as one. */
const joined = new Map<string, LexiconEntry>();
const minJoinedLength = 8;

// An entry's name belongs to it before another's phrases.
for (const entry of lexicon) learn(entry, entry.name);
for (const entry of lexicon) for (const phrase of entry.phrases) learn(entry, phrase);

function learn(entry: LexiconEntry, phrase: string) {
  const tokens = tokensOf(phrase);
  addOnce(
    exact,
    keyOf(tokens, ({ word }) => word),
    entry,
  );
  // "a kid", but not "a kids movie"; "with the girls", but not "with the girl from Titanic".
  if (!tokens.some(({ word }) => /^(?:a|the)$/.test(word))) {
    addOnce(
      stemmed,
      keyOf(tokens, ({ stem }) => stem),
      entry,
    );
    addOnce(
      loose,
      keyOf(tokens, ({ stem }) => looseStem(stem)),
      entry,
    );
  }
  const whole = tokens.map(({ word }) => word).join('');
  if (tokens.length > 1 && whole.length >= minJoinedLength) addOnce(joined, whole, entry);
  const hindi = keyOf(tokens, ({ word }) => (isDevanagari(word) ? soundKey(word) : ''));
  if (tokens.every(({ word }) => isDevanagari(word)) && hindi.length > 2) {
    addOnce(sounding, hindi, entry);
  }
}

/** The entry that a phrase stands for: as it is written, or as it is inflected. */
export function entryOf(tokens: readonly Token[]): LexiconEntry | undefined {
  return (
    closeEntryOf(tokens) ??
    loose.get(keyOf(tokens, ({ stem }) => looseStem(stem))) ??
    entryJoined(tokens)
  );
}

/** The entry of a phrase as it is written, except for its English ending: not "khana" for "khan". */
export function closeEntryOf(tokens: readonly Token[]): LexiconEntry | undefined {
  return (
    exact.get(keyOf(tokens, ({ word }) => word)) ?? stemmed.get(keyOf(tokens, ({ stem }) => stem))
  );
}

/** "bodyswap", "super natural": a phrase without its space, or a word with one. */
function entryJoined(tokens: readonly Token[]): LexiconEntry | undefined {
  const whole = tokens.map(({ word }) => word).join('');
  if (whole.length < minJoinedLength) return undefined;
  if (tokens.length === 1) return joined.get(whole) ?? joined.get(tokens[0]?.stem ?? '');
  return tokens.length === 2 ? exact.get(whole) : undefined;
}

/** The entry of Hindi words in Latin letters, by how they sound. */
export function entrySounding(tokens: readonly Token[]): LexiconEntry | undefined {
  return sounding.get(keyOf(tokens, ({ word }) => soundKey(word)));
}

/** The words that complete a phrase, by the phrase with a gap: 'travel' for 'time *'. */
const gaps = new Map<string, Set<string>>();
for (const key of exact.keys()) {
  const words = key.split(' ');
  if (words.length < 2 || key.length < minJoinedLength) continue;
  words.forEach((word, at) => {
    const gap = words.with(at, '*').join(' ');
    gaps.set(gap, (gaps.get(gap) ?? new Set()).add(word));
  });
}

/** With the words respelt that are unknown and nearly complete a phrase: 'time travle'. */
export function respelt(
  tokens: readonly Token[],
  isUnknown: (token: Token) => boolean,
): readonly Token[] {
  return tokens.map((token, at) => {
    if (token.word.length < 3 || !isUnknown(token)) return token;
    const word = completionAt(tokens, at);
    return word === undefined ? token : { ...token, word, stem: stem(word) };
  });
}

function completionAt(tokens: readonly Token[], at: number): string | undefined {
  const typed = tokens[at]?.word ?? '';
  // One letter may be wrong, from ten letters on two.
  const minSimilarity = typed.length < 8 ? 1 - 1 / typed.length : 0.78;
  for (let length = Math.min(maxPhraseWords, tokens.length); length > 1; length -= 1) {
    for (let from = Math.max(0, at - length + 1); from <= at; from += 1) {
      const words = tokens.slice(from, from + length);
      if (words.length < length || isBroken(words)) continue;
      const gap = words.map(({ word }, place) => (from + place === at ? '*' : word)).join(' ');
      const near = [...(gaps.get(gap) ?? [])].find(
        (word) => word[0] === typed[0] && similarity(typed, word, minSimilarity) > 0,
      );
      if (near !== undefined) return near;
    }
  }
  return undefined;
}

/** Single words that stand for an entry, to be compared with misspelt ones. */
export const knownWords: readonly string[] = [...exact.keys()].filter(
  (key) => key.length > 4 && !key.includes(' '),
);

export function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word);
}

function keyOf(tokens: readonly Token[], write: (token: Token) => string): string {
  return tokens.map(write).join(' ');
}

function addOnce(phrases: Map<string, LexiconEntry>, key: string, entry: LexiconEntry) {
  if (!phrases.has(key)) phrases.set(key, entry);
}
