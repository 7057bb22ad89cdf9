import { isMarked, markdownHeading } from './answerItems';
import { lastParts, maxCommasInTitle, quotedNames, splitParts } from './answerParts';
import {
  countWords,
  hasStop,
  isGenre,
  isLeadIn,
  isListHeading,
  isProse,
  isSentence,
  isTitleCase,
} from './answerProse';
import {
  beginsAsTitle,
  isAside,
  isIdentification,
  isListOfDated,
  isListOfNames,
  isListOfReasons,
  isListOn,
  isNarrative,
  isTitleWithReason,
  listAfterLabel,
  titleWithRemark,
  withoutLabel,
  withoutLastClause,
} from './answerSentences';
import { type Answer, endTable, hasBegun, hasDatedHeading, releaseHeading } from './answerState';
import { parseName, yearIn } from './parseName';
import { mayBeRemark, readInline } from './readInline';
import { endEmojiHeading, endGroup, readItems } from './readItems';
import { readSentence } from './readSentence';

export function readLine(answer: Answer, whole: string) {
  const { line } = answer;
  if (fence.test(whole) || rule.test(whole)) return;
  if (detail.test(whole)) {
    answer.isAsideList ||= answer.style !== 'marked' && /[:：]\**$/.test(whole);
    return;
  }
  if (detailTag.test(whole) || linkTarget.test(whole) || sources.test(whole)) return;
  if (hasBegun(answer) && inBrackets.test(whole)) return;
  const text = withoutLabel(whole).replace(/^\[([^\]]+,[^\]]+,[^\]]+)\]\.?$/, '$1');
  if (text.includes('|') && line.parts === 0 && !line.isProse) {
    if (answer.table.row(text)) {
      answer.style = 'marked';
      answer.heading = undefined;
    }
    return;
  }
  endTable(answer);
  if (line.parts > 0) return readInline(answer, text);
  if (answer.group !== undefined && isMarked(line.text)) endGroup(answer);
  const marked = answer.items.read(line.text);
  if (!marked) {
    answer.isAsideList = isAside(text);
    if (answer.isAsideList) return;
    endEmojiHeading(answer, text);
    return readUnmarked(answer, text);
  }
  answer.sections.drop();
  if (marked !== 'detail' && !answer.isAsideList) readItems(answer, marked, text);
}

/** More films after a list: 'Honorable mentions: Thief, Drive', or the heading of more items. */
function readAfterItems(answer: Answer, text: string) {
  if (isListHeading(text)) answer.items.restart();
  const { parts } = splitParts(text, true);
  const { hasHeading, hasLeadIn } = answer.line;
  const titles = hasHeading ? parts.flatMap((part) => lastParts(part, parts.length, true)) : parts;
  const mayBeList = parts.length > 1 || (hasHeading && parseName(text)?.year !== undefined);
  if (hasLeadIn && mayBeList && titles.every(beginsAsTitle)) readInline(answer, text);
}

function readUnmarked(answer: Answer, text: string) {
  if (answer.style === 'marked') return readAfterItems(answer, text);
  if (/[:：]\**$/.test(text) || isGenre(text)) return;
  if (credits.test(text) && (hasBegun(answer) || answer.heading !== undefined)) return;
  const dated = text.split(separatorAfterYear);
  if (isListOfDated(dated)) {
    const { heading } = answer;
    if (heading !== undefined && yearIn(heading) === undefined) answer.heading = undefined;
    releaseHeading(answer);
    for (const name of dated) answer.names.add(name);
    return;
  }
  const title = titleWithRemark(text);
  const remark = title === undefined ? '' : text.slice(title.length);
  const namesMore = /^[*_"]/.test(text) && quotedNames(remark).length > 0;
  if (title !== undefined && !namesMore) {
    if (isListOn(remark)) return readInline(answer, text);
    releaseHeading(answer);
    answer.style ??= 'lines';
    answer.names.add(title);
    return;
  }
  const advice = hasBegun(answer) ? text : withoutLastClause(text);
  if (imperative.test(advice)) return readInline(answer, advice.replace(imperative, ''));
  const labelled = listAfterLabel(text);
  if (labelled !== undefined) return readInline(answer, labelled);
  const isNarrated = isNarrative(text);
  if (isListOfReasons(text) && !isProse(text) && !isNarrated) return readInline(answer, text);
  const hasSaid = answer.isReasoned || hasStop(String(answer.heading));
  if (!namesMore && (hasSaid || !hasBegun(answer)) && isTitleWithReason(text)) {
    releaseHeading(answer);
    answer.isReasoned = true;
    answer.style = 'lines';
    answer.names.add(text);
    return;
  }
  if (answer.hasLongLine && isExclamation(text)) return;
  if (mayBeRemark(answer) && !isSentence(text)) return readInline(answer, text);
  const isTold = (isNarrated && quotedNames(text).length > 0) || isIdentification(text);
  if (answer.line.isProse || isTold || isSentence(text)) {
    if (isProse(text) || !answer.sections.takeSentence()) readSentence(answer, text);
    return;
  }
  if (isRemarkBelow(answer, text)) return releaseHeading(answer);
  if (!markdownHeading.test(text)) readNames(answer, text);
  else if (answer.style !== 'inline' && !isLeadIn(text)) answer.sections.begin(text);
}

/** 'A crime saga.' or 'Tense, slow.' below a bold or dated title; in four words also without a stop. */
function isRemarkBelow(answer: Answer, text: string): boolean {
  const { parts } = splitParts(text, true);
  const isList = parts.length > 1 && parts.every(beginsAsTitle);
  if (isList || yearIn(text) !== undefined) return false;
  const isSaid = !isTitleCase(text);
  const isDated = hasDatedHeading(answer);
  const isFragment = isSaid && countWords(text) > 3 && (isDated || answer.hasRemarks);
  if (!fullStop.test(text) && !isFragment) return false;
  answer.hasRemarks ||= isDated || (isSaid && isBold(String(answer.heading)));
  return answer.hasRemarks || (isSaid && answer.sections.takeSentence());
}

/** A line that is no sentence: a heading, a name, or names between separators. */
function readNames(answer: Answer, text: string) {
  const { parts } = splitParts(text, true);
  const loose = text.split(looseSeparator);
  if (answer.style === undefined && isListOfNames(loose)) {
    for (const name of loose) answer.names.add(name);
    return;
  }
  const { heading, style } = answer;
  if (heading !== undefined && parts.length > (isBold(heading) ? 1 : maxCommasInTitle)) {
    answer.heading = undefined;
  }
  const mayBeHeading = parts.length < 2 && (style === undefined || isBold(text));
  if (mayBeHeading && answer.heading === undefined) {
    // 'Great — Let's do this!' may be over a list.
    if (answer.line.hasLeadIn && !text.endsWith('!')) readInline(answer, text);
    else if (!isLeadIn(text)) answer.heading = text;
    return;
  }
  releaseHeading(answer);
  const mayBeTitle = parts.length <= maxCommasInTitle && !answer.line.hasLeadIn;
  if (answer.style === 'lines' && mayBeTitle) answer.names.add(text);
  else readInline(answer, text);
}

/** The first or last line of code, or an empty list. */
const fence = /^(?:`{3}|[[{]?[\])}];?$)/;

const rule = /^(?:[-*_=] ?)+$/;

/** '[1]: https://example.org' */
const linkTarget = /^\[\^?\w+\]: /;

/** '[1][2]' after 'Here are ten films:' */
const sources = /^(?:\[[\d, ]+\])+$/;

/** '(All are on Netflix.)' after a list. */
const inBrackets = /^[*_]*\([^()]+\)[.*_]*$/;

/** A line about the name before it. */
const detail =
  /^[^\p{L}\p{N}]*(?:Year|Released?|Release date|Director(?:s|a|es)?|Directed by|Genres?|Plot|Reason|Why|Starring|Stars|Cast|Synopsis|Summary|Runtime|(?:IMDb )?Rating|IMDb|Streaming|Where(?: to watch)?|Available on|Best for|Why (?:it|you|to|watch)[^:]*|Mood|(?:The )?Vibe|Language|Country|Idioma|País|Año|Género|Sinopsis|Reparto|Motivo|Por qué [^:]*|Trama|Plataforma|Dónde verla|कहानी|कारण|वर्ष|निर्देशक|शैली|कलाकार|公開年|監督|ジャンル|あらすじ|出演)[*_]*\s*[:：]/iu;

/** 'Happy streaming!' after a list in one line. */
function isExclamation(text: string): boolean {
  return (
    /[!?।][\s\p{Extended_Pictographic}\ufe0f]*$/u.test(text) &&
    splitParts(text, true).parts.length < 2
  );
}

/** 'Directed by Michael Mann.' under a title. */
const credits = /^(?:(?:Directed|Written) by|Starring|Featuring) \p{Lu}/u;

/** 'Try Heat, Ronin, or Thief.' */
const imperative =
  /^(?:Try|Watch|Consider(?: watching)?|Go with) (?=\p{Lu}.*, (?:and|or) \p{Lu}[^,]*$)/u;

/** '<year>1995</year>', or a tag alone. */
const detailTag =
  /^<(?:year|director|genre|reason|description|plot|rating|id|cast|why)s?>|^<\/?\w+>$/i;

const looseSeparator = /\s[/•·→–—-]\s/;

const separatorAfterYear = /(?<=\))\s[/•·→–—-]\s/;

/** A single stop, not after emphasis. */
const fullStop = /(?<!\.)[^.*_"”][.।]$/u;

/** '**For a laugh**', without a year. */
function isBold(line: string): boolean {
  return /^\*\*[^*]+\*\*$/.test(line) && yearIn(line) === undefined;
}
