type Departure = 'length' | 'code' | 'prose';

const maxLength = 2_000;
const maxLines = 24;
/** Characters between two separators. The longest known title has about 200. */
const maxUnbroken = 300;
/** An introduction, a refusal or a reason has up to three sentences. */
const maxSentencesInLine = 3;
const maxSentences = 5;

const separators = /[\n,;|、，।]/;
/** A number, bullet, quote, Markdown emphasis or a title with its year. */
const listItem =
  /^\s*(?:[([]?\p{Nd}{1,2}[.):\]-]|[-*•–·>#]|["'“«「[{`]|[^,;|()]{1,90}\s\((?:1[89]|20)\d\d\))/u;

const languages =
  'python|py|javascript|js|jsx|typescript|ts|tsx|java|kotlin|swift|c|cpp|c\\+\\+|csharp|cs|go|rust|ruby|php|perl|lua|html|css|sql|bash|sh|shell|yaml|xml';
const code = [
  new RegExp(`\`\`\`[ \\t]*(?:${languages})[ \\t]*\\n`, 'i'),
  /^\s*(?:export\s+)?(?:const|let|var)\s+\w+\s*[:=]/m,
  /\bfunction\s*\w*\s*\([^)]*\)\s*\{/,
  /^\s*(?:async\s+)?def\s+\w+\s*\(/m,
  /^\s*class\s+\w[^,\n]*[{:]\s*$/m,
  /^\s*import\s+(?:[a-z_][\w.]*(?:\s+as\s+\w+)?\s*;?$|.*\bfrom\s+['"])/m,
  /^\s*from\s+[\w.]+\s+import\s/m,
  /^\s*#include\s*[<"]/m,
  /^\s*(?:if|for|while|switch)\s*\(.*\)\s*\{?\s*$/m,
  /^\s*(?:public|private|protected|static)\s+(?:\w+\s+)+\w+\s*\(/m,
  /=>\s*[{(\w]/,
  /\b(?:console\.\w+|System\.out\.\w+|printf?|require)\s*\(/,
  /<\/?(?:html|head|body|div|span|script|style|svg|table|ul|p|a)\b[^>]*>/i,
  /<\?php|<!DOCTYPE/i,
  /\bSELECT\b.+\bFROM\b/s,
  /^\s*#!\s*\//m,
];

/**
 * Checks a complete or partial answer. Accepts names in any script, Markdown, years, reasons and
 * refusals; its test has the cases. Undefined if the text can still be a list of names.
 */
export function departureFromNames(text: string): Departure | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (text.length > maxLength || lines.length > maxLines) return 'length';
  if (code.some((pattern) => pattern.test(text))) return 'code';
  if (text.split(separators).some((part) => part.length > maxUnbroken)) return 'prose';
  const sentences = lines.map((line) => countSentences(line));
  if (sentences.some((count) => count > maxSentencesInLine)) return 'prose';
  const unmarked = sentences.filter((_, index) => !listItem.test(lines[index] ?? ''));
  return sum(unmarked) > maxSentences ? 'prose' : undefined;
}

/** Complete sentences of at least eight words, or of 20 letters in scripts without spaces. */
function countSentences(line: string): number {
  const parts = line.match(/[^.!?。！？।]+[.!?。！？।]+(?=\s|$|[^\p{L}\p{Nd}\s]|\p{Lo})/gu) ?? [];
  return parts.filter(isLong).length;
}

function isLong(part: string): boolean {
  const words = part.trim().split(/\s+/).length;
  const unspaced = part.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu) ?? [];
  return words >= 8 || unspaced.length >= 20;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
