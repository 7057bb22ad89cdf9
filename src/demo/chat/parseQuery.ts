import { adjustedFacets, scaled } from './adjustedFacets';
import { ageAt } from './ages';
import { closest, closestWord } from './closestName';
import { countriesByName } from './countries';
import { excludedSpans } from './excludedSpans';
import { facet, facetsOf } from './facets';
import { isContent } from './fillerWords';
import { keyOf, type FilmIndex, type Name } from './filmIndex';
import { keywordsIn } from './keywords';
import { lexicon } from './lexicon';
import { markerAt } from './markerAt';
import { isCommand, isFilmWord, isJoin, isOffTopic, isThing, isTurn, isVague } from './markers';
import type { Facet, ParsedQuery, Span } from './parsedQuery';
import { peopleIn } from './people';
import {
  closeEntryOf,
  entryOf,
  entrySounding,
  isDevanagari,
  knownWords,
  maxPhraseWords,
  respelt,
} from './phrases';
import { phrasesIn } from './phrasesIn';
import { plainWords } from './plainWords';
import { relativeAt } from './relatives';
import { soundKey } from './soundKey';
import { stem } from './stem';
import { likeEnough, misspellsEntry, titlesIn } from './titles';
import {
  countryOfFlag,
  isBroken,
  isEmoji,
  soundsHinglish,
  isNumber,
  tokensOf,
  withoutAdverbs,
  wordsOf,
  type Token,
} from './tokens';
import { yearFacts, yearsAt } from './years';

const maxTokens = 60;
const maxTitleWords = 14;
const maxCountryWords = 3;

/** Parses queries with the titles, people and facts of the index. */
export function queryParser(index: FilmIndex): (query: string) => ParsedQuery {
  const {
    peopleNames,
    knownSurnames,
    personAt,
    hindiPersonAt,
    nearPersonAt,
    givenNameAt,
    nearGivenNameAt,
    isGivenName,
    personSpan,
  } = peopleIn(index);
  const countries = countriesByName(new Set(index.films.flatMap((film) => film.countries)));
  const { asksForTopic, withTopic, withTypedKeyword, keywordAt } = keywordsIn(index);
  const { titleNames, titleOf, partOfSeries, wholeTitle, franchiseOf, namedFilms, byFame } =
    titlesIn(index, peopleNames);

  function parse(query: string): ParsedQuery {
    const tokens = respelt(tokensOf(query).slice(0, maxTokens), isUnknownWord);
    if (isCommand(wordsOf(tokens))) return nothing;
    const asksForMaker = tokens.some((_, from) => makerAt(tokens, from));
    const isTopic = asksForTopic(tokens);
    const title = asksForMaker
      ? undefined
      : (partOfSeries(tokens) ?? (isTopic ? undefined : wholeTitle(tokens)));
    if (title) return { ...title, phrases: [{ said: query.trim(), rest: '' }] };
    const spans = spansOf(tokens);
    if (isOffTopicQuery(tokens, spans)) return nothing;
    const understood = parsedQueryOf(query, tokens, spans);
    const parsed = understood.isUnderstood
      ? understood
      : parsedQueryOf(query, tokens, withTopic(tokens, spans));
    if (!parsed.isUnderstood && asksForAny(tokens, spans))
      return { ...parsed, facets: acclaimed, isUnderstood: true, asksForAny: true };
    return parsed.titles.length > 0 ? parsed : { ...parsed, titles: namedFilms(tokens) };
  }

  function isUnknownWord(token: Token): boolean {
    const { word } = token;
    const isName = index.surnames.has(word) || index.people.has(word) || index.titles.has(word);
    return isContent(token) && index.mentions(word) === 0 && !isName && !entryOf([token]);
  }

  function spansOf(tokens: readonly Token[]): Span[] {
    const spans: Span[] = [];
    const isHinglish = soundsHinglish(tokens);
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
      title && markerAt(tokens, title.to)?.marker === 'likeBefore' ? title : undefined,
      ageAt(tokens, from),
      relativeAt(tokens, from),
      durationAt(tokens, from),
      yearsSpanAt(tokens, from),
      flagAt(tokens, from),
      tokens[from - 1]?.word === 'from' ? countryAt(tokens, from) : undefined,
      markerAt(tokens, from),
      makerAt(tokens, from),
      // "is oppenheimer any good": a film before the people of that surname.
      person && !isFullName ? title : undefined,
      person,
      entryAt(tokens, from, isHinglish),
      keywordAt(tokens, from),
      countryAt(tokens, from),
      title,
      hindiPersonAt(tokens, from),
      isFullName ? undefined : nearPersonAt(tokens, from),
      givenNameAt(tokens, from),
    ].filter((span) => span !== undefined);
    const longest = candidates.sort((one, other) => other.to - one.to)[0];
    if (longest) return longest;
    const token = tokens[from];
    const to = from + 1;
    if (!token || !isContent(token) || isEmoji(token.word) || isNumber(token.word))
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
    const period = `keyword:${stem(years.name)}`;
    const before = wordsOf(tokens.slice(0, from));
    const isDecade = years.name.endsWith('s') && index.matching(period).size > 0;
    return isDecade && isAboutPeriod.test(before)
      ? { from, to, facets: [facet('subject', years.name, new Map([[period, 1]]))] }
      : { from, to, facets: [facet('years', years.name, yearFacts(years))] };
  }

  function flagAt(tokens: readonly Token[], from: number): Span | undefined {
    const code = countryOfFlag(tokens[from]?.word ?? '');
    return code === undefined ? undefined : countrySpan(from, from + 1, code);
  }

  /** "thailand", "रूस": films of the country. */
  function countryAt(tokens: readonly Token[], from: number): Span | undefined {
    for (let to = Math.min(from + maxCountryWords, tokens.length); to > from; to -= 1) {
      const code = countries.get(wordsOf(tokens.slice(from, to)));
      if (code !== undefined) return countrySpan(from, to, code);
    }
    return undefined;
  }

  function countrySpan(from: number, to: number, code: string): Span {
    const facts = new Map([[`country:${code}`, 1]]);
    return { from, to, facets: [facet('origin', code, facts)] };
  }

  function entryAt(tokens: readonly Token[], from: number, isHinglish: boolean): Span | undefined {
    for (let length = Math.min(maxPhraseWords, tokens.length - from); length > 0; length -= 1) {
      const phrase = tokens.slice(from, from + length);
      const isFiller = length === 1 && !phrase.some(isContent);
      const entry =
        isFiller || isBroken(phrase) || beginsLater(tokens, from, length)
          ? undefined
          : (entryOf(phrase) ??
            entryOf(withoutAdverbs(phrase)) ??
            (isHinglish && phrase.every(isContent) && !givenNameAt(tokens, from)
              ? entrySounding(phrase)
              : undefined));
      if (entry)
        return { from, to: from + length, facets: withTypedKeyword(facetsOf(entry), phrase) };
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
      const isAsked = isAfterLike || markerAt(tokens, to)?.marker === 'likeBefore';
      const franchise = isAsked ? franchiseOf(tokens.slice(from, to)) : undefined;
      if (franchise) return { from, to, title: franchise.matches, name: franchise.name };
    }
    return undefined;
  }

  function titleAt(tokens: readonly Token[], from: number, isAfterLike: boolean): Span | undefined {
    for (let length = Math.min(maxTitleWords, tokens.length - from); length > 0; length -= 1) {
      const words = tokens.slice(from, from + length);
      const to = from + length;
      const title = titleOf(words);
      if (!title) continue;
      const isAsked =
        isAfterLike ||
        markerAt(tokens, to)?.marker === 'likeBefore' ||
        (from === 0 && but.test(tokens[to]?.word ?? ''));
      if (isAsked || isUnmistakable(words, title))
        return { from, to, title: title.matches, name: title.name };
    }
    return undefined;
  }

  /** "the director of Parasite", "Dangal ke director": the person. */
  function makerAt(tokens: readonly Token[], from: number): Span | undefined {
    const said = makerOf.exec(wordsOf(tokens.slice(from, from + 6)))?.[0];
    if (said === undefined && !tokens.some(({ word }) => directorWord.test(word))) return undefined;
    const start = from + (said?.trim().split(' ').length ?? 0);
    for (let length = Math.min(maxTitleWords, tokens.length - start); length > 0; length -= 1) {
      const end = start + length;
      const after = ofMaker.exec(wordsOf(tokens.slice(end, end + 2)))?.[0];
      const title =
        (said ?? after) === undefined ? undefined : titleOf(tokens.slice(start, end))?.matches;
      const [film] = title ? byFame(title, title) : [];
      const makers = (index.films[film ?? -1]?.directors ?? []).flatMap(
        (name) => index.people.get(keyOf(name)) ?? [],
      );
      if (makers.length > 0) return personSpan(from, after === undefined ? end : end + 2, makers);
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
      if (isBroken(words)) continue;
      if (!isContent(words.at(-1)) || entryOf(words)) continue;
      const best = closest(words, titleNames, likeEnough, isHinglish);
      if (best) return { from, to: from + length, title: best.name.matches, name: best.name.name };
    }
    return undefined;
  }

  function isUnmistakable(words: readonly Token[], { name }: Name): boolean {
    if (words.length > 1 && words.every(({ isName }) => isName)) return true;
    const content = words.filter(isContent);
    if (content.length === 0) return false;
    if (content.length > 1) return !entryOf(words);
    const [only] = content;
    if (!only || entryOf([only])) return false;
    // A translated title may be an ordinary word: "tierra".
    const isOwnTitle = !index.titles.has(only.word) || keyOf(name).split(' ').includes(only.word);
    return only.isName || (only.word.length > 3 && isOwnTitle && index.mentions(only.word) < 4);
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
      if (isBroken(run) || !isContent(run.at(-1))) continue;
      // "हीरो की दूसरी"
      if (isDevanagari(word) && !run.every(isContent)) continue;
      const minSimilarity = length === 1 ? 0.83 : likeEnough;
      const person = closest(run, peopleNames, minSimilarity, isHinglish);
      const title =
        length > 1 || isAfterLike || word.length > 6
          ? closest(run, titleNames, minSimilarity, isHinglish)
          : undefined;
      const to = from + length;
      if (person && person.score >= (title?.score ?? 0)) return personSpan(from, to, [person.name]);
      if (title && (isAfterLike || !misspellsEntry(run, title.name)))
        return { from, to, title: title.name.matches, name: title.name.name };
      if (length === 1) {
        const isOther =
          index.mentions(word) > 0 || tokens[from - 1]?.isName || isGivenName(tokens, from - 1);
        const surname = isOther ? undefined : closestWord(word, knownSurnames);
        const known = closestWord(
          word,
          knownWords.filter((key) => word.length > 5 || isShortened(word, key)),
          0.8,
        );
        if (known && known.score >= (surname?.score ?? 0)) {
          const entry = entryOf(tokensOf(known.key));
          if (entry) return { from, to, facets: facetsOf(entry) };
        }
        const people = surname && index.surnames.get(surname.key);
        if (people) return personSpan(from, to, people);
        // "catt", "horrormovies"
        const single = entryOf(tokensOf(word.replace(/([a-z])\1$|(?:movie|film)s?$/, '$1')));
        if (single) return { from, to, facets: facetsOf(single) };
        const sounding = soundKey(word).length > 3 ? entrySounding(run) : undefined;
        if (sounding) return { from, to, facets: facetsOf(sounding) };
        return nearGivenNameAt(tokens, from, isHinglish);
      }
    }
    return undefined;
  }

  return parse;
}

/**
 * In "a good time travel film", "time travel" shares a word with "good time", and says more. So does
 * "sick of" in "I'm sick of romance".
 */
function beginsLater(tokens: readonly Token[], from: number, length: number): boolean {
  const last = from + length - 1;
  return (
    length > 1 &&
    !isContent(tokens[from]) &&
    last + 1 < tokens.length &&
    (closeEntryOf(tokens.slice(last, last + 2)) !== undefined ||
      (markerAt(tokens, last)?.to ?? 0) > last + 1)
  );
}

/** Short words are too alike, unless a letter is missing; of four, a vowel or a double: "drma", "funy". */
function isShortened(word: string, key: string): boolean {
  if (word.length > 4 || /[^aeiou]{3}/.test(word)) return key.length > word.length;
  return key.replace(/(.)\1/, '$1') === word;
}

const nothing: ParsedQuery = {
  phrases: [],
  facets: [],
  titles: [],
  like: [],
  seen: [],
  isUnderstood: false,
};

const acclaimed = lexicon.filter(({ name }) => name === 'acclaimed').flatMap(facetsOf);

const makerOf =
  /^(?:(?:the|el|la|los|del) )?(?:(?:same|mismo|misma) )?(?:(?:director|maker|creator)s? (?:of|as|behind)|(?:director|guy|man|woman|people)s? (?:who|that) (?:made|did|directed)|(?:director(?:a|es)?|creador(?:a|es)?) (?:de|que (?:hizo|dirigio)|que)) (?=.)/;
const directorWord = /^(?:निर्देशक|डायरेक्टर|director)$/u;
const ofMaker = /^(?:के|ke) (?:निर्देशक|डायरेक्टर|director)$/u;

/** After a title at the start: "The Godfather but funny". */
const but = /^(?:but|pero|लेकिन|मगर|lekin|magar)$/u;

/** Before "the 80s": a film about them, not from them. */
const isAboutPeriod =
  /(?:^| )(?:about|sobre|(?:set|takes? place|happens?) in|(?:ambientad[ao]s?|transcurren?|pasan?) en)(?: (?:the|los|anos|la|decada|de))*$/;

const amount = '(?:\\d+|an?|half|one|two|three|four|una|dos|tres)';
const timeUnit = '(?:hours?|minutes?|mins?|horas?|minutos?)';
const duration = new RegExp(
  `^(?:(?:under|over|in|about|than|de) )?(?:${amount} ${timeUnit}|hora(?= y media))(?: and a half| y media)?(?= |$)`,
);

/** "under two hours", "hora y media". The catalogue has no running times. */
function durationAt(tokens: readonly Token[], from: number): Span | undefined {
  const said = duration.exec(wordsOf(tokens.slice(from, from + 6)))?.[0];
  return said === undefined
    ? undefined
    : { from, to: from + said.split(' ').length, isFiller: true };
}

/** "Good movies", "with friends", "90 minutes or less": nothing says which film. */
function asksForAny(tokens: readonly Token[], spans: readonly Span[]): boolean {
  const isAsked = ({ word }: Token) => isFilmWord(word) || isVague(word);
  const isDuration = ({ from, to, isFiller }: Span) => isFiller === true && to - from > 1;
  const saysNothing = (span: Span) =>
    span.marker !== undefined ||
    isDuration(span) ||
    tokens.slice(span.from, span.to).every((token) => isAsked(token) || !isContent(token));
  const isAside = ({ marker }: Span) => marker === 'neutral';
  const isAsking = tokens.some(isAsked) || spans.some((span) => isDuration(span) || isAside(span));
  return isAsking && spans.every(saysNothing);
}

/** Off-topic words outside of what is understood, and no film or genre. */
function isOffTopicQuery(tokens: readonly Token[], spans: readonly Span[]): boolean {
  if (tokens.some(({ word }) => isFilmWord(word))) return false;
  const kinds = new Set(spans.flatMap(({ facets }) => facets?.map(({ kind }) => kind) ?? []));
  if (kinds.has('genre')) return false;
  const isPlot = kinds.has('subject') || kinds.has('mood');
  return spans.some(({ from, to, facets }) => {
    const word = tokens[from]?.word ?? '';
    return (!facets || to - from === 1) && isOffTopic(word) && !(isPlot && isThing(word));
  });
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
    const before = tokens[span.from - 1]?.word ?? '';
    const isLess = less.has(before) && meant[0]?.kind === 'mood';
    const isMild = isExcluded && (isLess || degrees.has(before));
    for (const each of isExcluded ? meant.slice(0, 1) : meant) {
      const mild = isMild ? { facts: scaled(each.facts, mildly), related: noFacts } : {};
      facets.push({ ...each, isExcluded, ...mild });
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
    hasComparison: spans.some(({ marker }) => isTurn(marker)),
  };
}

/** "Not too bloody" ranks films down and drops none. */
const degrees = new Set(
  plainWords(
    'too very so much that super muy tan mucho mucha demasiado demasiada ज़्यादा बहुत zyada bahut',
  ),
);
/** Before a mood. "Menos terror" is no horror at all. */
const less = new Set(['less', 'menos']);
const mildly = 0.5;
const noFacts: Facet['related'] = new Map();

/** The films that were named, and others of the same name. */
function seriesFacet(words: readonly Token[], { title, name = '' }: Span): Facet {
  const facts = [
    ...[...(title?.keys() ?? [])].map((place) => `film:${place}`),
    `titled:${wordsOf(words)}`,
    `keyword:${words.map((token) => token.stem).join(' ')}`,
  ];
  return facet('series', name, new Map(facts.map((fact) => [fact, 1])));
}
