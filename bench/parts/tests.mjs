import { existsSync, readFileSync } from 'node:fs';
import { line } from '../resultTable.mjs';

const file = 'test-results/product.json';

/** Reports the last `npm test` instead of running it. */
export function tests() {
  const runs = existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
  const note = (run) =>
    run ? `${run.passed} passed, ${run.failed} failed` : 'run npm test before';
  const about = { name: 'npm test, its last run', goal: 8 * 60, unit: 's', note };
  return [line(about, runs, ({ seconds }) => seconds)];
}
