import { hasStop, isMostlyLowerCase, isProse } from './answerProse';
import { maxNames } from './movieName';
import { closerFor, closerIndex } from './parseName';

export const separators = ',;|、，；،।。';
export const maxCommasInTitle = 4;

export const and =
  /^\s*(?:and|or|y|e|o|u|&|और|या|तथा|aur)\s(?:(?:also|finally|lastly|of course|también|finalmente) )?/u;
/** 'Ronin and Heat', not in 'Beauty and the Beast'. */
const andBetween = pairAround('and|or', 'the|an?');
/** Comes first: an English title can stand in a list in another language. */
const otherAndBetween = pairAround('y|e|o|u|et|und|और|या|तथा|aur', 'el|la|los|las');
/** 'Up would all fit your mood' */
const endOfSentence = /(?<=\S)\s(?:are|would|should|might|could|will|dekh)\s\p{Ll}[^\p{Lu}]*$/u;
/** 'etc.', 'Up and more' */
const others =
  /(?:^|(?<=\S)\s(?=and |y |और ))\s*(?:(?:and|y|और) )?(?:etc|(?:many |much |so many )?more|among others|(?:muchas )?más|entre otras|भी कई|अन्य|आदि|इत्यादि)[.!…]*$/u;

function pairAround(conjunctions: string, articles: string): RegExp {
  return new RegExp(`(.*\\S)\\s+(?:${conjunctions})\\s+(?!(?:${articles})\\s)(\\S.*)`);
}

/** 'Ronin and Heat' ends a list of nine, or a list in a sentence; elsewhere it may be a title. */
export function lastParts(part: string, count: number, isInSentence: boolean): readonly string[] {
  const text = part.replace(others, '').replace(endOfSentence, '');
  if (count > 1 && and.test(text)) return [text.replace(and, '')];
  const pair = otherAndBetween.exec(text) ?? andBetween.exec(text);
  const isHindi = /\s(?:और|तथा|aur)\s/u.test(text);
  const isShort = count > 1 && count < maxNames && (isInSentence || isHindi);
  const isPair = count + 1 === maxNames || isShort;
  return pair?.[1] && pair[2] && isPair ? [pair[1], pair[2]] : [text];
}

/** 'The Right Stuff. Enjoy!' ends with the film. */
export function withoutClosing(part: string): { text: string; isEnd: boolean } {
  for (const { index, 0: stop } of part.matchAll(/(?:(?<!\bVol)\.|[!?।。])["”»]?\s+(?=\S)/g)) {
    const rest = part.slice(index + stop.length);
    // 'Dr. Jekyll y su hermana' goes on.
    const mayEnd = index > 3 || rest.includes('?');
    if (isProse(rest) || (mayEnd && hasStop(rest) && isMostlyLowerCase(rest, 3))) {
      return { text: part.slice(0, index + 1), isEnd: true };
    }
  }
  return { text: part, isEnd: false };
}

/** The titles in a sentence that stand in quotes, italics or bold. */
export function quotedNames(text: string): readonly string[] {
  const names: string[] = [];
  let from = 0;
  for (const { index: at } of text.matchAll(/(?<![\p{L}\p{N}])\S|[「『《]/gu)) {
    const around = at < from ? undefined : closerFor(text.slice(at));
    if (!around || around.opener === "'" || around.opener === '_') continue;
    const end = closerIndex(text.slice(at), around);
    if (end === undefined) continue;
    from = at + end + around.closer.length;
    names.push(text.slice(at, from) + (/^ \([^()]*\)/.exec(text.slice(from))?.[0] ?? ''));
  }
  return names;
}

const brackets: Readonly<Record<string, string>> = { '(': ')', '（': '）', '[': ']', '【': '】' };

/**
 * The parts between separators, and the rest after the last one. Separators in quotes, brackets and
 * numbers ('20,000') do not count. The stop of a Hindi sentence stays.
 */
export function splitParts(
  text: string,
  isWhole: boolean,
): { parts: readonly string[]; rest: string } {
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
    if (!separators.includes(char) || isThousands(text, at) || isStopInTitle(text, at)) at += 1;
    else if (!isWhole && mayBecomeThousands(text, at)) break;
    else take(char === '।' ? at + 1 : at, at + 1);
  }

  const rest = text.slice(from);
  return { parts: isWhole ? [...parts, rest].filter(isNotBlank) : parts, rest };
}

/** Between two quoted titles there may be 'and', or nothing. */
const betweenDelimited =
  /^(?:\s+(?:and|or|y|e|o|et|und|&|और|तथा)\s+(?=["“„«「『《*_])|\s*(?=[“„«「『《])|\s+(?="))/u;

/** Quotes around a whole list do not make it one title. */
function mayProtect(inner: string, opener: string): boolean {
  if (opener === "'" && /[\s,]'/.test(inner)) return false;
  return (inner.match(/[,;、，]/g)?.length ?? 0) < maxCommasInTitle;
}

/** The stop in '君の名は。（2016年）'. */
function isStopInTitle(text: string, at: number): boolean {
  return text.startsWith('。（', at);
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
