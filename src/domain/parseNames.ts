import { isGenre, isLeadIn, isListHeading, isOpening, isProse, isSentence } from './answerProse';
import { beginsJson, jsonNames, opensJson } from './jsonNames';
import type { MovieName } from './movieName';
import { closerFor, parseName, yearIn } from './parseName';
import { nameCollector } from './nameCollector';
import {
  beginsWithEmoji,
  markdownHeading,
  indentOf,
  isGroup,
  isMarked,
  isRemark,
  itemOrder,
} from './answerItems';
import {
  lastParts,
  maxCommasInTitle,
  quotedNames,
  separators,
  splitParts,
  withoutClosing,
} from './answerParts';
import {
  textAfterAdvice,
  beginsAsTitle,
  firstSentence,
  identifiedTitle,
  isAboutOne,
  isAdvice,
  isAside,
  isIdentification,
  isInQuotes,
  isKnownTitle,
  isListOfDated,
  isListOfNames,
  isListOfReasons,
  isListOn,
  isNarrative,
  isQuestion,
  isTitleWithReason,
  mayGiveReason,
  withoutRefusal,
  offerInstead,
  titleWithRemark,
  withoutKnownTitle,
  withoutLabel,
} from './answerSentences';
import { sectionTitles } from './answerSections';
import { tableReader } from './answerTable';

/** What is longer without a separator is prose. */
const maxHeld = 1_000;

export interface NameParser {
  /** Takes the next piece of an answer and returns the names that no later piece can change. */
  push(text: string): readonly MovieName[];
  /** Ends the answer and returns the names that were still open. */
  end(): readonly MovieName[];
}

/** The names in a whole answer. */
export function parseNames(answer: string): readonly MovieName[] {
  const parser = createNameParser();
  return [...parser.push(answer), ...parser.end()];
}

/**
 * How an answer is written, known once its first name is:
 * - inline: names between separators
 * - lines: a name on each line
 * - marked: numbered or bulleted items, table rows or JSON; other lines are remarks
 */
type Style = 'inline' | 'lines' | 'marked';

/**
 * Reads the chat service's answer as it streams. It looks at one character after the other, so the names
 * do not depend on how the network cuts the answer.
 */
/** The line that is coming. */
interface Line {
  /** What has come and is not read yet. */
  text: string;
  /** Whether nothing more of it is read. */
  isSkipped: boolean;
  isProse: boolean;
  /** Whether a part gave a reason: 'Heat - a crime saga, Ronin'. */
  isAnnotated: boolean;
  /** Whether the part before ended a title: 'Heat (1995), a crime saga'. */
  isAfterTitle: boolean;
  /** Whether it begins with an announcement: 'I recommend …'. */
  hasLeadIn: boolean;
  /** How many parts are read. */
  parts: number;
}

const newLine = (): Line => ({
  text: '',
  isSkipped: false,
  isProse: false,
  isAnnotated: false,
  isAfterTitle: false,
  hasLeadIn: false,
  parts: 0,
});

export function createNameParser(): NameParser {
  const names = nameCollector();
  let style: Style | undefined;
  let line = newLine();
  /** Whether the model goes on with the conversation by itself. */
  let hasEnded = false;
  let isAfterReturn: boolean | undefined;
  let isAfterSeparator: boolean | undefined;
  /** Whether items hold lists with labels: '- Feel-good: Chef, Babe'. */
  let hasLabels = false;
  /** Whether each line gives a title and the reason for it. */
  let isReasoned = false;
  /** Whether sentences hold the names: 'I would start with *Heat*.' */
  let isNarrated = false;
  /** The name in the first sentence, which counts if the next one has another. */
  let mentioned: readonly string[] = [];
  /** The first line, which is a name or, if a list follows, its heading. */
  let heading: string | undefined;
  /** An item that ends with a colon: a title, or the heading of the items below it. */
  let group: string | undefined;
  /** Whether items are questions or offers: 'If you like, I can:'. */
  let isAsideList = false;
  /** Whether items say more about the title above them. */
  let hasDetails = false;
  let json: ReturnType<typeof jsonNames> | undefined;
  const table = tableReader((name, year) => names.add(name, year));
  const items = itemOrder();
  const sections = sectionTitles((title) => {
    style = 'lines';
    names.add(title);
  });

  function step(char: string) {
    if (hasEnded) return;
    if (json) return stepJson(char);
    const isSecondHalf = isAfterReturn && char === '\n';
    isAfterReturn = char === '\r';
    if (isSecondHalf) return;
    if (char === '\n' || char === '\r') return endLine();
    // Markdown's '1\. Heat'.
    if (line.isSkipped || char === '\\') return;
    line.text += char;
    if ('<>|'.includes(char)) endMarkup(char);
    if (line.text.length > maxHeld) {
      line.isSkipped = true;
      return;
    }
    if (jsonStarts.includes(char) && beginsJson(line.text)) return beginJson();
    if (/\s/.test(char)) return;
    const isNew = isAfterSeparator;
    isAfterSeparator = separators.includes(char);
    // A stop may end the answer, so that its last part is a pair.
    const isOver = names.isDecided() && !stops.includes(char);
    if (isAfterSeparator ? isOver : isNew) takeFinished();
    if (char === ':' || char === '：') skipLeadIn();
  }

  /** Ends the line where markup does. */
  function endMarkup(char: string) {
    if (quotation.test(line.text)) line.text = '';
    else if (endToken.test(line.text)) {
      line.text = line.text.replace(endToken, '');
      endLine();
      line.isSkipped = true;
    } else if (lineBreak.test(line.text)) {
      line.text = line.text.replace(lineBreak, '');
      endLine();
    } else if (betweenTags.test(line.text)) {
      line.text = line.text.slice(0, -1);
      endLine();
      line.text = char;
    }
  }

  function beginJson() {
    style = 'marked';
    heading = undefined;
    const chars = line.text.slice(line.text.search(/[[{]/));
    line.text = '';
    json = jsonNames((name, year) => names.add(name, year));
    for (const char of chars) stepJson(char);
  }

  function stepJson(char: string) {
    if (json?.step(char)) json = undefined;
  }

  /** Everything up to a colon is dropped where it announces the list. */
  function skipLeadIn() {
    const before = line.text.slice(0, -1);
    if (line.parts > 0 || (isMarked(line.text) && !isProse(before)) || line.text.includes('|'))
      return;
    if (isInQuotes(before)) return;
    if ((style ?? heading) !== undefined && turn.test(before)) {
      hasEnded = true;
      line.text = '';
      return;
    }
    if (note.test(before) || isQuestion(before)) line.isSkipped = true;
    const said = offerInstead.test(before) ? before : withoutRefusal(before.trim());
    if (said === undefined) return;
    const isAnnounced = style === undefined ? isOpening(said) : isLeadIn(said);
    if (!isAnnounced || isAdvice(said)) return;
    line.text = '';
    if (hasDatedHeading()) {
      style = 'inline';
      releaseHeading();
    }
    heading = undefined;
    addIdentified(before);
    isAsideList = isAside(`${before}:`);
    hasDetails = false;
    if (isListHeading(before)) items.restart();
    line.hasLeadIn = true;
    line.isProse = false;
  }

  /** 'You are thinking of "Heat". Similar films: …' */
  function addIdentified(text: string) {
    const name = identifiedTitle(text) ?? titleWithRemark(text.trimStart());
    if (name === undefined) return;
    style ??= 'inline';
    names.add(name);
  }

  /** Reads the parts that end with a separator. After the first, one more character must have come. */
  function takeFinished() {
    if (style === 'marked' || style === 'lines' || line.isProse || heading !== undefined) return;
    if (line.parts === 0 && isReadWhole()) return;
    if (line.parts === 0 && (isProse(line.text) || mayBeRemark())) {
      line.isProse = true;
      return;
    }
    if (line.parts === 0 && lowerCaseAfterComma.test(line.text)) return;
    endTable();
    const { parts, rest } = splitParts(line.text, false);
    const mayBeYear = /\p{Nd}/u.test(rest);
    for (const part of parts) takePart(part, { isLast: false, mayBeYear });
    line.text = rest;
  }

  /** An item, a row of a table, or a title with a remark. */
  function isReadWhole() {
    if (isMarked(line.text) || line.text.includes('|')) return true;
    if (titleWithRemark(line.text.trimStart()) !== undefined) return true;
    return isNarrative(line.text) || isIdentification(line.text) || mayGiveReason(line.text);
  }

  /** A line after the list. Its end tells. */
  function mayBeRemark() {
    return style === 'inline' && /\S \p{Ll}/u.test(line.text);
  }

  function takePart(part: string, next: { isLast: boolean; mayBeYear: boolean }) {
    if (line.isSkipped || part.trim() === '') return;
    const { text, isEnd } = withoutClosing(part);
    if (isEnd) line.isSkipped = true;
    if (line.parts > 0 && isProse(text)) {
      line.isSkipped = true;
      return;
    }
    const parsed = parseName(text);
    const isRemarkOnly = line.isAfterTitle
      ? remarkStart.test(text)
      : line.isAnnotated && !parsed?.hasReason;
    if (isRemarkOnly && parsed?.year === undefined && /^\s*\p{Ll}/u.test(text)) return;
    line.isAnnotated ||= parsed?.hasReason === true && parsed.year === undefined;
    line.isAfterTitle = parsed?.year !== undefined || closerFor(text.trim()) !== undefined;
    style ??= 'inline';
    line.parts += 1;
    const isLastPart = next.isLast || isEnd;
    for (const each of isLastPart ? lastParts(text, line.parts, line.hasLeadIn) : [text]) {
      names.addPart(each, next.mayBeYear);
    }
  }

  function endTable() {
    if (table.end()) style ??= 'inline';
  }

  function hasDatedHeading() {
    return heading !== undefined && parseName(heading)?.year !== undefined;
  }

  function releaseHeading() {
    const held = heading;
    heading = undefined;
    if (held === undefined) return;
    style ??= 'lines';
    names.add(held);
  }

  function endLine() {
    const text = line.text.trim();
    if (text === '') table.pause();
    else readLine(text);
    line = newLine();
  }

  function readLine(whole: string) {
    if (opensJson(line.text)) return void beginJson();
    if (fence.test(whole) || rule.test(whole)) return;
    if (detail.test(whole)) {
      isAsideList ||= style !== 'marked' && /[:：]\**$/.test(whole);
      return;
    }
    if (detailTag.test(whole) || linkTarget.test(whole)) return;
    const text = withoutLabel(whole)
      .replace(/^\[([^\]]+,[^\]]+,[^\]]+)\]\.?$/, '$1')
      .replace(/^\*\* /, '');
    if (text.includes('|') && line.parts === 0 && !line.isProse) {
      if (table.row(text)) {
        style = 'marked';
        heading = undefined;
      }
      return;
    }
    endTable();
    if (line.parts > 0) return endInline(text);
    if (group !== undefined && isMarked(line.text)) endGroup();
    const marked = items.read(line.text);
    if (!marked) {
      isAsideList = isAside(text);
      if (isAsideList) return;
      if (heading !== undefined && beginsWithEmoji(heading)) endEmojiHeading(text);
      return readUnmarked(text);
    }
    sections.drop();
    if (marked === 'detail' || isAsideList) return;
    if (mayBeHeading(text, marked)) {
      if (heading === undefined && style === undefined) {
        items.restart();
        heading = text;
        return;
      }
      releaseHeading();
    }
    for (const item of marked) {
      if (isGenre(item) || isRemark(text, item)) items.restart();
      else if (isGroup(item)) {
        style ??= 'marked';
        group = line.text;
      } else takeItem(item);
    }
  }

  /** '- **The Classics:**' is a heading if marked or dated titles stand below it. */
  function endGroup() {
    const [above, below] = [String(group), line.text];
    group = undefined;
    if (indentOf(below) > indentOf(above) && titleBelow.test(below)) items.restart();
    else takeItem(above);
  }

  /** '🔥 **Action-Packed**' may be a title, or stand over a list. */
  function mayBeHeading(text: string, [item = '', ...others]: readonly string[]) {
    if (!beginsWithEmoji(text) || yearIn(text) !== undefined || isRemark(text, item)) return false;
    return others.length === 0 && splitParts(item, true).parts.length < 2;
  }

  /** Over a list it is a heading, else the first item. */
  function endEmojiHeading(text: string) {
    const isHeading = splitParts(text, true).parts.length > 2;
    if (!isHeading) takeItem(String(heading));
    heading = undefined;
  }

  /** More films after a list: 'Honorable mentions: Thief, Drive', or the heading of more items. */
  function readAfterItems(text: string) {
    if (isListHeading(text)) items.restart();
    const { parts } = splitParts(text, true);
    if (line.hasLeadIn && parts.length > 1 && parts.every(beginsAsTitle)) endInline(text);
  }

  function readUnmarked(text: string) {
    if (style === 'marked') return readAfterItems(text);
    if (/[:：]\**$/.test(text) || isGenre(text)) return;
    const dated = text.split(separatorAfterYear);
    if (isListOfDated(dated)) {
      if (heading !== undefined && yearIn(heading) === undefined) heading = undefined;
      releaseHeading();
      for (const name of dated) names.add(name);
      return;
    }
    const title = titleWithRemark(text);
    const remark = title === undefined ? '' : text.slice(title.length);
    const namesMore = /^[*_"]/.test(text) && quotedNames(remark).length > 0;
    if (title !== undefined && !namesMore) {
      if (isListOn(remark)) return endInline(text);
      releaseHeading();
      names.add(title);
      return;
    }
    if (isListOfReasons(text)) return endInline(text);
    if (!namesMore && (isReasoned || (style ?? heading) === undefined) && isTitleWithReason(text)) {
      isReasoned = true;
      style = 'lines';
      names.add(text);
      return;
    }
    if (mayBeRemark() && !isSentence(text)) return endInline(text);
    const isTold = (isNarrative(text) && quotedNames(text).length > 0) || isIdentification(text);
    if (line.isProse || isTold || isSentence(text)) {
      return !isProse(text) && sections.takeSentence() ? undefined : readSentence(text);
    }
    if (!markdownHeading.test(text)) readNames(text);
    else if (style !== 'inline' && !isLeadIn(text)) sections.begin(text);
  }

  /** A line that is no sentence: a heading, a name, or names between separators. */
  function readNames(text: string) {
    const { parts } = splitParts(text, true);
    const loose = text.split(looseSeparator);
    if (style === undefined && isListOfNames(loose)) {
      for (const name of loose) names.add(name);
      return;
    }
    if (heading !== undefined && parts.length > (isBold(heading) ? 1 : maxCommasInTitle)) {
      heading = undefined;
    }
    if (heading === undefined && parts.length < 2 && (style === undefined || isBold(text))) {
      if (line.hasLeadIn) endInline(text);
      else if (!isLeadIn(text)) heading = text;
      return;
    }
    releaseHeading();
    if (style === 'lines' && parts.length <= maxCommasInTitle) names.add(text);
    else endInline(text);
  }

  function endInline(text: string) {
    const { parts } = splitParts(text, true);
    for (const [index, part] of parts.entries()) {
      takePart(part, { isLast: index === parts.length - 1, mayBeYear: true });
    }
  }

  function takeItem(item: string) {
    const text = withoutLabel(item);
    const isDated = hasDatedHeading();
    hasDetails ||= isDated && yearIn(text) === undefined;
    if (isDated) releaseHeading();
    if (hasDetails) return;
    if (style === 'inline' && isSentence(text)) return;
    heading = undefined;
    style = 'marked';
    const found = labelledItem.exec(text);
    if (found && readLabelled(String(found[1]), String(found[2]))) return;
    const { parts } = splitParts(text, true);
    const isList = isListOfNames(parts) && parseName(text)?.year === undefined;
    for (const name of isList ? parts : [titleWithRemark(text) ?? text]) names.add(name);
  }

  function readLabelled(label: string, list: string): boolean {
    const { parts } = splitParts(list, true);
    if (parts.length < 2 || !parts.every(beginsAsTitle)) return false;
    hasLabels ||= isLeadIn(label) || category.test(label) || parts.every(yearIn);
    if (hasLabels) for (const name of parts) names.add(name);
    return hasLabels;
  }

  /** A sentence can hold names: in quotes, or after 'I recommend'. */
  function readSentence(whole: string) {
    if (!isNarrated && (style ?? heading) !== undefined) return;
    const text = withoutRefusal(whole);
    if (text === undefined) return;
    if (isAboutOne(text)) return addIdentified(text);
    const stop = firstSentence.exec(text)?.[0];
    const hasList = stop !== undefined && splitParts(textAfterAdvice(stop), true).parts.length > 1;
    const after = text
      .slice(stop?.length)
      .replace(/^\s*(?:Try|Watch|Consider|Go (?:for|with)) (?=\p{Lu})/u, '');
    const quoted = quotedNames(withoutKnownTitle(text));
    if (isNarrated || quoted.length + mentioned.length >= 2) {
      isNarrated = true;
      style = 'inline';
      for (const name of [...mentioned, ...quoted]) names.add(name);
      return;
    }
    if (isNarrative(text) && !isKnownTitle(text)) mentioned = quoted;
    if (
      stop &&
      !hasList &&
      !/\?$/.test(after) &&
      !isSentence(after) &&
      splitParts(after, true).parts.length > 1
    ) {
      line.hasLeadIn = true;
      return endInline(after);
    }
    const list = textAfterAdvice(text);
    const [, ...others] = splitParts(list, true).parts;
    if (others.length === 0) return addIdentified(text);
    if (mentioned.length > 0 && !others.some(beginsAsTitle)) return;
    line.hasLeadIn = true;
    endInline(list);
  }

  return {
    push(text) {
      for (const char of text) step(char);
      return names.taken();
    },
    end() {
      endLine();
      if (group !== undefined) takeItem(group);
      table.end();
      sections.end();
      releaseHeading();
      if (style === undefined) for (const name of mentioned) names.add(name);
      names.end();
      return names.taken();
    },
  };
}

const note =
  /^[(*_]*(?:(?:A |One )?(?:quick )?note|(?:Pro )?tip|Fun fact|Bonus|Reminder|Nota|नोट)\W*$/i;
/** 'Alright, here are ten films': the end of the line tells whether it is a list. */
const lowerCaseAfterComma = /^\s*\p{Lu}[^,]*, \p{Ll}/u;
/** What is said about the title before, not 'and Heat'. */
const remarkStart = /^\s*(?!(?:and|or|y|e|o|u|et|und|aur)\s)\p{Ll}\S* \p{Ll}/u;
/** '*Heat*' or 'Heat (1995)' in an item, not '**Plot:** a heist'. */
const titleBelow = /^\s*\S+\s+(?:["“«*_][^:：]+$|.*\((?:1[89]|20)\d\d\))/u;
const looseSeparator = /\s[/•·→–—-]\s/;
const separatorAfterYear = /(?<=\))\s[/•·→–—-]\s/;
const stops = '।。';
/** 'User: Can you give me more?' */
const turn = /^\W*(?:User|Human|Query|Instruction)\W*$/;
/** '<|im_end|>', '</s>' or '<end_of_turn>' of a local model. */
const endToken = /<\||<\/s>|<end_of_turn>/;
/** Not in a table. */
const lineBreak = /(?<!\|.*)<br ?\/?>/i;
/** '<movie>Heat</movie><movie>Ronin</movie>' in one line. */
const betweenTags = /<\/?(?:list|ul|ol|li|(?:movie|film|title|name|item)s?)>\s*</i;
/** The mark of a Markdown quotation. */
const quotation = /^\s*>/;
const jsonStarts = `"'“{[`;

/** The first or last line of code, or an empty list. */
const fence = /^(?:`{3}|[[{]?[\])}];?$)/;
const rule = /^(?:[-*_=] ?)+$/;

/** '[1]: https://example.org' */
const linkTarget = /^\[\^?\w+\]: /;

/** A line about the name before it. */
const detail =
  /^(?:[-*•]\s+)?\*{0,2}(?:Year|Released?|Release date|Director(?:s|a|es)?|Directed by|Genres?|Plot|Reason|Why|Starring|Stars|Cast|Synopsis|Summary|Runtime|Rating|IMDb|Streaming|Where(?: to watch)?|Available on|Why it fits|Mood|Language|Country|Idioma|País|Año|Género|Sinopsis|Reparto|Motivo|Trama|Plataforma|Dónde verla|कहानी|कारण|वर्ष|निर्देशक|शैली|कलाकार|公開年|監督|ジャンル|あらすじ|出演)\*{0,2}\s*[:：]/i;

/** '<year>1995</year>', or a tag alone. */
const detailTag =
  /^<(?:year|director|genre|reason|description|plot|rating|id|cast|why)s?>|^<\/?\w+>$/i;

const labelledItem = /^\**([^*:：,]{2,40})(?:[:：]\**|\*+[:：]) (.+)/u;
/** 'Laugh-out-loud'. */
const category = /-\p{Ll}+$/u;

/** '**For a laugh**', without a year. */
function isBold(line: string): boolean {
  return /^\*\*[^*]+\*\*$/.test(line) && yearIn(line) === undefined;
}
