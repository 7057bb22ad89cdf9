import { lastParts, maxCommasInTitle, splitParts, withoutClosing } from './answerParts';
import { isProse } from './answerProse';
import type { Answer } from './answerState';
import { closerFor, parseName } from './parseName';

/** A line after the list. Its end tells. */
export function mayBeRemark(answer: Answer) {
  return answer.style === 'inline' && /\S \p{Ll}/u.test(answer.line.text);
}

/** Reads names between separators. The last part may hold two. */
export function readInline(answer: Answer, text: string) {
  const { parts } = splitParts(text, true);
  for (const [index, part] of parts.entries()) {
    takePart(answer, part, { isLast: index === parts.length - 1, mayBeYear: true });
  }
}

export function takePart(
  answer: Answer,
  part: string,
  next: { isLast: boolean; mayBeYear: boolean },
) {
  const { line } = answer;
  const whole = part.replace(/।$/, '');
  if (line.isSkipped || whole.trim() === '') return;
  if (line.parts > 0 && credit.test(whole)) return;
  const { text, isEnd } = withoutClosing(whole);
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
  answer.style ??= 'inline';
  line.parts += 1;
  answer.hasLongLine ||= line.parts > maxCommasInTitle;
  const isLastPart = next.isLast || isEnd || whole !== part;
  for (const each of isLastPart ? lastParts(text, line.parts, line.hasLeadIn) : [text]) {
    // The stop is the list's: 'Volver, Mad Max: Furia en la carretera.'
    answer.names.addPart(each.replace(/(?<=: \p{Lu}[^.]*)\.$/u, ''), next.mayBeYear);
  }
}

/** 'Heat, directed by Michael Mann, Ronin' */
const credit = /^\s*(?:(?:directed|written) by|starring|featuring)\s/;

/** What is said about the title before, not 'and Heat'. */
const remarkStart =
  /^\s*(?:(?!(?:and|or|y|e|o|u|et|und|aur)\s)\p{Ll}\S* \p{Ll}|(?:dir\.?|by|starring|with|de|con) )/u;
