import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { everythingLive } from '../../tests/tooling/siteSettings.mjs';
import { line } from '../resultTable.mjs';

const folder = 'test-results/bench-build';

export function build({ runs }) {
  const took = Array.from({ length: Math.min(3, runs) }, () => {
    const begun = performance.now();
    execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder], {
      env: { ...process.env, ...everythingLive },
      stdio: 'ignore',
    });
    return (performance.now() - begun) / 1_000;
  });
  return [line({ name: 'npm run build', goal: 5, unit: 's' }, took, (seconds) => seconds)];
}
