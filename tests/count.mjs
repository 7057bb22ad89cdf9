import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'vite';

const index = 'storybook-static/index.json';
const run = 'test-results/stories.json';
const looks = 'test-results/axe.jsonl';
const seenFile = 'test-results/outcomes.jsonl';
const coverage = 'coverage/lcov.info';
const noRun = 'no run of the stories yet: npm test';
const minBranches = 95;

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
const { stateCounts: states, walkCounts: walks, unseenOutcomes } = await machineCounts();

say('components', components.length);
say('stories', stories.length);
say('stories with play', stories.filter(({ tags }) => tags.includes('play-fn')).length);
say('machine states', 'reachable / shown');
for (const { machine, reachable, shown } of states) say(`  ${machine}`, `${reachable} / ${shown}`);
say('  all', `${sum(states, 'reachable')} / ${sum(states, 'shown')}`);
say('walked in unit tests', 'transitions, guard outcomes, missing');
for (const { machine, transitions, guardOutcomes, missing } of walks) {
  say(`  ${machine}`, [transitions, guardOutcomes, missing.join(', ') || 'none'].join(', '));
}
say('  all', `${sum(walks, 'transitions')}, ${sum(walks, 'guardOutcomes')}`);
const wrongOutcomes = saySeen();
const branches = branchesCovered();
say('branches covered', branches.line);
say('axe violations', axeViolations());
say('stories per second', pace());

const isComplete =
  sum(states, 'reachable') === sum(states, 'shown') &&
  walks.every(({ missing }) => missing.length === 0) &&
  wrongOutcomes.length === 0 &&
  branches.percent >= minBranches;
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
  const files = ['stateCounts', 'walkCounts', 'unseenOutcomes'].map(
    (file) => `/tests/architecture/support/${file}.ts`,
  );
  const counts = await Promise.all(files.map((file) => server.ssrLoadModule(file)));
  await server.close();
  return Object.assign({}, ...counts);
}

/** Transitions and guard outcomes that the stories showed on the screen. Returns those that are neither seen nor excused, and wrong excuses. */
function saySeen() {
  if (!existsSync(seenFile)) {
    say('seen on the screen', noRun);
    return [];
  }
  const seen = new Set(linesOf(seenFile).flatMap((line) => line.seen));
  const all = walks.flatMap(({ outcomes }) => outcomes);
  const labelsSeen = new Set(all.filter(({ id }) => seen.has(id)).map(({ label }) => label));
  const isSeen = ({ label }) => labelsSeen.has(label);
  say('seen on the screen', `${all.filter(isSeen).length} of ${all.length}`);
  for (const { machine, outcomes } of walks) {
    say(`  ${machine}`, `${outcomes.filter(isSeen).length} of ${outcomes.length}`);
  }
  const excuses = Object.entries(unseenOutcomes);
  for (const [label, reason] of excuses) console.log(`  not seen: ${label}. ${reason}`);
  const wrong = [
    ...all
      .filter((outcome) => !isSeen(outcome) && !(outcome.label in unseenOutcomes))
      .map(({ label }) => `NO STORY SHOWS: ${label}`),
    ...excuses
      .filter(([name]) => labelsSeen.has(name) || !all.some(({ label }) => label === name))
      .map(([name]) => `WRONG EXCUSE: ${name} is seen, or does not exist.`),
  ];
  for (const line of wrong) console.log(`  ${line}`);
  return wrong;
}

/** Branches of src/components that stories take. */
function branchesCovered() {
  const command = 'npm run story -- --coverage';
  if (!existsSync(coverage)) return { line: `not measured: ${command}`, percent: Infinity };
  const counted = readFileSync(coverage, 'utf8');
  const total = (key) =>
    [...counted.matchAll(new RegExp(`^${key}:(\\d+)$`, 'gm'))]
      .map(([, count]) => Number(count))
      .reduce((one, other) => one + other);
  const [taken, all] = [total('BRH'), total('BRF')];
  const percent = (taken / all) * 100;
  const day = statSync(coverage).mtime.toISOString().slice(0, 10);
  return { line: `${taken} of ${all} (${percent.toFixed(1)} %), ${day}, ${command}`, percent };
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function axeViolations() {
  if (!existsSync(looks)) return noRun;
  const seen = linesOf(looks);
  return `${sum(seen, 'violations')} in ${seen.length} looks`;
}

function pace() {
  if (!existsSync(run)) return noRun;
  const { startTime, testResults, numTotalTests } = JSON.parse(readFileSync(run, 'utf8'));
  const seconds = (Math.max(...testResults.map(({ endTime }) => endTime)) - startTime) / 1000;
  return `${(numTotalTests / seconds).toFixed(1)} (${numTotalTests} in ${seconds.toFixed(0)} s)`;
}
