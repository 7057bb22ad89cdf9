import { quotedNames, splitParts } from './answerParts';
import { isSentence } from './answerProse';
import {
  beginsAsTitle,
  firstSentence,
  identifiedTitle,
  isAboutOne,
  isKnownTitle,
  isNarrative,
  listAfterConsent,
  textAfterAdvice,
  titleWithRemark,
  withoutKnownTitle,
  withoutLastClause,
  withoutRefusal,
} from './answerSentences';
import { type Answer, hasBegun } from './answerState';
import { readInline } from './readInline';

/** A sentence can hold names: in quotes, or after 'I recommend'. */
export function readSentence(answer: Answer, whole: string) {
  if (!answer.isNarrated && hasBegun(answer)) return;
  const text = withoutRefusal(whole);
  if (text === undefined) return;
  if (isAboutOne(text)) return addIdentified(answer, text);
  const stop = firstSentence.exec(text)?.[0];
  const hasList = stop !== undefined && splitParts(textAfterAdvice(stop), true).parts.length > 1;
  const after = text
    .slice(stop?.length)
    .replace(/^\s*(?:Try|Watch|Consider|Go (?:for|with)) (?=\p{Lu})/u, '');
  const quoted = quotedNames(withoutKnownTitle(text));
  if (answer.isNarrated || quoted.length + answer.mentioned.length >= 2) {
    answer.isNarrated = true;
    answer.style = 'inline';
    for (const name of [...answer.mentioned, ...quoted]) answer.names.add(name);
    return;
  }
  if (isNarrative(text) && !isKnownTitle(text)) answer.mentioned = quoted;
  if (
    stop &&
    !hasList &&
    !/\?$/.test(after) &&
    !isSentence(after) &&
    splitParts(after, true).parts.length > 1
  ) {
    answer.line.hasLeadIn = true;
    return readInline(answer, after);
  }
  const list = listAfterConsent(text) ?? textAfterAdvice(text);
  const [, ...others] = splitParts(list, true).parts;
  if (others.length === 0) return addIdentified(answer, text);
  if (answer.mentioned.length > 0 && !others.some(beginsAsTitle)) return;
  answer.line.hasLeadIn = true;
  readInline(answer, withoutLastClause(list));
}

/** 'You are thinking of "Heat". Similar films: …' */
export function addIdentified(answer: Answer, text: string) {
  const name = identifiedTitle(text) ?? titleWithRemark(text.trimStart());
  if (name === undefined) return;
  answer.style ??= 'inline';
  answer.names.add(name);
}
