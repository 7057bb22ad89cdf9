import type { Fact } from './fact';
import { foldedWords } from './foldedWords';
import { genresOf, type GenreId } from './genres';
import { languageTag, languages } from './language';
import { ratingOf, yearOf, type Movie } from './movie';

/** English, Spanish and Hindi, without accents and nukta. A plural "s" may follow. */
const genreWords: Readonly<Record<GenreId, string>> = {
  12: 'adventure, aventura, साहसिक, एडवेंचर',
  14: 'fantasy, fantasia, fantastica, फैंटेसी, फंतासी',
  16: 'animation, animated, cartoon, anime, animacion, animada, dibujos animados, एनिमेशन, ऐनिमेशन, एनिमेटेड, कार्टून',
  18: 'drama, ड्रामा',
  27: 'horror, scary, terror, de miedo, हॉरर, डरावनी, भूतिया',
  28: 'action, accion, एक्शन, ऐक्शन',
  35: 'comedy, comedies, funny, romcom, rom com, comedia, divertida, graciosa, कॉमेडी, मजेदार',
  36: 'historical, historica, ऐतिहासिक',
  37: 'western, del oeste, वेस्टर्न',
  53: 'thriller, suspense, थ्रिलर, सस्पेंस',
  80: 'crime, crimen, policiaca, क्राइम, अपराध',
  99: 'documentary, documentaries, documental, documentales, डॉक्यूमेंट्री, वृत्तचित्र',
  878: 'science fiction, sci fi, scifi, ciencia ficcion, साइंस फिक्शन, साई फाई, विज्ञान कथा',
  9648: 'mystery, mysteries, whodunit, misterio, रहस्य, मिस्ट्री',
  10402: 'music, musical, musica, संगीत, म्यूजिकल',
  10749:
    'romance, romantic, romcom, rom com, love story, love stories, romantica, de amor, रोमांस, रोमांटिक, प्रेम कहानी',
  10751: 'family, familiar, en familia, para toda la familia, पारिवारिक, फैमिली',
  10752: 'war, wartime, guerra, belica, युद्ध, जंग',
  10770: 'tv movie',
};

/** Other words for a language. */
const languageWords = [
  { code: 'hi', word: 'bollywood' },
  { code: 'hi', word: 'बॉलीवुड' },
  { code: 'ta', word: 'kollywood' },
  { code: 'te', word: 'tollywood' },
  { code: 'ko', word: 'कोरियन' },
  { code: 'it', word: 'इटालियन' },
];

const namedDecades = [
  { from: 1930, english: 'thirties', others: 'treinta|तीस' },
  { from: 1940, english: 'forties', others: 'cuarenta|चालीस' },
  { from: 1950, english: 'fifties', others: 'cincuenta|पचास' },
  { from: 1960, english: 'sixties', others: 'sesenta|साठ' },
  { from: 1970, english: 'seventies', others: 'setenta|सत्तर' },
  { from: 1980, english: 'eighties', others: 'ochenta|अस्सी' },
  { from: 1990, english: 'nineties', others: 'noventa|नब्बे' },
];

const praise =
  'best, top rated, highly rated, acclaimed, greatest, masterpiece, mejores, mejor valorada, aclamada, obra maestra, obras maestras, सर्वश्रेष्ठ, बेहतरीन';
/** From this average on a movie meets praise. */
const praisedFrom = 7.5;

/** The facts of a movie that meet the words of a query, in the order of the words. Excluded words do not count. */
export function queryFacts(query: string, movie: Movie): readonly Fact[] {
  const clauses = clausesOf(query);
  const text = clauses.join();
  const year = yearOf(movie);
  const rating = ratingOf(movie);

  const found: (readonly [number, Fact])[] = [];
  const add = (at: number, fact: Fact) => {
    if (at >= 0) found.push([at, fact]);
  };
  for (const id of genresOf(movie)) {
    add(placeOf(genreWords[id].split(','), text), { kind: 'genre', id });
  }
  const code = movie.originalLanguage;
  if (/^[a-z]{2,3}$/.test(code)) {
    add(placeOf(namesOf(code), text, spanishEnding), { kind: 'language', code });
  }
  if (year !== undefined) {
    add(placeOfDecade(year, text), { kind: 'decade', from: decadeOf(year) });
    add(placeOfYear(year, text), { kind: 'year', year });
  }
  if (rating && rating.average >= praisedFrom) {
    add(placeOf(praise.split(','), text), { kind: 'score', average: rating.average });
  }
  return found.toSorted(([one], [other]) => one - other).map(([, fact]) => fact);
}

function plain(text: string): string {
  return foldedWords(text.replace(/['’]/g, '')).join(' ').toLowerCase();
}

const breaks = /[,;:.!?।()\n]|\b(?:but|pero|aunque|sino)\b|लेकिन|मगर/giu;
const negationBefore =
  / (?:not|no|without|except|excluding|avoid|less|isnt|arent|dont|sin|excepto|salvo|menos|nada de|ni|बिना) .*/u;
const negationAfter = /.* (?:नहीं|नही|न हो|के बिना|के अलावा|छोड़कर|nahi) /u;

/** Each part of the query between breaks, without what it excludes. */
function clausesOf(query: string): readonly string[] {
  return query
    .split(breaks)
    .map((clause) => ` ${plain(clause)} `.replace(negationBefore, ' ').replace(negationAfter, ' '));
}

const plural = '(?:e?s)?';
/** "coreano", "coreana", "coreanos". */
const spanishEnding = '(?:[ao]?s?)?';

/** Where the first of these phrases stands in the text; -1 if there is none. */
function placeOf(phrases: readonly string[], text: string, ending = plural): number {
  const places = phrases
    .map((phrase) => text.search(new RegExp(` ${plain(phrase)}${ending} `)))
    .filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/**
 * The names of a language in every language of the page, without the Spanish "o". A short name keeps
 * it, as "la" is an article and not the language Lao.
 */
function namesOf(code: string): readonly string[] {
  const names = languages.map((language) =>
    new Intl.DisplayNames(languageTag(language), { type: 'language', fallback: 'none' })
      .of(code)
      ?.replace(/(?<=...)o$/, ''),
  );
  const others = languageWords.filter((other) => other.code === code).map(({ word }) => word);
  return [...names, ...others].filter((name) => name !== undefined);
}

function decadeOf(year: number): number {
  return year - (year % 10);
}

function placeOfDecade(year: number, text: string): number {
  const decade = decadeOf(year);
  const short = String(decade).slice(2);
  const numbers = decade >= 1930 && decade <= 2020 ? `${decade}|${short}` : `${decade}`;
  const named = namedDecades.filter(({ from }) => from === decade);
  const any = [numbers, ...named.map(({ others }) => others)].join('|');
  const forms = [
    `(?:${numbers})s`,
    `(?:anos|los|decada de) (?:${any})`,
    `(?:${any}) (?:(?:के|का|की|वाले) )?दशक`,
    ...named.map(({ english }) => english),
  ];
  return text.search(new RegExp(` (?:${forms.join('|')}) `));
}

function placeOfYear(year: number, text: string): number {
  for (const { 0: phrase, 1: before, 2: after, index } of text.matchAll(
    / (?:(before|until|after|since|antes de|hasta|despues de|desde) (?:the |el )?)?(?:19|20)\d\d(?= (?:(?:के|से) )?(बाद|पहले)?)/gu,
  )) {
    const limit = Number(phrase.slice(-4));
    const word = before ?? after;
    if (word === undefined) {
      if (year === limit) return index;
    } else if (/before|until|antes|hasta|पहले/u.test(word) ? year < limit : year >= limit) {
      return index;
    }
  }
  return -1;
}
