import MiniSearch from 'minisearch';
import type { Film } from '../movies/Film';
import { plainWords } from './plainWords';
import { soundKey } from './soundKey';
import { stem } from './stem';

/** How well films match, from 0 to 1, by their place in the catalogue. */
export type Matches = ReadonlyMap<number, number>;

/** A name under which films are known: a title, or a person. */
export interface Name {
  readonly key: string;
  readonly compact: string;
  readonly sound: string;
  /** The name as the catalogue writes it. */
  readonly name: string;
  readonly matches: Map<number, number>;
}

export interface FilmIndex {
  readonly films: readonly Film[];
  /** The films that this fact holds for, such as `genre:27`, `keyword:heist` or `year:1994`. */
  readonly matching: (fact: string) => Matches;
  /** The films in whose texts this word stands. */
  readonly mentioning: (word: string) => Matches;
  /** The films in whose titles these words stand side by side. */
  readonly titled: (words: string) => Matches;
  readonly titles: ReadonlyMap<string, Name>;
  readonly people: ReadonlyMap<string, Name>;
  /** People by the last word of their name. */
  readonly surnames: ReadonlyMap<string, readonly Name[]>;
}

const nothing: Matches = new Map();
const articles = /^(?:the|an?|el|la|los|las|un|una|le|les|il|der|das|die|द) (?=.)/u;
const longestPhrase = 4;
const textBoost = { keywords: 3, title: 2, overview: 1 };

/** What is known of each film, the other way round. */
export function filmIndex(films: readonly Film[]): FilmIndex {
  const facts = new Map<string, Map<number, number>>();
  const titlePhrases = new Map<string, Map<number, number>>();
  const titles = new Map<string, Name>();
  const people = new Map<string, Name>();

  films.forEach((film, place) => {
    const hold = (fact: string, degree = 1) => raise(facts, fact, place, degree);
    film.genre_ids.forEach((id, rank) => hold(`genre:${id}`, [1, 0.8, 0.65][rank] ?? 0.5));
    film.countries.forEach((code, rank) => hold(`country:${code}`, rank === 0 ? 1 : 0.45));
    hold(`lang:${film.original_language}`);
    hold(`year:${film.release_date.slice(0, 4)}`);
    hold(`fame:${film.fame}`);
    for (const award of film.awards) hold(`award:${award}`);
    for (const [audience, degree] of audiencesOf(film)) hold(`audience:${audience}`, degree);
    const phrases = new Set(
      [film.overview, film.title].flatMap((text) => phrasesOf(plainWords(text).map(stem), 2)),
    );
    for (const phrase of phrases) hold(`keyword:${phrase}`, 0.4);
    film.keywords.forEach((keyword, rank) => {
      const words = plainWords(keyword).map(stem);
      const whole = words.join(' ');
      for (const phrase of phrasesOf(words)) {
        const degree = (phrase === whole ? 0.85 : 0.6) - 0.015 * rank;
        hold(`keyword:${phrase}`, degree + (phrases.has(phrase) ? 0.2 : 0));
      }
    });

    for (const title of titlesOf(film)) {
      for (const key of keysOf(title)) addName(titles, key, film.title, place, 1);
      const words = plainWords(title);
      for (const phrase of phrasesOf(words, 8)) {
        raise(titlePhrases, phrase, place, phrase.split(' ').length / words.length);
      }
    }
    for (const name of film.directors) addName(people, keyOf(name), name, place, 1);
    film.cast.forEach((name, rank) => addName(people, keyOf(name), name, place, 1 - 0.08 * rank));
  });

  const surnames = new Map<string, Name[]>();
  for (const person of people.values()) {
    const surname = person.key.split(' ').at(-1) ?? '';
    surnames.set(surname, [...(surnames.get(surname) ?? []), person]);
  }

  const placeOf = new Map(films.map(({ id }, place) => [id, place]));
  let texts: MiniSearch<Film> | undefined;

  return {
    films,
    matching: (fact) => facts.get(fact) ?? nothing,
    titled: (words) => titlePhrases.get(words) ?? nothing,
    mentioning(word) {
      texts ??= textIndex(films);
      const found = texts.search(word);
      const top = found[0]?.score ?? 1;
      return new Map(
        found.map(({ id, score, match }) => {
          const isKeyword = Object.values(match).some((fields) => fields.includes('keywords'));
          const degree = (score / top) * (isKeyword ? 1 : 0.6);
          return [placeOf.get(Number(id)) ?? 0, degree] as const;
        }),
      );
    },
    titles,
    people,
    surnames,
  };
}

function textIndex(films: readonly Film[]): MiniSearch<Film> {
  const index = new MiniSearch<Film>({
    fields: Object.keys(textBoost),
    extractField: (film, field) => String(film[field as 'title']),
    tokenize: plainWords,
    processTerm: stem,
    searchOptions: { boost: textBoost },
  });
  index.addAll(films);
  return index;
}

/** The titles of a film, in every language. */
export function titlesOf({ title, original_title, titles }: Film): readonly string[] {
  return [...new Set([title, original_title, ...Object.values(titles)])];
}

export function keyOf(name: string): string {
  return plainWords(name).join(' ');
}

/** The whole title, and what stands before a colon; each with and without its article. */
function keysOf(title: string): Set<string> {
  const whole = [title, ...(/^(.{4,}?)(?::| [-–—]) /u.exec(title)?.slice(1) ?? [])].map(keyOf);
  return new Set(whole.flatMap((key) => [key, key.replace(articles, '')]).filter(Boolean));
}

function addName(
  names: Map<string, Name>,
  key: string,
  name: string,
  place: number,
  degree: number,
) {
  const compact = key.replaceAll(' ', '');
  const known = names.get(key) ?? {
    key,
    compact,
    sound: soundKey(compact),
    name,
    matches: new Map<number, number>(),
  };
  names.set(key, known);
  known.matches.set(place, Math.max(degree, known.matches.get(place) ?? 0));
}

function raise(
  index: Map<string, Map<number, number>>,
  key: string,
  place: number,
  degree: number,
) {
  const matches = index.get(key) ?? new Map<number, number>();
  index.set(key, matches);
  matches.set(place, Math.max(degree, matches.get(place) ?? 0));
}

function phrasesOf(words: readonly string[], longest = longestPhrase): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longest, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  );
}

const unfit = new Set([27, 53, 80, 10752]);
const adult =
  /violen|gor[ey]|blood|disturbing|drugs|torture|sexuality|erotic|serial killer|adult|crude|harrowing|shocking|terrifying/;

/** For whom a film is, as far as its genres and keywords say it. */
function audiencesOf({ genre_ids, keywords }: Film): readonly (readonly [string, number])[] {
  const forKids = keywords.includes('kids') && genre_ids[0] !== 27;
  const isUnfit =
    !forKids &&
    (genre_ids.some((id) => unfit.has(id)) || keywords.some((keyword) => adult.test(keyword)));
  const forFamily = genre_ids.includes(10751) || keywords.includes('family');
  const isAnimated = genre_ids.includes(16);
  const isTeen = keywords.some((keyword) => /^teen|high school|coming of age/.test(keyword));
  const isLight = keywords.some((keyword) =>
    /feel-good|heartwarming|adventurous|uplifting/.test(keyword),
  );
  return [
    ['kids', isUnfit ? 0 : forKids ? 1 : genre_ids.includes(10751) ? (isAnimated ? 0.6 : 0.45) : 0],
    ['family', isUnfit ? 0 : genre_ids.includes(10751) ? 1 : forFamily ? 0.8 : isLight ? 0.5 : 0],
    ['teen', isTeen ? 1 : forFamily && !forKids ? 0.4 : 0],
  ].filter(([, degree]) => Number(degree) > 0) as [string, number][];
}
