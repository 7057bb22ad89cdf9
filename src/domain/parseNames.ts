import { isMarked } from './answerItems';
import { separators, splitParts } from './answerParts';
import { countWords, isGenre, isLeadIn, isListHeading, isOpening, isProse } from './answerProse';
import {
  boldLabel,
  isAdvice,
  isAside,
  isIdentification,
  isInQuotes,
  isNarrative,
  isQuestion,
  mayGiveReason,
  offerInstead,
  titleWithRemark,
  withoutRefusal,
} from './answerSentences';
import {
  type Answer,
  endTable,
  hasBegun,
  hasDatedHeading,
  newAnswer,
  newLine,
  releaseHeading,
} from './answerState';
import { beginsJson, jsonNames, opensJson } from './jsonNames';
import type { MovieName } from './movieName';
import { mayBeRemark, takePart } from './readInline';
import { takeItem } from './readItems';
import { readLine } from './readLine';
import { addIdentified } from './readSentence';

/** What is longer without a separator is prose. */
const maxHeld = 1_000;

interface NameParser {
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
 * Reads the chat service's answer as it streams. It looks at one character after the other, so the names
 * do not depend on how the network cuts the answer.
 */
export function createNameParser(): NameParser {
  const answer = newAnswer();
  const { names, table, items, sections } = answer;
  let json: ReturnType<typeof jsonNames> | undefined;
  /** Whether the model goes on with the conversation by itself. */
  let hasEnded = false;
  let isAfterReturn: boolean | undefined;
  let isAfterSeparator: boolean | undefined;

  function step(char: string) {
    if (hasEnded) return;
    if (json) return stepJson(char);
    const isSecondHalf = isAfterReturn && char === '\n';
    isAfterReturn = char === '\r';
    if (isSecondHalf) return;
    if (char === '\n' || char === '\r') return endLine();
    // Markdown's '1\. Heat'.
    if (answer.line.isSkipped || char === '\\') return;
    answer.line.text += char;
    if (char === ';' && entity.test(answer.line.text)) {
      answer.line.text = answer.line.text.replace(entity, (_, name) => entities[name] ?? "'");
      return;
    }
    if ('<>|'.includes(char)) endMarkup(char);
    if (answer.line.text.length > maxHeld) {
      answer.line.isSkipped = true;
      return;
    }
    if (jsonStarts.includes(char) && beginsJson(answer.line.text)) return beginJson();
    if (/\s/.test(char)) {
      answer.line.text = answer.line.text.replace(closingBold, '');
      return;
    }
    const afterDash = dashAndChar.exec(answer.line.text)?.[0];
    if (afterDash !== undefined) skipBeforeDash(afterDash, char);
    const isNew = isAfterSeparator;
    isAfterSeparator = separators.includes(char);
    // A stop may end the answer, so that its last part is a pair.
    const isOver = names.isDecided() && !stops.includes(char);
    if (isAfterSeparator ? isOver : isNew) takeFinished(answer);
    if (char === ':' || char === '：') skipLeadIn(answer.line.text.slice(0, -1));
  }

  /** Ends the line where markup does. */
  function endMarkup(char: string) {
    if (quotation.test(answer.line.text)) answer.line.text = '';
    else if (endToken.test(answer.line.text)) {
      answer.line.text = answer.line.text.replace(endToken, '');
      endLine();
      answer.line.isSkipped = true;
    } else if (lineBreak.test(answer.line.text)) {
      answer.line.text = answer.line.text.replace(lineBreak, '');
      endLine();
    } else if (betweenTags.test(answer.line.text)) {
      answer.line.text = answer.line.text.slice(0, -1);
      endLine();
      answer.line.text = char;
    }
  }

  function beginJson() {
    const { line } = answer;
    answer.style = 'marked';
    answer.heading = undefined;
    const chars = line.text.slice(line.text.search(/[[{]/));
    line.text = '';
    json = jsonNames((name, year) => names.add(name, year));
    for (const char of chars) stepJson(char);
  }

  function stepJson(char: string) {
    if (json?.step(char)) json = undefined;
  }

  /** 'Here are five movies — Heat' */
  function skipBeforeDash(after: string, char: string) {
    const before = answer.line.text.slice(0, -after.length);
    const isAnnounced = isLeadIn(before) && (answer.style === undefined || !isProse(before));
    const mayBeTitle = /\p{Ll}/u.test(char) || (countWords(before) < 2 && isGenre(before));
    const isSentence = after.startsWith('—') && countWords(before) > 4;
    if (!isAnnounced || mayBeTitle || isSentence || inHeading.test(before)) return;
    if (reasonAndComma.test(before)) return;
    skipLeadIn(before);
    if (answer.line.text === '' && !answer.line.isSkipped) {
      answer.line.text = char.replace(/\p{Extended_Pictographic}/u, '');
    }
  }

  /** Everything up to a colon is dropped where it announces the list. */
  function skipLeadIn(before: string) {
    const { line } = answer;
    if (line.parts > 0 || line.text.includes('|') || isInQuotes(before)) return;
    if (isMarked(line.text) && !isProse(before)) return;
    if (hasBegun(answer) && turn.test(before)) {
      hasEnded = true;
      line.text = '';
      return;
    }
    const isAvoided = hasBegun(answer) && avoided.test(before);
    if (isAvoided || note.test(before) || isQuestion(before)) line.isSkipped = true;
    const said = offerInstead.test(before) ? before : withoutRefusal(before.trim());
    if (said === undefined) return;
    const isAnnounced = answer.style === undefined ? isOpening(said) : isLeadIn(said);
    const last = lastSentence.exec(said.slice(-maxLeadIn))?.[0];
    const isAnnouncedLast = last !== undefined && isProse(last);
    if (!(isAnnounced || isAnnouncedLast) || isAdvice(said)) return;
    line.text = '';
    if (hasDatedHeading(answer)) {
      answer.style = 'inline';
      releaseHeading(answer);
    }
    answer.heading = undefined;
    addIdentified(answer, before);
    answer.isAsideList = isAside(`${before}:`);
    answer.hasDetails = false;
    line.hasHeading = isListHeading(before);
    if (line.hasHeading) items.restart();
    line.hasLeadIn = true;
    line.isProse = false;
  }

  function endLine() {
    const text = answer.line.text.trim();
    if (text === '') table.pause();
    else if (opensJson(answer.line.text)) beginJson();
    else readLine(answer, text);
    names.endLine();
    answer.line = newLine();
  }

  return {
    push(text) {
      for (const char of text) step(char);
      return names.taken();
    },
    end() {
      json?.end();
      endLine();
      if (answer.group !== undefined) takeItem(answer, answer.group);
      table.end();
      sections.end();
      releaseHeading(answer);
      if (answer.style === undefined) for (const name of answer.mentioned) names.add(name);
      names.end();
      return names.taken();
    },
  };
}

/** Reads the parts that end with a separator. After the first, one more character must have come. */
function takeFinished(answer: Answer) {
  const { line } = answer;
  if (answer.style === 'marked' || answer.style === 'lines') return;
  if (line.isProse || answer.heading !== undefined) return;
  if (line.parts === 0 && isReadWhole(answer)) return;
  if (line.parts === 0 && (isProse(line.text) || mayBeRemark(answer))) {
    line.isProse = true;
    return;
  }
  if (line.parts === 0 && lowerCaseAfterComma.test(line.text)) return;
  endTable(answer);
  const { parts, rest } = splitParts(line.text, false);
  const mayBeYear = /\p{Nd}/u.test(rest);
  for (const part of parts) takePart(answer, part, { isLast: false, mayBeYear });
  line.text = rest;
}

/** An item, a row of a table, or a title with a remark. */
function isReadWhole(answer: Answer) {
  const { line } = answer;
  if (isMarked(line.text) || line.text.includes('|')) return true;
  if (titleWithRemark(line.text.trimStart()) !== undefined) return true;
  if (mayBeImperative.test(line.text) || boldLabel.test(line.text)) return true;
  return isNarrative(line.text) || isIdentification(line.text) || mayGiveReason(line.text);
}

const note =
  /^[(*_]*(?:(?:A |One )?(?:quick )?note|(?:Your |User(?:['’]s)? )?query|Consulta|(?:Pro )?tip|Fun fact|Bonus|Reminder|Nota|नोट)\W*$/i;

/** 'Avoid' in 'Avoid: Heat, Ronin' after a list, but not the film 'Skip Trace'. */
const avoided =
  /^\W*(?:(?:Movies|Films) to )?(?:Avoid|Skip|Evita(?:r| est[ao]s)?)(?: (?:these|if\b.*))?\W*$/;

/** 'Try Heat, Ronin': the end of the line tells whether it is a sentence. */
const mayBeImperative = /^\s*(?:Try|Watch|Consider(?: watching)?|Go with) \p{Lu}/u;

/** 'Alright, here are ten films', 'Hola, ¿qué buscas?': the end of the line tells whether it is a list. */
const lowerCaseAfterComma = /^\s*\p{Lu}[^,]*, (?:[¿\p{Ll}]|I$)/u;

const stops = '।。';

/** '— H' in 'Here are five movies — Heat' */
const dashAndChar = /(?:\s(?:[–—-]|->|→)\s|(?<=\S)—)\S$/u;

/** The stars after '**Crime:'. */
const closingBold = /^\s*\*\*\s/;

/** '**Suggestions' in '**Suggestions — Tonight**' */
const inHeading = /^(?:#|\*\*[^*]*$)/;

/** '- a crime saga,' in 'Heat - a crime saga, Ronin - a heist' */
const reasonAndComma = /\s[–—-]\s.*,/u;

/** In characters. Longer sentences announce no list. */
const maxLeadIn = 200;

/** 'You might also like' in 'That is *Heat*! You might also like' */
const lastSentence = /(?<=[.!?]\s)[^.!?]+$/;

/** 'User: Can you give me more?' */
const turn = /^\W*(?:User|Human|Query|Instruction)\W*$/;

/** '<|im_end|>', '</s>' or '<end_of_turn>' of a local model. */
const endToken = /<\||<\/s>|<end_of_turn>/;

/** Not in a table. */
const lineBreak = /(?<!\|.*)<br ?\/?>/i;

/** '<movie>Heat</movie><movie>Ronin</movie>' in one line. */
const betweenTags = /<\/?(?:list|ul|ol|li|(?:movie|film|title|name|item)s?)>\s*</i;

const entity = /&(amp|quot|apos|#0?39|#x27);$/;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"' };

/** The mark of a Markdown quotation. */
const quotation = /^\s*>/;

const jsonStarts = `"'“{[`;
