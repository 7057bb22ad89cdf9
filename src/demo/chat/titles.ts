import { closest, closestWord, tableOf, type NameTable } from './closestName';
import { ageAt } from './ages';
import { facetsOf } from './facets';
import { isContent } from './fillerWords';
import type { FilmIndex, Matches, Name } from './filmIndex';
import { franchiseNames } from './lexicon';
import { markerAt } from './markerAt';
import { isTurn } from './markers';
import type { ParsedQuery } from './parsedQuery';
import { closeEntryOf, entryOf, knownWords } from './phrases';
import { plainWords } from './plainWords';
import { stem } from './stem';
import { isNumber, isEmoji, soundsHinglish, wordsOf, type Token } from './tokens';
import { firstYear, thisYear, yearsAt } from './years';

/** From this similarity on a name is meant. */
export const likeEnough = 0.78;

type Titled = Omit<ParsedQuery, 'phrases'>;

/** Finds titles of the index in queries. */
export function titlesIn(index: FilmIndex, peopleNames: NameTable) {
  const titleNames = tableOf(
    [...index.titles.values()].filter(({ compact }) => compact.length > 3),
  );
  const titleWords = [...new Set([...index.titles.keys()].flatMap((key) => key.split(' ')))].filter(
    (word) => word.length > 3,
  );

  /** "the second avengers", "the last harry potter". */
  function partOfSeries(tokens: readonly Token[]): Titled | undefined {
    const { core: said, ordinal } = withoutFrame(tokens);
    if (ordinal === undefined || said.length === 0) return undefined;
    const core = said.map(asInTitles);
    const key = wordsOf(core);
    const series = index.titled(key);
    const numbered = titleOf(tokens);
    if (numbered) return titled(byFame(numbered.matches, series));
    const franchise = franchiseOf(core);
    if (!franchise && (entryOf(core) ?? entryOf(tokens))) return undefined;
    const named = [...series.keys()].filter(
      (place) => (series.get(place) ?? 0) > 0.15 && index.beginsWith(place, key),
    );
    const parts = named.length > 1 ? named : [...(franchise?.matches.keys() ?? [])];
    const ordered = parts.toSorted((one, other) => yearOf(one) - yearOf(other));
    const wanted = ordered[ordinal === -1 ? ordered.length - 1 : ordinal - 1];
    return ordered.length > 1 && wanted !== undefined ? titled([wanted, ...ordered]) : undefined;
  }

  /** A query that is a title, or a part of one, and little else. */
  function wholeTitle(tokens: readonly Token[]): Titled | undefined {
    const dated = titleWithYear(tokens);
    if (dated) return dated;
    const { core, ordinal } = withoutFrame(tokens);
    if (core.length === 0 || core.some(({ word }) => isEmoji(word))) return undefined;
    const key = wordsOf(core);
    const series = index.titled(key);
    const known = entryOf(core) ?? entryOf(tokens);
    const exact = (titleOf(tokens) ?? titleOf(core) ?? titleJoined(core))?.matches;
    const isNumbered = ordinal !== undefined && !entryOf(tokens);
    const isTopic = known?.kind === 'subject' && known.name === key && core.length > 1;
    if (exact && (!known || isNumbered || isTopic)) {
      return titled(byFame(exact, series));
    }
    if (known || ageAt(tokens, 0)?.to === tokens.length || isAgeOfFilms(tokens, core))
      return undefined;
    if (series.size > 0 && core.some(isContent) && (core.length > 1 || series.size < 12)) {
      if (!index.people.has(key) && !(core.length === 1 && index.surnames.has(key)))
        return titled(byFame(series, series));
    }
    if (index.people.has(wordsOf(trimmed(core))) || isPhrase(core)) return undefined;
    // A number is an ordinal, or a word of the title: "3 idiot".
    const words = isNumber(tokens[0]?.word ?? '') ? tokens : core;
    const isTurnAt = (from: number) => isTurn(markerAt(words, from)?.marker);
    const said = words.filter((token, from) => isContent(token) || isTurnAt(from));
    const turns = words.filter((_, from) => isTurnAt(from));
    // "I don't want to cry" is not part of "Boys Don't Cry".
    if (said.length - turns.length > 1) {
      const inOrder = index.titledInOrder(said.map((token) => token.stem));
      if (inOrder.size > 0) return titled(byFame(inOrder, inOrder));
    }
    const isUnderstood = core.every(
      (token) => !isContent(token) || entryOf([token]) || index.surnames.has(token.word),
    );
    if (isUnderstood) return undefined;
    const isHinglish = soundsHinglish(tokens);
    const near = (words: readonly Token[]) =>
      closest(words, titleNames, turns.length > 0 ? 0.95 : likeEnough, isHinglish);
    const best = near(core) ?? near(tokens);
    const person = closest(core, peopleNames, likeEnough, isHinglish);
    if (best && !misspellsEntry(core, best.name) && (!person || best.score >= person.score)) {
      return titled(byFame(best.name.matches, index.titled(best.name.key)));
    }
    const respelt = said.map(asInTitles);
    const found =
      said.length > 1 && respelt.some((token, at) => token !== said[at])
        ? index.titledInOrder(respelt.map((token) => token.stem))
        : undefined;
    return found && found.size > 0 ? titled(byFame(found, found)) : undefined;
  }

  /** The films of a franchise of the lexicon. */
  function franchiseOf(words: readonly Token[]): Pick<Name, 'name' | 'matches'> | undefined {
    const entry = entryOf(words);
    if (!entry || !franchiseNames.has(entry.name)) return undefined;
    const films = facetsOf(entry)
      .flatMap(({ facts }) => [...facts.keys()])
      .flatMap((fact) => [...index.matching(fact)])
      .filter(([, degree]) => degree > 0.5);
    return { name: entry.name, matches: new Map(films) };
  }

  /** "harry poter and the prisoner": a word is misspelt in a part of a title. */
  function asInTitles(token: Token): Token {
    const { word } = token;
    if (word.length < 4 || index.mentions(word) > 0 || entryOf([token])) return token;
    const near = closestWord(word, titleWords, 0.8);
    const known = closestWord(word, knownWords, 0.8);
    return near && near.score > (known?.score ?? 0)
      ? { ...token, word: near.key, stem: stem(near.key) }
      : token;
  }

  /** "Dune 1984", "Jaws (1975)". */
  function titleWithYear(tokens: readonly Token[]): Titled | undefined {
    const year = Number(tokens.at(-1)?.word);
    if (!(year > firstYear && year <= thisYear) || titleOf(tokens)) return undefined;
    const words = tokens.slice(0, -1);
    const titles = wholeTitle(words)?.titles ?? namedFilms(words);
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

  /** "the god father": the title without its spaces. */
  function titleJoined(words: readonly Token[]): Name | undefined {
    const whole = words.map(({ word }) => word).join('');
    return titleNames.spelt.get(whole.charAt(0))?.find(({ compact }) => compact === whole);
  }

  /** The films with exactly this title, which may mean something else too: "roma", "drive". */
  function namedFilms(tokens: readonly Token[]): readonly number[] {
    const matches = titleOf(tokens)?.matches;
    return matches ? byFame(matches, matches) : [];
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

  return { titleNames, titleOf, partOfSeries, wholeTitle, franchiseOf, namedFilms, byFame };
}

function titled(titles: readonly number[]): Titled {
  return { facets: [], titles, like: [], seen: [], isUnderstood: titles.length > 0 };
}

const ordinalWords: Readonly<Record<number, string>> = {
  1: 'first 1 i primera primero पहली पहला pehli pehla',
  2: 'second 2 ii two segunda segundo sequel दूसरी दूसरा दो doosri dusri',
  3: 'third 3 iii three tercera tercero तीसरी तीसरा teesri',
  4: 'fourth 4 iv four cuarta cuarto चौथी चौथा',
  5: 'fifth 5 v quinta quinto पांचवीं',
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
  plainWords(`all the one of part parts chapter episode vol volume film films movie movies series saga franchise trilogy sequel sequels that this called
    titled named watch a las los la el de del todas todos parte partes entrega pelicula peliculas peli pelis serie trilogia secuela secuelas titulada llamada please
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

/** Without the fillers at both ends: "best of guillermo del toro". */
function trimmed(words: readonly Token[]): readonly Token[] {
  return words.slice(words.findIndex(isContent), words.findLastIndex(isContent) + 1);
}

/** "haloween": what may be the title is a word of the lexicon too. */
export function misspellsEntry(words: readonly Token[], { key }: Name): boolean {
  const [only, ...others] = words;
  return (
    only !== undefined && others.length === 0 && closestWord(only.word, knownWords)?.key === key
  );
}

/** A phrase of the lexicon and fillers: "where no one dies". */
function isPhrase(words: readonly Token[]): boolean {
  return words.some((_, from) =>
    words.some((__, to) => {
      const isRest = [...words.slice(0, from), ...words.slice(to + 1)].every(
        (token) => !isContent(token),
      );
      return to > from && isRest && closeEntryOf(words.slice(from, to + 1)) !== undefined;
    }),
  );
}

/** "new" or "de los ochenta", but not "2001". */
function isAgeOfFilms(tokens: readonly Token[], core: readonly Token[]): boolean {
  const years = yearsAt(
    tokens,
    tokens.findIndex((token) => token === core[0]),
  );
  return !isNumber(wordsOf(core)) && years?.length === core.length;
}
