import {
  countWords,
  genres,
  hasStop,
  isGenre,
  isMostlyLowerCase,
  isTitleCase,
} from './answerProse';
import { maxNameLength, type MovieName } from './movieName';

/** One item of an answer. */
interface ParsedName extends MovieName {
  /** Whether a reason, a director or the like came after the title. */
  readonly hasReason: boolean;
}

/** The closers that differ from their openers. */
const closers: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“',
  '«': '»',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '【': '】',
  '‘': '’',
};

/** What stands around a title that is quoted, set in bold and so on; `undefined` if nothing does. */
export function closerFor(text: string): { opener: string; closer: string } | undefined {
  const opener = /^(?:\*{1,3}|__?|["“„”«「『《〈【'‘`])(?=\S)/.exec(text)?.[0];
  return opener === undefined ? undefined : { opener, closer: closers[opener] ?? opener };
}

/** Where the closer stands in the text that begins with its opener: it ends a word. */
export function closerIndex(
  text: string,
  { opener, closer }: { opener: string; closer: string },
): number | undefined {
  for (
    let at = text.indexOf(closer, opener.length);
    at !== -1;
    at = text.indexOf(closer, at + closer.length)
  ) {
    const isWordEnd = !/^[\p{L}\p{N}*_]/u.test(text.slice(at + closer.length)) || isCjk(closer);
    if (at > opener.length && isWordEnd && !/\s/.test(text.charAt(at - 1))) return at;
  }
  return undefined;
}

function isCjk(closer: string): boolean {
  return '」』》〉】'.includes(closer);
}

/**
 * A title without what models add to it, and the year that came with it. `undefined` if nothing, or
 * far too much, is left.
 */
export function parseName(text: string): ParsedName | undefined {
  const bare = stripMarkers(plain(text))
    .replace(squareBrackets, '$1')
    .replace(nextMark, '')
    .replace(score, '')
    .replace(pictures, '');
  const parsed = delimited(bare) ?? withYear(bare) ?? annotated(bare);
  const name = withoutSeries(trimmed(parsed.name).replace(underscores, ' '));
  const isTitle = /[\p{L}\p{N}]/u.test(name) && !address.test(name);
  return isTitle && name.length <= maxNameLength ? { ...parsed, name } : undefined;
}

/** Of a source. */
const address = /https?:|www\./;

/** 'The Godfather trilogy' is as good as its first film. */
function withoutSeries(name: string): string {
  const title = name.replace(/ (?:trilogy|series|saga|franchise)$/, '');
  return isTitleCase(title) ? title : name;
}

/** 'Pulp_Fiction' */
const underscores = /(?<=^\S*[\p{L}\p{N}])_(?=[\p{L}\p{N}]\S*$)/gu;

/** Numbering, bullets and labels before the title; see the table in the test. */
export function stripMarkers(text: string): string {
  let bare = text.trim();
  for (;;) {
    const next = bare.replace(marker, '').replace(label, '').trim();
    if (next === bare || next === '' || isNumberWithReason(bare, next)) return bare;
    bare = next;
  }
}

/** '42 - The story of a player who breaks a barrier.' */
function isNumberWithReason(text: string, rest: string): boolean {
  return /^\p{Nd}+ [-–—] /u.test(text) && hasStop(rest) && isMostlyLowerCase(rest, 5);
}

const marker =
  /^(?:#{1,6}\s|[-+–—*>•·●○◦▪‣→✓★☆]\s|\[[ xX]\]\s|[\p{Extended_Pictographic}\p{RI}\p{EMod}\ufe0f\u200d]|#?[([（]?\p{Nd}{1,2}(?:\.[)º-]|[.)\]．）](?!\p{Nd})|\ufe0f?\u20e3|\s?[-–—:]\s|[ºª]\.?\s|(?:st|nd|rd|th)[.:)]\s|、)|[\u2460-\u2473🔟]|[*_]*(?:Movie|Film|Option|Pick|Recommendation|Película|Opción|Recomendación|No\.|Nº|फ\u093c?िल्म|映画)\s?#?[1१]?\p{Nd}[*_\s]*[:：.)-][*_]*|#\p{Nd}{1,2}\s)/u;
const label =
  /^[*_]*(?:(?:Movie |Film )?(?:Title|Name)|Movie|Film|Título|Película|शीर्षक|फ\u093c?िल्म(?: का नाम)?|タイトル|作品名)[*_\s]*[:：][*_]*/i;

/**
 * Without control characters, those that turn the direction of what follows, tags around names,
 * Markdown's pictures and links and repeated spaces.
 */
function plain(text: string): string {
  return text
    .replace(controls, ' ')
    .replace(tag, '')
    .replace(picture, '')
    .replace(link, '$1')
    .replace(/\s+/g, ' ');
}
/** '<movie>Heat</movie>', '<b>Heat</b>', and LaTeX's '$boxed{Heat}$'. Other markup is text. */
const tag =
  /<\/?(?:answer|response|result|output|list|ul|ol|li|b|strong|i|em|u|p|(?:movie|film|title|name|item)s?)>|\[\/INST\]|\$?(?:boxed|text(?:bf|it)?)\{|\}\$?/gi;
const picture = /!\[[^[\]]*\]\([^()\s]*\)/g;
const controls = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const link = /\[([^[\]]+)\]\([^()\s]*(?:\([^()]*\))?[^()\s]*\)/g;

/** '[Heat]', but not '[REC]'. */
const squareBrackets = /^\[(?!rec\])([^[\]]+)\](?=[,;]?$| [([–—:-])/i;

/** What stands before the next title: 'Heat,', 'Heat •'. */
const nextMark = /(?:[,;]| [/•·→–—-])$/;

/** '★★★★☆', '⭐ 8.3', '– 8.3', ': 8.3', '8/10', 'on Netflix', ': Streaming on Netflix'. */
const score =
  /(?: (?:[-–—] |⭐\ufe0f? ?)\d\.\d|: \d\.\d| (?:[-–—:] )?(?:(?:[⭐★☆]\ufe0f? ?)+|\d{1,2}(?:\.\d)?\/10)|(?: ?[:–—-]? ?(?:[Ss]treaming|[Aa]vailable|[Dd]isponible))? (?:on|en|→) (?:Netflix|Prime Video|Hulu|Disney\+|Apple TV\+?))$/u;

/** 'Get Out 😱'. */
const pictures = / (?:[\p{Extended_Pictographic}\p{RI}\p{EMod}\ufe0f\u200d] ?)+$/u;

const year = '(?:1[89]|20)\\d\\d';
/** 'Guillermo del Toro' */
const person = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:de|del|von|van|la|\p{Lu}[\p{L}.'’-]*)){1,3}`;
const bracketed = /(?:[([（［【][^()[\]（）［］【】]*[)\]）］】])+/g;

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

/** The year before a title in a list by years: '1927: Metropolis'. */
export const yearBefore = new RegExp(`^([*_"]*)[([]?(${year})[)\\]]?(?:\\s?[:–—-])?\\s+(?=\\S)`);

export function isYear(text: string): boolean {
  return new RegExp(`^${year}$`).test(westernDigits(trimmed(text)));
}

/** The title that is quoted or emphasised, and the year in what follows it. */
function delimited(text: string): ParsedName | undefined {
  const around = closerFor(text);
  if (!around) return undefined;
  const end = closerIndex(text, around);
  if (end === undefined) return undefined;
  const inner = text.slice(around.opener.length, end);
  const rest = text.slice(end + around.closer.length);
  if (!afterCloser.test(rest) && !isRemark(around.opener, inner, rest)) return undefined;
  const first = parseName(inner);
  if (!first) return undefined;
  return {
    name: first.name,
    year: first.year ?? yearAtStart(rest) ?? yearIn(personAndYear.exec(rest)?.[1] ?? ''),
    hasReason: first.hasReason || /\p{L}{2}/u.test(rest),
  };
}

/** ' – Shane Black (2016)', ' — Alfred Hitchcock, 1958', ' (अंधाधुन) - 2018' */
const personAndYear = new RegExp(
  `^ (?:[-–—] ${person}(?:, | \\()|\\([^()]+\\) [-–—] )(\\p{Nd}{4})\\)?$`,
  'u',
);

/** '**Heat:** A thief and a cop', '**Krrish** and its sequels'; '**Heat** and **Ronin**' is a pair. */
function isRemark(opener: string, inner: string, rest: string): boolean {
  if (opener.length < 2) return false;
  if (/[:：]$/.test(inner)) return countWords(rest) >= 3;
  return !/^ (?:and|or|y|e|o|u|&|और|या|aur) ["“*_\p{Lu}]/u.test(rest);
}

const afterCloser =
  /^(?:$| ?[([（［【:：.,;!?—–-]| (?:\p{Nd}{4}|(?:by|dir|de|का|की)(?![\p{L}\p{M}])))/u;

/** 'Heat (1995)', with whatever else stands in the brackets and after them. */
function withYear(text: string): ParsedName | undefined {
  const group = bracketGroups(text).find(({ whole, from }) => from > 0 && yearIn(whole));
  if (!group) return undefined;
  return {
    name: withoutTail(text.slice(0, group.from)),
    year: yearIn(group.whole),
    hasReason: /\p{L}{2}/u.test(text.slice(group.to)),
  };
}

function bracketGroups(text: string) {
  return [...text.matchAll(bracketed)].map(({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
    whole,
  }));
}

/** A title with no brackets around a year: 'Heat - 1995', 'Heat, directed by …', 'Heat: a crime saga …'. */
function annotated(text: string): ParsedName {
  const dated = /(.*[^ ]) ?[-–—,:] ?(\p{Nd}{4})(?:\.?$|( [-–—] ))/u.exec(text);
  if (dated?.[1] && dated[2] && isYear(dated[2])) {
    return {
      name: withoutTail(dated[1]),
      year: yearIn(dated[2]),
      hasReason: dated[3] !== undefined,
    };
  }
  const cut = reasonStart(text) ?? text.length;
  const title = withoutTail(text.slice(0, cut));
  return { name: title, year: yearAtStart(text.slice(cut)), hasReason: title !== text };
}

/** The year with which a text begins, alone or in brackets. */
function yearAtStart(text: string): number | undefined {
  return yearIn(/^[ ,:–—-]*(?:[([（［【][^)\]）］】]*|\p{Nd}+)/u.exec(text)?.[0] ?? '');
}

const delimiter = / [-–—→]+ | [–—]|—|[:：] ?|, /gu;
/** Between a subtitle and what is said about it. */
const followed = / [-–—]+ |—|[:：] /u;
const subtitleStart = /^(?:The|An?|Part|Chapter|Episode) /;
const isPart = /(?:Episod(?:e|io)|Parte?|Chapter|Capítulo|Vol(?:ume|umen)?\.?|भाग|चैप्टर) [^ ]+$/i;

/** Where a reason begins after a title, if one does. */
function reasonStart(text: string): number | undefined {
  return [...text.matchAll(delimiter)].find(({ 0: sign, index }) =>
    isReason(sign.trim(), text.slice(index + sign.length), text.slice(0, index)),
  )?.index;
}

function isReason(sign: string, rest: string, before: string): boolean {
  if (sign === ',') return commaReason.test(rest);
  if (sign === '--') return true;
  const isColon = /[:：]/.test(sign);
  if (isSubtitle(isColon, rest, before)) return false;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(rest)) {
    return rest.length >= (isColon ? 12 : 6) || rest.includes('。');
  }
  if (/\p{Script=Devanagari}/u.test(rest)) {
    return countWords(rest) >= (isColon && !postposition.test(rest) ? 6 : 4) || rest.endsWith('।');
  }
  const isWhole = /[.!?]["”»]?$/.test(rest);
  if (isColon) {
    if (isWhole && isMostlyLowerCase(rest, /^\p{Ll}/u.test(rest) && !article.test(rest) ? 3 : 4)) {
      return true;
    }
    if (preposition.test(rest) && isMostlyLowerCase(rest, 5)) return true;
    // French has a space before a colon.
    if (/ $/.test(before) && /^\p{Ll}/u.test(rest)) return true;
    return isMostlyLowerCase(rest, count.test(rest) ? 4 : 8) && !article.test(rest);
  }
  if (isPart.test(before)) return isMostlyLowerCase(rest, isWhole ? 4 : 6);
  if (service.test(rest) || isGenre(rest) || genre.test(rest)) return true;
  if (/^\p{Ll}/u.test(rest)) return true;
  if (reasonWords.test(rest) && !isTitleCase(rest)) return true;
  return isMostlyLowerCase(rest, 3) || (isWhole && countWords(rest) >= 4);
}

/** 'Dune: Part Two', 'Mission: Impossible - The Final Reckoning - A spy …'. */
function isSubtitle(isColon: boolean, rest: string, before: string): boolean {
  const subtitle = String(rest.split(followed)[0]);
  if (!/\p{Lu}/u.test(subtitle) || !isTitleCase(subtitle)) return false;
  return isColon || (subtitle !== rest && (subtitleStart.test(rest) || isPart.test(before)));
}

/** 'a heist with cars', 'dos estafadores en apuros' */
const count =
  /^(?:an?|the|one|two|three|four|five|six|una?|uno|dos|tres|cuatro|cinco|seis|une|deux|trois|ein|eine|um|uma) /i;
const article = /^(?:la|el|las|los|le|les) /;
/** English titles have none in lower case at their start; transliterated titles have no Hindi ones. */
const preposition = / (?:about|of|in|with|between|from|by|on|at|who|set) /;
const postposition = /(?<![\p{L}\p{M}])(?:का|की|के|को|में|से|पर)(?![\p{L}\p{M}])/u;
/** 'Heat – A Boston crime saga', 'Heat – Michael Mann's crime epic'. */
const reasonWords = /^(?:An?|The) |['’]s \p{Ll}/u;
/** 'Heat – Gritty thriller', 'Patton – World War II drama'. */
const genre = new RegExp(`^[A-Z].* (?:${genres.toLowerCase()})$`);
/** 'Heat – IMDb 8.3', 'Heat – Available on Netflix', 'Heat – Starring Al Pacino'. */
const service =
  /^(?:\d{1,3}%|IMDb|Rotten Tomatoes|Available (?:on|in)|Streaming on|Disponible en|Netflix|Prime Video|Hulu|Disney\+|Starring|Featuring|Set in|Protagonizada por)(?!\p{L})/u;
const commaReason =
  /^(?:an?|one of|una?|uno de|with(?! Love)|starring|which|where|about|con|donde|sobre|written) /;

/** Removes a director, and brackets that are no part of the title. */
function withoutTail(text: string): string {
  const bare = text.replace(directed, '').replace(otherTitle, '').trim();
  const last = bracketGroups(bare).at(-1);
  const before = bare.slice(0, last?.from).trim();
  const isTail =
    last && last.to >= bare.length - 1 && before !== '' && !/(?: (?:or|o|ou|of)|\*)$/i.test(before);
  return (isTail ? before : bare).replace(byPerson, '');
}

/** 'Nikita / La Femme Nikita' */
const otherTitle = / \/ .*/;
const directed =
  /[ ,;–—(-]+(?:directed by|dir\.?|dirigida por|a film by|una película de|निर्देशक|निर्देशन|監督)[ :：].*/i;
const byPerson = new RegExp(
  ` by (?!(?:Your|My|His|Her|Our|Their|The|Me|Night|Day) )${person}$`,
  'u',
);

/** Stops, and the star of a footnote. */
const closingStops = /[.。।．]$|(?<=^[^*_]*[\p{L}\p{M}\p{N}!?])\*$/u;
const edgeQuotes = /^["“”„«»](?!.+["“”„«»].)|["“”„«»]$(?<!["“”„«»].*.)/gu;
const pairedQuotes = /^(?:'(.+)'|‘(.+)’|「(.+)」|『(.+)』|《(.+)》|【(.+)】|([*_`])(.+)\7)$/u;

/** Each pass removes one layer of what surrounds the name. */
export function trimmed(text: string): string {
  let name = text;
  let before: string;
  do {
    before = name;
    name = name
      .replace(edgeQuotes, '')
      .replace(pairedQuotes, '$1$2$3$4$5$6$8')
      .replace(/^\*\*(?!.*\*\*)|\*\*$(?<!\*\*.*..)|^`|`$/g, '')
      .replace(closingStops, '')
      .replace(/^[,;:]|[,;:：]$/g, '')
      .trim();
  } while (name !== before);
  return name;
}
