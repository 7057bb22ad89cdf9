import {
  hasStop,
  isGenre,
  isLeadIn,
  isMostlyLowerCase,
  isProse,
  isRefusal,
  isTitleCase,
} from './answerProse';
import { and, maxCommasInTitle, quotedNames, splitParts } from './answerParts';
import { parseName } from './parseName';

/** 'Godzilla vs. Kong' and 'E.T. the Extra-Terrestrial' go on. */
export const firstSentence =
  /.*?(?:(?<!(?<!\p{L})(?:vs|Dr|Mrs?|Ms|St|Vol|Bros|No|\p{Lu}))\.(?=\s)|[!?](?=\s)|。)/u;
const sentences = new RegExp(`${firstSentence.source}|.+`, 'gu');
const openQuote = /\s["“«*_]+([^"”»*_]+)$/;

/** Whether a text ends inside a title: 'I recommend "Mission'. */
export function isInQuotes(text: string): boolean {
  const opened = openQuote.exec(text);
  return opened !== null && !isLeadIn(String(opened[1]));
}

/** 'I can't watch films, but here are ten movies:' */
export const offerInstead =
  /\bbut (?:these|here|some)\b|(?:pero|aunque) (?:est[ao]s|aquí)(?!\p{L})|लेकिन (?:ये|यहाँ|यहां)|\b[Yy]ou (?:may|might|could) (?:like|enjoy|try|consider)$|(?:pero|quizás?|tal vez) .*(?:gust|interes|recomiend|opciones|películas|estas)|[Aa]quí .*(?:gust|populares|similares|(?:opciones|lista)(?! de))|लेकिन .*(?:देख|सुझाव)|(?:यहाँ|यहां) .*(?:विकल्प|लोकप्रिय|सही सूची)|\b[Hh]ere(?:['’]s| is| are)\b.*\b(?:movies|films|suggestions|recommendations|titles|options|alternatives|picks|ideas|ones|list(?! of)|ten|10)\b/u;

const leadVerb =
  /(?:\b(?:recommend|suggest|choose|pick|say|are|be|includ(?:e|ing)|watch(?:ing)?|try|is|like|such as|enjoy|(?:wi|['’])ll love|can['’]t beat|(?:go|start|wrong) with|[Hh]ow about|[Cc]heck(?:ing)? out|aap|como|por ejemplo)|(?:recommande|conseille|suggère|empfehle|[Rr]ecomiendo|recomendaría|sugiero|son|están|encuentran|incluyen|gustar(?:[íi]an?|án?)|ver|pr(?:obar|ueba)(?: con)?))\s+(?=(?:« |["“„«*_['‘])?(?!I \p{Ll})(?:\p{Lu}|\(?\p{N}+(?:[,:]|\)? \p{Lu}|$)))/u;

/** A text without what it declines: 'I am not sure. It could be Heat.' */
export function withoutRefusal(text: string): string | undefined {
  if (!isRefusal(text)) return text;
  let rest = text;
  while (isRefusal(rest)) {
    const clause = /^.*?(?:[.!?।]\s+(?:However, )?|, (?:but|pero) )(?=\S)/u.exec(rest)?.[0];
    if (clause === undefined) return undefined;
    rest = rest.slice(clause.length);
  }
  return filmWords.test(rest) ? rest : undefined;
}

const filmWords =
  /\b(?:movies?|films?|titles|Instead, (?:try|watch)|(?:could|might|may) be|(?:might|may|could|would|will) (?:like|enjoy)|possibilities|matches|in these)\b|recommend|suggest|película|títulos|En su lugar|इसके बजाय|recomiend|फ\u093c?िल्म/u;

/** Whether what follows is no list of films: 'If you like, I can:', 'Why these movies?'. */
export function isAside(text: string): boolean {
  const [, asked] = /^(.*[\p{L}\p{M}])[*_"]*[:?][*_"\s]*$/u.exec(text) ?? [];
  return asked !== undefined && asides.test(asked);
}

/** Whether a text before a colon asks for more: 'Tell me what you like: comedy, drama'. */
export function isQuestion(text: string): boolean {
  return /\bneed .*\bdetails?\b|\bI\S* need .*\binfo|\bWhat kind of\b|\b[Tt]ell me what\b|(?<!\p{L})Dime qué/u.test(
    text,
  );
}

const asides =
  /^\W*(?:Here(?:['’]s| is) why|Why) \p{Ll}|, I can(?: also)?$|(?:like|want) me to$|more (?:info|information|details?)$|\bneed .*more (?:info|information|details?) |(?<!\p{L})(?:tell me|you share$)|clarify|narrow|questions$|saber (?:un poco )?más$|más (?:detalles|información)$|थोड़ा और|, dime$|बताए[ँं]$|Te gustaría que/u;

const thinkingOf = /thinking of (?=["“*_]*\p{Lu})/u;

/** What follows 'I recommend'. */
export function textAfterAdvice(text: string): string {
  const advice = text.slice(
    /^(?:(?:If you|Si te) [^,]+,|[^,]+ (?=inclu(?:de|yen) ))/.exec(text)?.[0].length,
  );
  const verb = leadVerb.exec(advice) ?? thinkingOf.exec(advice);
  return advice.slice(verb ? verb.index + verb[0].length : advice.length);
}

/** 'Heat, Ronin' in 'Heat, Ronin, in that order.' and in 'Heat, Ronin. If you want more, ask.' */
export function withoutLastClause(text: string): string {
  const [, ...others] = text.matchAll(sentences);
  const end = others.find(([sentence]) => isProse(sentence.trim()))?.index;
  return text.slice(0, end).replace(/,(?! (?:and|or|y|o) )(?: \p{Ll}[^\s,]*){3,}\..*/u, '');
}

/** The titles in 'Sure, Heat, Ronin'. */
export function listAfterConsent(text: string): string | undefined {
  const list = consent.exec(text)?.[1];
  if (list === undefined || isProse(list)) return undefined;
  return splitParts(list, true).parts.every(beginsAsTitle) ? list : undefined;
}

const consent =
  /^\W*(?:Sure|Of course|Certainly|Absolutely|Okay|OK|Claro|Por supuesto|Desde luego|ज\u093c?रूर|बिल्कुल), (.+)/u;

/** Whether a text recommends titles: 'I recommend Mission', but not 'Here are movies like Heat'. */
export function isAdvice(text: string): boolean {
  return leadVerb.test(text) && !likeOne.test(text);
}

const likeOne =
  /(?:movies|films|something) like |(?:películas|algo) como |^\W*(?:Here|If you .*,)/i;

/** The film that the visitor described: 'That sounds like Heat (1995).' */
export function identifiedTitle(text: string): string | undefined {
  const rest = identification.exec(text)?.[1];
  if (rest === undefined) return undefined;
  return (emphasis.exec(rest) ?? dated.exec(rest) ?? /[^.,;:!?]+/.exec(rest))?.[0];
}

const surely = String.raw`(?: (?:(?:most |very )?(?:likely|probably)|almost certainly))?`;
const identification = new RegExp(
  `(?<!\\p{L})(?:(?:(?:thinking of|describing|looking for|[Pp]ensando en|[Bb]uscas|[Bb]uscando|[Dd]escribes)(?: is| es| parece ser| might be| could be)?${surely}|sounds like(?: it (?:could|might|may) be)?|(?:movie|film) is${surely}|[Ll]a película es|[Ss]e trata de|tratarse de|[Cc]reo que buscas) (?=["“«*_]*\\p{Lu})|(?:[Tt]hat|[Tt]his|[Ii]t)(?:['’]s| is)${surely} (?=["“*_])|(?:वह|वो|यह|आप शायद)(?: फ\u093c?िल्म)? (?=["“*_]))(.+)`,
  'u',
);

/** Whether a text names one film in quotes or bold: 'It's **Heat** (1995).' */
export function isIdentification(text: string): boolean {
  return /^(?:That|This|It)(?:['’]s| is) ["“*_]/.test(text) && identifiedTitle(text) !== undefined;
}

/** Whether a sentence goes on about the film that it names: '…, starring Al Pacino'. */
export function isAboutOne(text: string): boolean {
  const title = identifiedTitle(text);
  return title !== undefined && goesOn.test(text.slice(text.indexOf(title) + title.length));
}

const goesOn =
  /^(?:,? (?:starring|directed|featuring|with|where|in which|an?|protagoniz\p{L}+|dirigid\p{L}+|con)|[.!] (?:It|This|The (?:film|movie)|Directed|Starring)) /u;

/** The title at the start of a line that goes on about it: 'Heat (1995): a crime saga', '**Heat** is …'. */
export function titleWithRemark(line: string): string | undefined {
  const title = (emphasis.exec(line) ?? dated.exec(line))?.[0];
  if (title === undefined) return undefined;
  const bare = title.replace(/[*_":：]/g, '');
  if (isLeadIn(bare) || says.test(bare) || narrates.test(title)) return undefined;
  const remark = line.slice(title.length);
  if (/^ (?!(?:and|or|by|y|e|o|u|de)\s)\p{Ll}/u.test(remark)) return title;
  // Without a year it may be a label.
  return /^(?:\s*[:：.]| [–—-])\s/.test(remark) && /\d\)$/.test(bare) ? title : undefined;
}

/** A marked or dated title without the label before it: 'For laughs: *Superbad*'. */
export function withoutLabel(line: string): string {
  const label = labelBeforeTitle.exec(line)?.[0];
  const title = line.slice(label?.length);
  const [quoted] = quotedNames(title);
  const name = quoted && title.startsWith(quoted) ? quoted : dated.exec(title)?.[0];
  if (label === undefined || name === undefined) return line;
  const said = name.replace(/[*_"“”«»]/g, '').trim();
  const isTitle = isGenre(label) || (!hasStop(said) && !isMostlyLowerCase(said, 3));
  return isTitle && endOfTitle.test(title.slice(name.length)) ? title : line;
}

const labelBeforeTitle =
  /^(?:\*\*[^*:：(]{2,40}(?:[:：]\*\*|\*\*[:：])\s+(?=[*"“«\p{Lu}\p{Lo}\p{N}])|\p{L}[^*_"“«:：]{1,40}[:：]\s+(?=[*"“«]))/u;
const endOfTitle = /^[.!]?(?:$| ?[-–—(])/;

/** Whether a line is a title and a sentence about it: 'Heat - A thief meets a cop.' */
export function isTitleWithReason(line: string): boolean {
  const isSaid = isProse(line) || !hasStop(line) || identifiedTitle(line) !== undefined;
  const parsed = isSaid ? undefined : parseName(line);
  if (!parsed?.hasReason || !isTitleCase(parsed.name) || narrates.test(parsed.name)) return false;
  return !isLeadIn(parsed.name) && !says.test(parsed.name);
}

/** Several titles, each with its reason: 'Heat - a crime saga, Ronin - a heist.' */
export function isListOfReasons(text: string): boolean {
  const { parts } = splitParts(text, true);
  return parts.filter((part) => beginsAsTitle(part) && parseName(part)?.hasReason).length > 1;
}

/** Whether a line begins with a title and what is said about it. */
export function mayGiveReason(line: string): boolean {
  const said = saidOf.exec(line)?.[1];
  return said !== undefined && !isTitleCase(said);
}

const saidOf = /(?: [-–—]+|[:：]) ([^,;]*)/;
/** Whether a sentence leads to a title in quotes, italics or bold: 'start with *Heat*'. */
export function isNarrative(text: string): boolean {
  return narrates.test(text) || sequence.test(text);
}

/** Whether the title in a sentence is one that the visitor knows: 'Since you liked "Heat"'. */
export function isKnownTitle(text: string): boolean {
  return likes.test(text);
}

/** A sentence without the title that the visitor knows: 'If you liked "Heat", try "Ronin"'. */
export function withoutKnownTitle(text: string): string {
  const clause = /^(?:If|Since|Because|Si|Como) [^,]*,/.exec(text)?.[0];
  return clause !== undefined && isKnownTitle(clause) ? text.slice(clause.length) : text;
}

const narrates =
  /(?<!\S)(?:(?!(?:and|or|the|y|e|o|u|de)\s)\p{Ll}\S*|(?:Finally|Lastly|Next|Also|Then|First|Después),|(?<=^|[.!] )(?:Try|Watch|See|Consider)) (?:["“„«]|[*_]{1,3})[\p{Lu}\p{N}]/u;
const sequence = /^(?:Finally|Lastly|Next|Also|Then|First|Después),/;
const likes = /(?:lik|lov|enjoy)ed |[Ff]ans? of |gust[óa] /;
const dated = /^[^,;|()]{1,90}\s\((?:1[89]|20)\d\d\)/;
/** Words of a sentence in which a title stands. */
const says =
  /(?<!\p{L})(?:is|are|was|would|could|recommend|suggest|es|son|recomiendo|sugiero)(?!\p{L})|^(?:Start|Begin|Try|Watch|Then|Next|Also|First|Finally) \p{Ll}/u;
const emphasis = /^(\*\*|__|")(?=\S)[^*"_]{1,90}\S\1(?:\s\((?:1[89]|20)\d\d\))?/;

/** Whether more titles follow the first one and its remark. */
export function isListOn(remark: string): boolean {
  if (/\s\((?:1[89]|20)\d\d\)/.test(remark)) return true;
  const [first = '', ...others] = splitParts(remark, true).parts;
  // Genres, actors.
  if (hasStop(remark) || isTitleCase(first)) return false;
  return others.some((part) => beginsAsTitle(part.replace(and, '')));
}

/** '**Space:** Gravity, Moon' */
export const boldLabel = /^\s*\*\*[^*:：]{2,40}(?:[:：]\*\*|\*\*[:：])\s+(?=\S)/;

/** The titles in '**Space:** Interstellar, Gravity, Moon', not in '**Heat:** Cops, a thief, a city'. */
export function listAfterLabel(line: string): string | undefined {
  const list = line.replace(boldLabel, '');
  const { parts } = splitParts(list, true);
  const isList = parts.length > 2 ? parts.every(beginsAsTitle) : isListOfDated(parts);
  return list !== line && isList ? list : undefined;
}

/** More pieces than a title has commas, none twice, each beginning as a title does. */
export function isListOfNames(parts: readonly string[]): boolean {
  const capital = parts.filter(beginsAsTitle);
  const areDistinct = new Set(parts).size === parts.length;
  return areDistinct && parts.length >= maxCommasInTitle && capital.length >= parts.length - 1;
}

/** Titles that all end with their year: 'Heat (1995) - Ronin (1998)'. */
export function isListOfDated(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.every((part) => /\((?:1[89]|20)\d\d\)$/.test(part));
}

export function beginsAsTitle(text: string): boolean {
  return /^[\s"“'«*_([\p{Extended_Pictographic}\ufe0f]*(?:\p{Lu}|\p{Lo}|\p{N})/u.test(text);
}
