import { similarity } from './editDistance';
import { fillerWords } from './fillerWords';
import type { FilmIndex, Matches, Name } from './filmIndex';
import type { LexiconEntry } from './lexicon';
import { isCommand, isFilmWord, isJoin, isOtherMatter, markerOf, type Marker } from './markers';
import { entryOf, entrySounding, isDevanagari, longestPhrase, singleWords } from './phrases';
import { plainWords } from './plainWords';
import { soundKey } from './soundKey';
import { countryOfFlag, tokensOf, type Token } from './tokens';
import type { Facet, ParsedQuery, Span } from './parsedQuery';
import { phrasesIn } from './phrasesIn';
import { yearFacts, yearsAt } from './years';

const maxTokens = 60;
const longestTitle = 10;
const likeEnough = 0.78;

/** Parses queries with the titles, people and facts of the index. */
export function queryParser(index: FilmIndex): (query: string) => ParsedQuery {
  const titleNames = tableOf(
    [...index.titles.values()].filter(({ compact }) => compact.length > 3),
  );
  const peopleNames = tableOf([...index.people.values()]);
  const peopleByFirstWord = grouped([...index.people.values()], ({ key }) => firstWordOf(key));
  const surnameKeys = [...index.surnames.keys()].filter((word) => word.length > 4);

  function parse(query: string): ParsedQuery {
    const tokens = tokensOf(query).slice(0, maxTokens);
    if (isCommand(wordsOf(tokens))) return nothing;
    const title = wholeTitle(tokens);
    if (title) return { ...title, phrases: [{ said: query.trim(), rest: '' }] };
    const spans = spansOf(tokens);
    return isAboutSomethingElse(tokens, spans) ? nothing : parsedQueryOf(query, tokens, spans);
  }

  /** A query that is a title, or a part of one, and little else. */
  function wholeTitle(tokens: readonly Token[]): Omit<ParsedQuery, 'phrases'> | undefined {
    const { core, ordinal } = withoutFrame(tokens);
    if (core.length === 0 || core.some(({ word }) => emojiLike.test(word))) return undefined;
    const key = wordsOf(core);
    const series = index.titled(key);
    const known = entryOf(core);
    if (ordinal !== undefined && series.size > 1) {
      const ordered = [...series.keys()]
        .filter((place) => (series.get(place) ?? 0) > 0.15)
        .sort((one, other) => yearOf(one) - yearOf(other));
      const wanted = ordered[ordinal === -1 ? ordered.length - 1 : ordinal - 1];
      if (wanted !== undefined) return titled([wanted, ...ordered]);
    }
    const exact = index.titles.get(key)?.matches;
    if (exact && (!known || (known.kind === 'subject' && known.name === key && core.length > 1))) {
      return titled(byFame(exact, series));
    }
    if (known) return undefined;
    if (series.size > 0 && core.some(isContent) && (core.length > 1 || series.size < 12)) {
      if (!index.people.has(key) && !(core.length === 1 && index.surnames.has(key)))
        return titled(byFame(series, series));
    }
    if (index.people.has(key)) return undefined;
    const isUnderstood = core.every(
      (token) => !isContent(token) || entryOf([token]) || index.surnames.has(token.word),
    );
    if (isUnderstood && key.length < 14) return undefined;
    if (core.some((_, from) => isTurn(markerAt(core, from)?.marker))) return undefined;
    const isHinglish = tokens.some(({ word }) => hinglish.has(word));
    const best = closest(core, titleNames, likeEnough, isHinglish);
    const person = closest(core, peopleNames, likeEnough, isHinglish);
    if (best && (!person || best.score >= person.score)) {
      return titled(byFame(best.name.matches, index.titled(best.name.key)));
    }
    return undefined;
  }

  function byFame(first: Matches, others: Matches): number[] {
    const rank = (place: number) => fameOf(place) + (first.get(place) ?? 0) * 3;
    return [...new Set([...first.keys(), ...others.keys()])].sort(
      (one, other) => Number(first.has(other)) - Number(first.has(one)) || rank(other) - rank(one),
    );
  }

  function fameOf(place: number): number {
    return index.films[place]?.fame ?? 0;
  }

  function yearOf(place: number): number {
    return Number(index.films[place]?.release_date.slice(0, 4));
  }

  function spansOf(tokens: readonly Token[]): Span[] {
    const spans: Span[] = [];
    const isHinglish = tokens.some(({ word }) => hinglish.has(word));
    let afterLike = false;
    for (let from = 0; from < tokens.length;) {
      const span = spanAt(tokens, from, afterLike, isHinglish);
      spans.push(span);
      if (span.marker === 'like') afterLike = true;
      else if (!isJoin(span.marker) && !span.title && !span.isFiller) afterLike = false;
      from = span.to;
    }
    return spans;
  }

  function spanAt(
    tokens: readonly Token[],
    from: number,
    afterLike: boolean,
    isHinglish: boolean,
  ): Span {
    const title = titleAt(tokens, from, afterLike);
    const candidates = [
      afterLike ? (title ?? nearTitleAt(tokens, from, isHinglish)) : undefined,
      ageAt(tokens, from),
      durationAt(tokens, from),
      yearsSpanAt(tokens, from),
      flagAt(tokens, from),
      markerAt(tokens, from),
      personAt(tokens, from),
      entryAt(tokens, from, isHinglish),
      title,
      nearPersonAt(tokens, from),
    ].filter((span) => span !== undefined);
    const longest = candidates.sort((one, other) => other.to - one.to)[0];
    if (longest) return longest;
    const token = tokens[from];
    const to = from + 1;
    if (!token || !isContent(token) || emojiLike.test(token.word))
      return { from, to, isFiller: true };
    const close = closestAt(tokens, from, afterLike, isHinglish);
    if (close) return close;
    return index.mentioning(token.word).size > 0
      ? { from, to, isUnknown: true }
      : { from, to, isFiller: true };
  }

  function ageAt(tokens: readonly Token[], from: number): Span | undefined {
    const number = Number(tokens[from]?.word ?? NaN);
    if (!(number >= 1 && number <= 17)) return undefined;
    const next = wordsOf(tokens.slice(from + 1, from + 3));
    const length = /^years? old$/.test(next)
      ? 3
      : /^(?:yo|anos?|साल|वर्ष|saal|yearold)\b/u.test(next) || /^(?:साल|वर्ष)/u.test(next)
        ? 2
        : 0;
    if (length === 0) return undefined;
    const name = number < 10 ? 'kids' : number < 13 ? 'whole family' : 'teenagers';
    const entry = entryOf(tokensOf(name));
    return entry && { from, to: from + length, facets: facetsOf(entry) };
  }

  function yearsSpanAt(tokens: readonly Token[], from: number): Span | undefined {
    const years = yearsAt(tokens, from);
    if (!years) return undefined;
    const to = from + years.length;
    return { from, to, facets: [facet('years', years.name, yearFacts(years))] };
  }

  function flagAt(tokens: readonly Token[], from: number): Span | undefined {
    const code = countryOfFlag(tokens[from]?.word ?? '');
    if (code === undefined) return undefined;
    const facts = new Map([[`country:${code}`, 1]]);
    return { from, to: from + 1, facets: [facet('origin', code, facts)] };
  }

  function markerAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let length = Math.min(5, tokens.length - from); length > 0; length -= 1) {
      const words = tokens.slice(from, from + length);
      const marker = words.slice(1).some(({ isAfterBreak }) => isAfterBreak)
        ? undefined
        : markerOf(wordsOf(words));
      if (marker) return { from, to: from + length, marker };
    }
    return undefined;
  }

  function entryAt(tokens: readonly Token[], from: number, isHinglish: boolean): Span | undefined {
    for (let length = Math.min(longestPhrase, tokens.length - from); length > 0; length -= 1) {
      const phrase = tokens.slice(from, from + length);
      const isFiller = length === 1 && !phrase.some(isContent);
      const entry = isFiller
        ? undefined
        : (entryOf(phrase) ??
          (isHinglish && phrase.every(isContent) ? entrySounding(phrase) : undefined));
      if (entry) return { from, to: from + length, facets: facetsOf(entry) };
    }
    return undefined;
  }

  function personAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let length = Math.min(4, tokens.length - from); length > 0; length -= 1) {
      const words = tokens.slice(from, from + length);
      const key = wordsOf(words);
      const person = index.people.get(key);
      if (person && (length > 1 || isContent(words[0])))
        return personSpan(from, from + length, [person]);
      const surname =
        length === 1 && isContent(words[0]) && !entryOf(words)
          ? index.surnames.get(key)
          : undefined;
      if (surname && key.length > 3 && (words[0]?.isName || !isCommon(key))) {
        return personSpan(from, from + 1, surname);
      }
    }
    return undefined;
  }

  /** "tom hank", "chris nolan": one word of the name is right. */
  function nearPersonAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let length = Math.min(4, tokens.length - from); length > 1; length -= 1) {
      const words = tokens.slice(from, from + length);
      if (words.slice(1).some(({ isAfterBreak }) => isAfterBreak)) continue;
      if (!isContent(words.at(-1)) || entryOf(words.slice(1))) continue;
      const person = nearPerson(words.map(({ word }) => word));
      if (person) return personSpan(from, from + length, [person]);
    }
    return undefined;
  }

  function nearPerson([first = '', ...others]: readonly string[]): Name | undefined {
    const rest = others.join('');
    const least = isCommon(others.at(-1) ?? '') ? 0.8 : 0.7;
    const misspelt = (peopleByFirstWord.get(first) ?? []).map((name) => ({
      name,
      score: similarity(rest, name.compact.slice(first.length), least),
    }));
    const shortened = (index.surnames.get(others.join(' ')) ?? []).map((name) => ({
      name,
      score: first.length > 2 && name.key.startsWith(first) ? 1 : 0,
    }));
    const [best] = [...misspelt, ...shortened]
      .filter(({ score }) => score > 0)
      .toSorted(
        (one, other) =>
          other.score - one.score || weightOf(other.name.matches) - weightOf(one.name.matches),
      );
    return best?.name;
  }

  /** Whether the word is used for other things too. */
  function isCommon(word: string): boolean {
    return index.mentions(word) > 5;
  }

  /** Of people with the same surname, the one of more films counts more. */
  function personSpan(from: number, to: number, people: readonly Name[]): Span {
    const most = Math.max(...people.map(({ matches }) => weightOf(matches)));
    const sorted = people.toSorted((one, other) => weightOf(other.matches) - weightOf(one.matches));
    const facts = new Map(
      sorted.map(({ key, matches }) => [`person:${key}`, weightOf(matches) / most]),
    );
    return { from, to, facets: [facet('person', sorted[0]?.name ?? '', facts)] };
  }

  function weightOf(matches: Matches): number {
    return [...matches].reduce(
      (sum, [place, degree]) => sum + degree * degree * (0.2 + fameOf(place)),
      0,
    );
  }

  function titleAt(tokens: readonly Token[], from: number, afterLike: boolean): Span | undefined {
    for (let length = Math.min(longestTitle, tokens.length - from); length > 0; length -= 1) {
      const words = tokens.slice(from, from + length);
      const to = from + length;
      const title = index.titles.get(wordsOf(words));
      if (!title) continue;
      const isAsked = afterLike || markerAt(tokens, to)?.marker === 'likeBefore';
      if (isAsked || isUnmistakable(words))
        return { from, to, title: title.matches, name: title.name };
    }
    return undefined;
  }

  /** After "like": "the god father", "lord of rings". */
  function nearTitleAt(
    tokens: readonly Token[],
    from: number,
    isHinglish: boolean,
  ): Span | undefined {
    for (let length = Math.min(longestTitle, tokens.length - from); length > 1; length -= 1) {
      const words = tokens.slice(from, from + length);
      if (words.slice(1).some(({ isAfterBreak }) => isAfterBreak)) continue;
      if (!isContent(words.at(-1)) || entryOf(words)) continue;
      const best = closest(words, titleNames, likeEnough, isHinglish);
      if (best) return { from, to: from + length, title: best.name.matches, name: best.name.name };
    }
    return undefined;
  }

  function isUnmistakable(words: readonly Token[]): boolean {
    if (words.length > 1 && words.every(({ isName }) => isName)) return true;
    const content = words.filter(isContent);
    if (content.length === 0) return false;
    if (content.length > 1) return !entryOf(words);
    const [only] = content;
    if (!only || entryOf([only])) return false;
    return only.isName || (only.word.length > 3 && index.mentions(only.word) < 4);
  }

  /** What an unknown word may be a misspelling of. */
  function closestAt(
    tokens: readonly Token[],
    from: number,
    afterLike: boolean,
    isHinglish: boolean,
  ): Span | undefined {
    const word = tokens[from]?.word ?? '';
    if (word.length < 4 || (index.mentions(word) > 0 && !afterLike)) return undefined;
    for (let length = Math.min(6, tokens.length - from); length > 0; length -= 1) {
      const run = tokens.slice(from, from + length);
      if (run.slice(1).some(({ isAfterBreak }) => isAfterBreak) || !isContent(run.at(-1))) continue;
      const least = length === 1 ? 0.83 : likeEnough;
      const person = closest(run, peopleNames, least, isHinglish);
      const title =
        length > 1 || afterLike || word.length > 6
          ? closest(run, titleNames, least, isHinglish)
          : undefined;
      const to = from + length;
      if (person && person.score >= (title?.score ?? 0)) return personSpan(from, to, [person.name]);
      if (title) return { from, to, title: title.name.matches, name: title.name.name };
      if (length === 1) {
        const surname = tokens[from - 1]?.isName ? undefined : closestWord(word, surnameKeys);
        const known = closestWord(
          word,
          // Short words are too alike, unless a letter is missing.
          knownWords.filter((key) => word.length > 5 || key.length > word.length),
          0.8,
        );
        if (known && known.score >= (surname?.score ?? 0)) {
          const entry = entryOf(tokensOf(known.key));
          if (entry) return { from, to, facets: facetsOf(entry) };
        }
        const people = surname && index.surnames.get(surname.key);
        if (people) return personSpan(from, to, people);
      }
    }
    return undefined;
  }

  return parse;
}

const knownWords = singleWords.map(([key]) => key);

const emojiLike = /\p{Extended_Pictographic}|\p{RI}/u;

function isTurn(marker: Marker | undefined): boolean {
  return marker !== undefined && !isJoin(marker) && marker !== 'neutral';
}

const nothing: ParsedQuery = {
  phrases: [],
  facets: [],
  titles: [],
  like: [],
  seen: [],
  isUnderstood: false,
};

const hinglish = new Set(
  'ki ka ke wali wala wale hai hain mein aur nahi jaisi jaisa chahiye dikhao batao koi kuch wo woh mujhe'.split(
    ' ',
  ),
);

const amount = /^(?:\d+|an?|half|one|two|three|four|una|dos|tres)$/;
const timeUnit = /^(?:hours?|minutes?|mins?|horas?|minutos?)$/;

/** "under two hours". The catalogue has no running times. */
function durationAt(tokens: readonly Token[], from: number): Span | undefined {
  const word = (index: number) => tokens[index]?.word ?? '';
  const start = /^(?:under|over|in|about|than)$/.test(word(from)) ? from + 1 : from;
  const isDuration = amount.test(word(start)) && timeUnit.test(word(start + 1));
  return isDuration ? { from, to: start + 2, isFiller: true } : undefined;
}

function titled(titles: readonly number[]): Omit<ParsedQuery, 'phrases'> {
  return { facets: [], titles, like: [], seen: [], isUnderstood: titles.length > 0 };
}

function isContent(token: Token | undefined): boolean {
  return token !== undefined && !fillerWords.has(token.word) && !isFilmWord(token.word);
}

function firstWordOf(words: string): string {
  return words.split(' ')[0] ?? '';
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

/** Words of another matter, outside of what is understood, and no film or genre. */
function isAboutSomethingElse(tokens: readonly Token[], spans: readonly Span[]): boolean {
  if (tokens.some(({ word }) => isFilmWord(word))) return false;
  if (spans.some(({ facets }) => facets?.some(({ kind }) => kind === 'genre'))) return false;
  return spans.some(
    ({ from, to, facets }) =>
      (!facets || to - from === 1) && isOtherMatter(tokens[from]?.word ?? ''),
  );
}

const ordinalWords: Readonly<Record<number, string>> = {
  1: 'first 1 i primera primero पहली पहला pehli pehla',
  2: 'second 2 ii two segunda segundo sequel दूसरी दूसरा दो doosri dusri',
  3: 'third 3 iii three tercera tercero तीसरी तीसरा teesri',
  4: 'fourth 4 iv four cuarta cuarto चौथी चौथा',
  5: 'fifth 5 v quinta quinto पांचवीं पाँचवीं',
  6: 'sixth 6 vi sexta sexto छठी',
  7: 'seventh 7 vii septima septimo सातवीं',
  8: 'eighth 8 viii octava octavo आठवीं',
  [-1]: 'last latest newest ultima ultimo आखिरी',
};
const ordinals: ReadonlyMap<string, number> = new Map(
  Object.entries(ordinalWords).flatMap(([place, words]) =>
    plainWords(words).map((word) => [word, Number(place)] as const),
  ),
);
const frame = new Set(
  plainWords(`all the one of part parts chapter episode vol volume film films movie movies series saga franchise trilogy that this called
    titled named watch a las los la el de del todas todos parte partes entrega pelicula peliculas peli pelis serie trilogia titulada llamada please
    फिल्म फिल्में मूवी भाग पार्ट सीरीज़ वाली वाले की के का सभी सारी तीनों दोनों नाम wali ki ke saari sari`),
);

/** The query without what frames a title: "all the … films", "la segunda de …". */
function withoutFrame(tokens: readonly Token[]): { core: readonly Token[]; ordinal?: number } {
  const whole = wordsOf(tokens);
  let from = 0;
  let to = tokens.length;
  let ordinal: number | undefined;
  const strip = (word: string) => {
    if (frame.has(word)) return true;
    if (!ordinals.has(word) || ordinal !== undefined || tokens.length === 1) return false;
    ordinal = ordinals.get(word);
    return true;
  };
  while (from < to && strip(tokens[from]?.word ?? '')) from += 1;
  while (to > from && strip(tokens[to - 1]?.word ?? '')) to -= 1;
  const core = tokens.slice(from, to);
  if (
    core.length === 0 ||
    (/^(?:the|a|el|la) /.test(whole) && to === tokens.length && from === 1)
  ) {
    return { core: tokens };
  }
  return ordinal === undefined ? { core } : { core, ordinal };
}

function facetsOf(entry: LexiconEntry): Facet[] {
  return entry.groups.map(({ terms, related }, group) => ({
    kind: group === 0 ? entry.kind : 'mood',
    name: entry.name,
    isExcluded: false,
    facts: new Map(terms.map((term, rank) => [factOf(term), rank === 0 ? 1 : 0.9])),
    related: new Map(related.map((term) => [factOf(term), 0.5])),
  }));
}

function factOf(term: string): string {
  return term.includes(':')
    ? term
    : `keyword:${tokensOf(term)
        .map((token) => token.stem)
        .join(' ')}`;
}

function facet(kind: Facet['kind'], name: string, facts: ReadonlyMap<string, number>): Facet {
  return { kind, name, isExcluded: false, facts, related: new Map() };
}

interface SpokenName {
  readonly name: Name;
  readonly sound: string;
}

/** Names by their first letter and by their first sound, as few people mistype these. */
interface NameTable {
  readonly spelt: ReadonlyMap<string, readonly Name[]>;
  readonly spoken: () => ReadonlyMap<string, readonly SpokenName[]>;
}

function tableOf(names: readonly Name[]): NameTable {
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

function grouped<T>(names: readonly T[], by: (name: T) => string) {
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
function closest(
  tokens: readonly Token[],
  names: NameTable,
  least: number,
  isHindi = false,
): Closest | undefined {
  const compact = tokens.map(({ word }) => word).join('');
  if (compact.length < 4) return undefined;
  const strict = compact.length < 7 ? Math.max(least, 0.8) : least;
  let best: Closest | undefined;
  for (const name of names.spelt.get(compact.slice(0, 1)) ?? []) {
    const score = similarity(compact, name.compact, strict);
    if (score > (best?.score ?? 0)) best = { name, score };
  }
  const sound = soundKey(compact);
  if ((!isHindi && !isDevanagari(compact)) || sound.length < 4) return best;
  for (const { name, sound: known } of names.spoken().get(sound.slice(0, 1)) ?? []) {
    const score = 0.97 * similarity(sound, known, Math.max(0.8, strict));
    if (score > (best?.score ?? 0)) best = { name, score };
  }
  return best;
}

/** The word that is spelt most alike: one letter may differ, two in a long one. */
function closestWord(word: string, known: readonly string[], leastOfShort = 1) {
  let best: { key: string; score: number } | undefined;
  const least = word.length < 6 ? leastOfShort : word.length < 10 ? 0.83 : 0.78;
  for (const key of known) {
    if (key[0] !== word[0]) continue;
    const score = similarity(word, key, least);
    if (score > (best?.score ?? 0)) best = { key, score };
  }
  return best;
}

/** Puts the spans together: what the query excludes, its examples, and what it asks for. */
function parsedQueryOf(
  query: string,
  tokens: readonly Token[],
  spans: readonly Span[],
): ParsedQuery {
  const facets: Facet[] = [];
  const like: number[] = [];
  const titles: number[] = [];
  const excluded = excludedSpans(tokens, spans);
  const isSentence = spans.some(
    (span) =>
      span.facets || span.marker === 'like' || span.marker === 'likeBefore' || span.isUnknown,
  );
  spans.forEach((span, at) => {
    const isExcluded = excluded.has(at);
    if (span.title) {
      const places = [...span.title.keys()];
      if (isExcluded) {
        facets.push({
          ...facet(
            'series',
            span.name ?? '',
            new Map([
              [`titled:${wordsOf(tokens.slice(span.from, span.to))}`, 1],
              [
                `keyword:${tokens
                  .slice(span.from, span.to)
                  .map((token) => token.stem)
                  .join(' ')}`,
                1,
              ],
            ]),
          ),
          isExcluded,
        });
      } else if (isSentence) like.push(...places);
      else titles.push(...places);
    }
    const meant = span.facets ?? [];
    for (const each of isExcluded ? meant.slice(0, 1) : meant) facets.push({ ...each, isExcluded });
    if (span.isUnknown) {
      const { word, stem: root } = tokens[span.from] ?? { word: '', stem: '' };
      facets.push({ ...facet('text', word, new Map([[`text:${root}`, 1]])), isExcluded });
    }
  });
  const merged = withJoinedYears(facets);
  return {
    phrases: phrasesIn(query, tokens, spans, excluded),
    facets: merged,
    titles,
    like,
    seen: [],
    isUnderstood: merged.length + titles.length + like.length > 0,
  };
}

/**
 * The spans that are excluded, each with its negation: those after "not" up to a turn, or the one
 * before "नहीं".
 */
function excludedSpans(
  tokens: readonly Token[],
  spans: readonly Span[],
): ReadonlyMap<number, number> {
  const excluded = new Map<number, number>();
  let negation = 0;
  let isNegated = false;
  let hasTaken = false;
  let gap = 0;
  let last: Span | undefined;
  spans.forEach((span, at) => {
    const before = spans[at - 1]?.marker;
    const says = span.facets !== undefined || span.title !== undefined || span.isUnknown === true;
    if (tokens[span.from]?.isAfterBreak && hasTaken) isNegated = false;
    if (span.marker === 'not') {
      const isHindiAfter = /^(?:के|ke)$/u.test(tokens[span.from - 1]?.word ?? '');
      if (!isHindiAfter) {
        isNegated = true;
        negation = at;
        hasTaken = false;
        gap = 0;
      }
    } else if (span.marker === 'notBefore') {
      for (let place = at - 1; place >= 0; place -= 1) {
        const other = spans[place];
        if (!other || other.marker === 'contrast' || other.marker === 'notBefore') break;
        if (other.facets || other.title || other.isUnknown) {
          excluded.set(place, at);
          if (!isJoin(spans[place - 1]?.marker)) break;
        }
      }
      isNegated = false;
    } else if (span.marker === 'contrast') isNegated = false;
    else if (
      says &&
      isNegated &&
      hasTaken &&
      before !== 'and' &&
      (gap > 0 || before === 'with' || isDescribed(span, last))
    ) {
      isNegated = false;
    } else if (says && isNegated) {
      excluded.set(at, negation);
      hasTaken = true;
      gap = 0;
      last = span;
    } else if (isNegated && span.marker === undefined) {
      gap += span.to - span.from;
      if (gap > 3 || (hasTaken && gap > 1)) isNegated = false;
    }
  });
  return excluded;
}

/** "Not scary horror" asks for horror. */
function isDescribed(span: Span, before: Span | undefined): boolean {
  const kind = span.facets?.[0]?.kind;
  const kindBefore = before?.facets?.[0]?.kind;
  if (kind === 'genre' || kind === 'audience') return kindBefore !== kind;
  const isThing = kind === 'subject' || kind === 'place';
  return isThing && (kindBefore === 'mood' || kindBefore === 'origin');
}

/** "30s or 40s" are one stretch of years. */
function withJoinedYears(facets: readonly Facet[]): Facet[] {
  const years = facets.filter(({ kind, isExcluded }) => kind === 'years' && !isExcluded);
  const [first] = years;
  if (!first || years.length < 2) return [...facets];
  const joined = {
    ...first,
    name: years.map(({ name }) => name).join(' or '),
    facts: new Map(years.flatMap(({ facts }) => [...facts])),
  };
  return [...facets.filter((each) => !years.includes(each)), joined];
}
