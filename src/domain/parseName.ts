import { countWords, isMostlyLowerCase } from './answerProse';
import { maxNameLength, type MovieName } from './movieName';

/** One item of an answer. */
export interface ParsedName extends MovieName {
  /** Whether a reason, a director or the like came after the title. */
  readonly hasReason: boolean;
}

const openers: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '”': '”',
  '«': '»',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '【': '】',
  "'": "'",
  '‘': '’',
  '`': '`',
  '***': '***',
  '**': '**',
  __: '__',
  '*': '*',
  _: '_',
};

/** What stands around a title that is quoted, set in bold and so on; `undefined` if nothing does. */
export function closerFor(text: string): { opener: string; closer: string } | undefined {
  const opener = /^(?:\*{1,3}|__?|["“„”«「『《〈【'‘`])(?=\S)/.exec(text)?.[0];
  const closer = opener === undefined ? undefined : openers[opener];
  return opener === undefined || closer === undefined ? undefined : { opener, closer };
}

/** Where the closer stands in the text that begins with its opener: it ends a word. */
export function closerIndex(text: string, { opener, closer }: { opener: string; closer: string }) {
  for (
    let at = text.indexOf(closer, opener.length);
    at >= 0;
    at = text.indexOf(closer, at + closer.length)
  ) {
    const isWordEnd = !/^[\p{L}\p{N}*_]/u.test(text.slice(at + closer.length)) || isCjk(closer);
    if (at > opener.length && isWordEnd && !/\s/.test(text[at - 1] ?? '')) return at;
  }
  return -1;
}

function isCjk(closer: string): boolean {
  return '」』》〉】'.includes(closer);
}

/**
 * A title without what models add to it, and the year that came with it. `undefined` if nothing, or
 * far too much, is left.
 */
export function parseName(text: string): ParsedName | undefined {
  const bare = stripMarkers(plain(text));
  const parsed = delimited(bare) ?? withYear(bare) ?? annotated(bare);
  const name = trimmed(parsed.name);
  if (name === '' || name.length > maxNameLength) return undefined;
  return { ...parsed, name };
}

/** Numbering, bullets and labels before the title; see the table in the test. */
export function stripMarkers(text: string): string {
  let bare = text.trim();
  for (;;) {
    const next = bare.replace(marker, '').replace(label, '').trim();
    if (next === bare || next === '') return bare;
    bare = next;
  }
}

const marker =
  /^(?:#{1,6}\s+|[-–—*>•·●○◦▪‣→✓★☆]\s+|\[[ xX]\]\s+|\p{Extended_Pictographic}\ufe0f?\s*(?=[\p{L}\p{N}"“*])|#?[([（]?\p{Nd}{1,2}(?:\.[)º-]|[.)\]．）](?!\p{Nd})|\ufe0f?\u20e3|\s+[-–—:]\s|:\s|º\.?\s|、)\s*|[\u2460-\u2473🔟]\s*|(?:Movie|Film|Película|फ\u093c?िल्म|映画)\s*#?\p{Nd}{1,2}\s*[:.)-]\s*)/u;
const label =
  /^(?:\*\*)?(?:Title|Movie|Film|Name|Título|Película|शीर्षक|फ\u093c?िल्म|タイトル|作品名)\s*[:：](?:\*\*)?\s+/i;

/** Control characters, those that turn the direction of what follows, and Markdown's links. */
function plain(text: string): string {
  return text.replace(controls, ' ').replace(link, '$1');
}
const controls = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const link = /\[([^[\]]+)\]\([^()\s]*(?:\([^()]*\))?[^()\s]*\)/g;

const openBracket = '[(\\[（［【]';
const closeBracket = '[)\\]）］】]';
const year = '(?:1[89]|20)\\d\\d';
const bracketed = new RegExp(`${openBracket}([^()\\[\\]（）［］【】]*)${closeBracket}`);

/** A year between 1800 and 2099, in the digits of any of our languages. */
export function yearIn(text: string): number | undefined {
  const found = new RegExp(`(?<!\\d)${year}(?!\\d)`).exec(westernDigits(text))?.[0];
  return found === undefined ? undefined : Number(found);
}

function westernDigits(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

export function isYear(text: string): boolean {
  return new RegExp(`^${year}$`).test(westernDigits(trimmed(text)));
}

/** The title that is quoted or emphasised, and the year in what follows it. */
function delimited(text: string): ParsedName | undefined {
  const around = closerFor(text);
  if (!around) return undefined;
  const end = closerIndex(text, around);
  if (end < 0) return undefined;
  const inner = text.slice(around.opener.length, end);
  const rest = text.slice(end + around.closer.length);
  if (
    rest !== '' &&
    !/^(?:\s*[([（［【:：.,;!?—–-]|\s+(?:by|dir|de|का|की)\b|\s*$|\s+\d{4})/u.test(rest)
  ) {
    return undefined;
  }
  const first = parseName(inner);
  if (!first) return undefined;
  const group = /^[\s,:–—-]*(?:[([（［【]([^)\]）］】]*)|((?:1[89]|20)\d\d)(?!\d))/.exec(rest);
  const found = first.year ?? yearIn(group?.[1] ?? group?.[2] ?? '');
  return { name: first.name, year: found, hasReason: first.hasReason || /\p{L}{2}/u.test(rest) };
}

/** 'Heat (1995)', with whatever else stands in the brackets and after them. */
function withYear(text: string): ParsedName | undefined {
  const group = bracketGroups(text).find(({ inside, from }) => from > 0 && yearIn(inside));
  if (!group) return undefined;
  const before = text.slice(0, group.from).trim();
  return {
    name: withoutTail(before),
    year: yearIn(group.inside),
    hasReason: /\p{L}{2}/u.test(text.slice(group.to)),
  };
}

function bracketGroups(text: string) {
  return [...text.matchAll(new RegExp(bracketed, 'g'))].map(
    ({ 0: whole, 1: inside = '', index }) => ({
      from: index,
      to: index + whole.length,
      inside,
    }),
  );
}

/** A title with no brackets around a year: 'Heat - 1995', 'Heat, directed by …', 'Heat: a crime saga …'. */
function annotated(text: string): ParsedName {
  const dated = /^(.*\S)\s*[-–—,:]\s*((?:1[89]|20)\d\d)\.?$/.exec(text);
  if (dated?.[1] && dated[2]) {
    return { name: withoutTail(dated[1]), year: Number(dated[2]), hasReason: false };
  }
  const cut = reasonStart(text);
  const head = cut === undefined ? text : text.slice(0, cut).trim();
  const title = withoutTail(head);
  const isDated = cut === undefined ? undefined : yearAtStart(text.slice(cut));
  return { name: title, year: isDated, hasReason: title.length < text.trim().length - 1 };
}

function yearAtStart(rest: string): number | undefined {
  const found = /^[\s–—:-]*((?:1[89]|20)\d\d)(?!\d)/.exec(rest)?.[1];
  return found === undefined ? undefined : Number(found);
}

const delimiter = /\s[-–—]+\s+|\s[–—]|—(?=\p{Ll})|[:：]\s*|,\s+/gu;
const isPart = /(?:Episodio?|Part[e]?|Chapter|Capítulo|Vol(?:ume|umen)?\.?|भाग|चैप्टर)\s+\S+$/i;

/** Where a reason begins after a title, if one does. */
function reasonStart(text: string): number | undefined {
  for (const { 0: sign, index } of text.matchAll(delimiter)) {
    const rest = text.slice(index + sign.length).trim();
    if (index > 0 && rest !== '' && isReason(sign.trim(), rest, text.slice(0, index))) return index;
  }
  return undefined;
}

function isReason(sign: string, rest: string, before: string): boolean {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(rest)) {
    const min = sign === ',' ? Infinity : /[:：]/.test(sign) ? 12 : 6;
    return rest.length >= min || (sign !== ',' && /。/.test(rest));
  }
  if (/\p{Script=Devanagari}/u.test(rest)) {
    const min = sign === ',' ? Infinity : sign === ':' ? 6 : 4;
    return countWords(rest) >= min || (sign !== ',' && /।$/.test(rest));
  }
  if (sign === ',') return commaReason.test(rest) && countWords(rest) >= 2;
  const isWhole = /[.!?]["”»]?$/.test(rest);
  if (/[:：]/.test(sign)) {
    if (isWhole && isMostlyLowerCase(rest, 4)) return true;
    return (
      isMostlyLowerCase(rest, /^(?:an?|the|one|two|three|four|un|una|uno) /i.test(rest) ? 5 : 8) &&
      !/^(?:la|el|las|los|le|les) /.test(rest)
    );
  }
  if (isPart.test(before)) return false;
  if (/^\p{Ll}/u.test(rest)) return true;
  return isMostlyLowerCase(rest, 3) || (isWhole && countWords(rest) >= 4);
}

const commaReason =
  /^(?:an? |one of |un |una |uno de |with |starring |which |where |about |con |donde |sobre |(?:directed|dirigida|written) |dir\.? |a film by )/;

/** Removes a director, and brackets that are no part of the title. */
function withoutTail(text: string): string {
  let bare = text.trim();
  bare = bare.replace(directed, '').trim();
  const groups = bracketGroups(bare);
  const last = groups.at(-1);
  if (last && last.from > 0 && last.to >= bare.length - 1) {
    const before = bare.slice(0, last.from).trimEnd();
    if (before !== '' && !/(?:\s(?:or|o|ou|of)|\*)$/i.test(before)) bare = before;
  }
  return bare.replace(byPerson, '').trim();
}

const directed =
  /[\s,;–—-]+(?:\(?(?:directed by|dir\.(?: by)?|dirigida por|a film by|una película de|निर्देशक|निर्देशन|監督)[\s:：]).*$/iu;
const byPerson =
  /\s+by\s+(?!(?:Your|My|His|Her|Our|Their|The|An?|Me|Night|Day)\s)\p{Lu}[\p{L}.'’-]*(?:\s+(?:de|del|von|van|la|\p{Lu}[\p{L}.'’-]*)){1,3}$/u;

const closingStops = /[.。।．]$/u;
const edgeQuotes = /^["“”„«»]|["“”„«»]$/gu;
const pairedQuotes = /^(?:'(.+)'|‘(.+)’|「(.+)」|『(.+)』|《(.+)》|【(.+)】|([*_`]{1,3})(.+)\7)$/u;

/** Each pass removes one layer of what surrounds the name. */
export function trimmed(text: string): string {
  let name = text.trim();
  let before: string;
  do {
    before = name;
    name = name
      .replace(edgeQuotes, '')
      .replace(pairedQuotes, (_, ...groups) => firstText(groups))
      .replace(/^\*\*(?!.*\*\*)|(?<!\*\*.*)\*\*$|^`|`$/g, '')
      .replace(closingStops, '')
      .replace(/^[,;:\s]+|[,;:：\s]+$/g, '')
      .trim();
  } while (name !== before);
  return name;
}

function firstText(groups: readonly unknown[]): string {
  const [a, b, c, d, e, f, , inside] = groups;
  return (
    [a, b, c, d, e, f, inside].find((group): group is string => typeof group === 'string') ?? ''
  );
}
