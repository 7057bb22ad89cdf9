import { beginsWithEmoji, indentOf, isGroup, isRemark } from './answerItems';
import { splitParts } from './answerParts';
import { isGenre, isLeadIn, isSentence } from './answerProse';
import { beginsAsTitle, isListOfNames, titleWithRemark, withoutLabel } from './answerSentences';
import { type Answer, hasBegun, hasDatedHeading, releaseHeading } from './answerState';
import { parseName, yearIn } from './parseName';

export function readItems(answer: Answer, items: readonly string[], line: string) {
  if (mayBeHeading(line, items)) {
    if (!hasBegun(answer)) {
      answer.items.restart();
      answer.heading = line;
      return;
    }
    releaseHeading(answer);
  }
  // '2. Thriller' after '1. Heat'.
  const isTitle = answer.style === 'marked' && answer.items.isCounted(line);
  for (const item of items) {
    if ((isGenre(item) && !isTitle) || isRemark(line, item)) answer.items.restart();
    else if (isGroup(item)) {
      answer.style ??= 'marked';
      answer.group = answer.line.text;
    } else takeItem(answer, item);
  }
}

export function takeItem(answer: Answer, item: string) {
  const text = withoutLabel(item);
  const isDated = hasDatedHeading(answer);
  answer.hasDetails ||= isDated && yearIn(text) === undefined;
  if (isDated) releaseHeading(answer);
  if (answer.hasDetails) return;
  if (answer.style === 'inline' && isSentence(text)) return;
  answer.heading = undefined;
  answer.style = 'marked';
  const found = labelledItem.exec(text);
  if (found && readLabelled(answer, String(found[1]), String(found[2]))) return;
  const { parts } = splitParts(text, true);
  const isList = isListOfNames(parts) && parseName(text)?.year === undefined;
  for (const name of isList ? parts : [titleWithRemark(text) ?? text]) answer.names.add(name);
}

function readLabelled(answer: Answer, label: string, list: string): boolean {
  const { parts } = splitParts(list, true);
  if (parts.length < 2 || !parts.every(beginsAsTitle)) return false;
  answer.hasLabels ||= isLeadIn(label) || category.test(label) || parts.every(yearIn);
  if (answer.hasLabels) for (const name of parts) answer.names.add(name);
  return answer.hasLabels;
}

/** '- **The Classics:**' is a heading if marked or dated titles stand below it. */
export function endGroup(answer: Answer) {
  const [above, below] = [String(answer.group), answer.line.text];
  answer.group = undefined;
  if (indentOf(below) > indentOf(above) && titleBelow.test(below)) answer.items.restart();
  else takeItem(answer, above);
}

/** '🔥 **Action-Packed**' may be a title, or stand over a list. */
function mayBeHeading(text: string, [item = '', ...others]: readonly string[]) {
  if (!beginsWithEmoji(text) || yearIn(text) !== undefined || isRemark(text, item)) return false;
  return others.length === 0 && splitParts(item, true).parts.length < 2;
}

/** Over a list it is a heading, else the first item. */
export function endEmojiHeading(answer: Answer, text: string) {
  if (answer.heading === undefined || !beginsWithEmoji(answer.heading)) return;
  const isHeading = splitParts(text, true).parts.length > 2;
  if (!isHeading) takeItem(answer, answer.heading);
  answer.heading = undefined;
}

/** '*Heat*' or 'Heat (1995)' in an item, not '**Plot:** a heist'. */
const titleBelow = /^\s*\S+\s+(?:["“«*_][^:：]+$|.*\((?:1[89]|20)\d\d\))/u;

const labelledItem = /^\**([^*:：,]{2,40})(?:[:：]\**|\*+[:：]) (.+)/u;

/** 'Laugh-out-loud', 'Light & funny'. */
const category = /-\p{Ll}+$| (?:&|and|y) \p{Ll}+$/u;
