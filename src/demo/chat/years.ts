import { numberWords } from './numbers';
import { plainWords } from './plainWords';
import { wordsOf, type Token } from './tokens';

/** A stretch of years that a query names, the words that it takes, and how it is called. */
interface YearsSpan {
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

const decadeWords: Readonly<Record<number, string>> = {
  1920: 'twenties veinte बीस',
  1930: 'thirties treinta तीस',
  1940: 'forties fourties cuarenta चालीस',
  1950: 'fifties cincuenta पचास',
  1960: 'sixties sesenta साठ',
  1970: 'seventies setenta सत्तर',
  1980: 'eighties ochenta अस्सी',
  1990: 'nineties noventa नब्बे',
  2000: 'noughties aughts dosmil',
};
const decades: ReadonlyMap<string, number> = new Map(
  Object.entries(decadeWords).flatMap(([decade, words]) =>
    words.split(' ').map((word) => [plainWords(word).join(' '), Number(decade)] as const),
  ),
);
export const thisYear = 2026;
export const firstYear = 1890;
const recentYears = 8;
const recentName = 'recent';
export const latestName = `after ${thisYear - 1}`;
/** "older", "más antigua": than an example, if there is one. */
export const olderName = 'older';
const before = new Set('before pre until till antes hasta'.split(' '));
const after = new Set('after since post despues desde'.split(' '));
const comparisons: Readonly<Record<string, 'before' | 'after'>> = {
  'older than': 'before',
  'earlier than': 'before',
  'newer than': 'after',
  'later than': 'after',
  'a partir': 'after',
  'posteriores a': 'after',
  'anteriores a': 'before',
};
const amount = String.raw`(?:[1-9]\d?|few|couple of|kuch|कुछ|${[...numberWords.keys()].join('|')})`;
/** "the last 5 years", "the last few years", "últimos años". */
const lastYears = new RegExp(
  String.raw`^(?:(?:last|past) ${amount} years?|ultimos (?:${amount} )?anos|(?:पिछले|pichh?le) ${amount} (?:सालों|साल|saalon|saal))(?= |$)`,
  'u',
);
const stretches = [
  { from: thisYear - 10, said: 'last decade, past decade, ultima decada, पिछले दशक, pichle dashak' },
  { from: thisYear - (thisYear % 10), said: 'this decade, esta decada, इस दशक, is dashak' },
  { from: 2000, said: 'this century, 21st century, siglo xxi, siglo 21, este siglo, इस सदी' },
  {
    from: thisYear - 1,
    said: 'in cinemas, in theaters, in theatres, en cines, en cartelera, this year, this years, last year, este ano, ano pasado, इस साल, पिछले साल, is saal, pichle saal',
  },
].flatMap(({ from, said }) => said.split(', ').map((words) => ({ from, words })));
/** The first year of half a decade. */
const halves = new Map([
  ['early', 0],
  ['principios', 0],
  ['comienzos', 0],
  ['late', 5],
  ['finales', 5],
  ['fines', 5],
]);
const latest = new Set('newest latest trending estreno estrenos'.split(' '));
/** "lo último de", "la última película de". */
const latestOf = /^ultim[oa] (?:(?:peli|pelicula) )?de(?= |$)/;
/** After "new". */
const releases = new Set('release releases released रिलीज'.split(' '));
const recent = new Set(
  'recent recently new newer modern contemporary reciente recientes nueva nuevas nuevo nuevos actual actuales moderna modernas moderno modernos नई नया नए हाल naya nayi nai'.split(
    ' ',
  ),
);
const old = new Set(
  'old older oldies vintage antigua antiguo antiguas antiguos vieja viejas viejo viejos पुरानी पुराने पुराना purani purane purana'.split(
    ' ',
  ),
);
/** After "old", which is no year then. */
const isOfAge = /^(?:man|woman|lady|couple|friends?|age)$/;
const joins = new Set('de del el la los anos ano the decada in from of'.split(' '));
const hindiDecade = new Set([
  'के',
  'का',
  'की',
  'से',
  'ke',
  'ka',
  'ki',
  'se',
  'वाले',
  'दशक',
  'dashak',
  'दौर',
  'जमाने',
]);

const until = /^(?:to|till|until|through|a|al|hasta|se|से)$/u;
/** After a year or decade: "2015 or newer", "80s onwards", "2015 en adelante". */
const orLater =
  /^(?:onwards?|(?:and|or) (?:later|newer|up|after|onwards?)|(?:to|till|until) (?:now|today|present)|(?:y|o) (?:despues|posteriores)|en adelante|hasta (?:hoy|ahora))(?= |$)/;
/** "1980 or earlier", "1980 o antes". */
const orEarlier = /^(?:(?:and|or) (?:earlier|older|before)|(?:y|o) (?:antes|anteriores))(?= |$)/;
const between = /^(?:between|entre)$/;
const and = /^(?:and|y)$/;

/** The years that the words from here on name; `undefined` where they name none. */
export function yearsAt(tokens: readonly Token[], start: number): YearsSpan | undefined {
  const word = (index: number) => tokens[index]?.word ?? '';
  const range = rangeAt(tokens, start);
  if (range) return range;
  let at = start;
  const isOfYear = yearOrDecadeAt(tokens, afterJoins(tokens, at + 2)) !== undefined;
  const compared = isOfYear ? comparisons[`${word(at)} ${word(at + 1)}`] : undefined;
  const bound =
    compared ?? (before.has(word(at)) ? 'before' : after.has(word(at)) ? 'after' : undefined);
  if (bound) at += compared ? 2 : 1;
  if (bound) at = afterJoins(tokens, at);

  const first = word(at);
  const [last] = bound ? [] : (lastYears.exec(wordsOf(tokens.slice(at, at + 4))) ?? []);
  if (last !== undefined) {
    const count = last
      .split(' ')
      .map((each) => numberWords.get(each) ?? Number(each))
      .find((each) => each > 0);
    const from = thisYear - (count ?? recentYears);
    const name = count === undefined ? recentName : `after ${from}`;
    return span(start, at + last.split(' ').length, from, thisYear, name);
  }
  const ahead = wordsOf(tokens.slice(at, at + 2));
  const stretch = stretches.find(({ words }) => words === ahead);
  if (!bound && stretch) {
    return span(start, at + 2, stretch.from, thisYear, `after ${stretch.from}`);
  }
  const half = halves.get(first);
  if (!bound && half !== undefined) {
    const next = afterJoins(tokens, at + 1);
    const decade = decadeOf(tokens, next);
    if (decade === undefined) return undefined;
    const from = decade + half;
    return span(start, next + 1, from, from + 4, `${from} to ${from + 4}`);
  }
  const [ofSomeone] = latestOf.exec(wordsOf(tokens.slice(at, at + 3))) ?? [];
  if (!bound && ofSomeone !== undefined) {
    return span(start, at + ofSomeone.split(' ').length, thisYear - 1, thisYear, latestName);
  }
  const isRelease = recent.has(first) && releases.has(word(at + 1));
  if (!bound && (latest.has(first) || isRelease)) {
    return span(start, at + (isRelease ? 2 : 1), thisYear - 1, thisYear, latestName);
  }
  if (!bound && recent.has(first))
    return span(start, at + 1, thisYear - recentYears, thisYear, recentName);
  if (!bound && old.has(first) && !isOfAge.test(word(at + 1))) {
    const isCompared = first === 'older' || word(at - 1) === 'mas';
    return span(start, at + 1, firstYear, 1975, isCompared ? olderName : 'old');
  }
  const named = yearOrDecadeAt(tokens, at);
  if (!named) return undefined;
  at += 1;
  const { from, to } = named;

  let end = at;
  while (hindiDecade.has(word(end))) end += 1;
  if (word(end) === 'बाद' || word(end) === 'baad')
    return span(start, end + 1, to, thisYear, `after ${from}`);
  if (word(end) === 'पहले' || word(end) === 'pehle')
    return span(start, end + 1, firstYear, from - 1, `before ${from}`);
  const following = bound ? '' : wordsOf(tokens.slice(at, at + 3));
  const [later] = orLater.exec(following) ?? [];
  if (later !== undefined)
    return span(start, at + later.split(' ').length, from, thisYear, `after ${from}`);
  const [earlier] = orEarlier.exec(following) ?? [];
  if (earlier !== undefined)
    return span(start, at + earlier.split(' ').length, firstYear, to, `before ${to + 1}`);
  if (bound === 'before') return span(start, at, firstYear, from - 1, `before ${from}`);
  if (bound === 'after') return span(start, at, from, thisYear, `after ${from}`);
  return span(start, Math.max(at, end), from, to, from === to ? `${from}` : `${from}s`);
}

/** "1980 to 1985", "1980-1985", "entre 1980 y 1985", "1980 से 1985". */
function rangeAt(tokens: readonly Token[], start: number): YearsSpan | undefined {
  const word = (index: number) => tokens[index]?.word ?? '';
  const isBetween = between.test(word(start));
  const isLed = isBetween || after.has(word(start));
  const first = isLed ? afterJoins(tokens, start + 1) : start;
  const from = yearOrDecadeAt(tokens, first)?.from;
  const isJoined = until.test(word(first + 1)) || (isBetween && and.test(word(first + 1)));
  const last = isJoined ? afterJoins(tokens, first + 2) : first + 1;
  const to = tokens[last]?.isAfterBreak ? undefined : yearOrDecadeAt(tokens, last)?.to;
  if (from === undefined || to === undefined || to <= from) return undefined;
  return span(start, last + 1, from, to, `${from} to ${to}`);
}

/** Behind "of the", "de los años" and the like. */
function afterJoins(tokens: readonly Token[], at: number): number {
  const count = tokens.slice(at).findIndex(({ word }) => !joins.has(word));
  return count < 0 ? tokens.length : at + count;
}

function yearOrDecadeAt(
  tokens: readonly Token[],
  at: number,
): Pick<YearsSpan, 'from' | 'to'> | undefined {
  const decade = decadeOf(tokens, at);
  if (decade !== undefined) return { from: decade, to: decade + 9 };
  const word = tokens[at]?.word ?? '';
  return /^(?:1[89]|20)\d\d$/.test(word) ? { from: Number(word), to: Number(word) } : undefined;
}

function decadeOf(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1]?.word ?? '';
  const previous = tokens[at - 1]?.word ?? '';
  const full = /^((?:19|20)\d)0s$/.exec(word)?.[1];
  if (full) return Number(`${full}0`);
  const short = /^(\d)0s$/.exec(word)?.[1];
  if (short) return Number(short) <= 2 ? 2000 + Number(short) * 10 : 1900 + Number(short) * 10;
  const isSpanish = /^(?:anos?|los|decada)$/.test(previous) || followsDecade(tokens, at);
  const isHindi = hindiDecade.has(next) || /^(?:दशक|dashak)$/.test(next);
  const number = /^(\d)0$/.exec(word)?.[1];
  if (
    number &&
    !isCount.test(next) &&
    (isSpanish || (isHindi && (leadsToDecade(tokens, at) || isDecadeOf(number, next))))
  )
    return Number(number) < 2 ? 2000 + Number(number) * 10 : 1900 + Number(number) * 10;
  const whole = /^((?:19|20)\d)0$/.exec(word)?.[1];
  if (whole && (isSpanish ? previous !== 'ano' : leadsToDecade(tokens, at)))
    return Number(`${whole}0`);
  const spelt = decades.get(word) ?? decades.get(word.replace(/e?s$/, ''));
  if (spelt === undefined) return undefined;
  return englishDecade.test(word) || isSpanish || leadsToDecade(tokens, at) ? spelt : undefined;
}

/** "los 80 o 90" */
function followsDecade(tokens: readonly Token[], at: number): boolean {
  const isJoined = /^(?:y|o|u|a)$/.test(tokens[at - 1]?.word ?? '');
  return isJoined && decadeOf(tokens, at - 2) !== undefined;
}

const englishDecade = /ies$|^aughts$/;
/** "los 10 mejores". */
const isCount = /^(?:mejor|peor|primer|mas$|peli|gran)/;

/** "90 की फ़िल्में". */
function isDecadeOf(tens: string, next: string): boolean {
  return Number(tens) >= 5 && /^(?:की|ki)$/u.test(next);
}

/** "90 के दशक". */
function leadsToDecade(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((ahead) => /^(?:दशक|dashak)$/.test(tokens[at + ahead]?.word ?? ''));
}

function span(start: number, end: number, from: number, to: number, name: string): YearsSpan {
  return { length: end - start, from, to, name };
}

/** The facts that such years are. Of recent ones the newer the better. */
export function yearFacts({ from, to, name }: Omit<YearsSpan, 'length'>): Map<string, number> {
  const lossPerYear = name === recentName ? 0.4 / recentYears : 0;
  return new Map(
    Array.from(
      { length: to - from + 1 },
      (_, index) => [`year:${from + index}`, 1 - lossPerYear * (to - from - index)] as const,
    ),
  );
}

/** The newer the better: of a person's films the latest. */
export function newestFacts(): Map<string, number> {
  const count = 30;
  return new Map(
    Array.from({ length: count }, (_, age) => [`year:${thisYear - age}`, 1 - age / count] as const),
  );
}
