import { isLeadIn, isMostlyLowerCase, isProse, isRefusal, isSentence } from './answerProse';
import { beginsJson, jsonNames, opensJson } from './jsonNames';
import { mergedTitle } from './mergedNames';
import { maxNames, type MovieName } from './movieName';
import { closerFor, closerIndex, isYear, parseName, stripMarkers, yearIn } from './parseName';

/** Twice as many as names: a title with commas can come in several parts. */
const maxParts = 2 * maxNames;

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
export function createNameParser(): NameParser {
  const names = collector();
  let style: Style | undefined;
  /** What has come of this line and is not read yet. */
  let line = '';
  let isSkipping = false;
  let isAfterReturn = false;
  let isAfterSeparator: boolean | undefined;
  let isProseLine = false;
  let isAnnotated = false;
  let hasLeadIn = false;
  let partsInLine = 0;
  /** Whether items hold lists with labels: '- Feel-good: Chef, Babe'. */
  let hasLabels = false;
  let isAfterGap = false;
  /** The first line, which is a name or, if a list follows, its heading. */
  let heading: string | undefined;
  let json: ReturnType<typeof jsonNames> | undefined;
  const table = tableReader((name, year) => names.add(name, year));
  const items = itemOrder();

  function step(char: string) {
    if (json) return stepJson(char);
    const isSecondHalf = isAfterReturn && char === '\n';
    isAfterReturn = char === '\r';
    if (isSecondHalf) return;
    if (char === '\n' || char === '\r') return endLine();
    if (isSkipping) return;
    line += char;
    if (endToken.test(line)) {
      line = line.replace(endToken, '');
      endLine();
      isSkipping = true;
      return;
    }
    if (quotation.test(line)) {
      line = '';
      return;
    }
    if (line.length > maxHeld) {
      isSkipping = true;
      return;
    }
    if (jsonStarts.includes(char) && beginsJson(line)) return beginJson();
    if (/\s/.test(char)) return;
    const isNew = isAfterSeparator;
    isAfterSeparator = separators.includes(char);
    // A stop may end the answer, so that its last part is a pair.
    const isOver = names.isDecided() && !stops.includes(char);
    if (isAfterSeparator ? isOver : isNew) takeFinished();
    if (char === ':' || char === '：') skipLeadIn();
  }

  function beginJson() {
    style = 'marked';
    heading = undefined;
    const chars = line.slice(line.search(/[[{]/));
    line = '';
    json = jsonNames((name, year) => names.add(name, year));
    for (const char of chars) stepJson(char);
  }

  function stepJson(char: string) {
    if (json?.step(char)) json = undefined;
  }

  /** Everything up to a colon is dropped where it announces the list. */
  function skipLeadIn() {
    if (partsInLine > 0 || isMarked(line) || line.includes('|')) return;
    const before = line.slice(0, -1);
    if (note.test(before)) isSkipping = true;
    if (!isLeadIn(before) || leadVerb.test(before)) return;
    if (isRefusal(before.trim()) && !offersInstead.test(before)) return;
    line = '';
    heading = undefined;
    addIdentified(before);
    hasLeadIn = true;
    isProseLine = false;
  }

  /** 'You are thinking of "Heat". Similar films: …' */
  function addIdentified(text: string) {
    const name = identified(text);
    if (name === undefined) return;
    style ??= 'inline';
    names.add(name);
  }

  /** Reads the parts that end with a separator. After the first, one more character must have come. */
  function takeFinished() {
    if (style === 'marked' || style === 'lines' || isProseLine || heading !== undefined) return;
    if (partsInLine === 0 && (isMarked(line) || line.includes('|'))) return;
    if (partsInLine === 0 && titleWithRemark(line.trimStart()) !== undefined) return;
    if (partsInLine === 0 && /^\s*\*\*[^*]+[:：]\*\*/.test(line)) return;
    if (partsInLine === 0 && (isProse(line) || mayBeRemark())) {
      isProseLine = true;
      return;
    }
    endTable();
    const { parts, rest } = splitParts(line, false);
    const mayBeYear = /\p{Nd}/u.test(rest);
    for (const part of parts) takePart(part, { isLast: false, mayBeYear });
    line = rest;
  }

  /** A paragraph after the list. Its end tells. */
  function mayBeRemark() {
    return isAfterGap && style === 'inline' && /^\s*\S+(?: \S+)* \p{Ll}/u.test(line);
  }

  function takePart(part: string, next: { isLast: boolean; mayBeYear: boolean }) {
    if (isSkipping || part.trim() === '') return;
    const { text, isEnd } = withoutClosing(part);
    if (isEnd) isSkipping = true;
    if (partsInLine > 0 && isProse(text)) {
      isSkipping = true;
      return;
    }
    const parsed = parseName(text);
    if (
      isAnnotated &&
      !parsed?.hasReason &&
      parsed?.year === undefined &&
      /^\s*\p{Ll}/u.test(text)
    ) {
      return;
    }
    isAnnotated ||= parsed?.hasReason === true && parsed.year === undefined;
    style ??= 'inline';
    partsInLine += 1;
    const isLastPart = next.isLast || isEnd;
    for (const each of isLastPart ? lastParts(text, partsInLine, hasLeadIn) : [text]) {
      names.addPart(each, next.mayBeYear);
    }
  }

  function endTable() {
    if (table.end()) style ??= 'inline';
  }

  function releaseHeading() {
    const held = heading;
    heading = undefined;
    if (held === undefined) return;
    style ??= 'lines';
    if (isLeadIn(held)) return;
    names.add(held);
  }

  function endLine() {
    const text = line.trim();
    if (text === '') table.pause();
    else readLine(text);
    isAfterGap = text === '';
    line = '';
    isSkipping = false;
    isProseLine = false;
    isAnnotated = false;
    hasLeadIn = false;
    partsInLine = 0;
  }

  function readLine(text: string) {
    if (opensJson(line)) return void beginJson();
    if (/^`{3}/.test(text) || /^(?:[-*_=] ?){3,}$/.test(text)) return;
    if (detail.test(text)) return;
    if (text.includes('|') && partsInLine === 0 && !isProseLine) {
      if (table.row(text)) {
        style = 'marked';
        heading = undefined;
      }
      return;
    }
    endTable();
    if (partsInLine > 0) return endInline(text);
    const marked = items.read(line);
    if (marked === 'detail') return;
    if (marked) {
      heading = undefined;
      style = 'marked';
      for (const item of marked) takeItem(item);
      return;
    }
    if (style === 'marked') return;
    if (/[:：]\**$/.test(text)) return;
    const title = titleWithRemark(text);
    const remark = text.slice(title?.length);
    const namesMore = /^[*_"]/.test(text) && quotedNames(remark).length > 0;
    if (title !== undefined && !namesMore) {
      if (isListOn(remark)) return endInline(text);
      releaseHeading();
      names.add(title);
      return;
    }
    if (mayBeRemark() && !isSentence(text)) return endInline(text);
    if (isProseLine || isSentence(text)) return readSentence(text);
    if (headed.test(text)) return;
    const { parts } = splitParts(text, true);
    const loose = text.split(/\s[/•·–—-]\s/);
    if (style === undefined && isListOfNames(loose)) {
      for (const name of loose) names.add(name);
      return;
    }
    if (
      parts.length > maxCommasInTitle ||
      style === 'inline' ||
      (parts.length > 1 && style === undefined && heading === undefined)
    ) {
      heading = undefined;
      return endInline(text);
    }
    if (style === undefined && heading === undefined) {
      heading = text;
      return;
    }
    releaseHeading();
    names.add(text);
  }

  function endInline(text: string) {
    const { parts } = splitParts(text, true);
    for (const [index, part] of parts.entries()) {
      takePart(part, { isLast: index === parts.length - 1, mayBeYear: true });
    }
  }

  function takeItem(text: string) {
    const { label = '', list = '' } = labelled.exec(text)?.groups ?? {};
    const listed = splitParts(list, true).parts;
    if (listed.length > 1 && listed.every(beginsAsTitle)) {
      hasLabels ||= isLeadIn(label) || category.test(label) || listed.every(yearIn);
      if (hasLabels) return listed.forEach((name) => names.add(name));
    }
    const { parts } = splitParts(text, true);
    const isList = isListOfNames(parts) && parseName(text)?.year === undefined;
    for (const name of isList ? parts : [titleWithRemark(text) ?? text]) names.add(name);
  }

  /** A sentence can hold names: in quotes, or after 'I recommend'. */
  function readSentence(text: string) {
    if (style !== undefined || heading !== undefined || isRefusal(text)) return;
    const stop = /[^.!?。]*[.!?。]/.exec(text)?.[0];
    const after = text.slice(stop?.length).replace(/^\s*(?:Try|Watch|Consider) (?=\p{Lu})/u, '');
    if (
      stop &&
      !/\?$/.test(after) &&
      !isSentence(after) &&
      splitParts(after, true).parts.length > 1
    ) {
      hasLeadIn = true;
      return endInline(after);
    }
    const quoted = quotedNames(text);
    if (quoted.length >= 2) {
      style = 'inline';
      for (const name of quoted) names.add(name);
      return;
    }
    const verb = leadVerb.exec(text);
    const list = verb ? text.slice(verb.index + verb[0].length) : '';
    if (splitParts(list, true).parts.length < 2) return addIdentified(text);
    hasLeadIn = true;
    endInline(list);
  }

  return {
    push(text) {
      for (const char of text) step(char);
      return names.taken();
    },
    end() {
      endLine();
      table.end();
      releaseHeading();
      names.end();
      return names.taken();
    },
  };
}

const note = /^[\s(*_]*(?:Note|Disclaimer|P\.?S\.?|Nota|नोट)\W*$/i;
const separators = ',;|、，；،।。';
const stops = '।。';
/** '<|im_end|>' or '</s>' of a local model. */
const endToken = /(?:<\||<\/s>)$/;
/** The mark of a Markdown quotation. */
const quotation = /^\s*>$/;
const jsonStarts = `"'“{[`;
const maxCommasInTitle = 4;

/** 'I can't watch films, but here are ten movies:' */
const offersInstead =
  /\bbut (?:these|here|some)\b|(?:pero|aunque) (?:est[ao]s|aquí)\b|लेकिन ये|\b[Yy]ou (?:may|might|could) (?:like|enjoy|try|consider)$|(?:pero|quizás?|tal vez) .*(?:gust|interes|recomiend|opciones|películas)|लेकिन .*(?:देख|सुझाव)|\b[Hh]ere(?:['’]s| is| are)\b.*\b(?:movies|films|suggestions|recommendations|titles|options|alternatives|picks|ideas|ten|10)\b/;

const leadVerb =
  /(?:\b(?:recommend|suggest|are|be|include|watch|try|is|like|such as|enjoy|go with)|(?:recomiendo|sugiero|son|incluyen|gustar[íi]an?|ver|probar con))\s+(?=["“«*_]?(?!I\b)\p{Lu})/u;

/** The film that the visitor described: 'That sounds like Heat (1995).' */
function identified(text: string): string | undefined {
  const rest = identification.exec(text)?.[1];
  if (rest === undefined) return undefined;
  return (emphasis.exec(rest) ?? dated.exec(rest) ?? /[^.,;:!?]+/.exec(rest))?.[0];
}

const identification =
  /(?<!\p{L})(?:(?:(?:thinking of|describing|looking for|[Pp]ensando en|[Bb]uscas|[Bb]uscando|[Dd]escribes)(?: is| es)?|sounds like|(?:movie|film) is|[Ll]a película es|[Ss]e trata de)\s+(?=["“*_]*\p{Lu})|(?:वह|वो|यह)(?: फ\u093c?िल्म)?\s+(?=["“*_]))(.+)/u;

/** A line about the name before it. */
const detail =
  /^(?:[-*•]\s+)?\*{0,2}(?:Year|Released?|Release date|Director(?:s|a|es)?|Directed by|Genres?|Plot|Reason|Why|Starring|Stars|Cast|Synopsis|Summary|Runtime|Rating|IMDb|Streaming|Where to watch|Why it fits|Año|Género|Sinopsis|Reparto|Motivo|Trama|Plataforma|Dónde verla|कहानी|कारण|वर्ष|निर्देशक|शैली|कलाकार|公開年|監督|ジャンル|あらすじ|出演)\*{0,2}\s*[:：]/i;

/** The title at the start of a line that goes on about it: 'Heat (1995): a crime saga', '**Heat** is …'. */
function titleWithRemark(line: string): string | undefined {
  const title = (emphasis.exec(line) ?? dated.exec(line))?.[0];
  if (title === undefined) return undefined;
  const bare = title.replace(/[*_"]/g, '').replace(/[:：]$/, '');
  if (isLeadIn(bare) || says.test(bare)) return undefined;
  const remark = line.slice(title.length);
  if (/^\s+(?!(?:and|or|by|y|e|o|u|de)\s)\p{Ll}/u.test(remark)) return title;
  if (!/^(?:\s*[:：]|\s+[–—-])\s/.test(remark) && !/[:：]\W+$/.test(title)) return undefined;
  if (/\d\)$/.test(bare)) return title;
  // Without a year it may be a label.
  return !isMostlyLowerCase(bare, 2) && isMostlyLowerCase(remark, 4) ? title : undefined;
}

const dated = /^[^,;|()]{1,90}\s\((?:1[89]|20)\d\d\)/;
/** Words of a sentence in which a title stands. */
const says =
  /(?<!\p{L})(?:is|are|was|would|could|recommend|suggest|es|son|recomiendo|sugiero)(?!\p{L})|^(?:Start|Begin|Try|Watch|Then|Next|Also|First|Finally) \p{Ll}/u;
const emphasis = /^(\*\*|__|")(?=\S)[^*"_]{1,90}\S\1(?:\s\((?:1[89]|20)\d\d\))?/;

/** Whether more titles follow the first one and its remark. */
function isListOn(remark: string): boolean {
  if (/[,;][^,;]*\s\((?:1[89]|20)\d\d\)/.test(remark)) return true;
  return /[,;]/.test(remark) && !/[.!?…]["”»]?$/.test(remark);
}

/** More pieces than a title has commas, each beginning as a title does. */
function isListOfNames(parts: readonly string[]): boolean {
  const capital = parts.filter(beginsAsTitle);
  return parts.length >= maxCommasInTitle && capital.length >= parts.length - 1;
}

function beginsAsTitle(text: string): boolean {
  return /^\s*["“'«*_(]*(?:\p{Lu}|\p{Lo}|\p{N})/u.test(text);
}

const labelled = /^\**(?<label>[^*:：,]{2,40})(?:[:：]\**|\*+[:：])\s+(?<list>.+)$/u;
/** 'Laugh-out-loud'. */
const category = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)+$/u;

function isMarked(line: string): boolean {
  return markedLine.test(line);
}

const bullet = /^\s*(?:・|[-*•·●○◦▪‣→✓★–—]\s|\p{Extended_Pictographic}\ufe0f?\s)/u;
const digits =
  /^\s*(?:#{1,6}\s+)?(?:\*\*|__)?(?:(?:Movie|Film|Película|फ\u093c?िल्म|映画)\s*)?#?[([（]?(\p{Nd}{1,2})(?:\.[)º-]|[.)\]．）](?!\p{Nd})|\ufe0f?\u20e3|\s+[-–—:]\s|:\s|[ºª]\.?\s|、)\s*/u;
const circled = /^\s*[\u2460-\u2473🔟]/u;
const lettered = /^\s*[([]?([A-Za-z]{1,5})(?:[)\]]\s*|\.\)?\s+)(?=\S)/;
const markedLine = new RegExp(
  [bullet, digits, circled, lettered].map(({ source }) => `(?:${source})`).join('|'),
  'u',
);

/** The items of a list, by the marker that its first item has; other markers belong to details. */
function itemOrder() {
  let kind: 'bullet' | 'number' | 'letter' | undefined;
  let indent = 0;
  let count = 0;

  function kindOf(line: string): typeof kind {
    if (digits.test(line) || circled.test(line)) return 'number';
    if (bullet.test(line)) return 'bullet';
    const letters = lettered.exec(line)?.[1]?.toLowerCase();
    if (letters === undefined) return undefined;
    const isNext = letters === String.fromCharCode(97 + count) || letters === romanNumerals[count];
    return isNext ? 'letter' : undefined;
  }

  return {
    /** The items of the line, 'detail' if it is about an item, `undefined` if it is no item. */
    read(line: string): readonly string[] | 'detail' | undefined {
      const is = kindOf(line);
      if (is === undefined) {
        return headed.test(line) && yearIn(line) !== undefined
          ? [line.replace(headed, '')]
          : undefined;
      }
      const depth = line.length - line.trimStart().length;
      if (kind === undefined) indent = depth;
      kind ??= is;
      if (kind !== is || depth > indent + 1) return 'detail';
      const items = itemsOf(line, is, count);
      count += items.length;
      return items;
    },
  };
}

const headed = /^\s*#{1,6}\s/;
const romanNumerals = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

function itemsOf(line: string, kind: 'bullet' | 'number' | 'letter', count: number) {
  if (kind === 'bullet') return bulletedItems(line);
  return kind === 'number' ? numberedItems(line) : letteredItems(line, count);
}

/** '• Heat • Ronin' holds two. */
function bulletedItems(line: string): readonly string[] {
  const [mark = ''] = bullet.exec(line) ?? [];
  const text = line.slice(mark.length);
  return /[-*–—]/.test(mark) ? [text] : text.split(` ${mark.trim()} `);
}

/** '1. Heat 2. Ronin' holds two. */
function numberedItems(line: string): readonly string[] {
  const found = digits.exec(line);
  if (!found) return line.split(/[\u2460-\u2473]|🔟/u);
  const bold = /\*\*|__/.exec(found[0])?.[0] ?? '';
  const rest = (bold + line.slice(found[0].length)).replace(/^(\*\*|__)\1/, '');
  const first = Number(westernNumber(String(found[1])));
  return splitAt(rest, (index) => digitsOf(first + 1 + index));
}

/** 'a) Heat b) Ronin' holds two. */
function letteredItems(line: string, count: number): readonly string[] {
  const letters = String(lettered.exec(line)?.[1]);
  const isRoman = letters.toLowerCase() === romanNumerals[count];
  return splitAt(line.replace(lettered, ''), (index) => {
    const at = count + 1 + index;
    const next = isRoman ? (romanNumerals[at] ?? '-') : String.fromCharCode(97 + at);
    return letters === letters.toUpperCase() ? next.toUpperCase() : next;
  });
}

function splitAt(text: string, markerAt: (index: number) => string): readonly string[] {
  const items: string[] = [];
  let rest = text;
  for (;;) {
    const marker = `${markerAt(items.length)}(?:[.)](?!\\d)|\ufe0f?\u20e3)`;
    const split = new RegExp(`[\\s,;、]+\\(?${marker}\\)?\\s*`).exec(rest);
    if (!split) return [...items, rest];
    items.push(rest.slice(0, split.index));
    rest = rest.slice(split.index + split[0].length);
  }
}

/** A pattern for a number in western or Hindi digits. */
function digitsOf(number: number): string {
  return String(number).replace(/\d/g, (digit) => `[${digit}${'०१२३४५६७८९'[Number(digit)]}]`);
}

function westernNumber(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

const and = /^\s*(?:and|or|y|e|o|u|&|और|या|तथा|aur)\s/u;
const andBetween = /(.*\S)\s+(?:and|or|y|e|o|u|और|या|तथा|aur)\s+(\S.*)/u;
/** Before the last name in a line of its own. */
const lastAnd = /^\s*(?:and|or)\s+(?=["“*_]*\p{Lu})/u;
/** 'Up would all fit your mood' */
const endOfSentence = /(?<=\S)\s(?:are|would|should|might|could|will)\s\p{Ll}[^\p{Lu}]*$/u;
/** 'etc.', 'Up and more' */
const others =
  /(?:^|(?<=\S)\s+(?=and |y |और ))\s*(?:(?:and|y|और) )?(?:etc|(?:many |much |so many )?more|among others|(?:muchas )?más|entre otras|भी कई|अन्य|आदि|इत्यादि)\.?\s*$/u;

/** 'Ronin and Heat' ends a list of nine, or a list in a sentence; elsewhere it may be a title. */
function lastParts(part: string, count: number, isInSentence: boolean): readonly string[] {
  const text = count > 1 ? part.replace(others, '').replace(endOfSentence, '') : part;
  if (count > 1 && and.test(text)) return [text.replace(and, '')];
  const pair = andBetween.exec(text);
  const isHindi = /\s(?:और|तथा|aur)\s/u.test(text);
  const isShort = count > 1 && count < maxNames && (isInSentence || isHindi);
  const isPair = count + 1 === maxNames || isShort;
  return pair?.[1] && pair[2] && isPair ? [pair[1], pair[2]] : [text];
}

/** 'The Right Stuff. Enjoy!' ends with the film. */
function withoutClosing(part: string): { text: string; isEnd: boolean } {
  for (const { index, 0: stop } of part.matchAll(/[.!?।。]["”»]?\s+(?=\S)/g)) {
    if (isProse(part.slice(index + stop.length))) {
      return { text: part.slice(0, index + 1), isEnd: true };
    }
  }
  return { text: part, isEnd: false };
}

/** The titles in a sentence that stand in quotes, italics or bold. */
function quotedNames(text: string): readonly string[] {
  const names: string[] = [];
  let from = 0;
  for (const { index: at } of text.matchAll(/(?<![\p{L}\p{N}])\S/gu)) {
    const around = at < from ? undefined : closerFor(text.slice(at));
    if (!around || around.opener === "'" || around.opener === '_') continue;
    const end = closerIndex(text.slice(at), around);
    if (end === undefined) continue;
    names.push(text.slice(at + around.opener.length, at + end));
    from = at + end + around.closer.length;
  }
  return names;
}

const brackets: Readonly<Record<string, string>> = { '(': ')', '（': '）', '[': ']', '【': '】' };

/**
 * The parts between separators, and the rest after the last one. Separators in quotes, brackets and
 * numbers ('20,000') do not count.
 */
function splitParts(text: string, isWhole: boolean): { parts: readonly string[]; rest: string } {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  const take = (to: number, next: number) => {
    parts.push(text.slice(from, to));
    from = next;
    at = next;
  };

  while (at < text.length) {
    const isStart = text.slice(from, at).trim() === '';
    const around = isStart ? closerFor(text.slice(at)) : undefined;
    if (around) {
      const end = closerIndex(text.slice(at), around);
      if (end === undefined) {
        if (!isWhole) return { parts, rest: text.slice(from) };
      } else if (mayProtect(text.slice(at, at + end), around.opener)) {
        at += end + around.closer.length;
        const then = betweenDelimited.exec(text.slice(at));
        if (then) take(at, at + then[0].length);
        continue;
      }
    }
    const char = text.charAt(at);
    const close = brackets[char];
    if (close !== undefined) {
      const next = text.indexOf(close, at) + 1;
      if (next > 0) {
        at = next;
        const then = /^\s+(?:and|y|e|और|तथा)\s/u.exec(text.slice(at));
        if (then) take(at, at + then[0].length);
        continue;
      }
      if (!isWhole) return { parts, rest: text.slice(from) };
    }
    if (!separators.includes(char) || isThousands(text, at)) at += 1;
    else if (!isWhole && mayBecomeThousands(text, at)) break;
    else take(at, at + 1);
  }

  const rest = text.slice(from);
  return { parts: isWhole ? [...parts, rest].filter(isNotBlank) : parts, rest };
}

/** Between two quoted titles there may be 'and', or nothing. */
const betweenDelimited =
  /^(?:\s+(?:and|or|y|e|o|&|और|तथा)\s+(?=["“„«「『《*_])|\s*(?=[“„«「『《])|\s+(?="))/u;

/** Quotes around a whole list do not make it one title. */
function mayProtect(inner: string, opener: string): boolean {
  if (opener === "'" && /[\s,]'/.test(inner)) return false;
  return (inner.match(/[,;、，]/g)?.length ?? 0) < maxCommasInTitle;
}

/** The comma in '20,000 Leagues Under the Sea'. */
function isThousands(text: string, at: number): boolean {
  return hasDigitsBefore(text, at) && /^000(?!\d)/.test(text.slice(at + 1, at + 5));
}

function mayBecomeThousands(text: string, at: number): boolean {
  return hasDigitsBefore(text, at) && /^0{0,3}$/.test(text.slice(at + 1));
}

function hasDigitsBefore(text: string, at: number): boolean {
  return text[at] === ',' && /(?<!\d)\d{1,3}$/.test(text.slice(Math.max(0, at - 4), at));
}

function isNotBlank(text: string): boolean {
  return text.trim() !== '';
}

interface Columns {
  readonly title?: number | undefined;
  readonly year?: number | undefined;
}

/** Rows of a table; names between '|' in a single line are no table. */
function tableReader(add: (name: string, year?: number) => void) {
  /** A line that is a head if a rule follows, else a row. */
  let held: readonly string[] | undefined;
  let columns: Columns | undefined;
  let isAfterEmptyLine: boolean | undefined;

  function addRow(cells: readonly string[]) {
    const at = columns?.title ?? cells.findIndex((cell) => !isRank(cell));
    const title = cells[at];
    if (title === undefined) return;
    const dated =
      columns?.year === undefined
        ? cells.find((cell, index) => index !== at && isYear(cell))
        : cells[columns.year];
    add(title, dated === undefined ? undefined : yearIn(dated));
  }

  return {
    /** Reads a line with '|'; returns whether it is known to belong to a table. */
    row(line: string): boolean {
      const cells = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      const before = held;
      const mayBeHead = isAfterEmptyLine;
      held = undefined;
      isAfterEmptyLine = false;
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) columns = columnsOf(before ?? cells);
      else if (columns || before) {
        columns ??= {};
        if (before) addRow(before);
        if (mayBeHead) held = cells;
        else addRow(cells);
      } else {
        held = cells;
        return false;
      }
      return true;
    },
    /** After an empty line another table may begin. */
    pause() {
      isAfterEmptyLine = true;
    },
    /** Ends the table; returns whether its only line was a list. */
    end(): boolean {
      const isList = held !== undefined && !columns;
      if (held && columns) addRow(held);
      else for (const cell of held ?? []) add(cell);
      held = undefined;
      columns = undefined;
      return isList;
    },
  };
}

function columnsOf(head: readonly string[]): Columns {
  const indexOf = (pattern: RegExp) => {
    const index = head.findIndex((cell) => pattern.test(cell));
    return index < 0 ? undefined : index;
  };
  return { title: indexOf(titleColumn), year: indexOf(yearColumn) };
}

const titleColumn =
  /title|movie|film|name|t[ií]tulo|película|nombre|शीर्षक|फ\u093c?िल्म|नाम|タイトル|作品|映画/i;
const yearColumn = /year|released?|año|वर्ष|साल|年/i;

function isRank(cell: string): boolean {
  return /^#?\d{1,2}[.)]?$/.test(cell.replace(/[*_`]/g, '').trim());
}

/** Puts names in order, without repeats, as soon as they are certain. */
function collector() {
  const found: MovieName[] = [];
  let emitted = 0;
  /** The first parts, until it is known whether years stand between or after the names. */
  let opening: string[] | undefined = [];
  let years: 'between' | 'after' | undefined;
  let hasYears = false;
  /** Parts of a title with commas, in a list where every title ends with its year. */
  let pieces: string[] = [];

  function add(text: string, year?: number) {
    const parsed = parseName(found.length > 0 ? text.replace(lastAnd, '') : text);
    if (!parsed) return;
    const name: MovieName = { name: parsed.name, ...yearOf(parsed.year ?? year) };
    if (found.length < maxParts && !found.some((other) => isSame(other, name))) found.push(name);
  }

  function addFollowing(part: string) {
    if (years === 'between') {
      const [name] = pieces;
      if (name !== undefined && isYear(part)) {
        pieces = [];
        return add(name, yearIn(part));
      }
      flush();
      pieces = [part];
      return;
    }
    const dated = years === 'after' ? part.replace(yearAtEnd, ' ($1)') : part;
    const parsed = parseName(dated);
    if (!hasYears || parsed?.year !== undefined || pieces.length >= 3) {
      hasYears ||= parsed?.year !== undefined && years === undefined;
      const whole = parsed?.year === undefined ? undefined : mergedTitle([...pieces, dated]);
      if (whole === undefined) flush();
      pieces = [];
      add(whole ?? dated);
    } else pieces.push(dated);
  }

  function flush() {
    for (const piece of pieces) add(piece);
    pieces = [];
  }

  function release() {
    const held = opening ?? [];
    opening = undefined;
    for (const part of held) addFollowing(part);
  }

  return {
    /** Whether it is known where years stand. */
    isDecided: () => opening === undefined,
    add(text: string, year?: number) {
      release();
      flush();
      add(text, year);
    },
    /** A part of a list in one line. */
    addPart(part: string, mayBeYear: boolean) {
      const text = stripMarkers(part);
      if (!opening) return addFollowing(text);
      opening.push(text);
      const decided = yearsIn(opening, mayBeYear);
      if (decided === 'unknown') return;
      years = decided;
      release();
    },
    end() {
      release();
      flush();
    },
    taken(): readonly MovieName[] {
      const fresh = found.slice(emitted);
      emitted = found.length;
      return fresh;
    },
  };
}

const yearAtEnd = /(?<=[^\s,–—-])\s+((?:1[89]|20)\d\d)\.?$/;

/** Where years without brackets stand in a list: four parts are enough to tell. */
function yearsIn(
  parts: readonly string[],
  mayBeYear: boolean,
): 'between' | 'after' | undefined | 'unknown' {
  if (parts.every((part) => yearAtEnd.test(part))) return parts.length < 4 ? 'unknown' : 'after';
  if (parts.length < 2) return mayBeYear ? 'unknown' : undefined;
  const [first, second, third, fourth] = parts.map(isYear);
  if (!second || (first && third)) return undefined;
  if (fourth === undefined) return 'unknown';
  return fourth ? 'between' : undefined;
}

function yearOf(year: number | undefined): { year?: number } {
  return year === undefined ? {} : { year };
}

function isSame(one: MovieName, other: MovieName): boolean {
  if (one.name.toLowerCase() !== other.name.toLowerCase()) return false;
  return one.year === undefined || other.year === undefined || one.year === other.year;
}
