import { readFileSync } from 'node:fs';
import { testProblems } from './testProblems.mjs';

const lines = [...testProblems('test-results')];

/** Adds the counts of the four suites of `.ci/run`. A suite without a count has failed. */
const counts = ['product', 'engines', 'attacks', 'emulator'].map((suite) => {
  try {
    return countOf(JSON.parse(readFileSync(`test-results/${suite}.json`, 'utf8')));
  } catch {
    lines.push(`failed: ${suite}: no count`);
    return { passed: 0, failed: 1 };
  }
});
const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);

for (const line of lines) console.log(line);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Our own count files, or Vitest’s. */
function countOf({ passed, failed, numPassedTests, numFailedTests, success }) {
  if (passed !== undefined) return { passed, failed };
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}
