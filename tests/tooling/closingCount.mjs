import { readFileSync } from 'node:fs';

/** Adds up what `npm test` and `npm run test:emulator` counted; one that left no count has failed. */
const counts = ['product', 'emulator'].map((suite) => {
  try {
    return JSON.parse(readFileSync(`test-results/${suite}.json`, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
});
const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);

console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
