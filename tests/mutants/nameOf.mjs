import { readFileSync } from 'node:fs';

/**
 * What identifies a mutant without its line number: the first line that it changes, before, and all
 * lines that it changes, after.
 */
export function nameOf({ fileName, location: { start, end }, replacement }) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const first = lines[start.line - 1];
  const last = lines[end.line - 1];
  const mutated = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
  return { from: tidy(first), to: tidy(mutated) };
}

function tidy(text) {
  return text.replace(/\s+/g, ' ').trim();
}
