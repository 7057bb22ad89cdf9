import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';

const index = 'storybook-static/index.json';
const run = 'test-results/stories.json';
const looks = 'test-results/axe.jsonl';

if (!existsSync(index)) {
  spawnSync('npx', ['storybook', 'build', '--quiet', '-o', 'storybook-static'], {
    stdio: 'inherit',
  });
}

/** The stories are only read, so they do not need the real preview. */
const quietPreview = {
  name: 'quiet-preview',
  enforce: 'pre',
  resolveId: (id) => (id === '#.storybook/preview' ? '\0preview' : undefined),
  load: (id) =>
    id === '\0preview'
      ? "import { definePreview } from '@storybook/react-vite'; export default definePreview({ addons: [] });"
      : undefined,
};

const entries = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
const stories = entries.filter(({ type, tags }) => type === 'story' && tags.includes('test'));
const components = readdirSync('src/components').filter((file) => file.endsWith('.tsx'));
const { stateCounts: states, walkCounts: walks } = await machineCounts();

say('components', components.length);
say('stories', stories.length);
say('stories with play', stories.filter(({ tags }) => tags.includes('play-fn')).length);
say('machine states', 'reachable / shown');
for (const { machine, reachable, shown } of states) say(`  ${machine}`, `${reachable} / ${shown}`);
say('  all', `${sum(states, 'reachable')} / ${sum(states, 'shown')}`);
say('walked', 'transitions, guard outcomes, missing');
for (const { machine, transitions, outcomes, missing } of walks) {
  say(`  ${machine}`, [transitions, outcomes, missing.join(', ') || 'none'].join(', '));
}
say('  all', `${sum(walks, 'transitions')}, ${sum(walks, 'outcomes')}`);
say('axe violations', axeViolations());
say('stories per second', pace());

const isComplete =
  sum(states, 'reachable') === sum(states, 'shown') &&
  walks.every(({ missing }) => missing.length === 0);
process.exitCode = isComplete ? 0 : 1;

function say(what, count) {
  console.log(`${what.padEnd(22)}${count}`);
}

function sum(list, key) {
  return list.reduce((total, each) => total + each[key], 0);
}

async function machineCounts() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: ['styled-components'] },
    resolve: { alias: { '@': `${process.cwd()}/src` } },
    plugins: [quietPreview],
  });
  const files = ['stateCounts', 'walkCounts'].map(
    (file) => `/tests/architecture/support/${file}.ts`,
  );
  const counts = await Promise.all(files.map((file) => server.ssrLoadModule(file)));
  await server.close();
  return Object.assign({}, ...counts);
}

function axeViolations() {
  if (!existsSync(looks)) return 'no run of the stories yet: npm test';
  const seen = readFileSync(looks, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    // Stories that are broken on purpose do not count.
    .filter(({ story }) => stories.some(({ id }) => id === story));
  return `${sum(seen, 'violations')} in ${seen.length} looks`;
}

function pace() {
  if (!existsSync(run)) return 'no run of the stories yet: npm test';
  const { startTime, testResults, numTotalTests } = JSON.parse(readFileSync(run, 'utf8'));
  const seconds = (Math.max(...testResults.map(({ endTime }) => endTime)) - startTime) / 1000;
  return `${(numTotalTests / seconds).toFixed(1)} (${numTotalTests} in ${seconds.toFixed(0)} s)`;
}
