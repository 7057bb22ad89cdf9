import type { Film } from '../movies/Film';
import { famousQuotes } from './famousQuotes';
import { fillerWords } from './fillerWords';
import { latinAmericanTitles } from './latinAmericanTitles';
import { plainWords } from './plainWords';
import { stem } from './stem';

/** How well films match, from 0 to 1, by their place in the catalogue. */
export type Matches = ReadonlyMap<number, number>;

/** A name under which films are known: a title, or a person. */
export interface Name {
  readonly key: string;
  readonly compact: string;
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
  /** How many films `mentioning` finds. */
  readonly mentions: (word: string) => number;
  /** Whether these words, or their singular, are a keyword of several films. */
  readonly isKeyword: (words: string) => boolean;
  /** The films in whose titles these words stand side by side. */
  readonly titled: (words: string) => Matches;
  /** Whether a title of the film begins with these words. Articles are skipped. */
  readonly beginsWith: (place: number, words: string) => boolean;
  /** The films whose titles consist mostly of words with these stems, in this order. */
  readonly titledInOrder: (stems: readonly string[]) => Matches;
  readonly titles: ReadonlyMap<string, Name>;
  /** Titles by the initials of four words or more, such as 'lotr'. */
  readonly initials: ReadonlyMap<string, Name>;
  readonly people: ReadonlyMap<string, Name>;
  /** People by the last word of their name, and by the last two of three: "de niro". */
  readonly surnames: ReadonlyMap<string, readonly Name[]>;
}

const nothing: Matches = new Map();
const articles = /^(?:the|an?|el|la|los|las|un|una|le|les|il|der|das|die|द) (?=.)/u;
/** The most words of a phrase that is looked for in overviews. */
const maxWordsInText = 2;
const minFilmsOfKeyword = 3;
/** What a word in the overview is worth, beside one among the keywords or in the title. */
const overviewWorth = 0.3;

/** Inverted index: from facts, words and names to films. */
export function filmIndex(films: readonly Film[]): FilmIndex {
  const facts = new Map<string, Map<number, number>>();
  const plainTitles: PlainTitle[] = [];
  const titles = new Map<string, Name>();
  const initials = new Map<string, Name>();
  const people = new Map<string, Name>();
  const texts: Written[] = [];
  const filmsOfWord = new Map<string, number[]>();
  const keywordCounts = new Map<string, number>();

  films.forEach((film, place) => {
    const hold = (fact: string, degree = 1) => raise(facts, fact, place, degree);
    film.genre_ids.forEach((id, rank) => hold(`genre:${id}`, [1, 0.8, 0.65][rank] ?? 0.5));
    film.countries.forEach((code, rank) => hold(`country:${code}`, rank === 0 ? 1 : 0.45));
    hold(`lang:${film.original_language}`);
    hold(`year:${film.release_date.slice(0, 4)}`);
    hold(`fame:${film.fame}`);
    for (const award of film.awards) hold(`award:${award}`);
    for (const [audience, degree] of audiencesOf(film)) hold(`audience:${audience}`, degree);
    const written = writtenIn(film);
    texts.push(written);
    for (const keyword of new Set(film.keywords.map(keyOf)))
      keywordCounts.set(keyword, (keywordCounts.get(keyword) ?? 0) + 1);
    const words = new Set([...written.keywords, written.text].join(' ').split(' '));
    for (const word of words) {
      const places = filmsOfWord.get(word) ?? [];
      filmsOfWord.set(word, places);
      places.push(place);
    }

    for (const title of titlesOf(film)) {
      for (const key of keysOf(title)) {
        addName(titles, key, film.title, place, 1);
        const short = initialsOf(key);
        if (short !== undefined) addName(initials, short, film.title, place, 1);
      }
      const parts = plainWords(title);
      plainTitles.push({
        place,
        words: ` ${parts.join(' ')} `,
        stems: parts.map(stem),
        length: parts.filter((word) => !fillerWords.has(word)).length,
      });
    }
    for (const quote of famousQuotes.get(film.title) ?? [])
      addName(titles, keyOf(quote), film.title, place, 1);
    for (const name of film.directors) addName(people, keyOf(name), name, place, 1);
    film.cast.forEach((name, rank) => addName(people, keyOf(name), name, place, 1 - 0.08 * rank));
  });

  const surnames = new Map<string, Name[]>();
  for (const person of people.values()) {
    const words = person.key.split(' ');
    for (const count of words.length > 2 ? [1, 2] : [1]) {
      const surname = words.slice(-count).join(' ');
      surnames.set(surname, [...(surnames.get(surname) ?? []), person]);
    }
  }

  const known = new Map<string, Matches>();

  /** A phrase in the text adds to a keyword of the same words, and counts less alone. */
  function mentioningPhrase(phrase: string): Matches {
    const words = phrase.split(' ');
    const within = ` ${phrase} `;
    const matches = new Map<number, number>();
    for (const place of filmsOfWord.get(words[0] ?? '') ?? []) {
      const { keywords, text } = texts[place] ?? unwritten;
      const degrees = keywords.map((keyword, rank) =>
        keyword.includes(within) ? (keyword === within ? 0.85 : 0.6) - 0.015 * rank : 0,
      );
      const degree = Math.max(0, ...degrees);
      const isInText = words.length <= maxWordsInText && text.includes(within);
      if (degree > 0) matches.set(place, degree + (isInText ? 0.2 : 0));
      else if (isInText) matches.set(place, 0.4);
    }
    return matches;
  }

  function titled(words: string): Matches {
    const matches = new Map<number, number>();
    const count = words.split(' ').length;
    for (const title of plainTitles) {
      if (!title.words.includes(` ${words} `)) continue;
      const part = count / (title.words.split(' ').length - 2);
      matches.set(title.place, Math.max(part, matches.get(title.place) ?? 0));
    }
    return matches;
  }

  function titledInOrder(stems: readonly string[]): Matches {
    const matches = new Map<number, number>();
    for (const title of plainTitles) {
      const part = Math.min(1, stems.length / title.length);
      if (part < 0.5 || !isPartInOrder(stems, title.stems)) continue;
      matches.set(title.place, Math.max(part, matches.get(title.place) ?? 0));
    }
    return matches;
  }

  return {
    films,
    matching(fact) {
      const [, phrase] = fact.split(/^keyword:/);
      const matches =
        known.get(fact) ?? (phrase ? mentioningPhrase(phrase) : (facts.get(fact) ?? nothing));
      known.set(fact, matches);
      return matches;
    },
    isKeyword: (words) =>
      [words, words.replace(/s$/, '')].some(
        (each) => (keywordCounts.get(each) ?? 0) >= minFilmsOfKeyword,
      ),
    mentions: (word) => filmsOfWord.get(stem(word))?.length ?? 0,
    titled,
    titledInOrder,
    beginsWith(place, words) {
      const film = films[place];
      const keys = film ? titlesOf(film).map((title) => keyOf(title).replace(articles, '')) : [];
      return keys.some((key) => `${key} `.startsWith(`${words} `));
    },
    mentioning(word) {
      const within = ` ${stem(word)} `;
      return new Map(
        (filmsOfWord.get(stem(word)) ?? []).map((place) => {
          const { keywords, text } = texts[place] ?? unwritten;
          const isKeyword = keywords.some((keyword) => keyword.includes(within));
          const isInTitle = text.lastIndexOf(within) > text.indexOf('|');
          return [place, isKeyword ? 1 : isInTitle ? 0.6 : overviewWorth] as const;
        }),
      );
    },
    titles,
    initials,
    people,
    surnames,
  };
}

interface PlainTitle {
  readonly place: number;
  /** With a space at both ends. */
  readonly words: string;
  readonly stems: readonly string[];
  /** Its words without the fillers. */
  readonly length: number;
}

/** The stems of what is written about a film. Each phrase stands between spaces. */
interface Written {
  readonly keywords: readonly string[];
  readonly text: string;
}

const unwritten: Written = { keywords: [], text: '' };

function writtenIn({ keywords, overview, title }: Film): Written {
  const stems = (text: string) => ` ${plainWords(text).map(stem).join(' ')} `;
  return { keywords: keywords.map(stems), text: `${stems(overview)}| ${stems(title)}` };
}

/** The titles of a film, in every language. */
function titlesOf({ title, original_title, titles }: Film): readonly string[] {
  const inLatinAmerica = latinAmericanTitles.get(title) ?? [];
  return [...new Set([title, original_title, ...Object.values(titles), ...inLatinAmerica])];
}

export function keyOf(name: string): string {
  return plainWords(name).join(' ');
}

/** The whole title, and what stands before a colon; each with and without its article. */
function keysOf(title: string): Set<string> {
  const whole = [title, ...(/^(.{4,}?)(?::| [-–—]) /u.exec(title)?.slice(1) ?? [])].map(keyOf);
  return new Set(whole.flatMap((key) => [key, key.replace(articles, '')]).filter(Boolean));
}

function initialsOf(title: string): string | undefined {
  const words = title.split(' ');
  return words.length > 3 ? words.map((word) => word.charAt(0)).join('') : undefined;
}

function isPartInOrder(part: readonly string[], whole: readonly string[]): boolean {
  let at = -1;
  return part.every((word) => {
    at = whole.indexOf(word, at + 1);
    return at >= 0;
  });
}

function addName(
  names: Map<string, Name>,
  key: string,
  name: string,
  place: number,
  degree: number,
) {
  const compact = key.replaceAll(' ', '');
  const known = names.get(key) ?? { key, compact, name, matches: new Map<number, number>() };
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

const unfit = new Set([27, 53, 80, 10752]);
const adult =
  /violen|gor[ey]|blood|disturbing|drugs|torture|sexuality|erotic|serial killer|adult|crude|harrowing|shocking|terrifying/;

/** How well a film suits each audience, by its genres and keywords. */
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
    ['adult', isUnfit ? 1 : forKids || forFamily ? 0 : 0.6],
    ['teen', isTeen ? 1 : forFamily && !forKids ? 0.4 : 0],
  ].filter(([, degree]) => Number(degree) > 0) as [string, number][];
}
