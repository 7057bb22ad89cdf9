import { readFileSync } from 'node:fs';

/**
 * Identifies a mutant without line numbers: the first changed line before, and all changed lines
 * after.
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
