export type Departure = 'length' | 'code' | 'prose';

const maxLength = 2_000;
const maxLines = 24;
/** Characters between two separators. The longest known title has about 200. */
const maxUnbroken = 300;
/** An introduction, a refusal or a reason has up to three sentences. */
const maxSentencesInLine = 3;
const maxSentences = 5;

const separators = /[\n,;|、，।]/;
/** A number, bullet, quote or Markdown emphasis. */
const listItem = /^(?:[([]?\p{Nd}{1,2}[.):\]-]|[-*•–·>#"'“«「[{`])/u;
const sentence = /[^.!?。！？।]+[.!?。！？।]/g;

const languages =
  'python|py|javascript|js|jsx|typescript|ts|tsx|java|kotlin|swift|c|cpp|c\\+\\+|csharp|cs|go|rust|ruby|php|perl|lua|html|css|sql|bash|sh|shell|yaml|xml';
const code = [
  new RegExp(`\`\`\` ?(?:${languages})\\n`),
  /\b(?:const|let|var) .+=/,
  /\) ?\{/,
  /=>/,
  /\bdef \w+\(/,
  /^class .+[{:]\n/m,
  /^import /m,
  /^from \S+ import /m,
  /\b(?:console\.log|System\.out|print\(|printf\(|require\()/,
  /<(?:html|head|body|div|span|script|style|svg|table|ul|p|a)\b[^>]*>/i,
  /#include|#!\/|<\?php|<!DOCTYPE/i,
  /\bSELECT\b.+\bFROM\b/s,
];

/**
 * Checks a complete or partial answer. Accepts names in any script, Markdown, years, reasons and
 * refusals; its test has the cases. Undefined if the text can still be a list of names.
 */
export function departureFromNames(text: string): Departure | undefined {
  const lines = text.trim().split(/\s*\n\s*/);
  const tidy = lines.join('\n');
  if (text.length > maxLength || lines.length > maxLines) return 'length';
  if (code.some((pattern) => pattern.test(tidy))) return 'code';
  if (text.split(separators).some((part) => part.length > maxUnbroken)) return 'prose';
  if (lines.some((line) => countSentences(line) > maxSentencesInLine)) return 'prose';
  const unmarked = lines.filter((line) => !listItem.test(line));
  return sum(unmarked.map(countSentences)) > maxSentences ? 'prose' : undefined;
}

/** Complete sentences of at least eight words, or of 20 letters in scripts without spaces. */
function countSentences(line: string): number {
  return [...line.matchAll(sentence)].filter(([part]) => isLong(part)).length;
}

function isLong(part: string): boolean {
  const unspaced = part.replace(/[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu, '');
  return part.trim().split(' ').length >= 8 || unspaced.length >= 20;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
