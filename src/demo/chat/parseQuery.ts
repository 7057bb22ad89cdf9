import { adjustedFacets, scaled } from './adjustedFacets';
import { ageAt } from './ages';
import { closest, closestWord, tableOf } from './closestName';
import { excludedSpans } from './excludedSpans';
import { facet, facetsOf } from './facets';
import { isContent } from './fillerWords';
import type { FilmIndex, Matches, Name } from './filmIndex';
import { franchiseNames } from './lexicon';
import { isCommand, isFilmWord, isJoin, isOffTopic, markerOf, type Marker } from './markers';
import type { Facet, ParsedQuery, Span } from './parsedQuery';
import { peopleIn } from './people';
import { entryOf, entrySounding, maxPhraseWords, singleWords } from './phrases';
import { phrasesIn } from './phrasesIn';
import { plainWords } from './plainWords';
import { relativeAt } from './relatives';
import { countryOfFlag, tokensOf, wordsOf, type Token } from './tokens';
import { firstYear, thisYear, yearFacts, yearsAt } from './years';

const maxTokens = 60;
const maxTitleWords = 10;
const likeEnough = 0.78;

/** Parses queries with the titles, people and facts of the index. */
export function queryParser(index: FilmIndex): (query: string) => ParsedQuery {
  const titleNames = tableOf(
    [...index.titles.values()].filter(({ compact }) => compact.length > 3),
  );
  const {
    peopleNames,
    personAt,
    hindiPersonAt,
    nearPersonAt,
    givenNameAt,
    nearGivenNameAt,
    isGivenName,
    personSpan,
  } = peopleIn(index);
  const surnameKeys = [...index.surnames.keys()].filter((word) => word.length > 4);

  function parse(query: string): ParsedQuery {
    const tokens = tokensOf(query).slice(0, maxTokens);
    if (isCommand(wordsOf(tokens))) return nothing;
    const title = wholeTitle(tokens);
    if (title) return { ...title, phrases: [{ said: query.trim(), rest: '' }] };
    const spans = spansOf(tokens);
    return isOffTopicQuery(tokens, spans) ? nothing : parsedQueryOf(query, tokens, spans);
  }

  /** A query that is a title, or a part of one, and little else. */
  function wholeTitle(tokens: readonly Token[]): Omit<ParsedQuery, 'phrases'> | undefined {
    const dated = titleWithYear(tokens);
    if (dated) return dated;
    const { core, ordinal } = withoutFrame(tokens);
    if (core.length === 0 || core.some(({ word }) => emojiLike.test(word))) return undefined;
    const key = wordsOf(core);
    const series = index.titled(key);
    const known = entryOf(core);
    const numbered = ordinal === undefined ? undefined : titleOf(tokens);
    if (numbered) return titled(byFame(numbered.matches, series));
    if (ordinal !== undefined && series.size > 1) {
      const ordered = [...series.keys()]
        .filter((place) => (series.get(place) ?? 0) > 0.15 && index.beginsWith(place, key))
        .sort((one, other) => yearOf(one) - yearOf(other));
      const wanted = ordered[ordinal === -1 ? ordered.length - 1 : ordinal - 1];
      if (wanted !== undefined) return titled([wanted, ...ordered]);
    }
    const exact = titleOf(core)?.matches;
    if (exact && (!known || (known.kind === 'subject' && known.name === key && core.length > 1))) {
      return titled(byFame(exact, series));
    }
    if (known || ageAt(tokens, 0)?.to === tokens.length) return undefined;
    if (series.size > 0 && core.some(isContent) && (core.length > 1 || series.size < 12)) {
      if (!index.people.has(key) && !(core.length === 1 && index.surnames.has(key)))
        return titled(byFame(series, series));
    }
    if (index.people.has(key)) return undefined;
    // A number is an ordinal, or a word of the title: "3 idiot".
    const words = digits.test(tokens[0]?.word ?? '') ? tokens : core;
    const said = words.filter(
      (token, from) => isContent(token) || isTurn(markerAt(words, from)?.marker),
    );
    if (said.length > 1) {
      const inOrder = index.titledInOrder(said.map((token) => token.stem));
      if (inOrder.size > 0) return titled(byFame(inOrder, inOrder));
    }
    const isUnderstood = core.every(
      (token) => !isContent(token) || entryOf([token]) || index.surnames.has(token.word),
    );
    if (isUnderstood && key.length < 14) return undefined;
    const isTurned = core.some((_, from) => isTurn(markerAt(core, from)?.marker));
    const isHinglish = tokens.some(({ word }) => hinglish.has(word));
    const best = closest(core, titleNames, isTurned ? 0.95 : likeEnough, isHinglish);
    const person = closest(core, peopleNames, likeEnough, isHinglish);
    if (best && (!person || best.score >= person.score)) {
      return titled(byFame(best.name.matches, index.titled(best.name.key)));
    }
    return undefined;
  }

  /** "Dune 1984", "Jaws (1975)". */
  function titleWithYear(tokens: readonly Token[]): Omit<ParsedQuery, 'phrases'> | undefined {
    const year = Number(tokens.at(-1)?.word);
    if (!(year > firstYear && year <= thisYear) || titleOf(tokens)) return undefined;
    const words = tokens.slice(0, -1);
    const titles = wholeTitle(words)?.titles ?? [];
    const meant = titles.filter((place) => yearOf(place) === year);
    const isKnown = meant.length > 0 || (titles.length > 0 && titleOf(words) !== undefined);
    return isKnown ? titled([...new Set([...meant, ...titles])]) : undefined;
  }

  function titleOf(words: readonly Token[]): Name | undefined {
    const key = wordsOf(words);
    return (
      index.titles.get(key) ?? (index.mentions(key) === 0 ? index.initials.get(key) : undefined)
    );
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
    let isAfterLike = false;
    for (let from = 0; from < tokens.length;) {
      const span = spanAt(tokens, from, isAfterLike, isHinglish);
      spans.push(span);
      if (span.marker === 'like') isAfterLike = true;
      else if (!isJoin(span.marker) && !span.title && !span.isFiller) isAfterLike = false;
      from = span.to;
    }
    return spans;
  }

  function spanAt(
    tokens: readonly Token[],
    from: number,
    isAfterLike: boolean,
    isHinglish: boolean,
  ): Span {
    const title = titleAt(tokens, from, isAfterLike);
    const person = personAt(tokens, from);
    const isFullName = person !== undefined && person.to - from > 1;
    const candidates = [
      franchiseAt(tokens, from, isAfterLike),
      isAfterLike ? (title ?? nearTitleAt(tokens, from, isHinglish)) : undefined,
      ageAt(tokens, from),
      relativeAt(tokens, from),
      durationAt(tokens, from),
      yearsSpanAt(tokens, from),
      flagAt(tokens, from),
      markerAt(tokens, from),
      person,
      entryAt(tokens, from, isHinglish),
      title,
      hindiPersonAt(tokens, from),
      isFullName ? undefined : nearPersonAt(tokens, from),
      givenNameAt(tokens, from),
    ].filter((span) => span !== undefined);
    const longest = candidates.sort((one, other) => other.to - one.to)[0];
    if (longest) return longest;
    const token = tokens[from];
    const to = from + 1;
    if (!token || !isContent(token) || emojiLike.test(token.word) || digits.test(token.word))
      return { from, to, isFiller: true };
    const close = closestAt(tokens, from, isAfterLike, isHinglish);
    if (close) return close;
    return index.mentioning(token.word).size > 0
      ? { from, to, isUnknown: true }
      : { from, to, isFiller: true };
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
    for (let length = Math.min(maxPhraseWords, tokens.length - from); length > 0; length -= 1) {
      const phrase = tokens.slice(from, from + length);
      const isFiller = length === 1 && !phrase.some(isContent);
      const entry = isFiller
        ? undefined
        : (entryOf(phrase) ??
          (isHinglish && phrase.every(isContent) && !givenNameAt(tokens, from)
            ? entrySounding(phrase)
            : undefined));
      if (entry) return { from, to: from + length, facets: facetsOf(entry) };
    }
    return undefined;
  }

  /** "like Harry Potter" */
  function franchiseAt(
    tokens: readonly Token[],
    from: number,
    isAfterLike: boolean,
  ): Span | undefined {
    for (let length = Math.min(maxPhraseWords, tokens.length - from); length > 0; length -= 1) {
      const to = from + length;
      const entry = entryOf(tokens.slice(from, to));
      const isAsked = isAfterLike || markerAt(tokens, to)?.marker === 'likeBefore';
      if (!entry || !isAsked || !franchiseNames.has(entry.name)) continue;
      const films = facetsOf(entry)
        .flatMap(({ facts }) => [...facts.keys()])
        .flatMap((fact) => [...index.matching(fact)])
        .filter(([, degree]) => degree > 0.5);
      return { from, to, title: new Map(films), name: entry.name };
    }
    return undefined;
  }

  function titleAt(tokens: readonly Token[], from: number, isAfterLike: boolean): Span | undefined {
    for (let length = Math.min(maxTitleWords, tokens.length - from); length > 0; length -= 1) {
      const words = tokens.slice(from, from + length);
      const to = from + length;
      const title = titleOf(words);
      if (!title) continue;
      const isAsked = isAfterLike || markerAt(tokens, to)?.marker === 'likeBefore';
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
    for (let length = Math.min(maxTitleWords, tokens.length - from); length > 1; length -= 1) {
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
    isAfterLike: boolean,
    isHinglish: boolean,
  ): Span | undefined {
    const word = tokens[from]?.word ?? '';
    if (word.length < 4 || (index.mentions(word) > 0 && !isAfterLike)) return undefined;
    for (let length = Math.min(6, tokens.length - from); length > 0; length -= 1) {
      const run = tokens.slice(from, from + length);
      if (run.slice(1).some(({ isAfterBreak }) => isAfterBreak) || !isContent(run.at(-1))) continue;
      const minSimilarity = length === 1 ? 0.83 : likeEnough;
      const person = closest(run, peopleNames, minSimilarity, isHinglish);
      const title =
        length > 1 || isAfterLike || word.length > 6
          ? closest(run, titleNames, minSimilarity, isHinglish)
          : undefined;
      const to = from + length;
      if (person && person.score >= (title?.score ?? 0)) return personSpan(from, to, [person.name]);
      if (title) return { from, to, title: title.name.matches, name: title.name.name };
      if (length === 1) {
        const isOther = tokens[from - 1]?.isName || isGivenName(tokens, from - 1);
        const surname = isOther ? undefined : closestWord(word, surnameKeys);
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
        return nearGivenNameAt(tokens, from, isHinglish);
      }
    }
    return undefined;
  }

  return parse;
}

const knownWords = singleWords.map(([key]) => key);

const digits = /^\d+$/;

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

/** Off-topic words outside of what is understood, and no film or genre. */
function isOffTopicQuery(tokens: readonly Token[], spans: readonly Span[]): boolean {
  if (tokens.some(({ word }) => isFilmWord(word))) return false;
  if (spans.some(({ facets }) => facets?.some(({ kind }) => kind === 'genre'))) return false;
  return spans.some(
    ({ from, to, facets }) => (!facets || to - from === 1) && isOffTopic(tokens[from]?.word ?? ''),
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
        facets.push({ ...seriesFacet(tokens.slice(span.from, span.to), span), isExcluded });
      } else if (isSentence) like.push(...places);
      else titles.push(...places);
    }
    const meant = span.facets ?? [];
    const isMild = isExcluded && degrees.has(tokens[span.from - 1]?.word ?? '');
    for (const each of isExcluded ? meant.slice(0, 1) : meant) {
      const facts = isMild ? scaled(each.facts, mildly) : each.facts;
      facets.push({ ...each, isExcluded, facts });
    }
    if (span.isUnknown) {
      const { word, stem: root } = tokens[span.from] ?? { word: '', stem: '' };
      facets.push({ ...facet('text', word, new Map([[`text:${root}`, 1]])), isExcluded });
    }
  });
  const merged = adjustedFacets(facets, titles.length + like.length > 0);
  return {
    phrases: phrasesIn(query, tokens, spans, excluded),
    facets: merged,
    titles,
    like,
    seen: [],
    isUnderstood: merged.length + titles.length + like.length > 0,
  };
}

/** "Not too bloody" ranks films down and drops none. */
const degrees = new Set(plainWords('too very so muy tan demasiado ज़्यादा बहुत zyada bahut'));
const mildly = 0.5;

/** The films that were named, and others of the same name. */
function seriesFacet(words: readonly Token[], { title, name = '' }: Span): Facet {
  const facts = [
    ...[...(title?.keys() ?? [])].map((place) => `film:${place}`),
    `titled:${wordsOf(words)}`,
    `keyword:${words.map((token) => token.stem).join(' ')}`,
  ];
  return facet('series', name, new Map(facts.map((fact) => [fact, 1])));
}
