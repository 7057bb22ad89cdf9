import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { areas, notMutated } from './areas.mjs';
import { nameOf } from './nameOf.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: String(availableParallelism()) },
  },
});

const listed = JSON.parse(readFileSync('tests/mutants/survivors.json', 'utf8'));
const wanted = options.changed ? changedFiles() : positionals;
const isFile = /\.ts(?::\d+-\d+)?$/;
const isUncaught = /^An error occurred outside of a test run/;
const lines = [];

for (const area of areas) {
  const patterns = patternsOf(area);
  if (patterns.length === 0) continue;
  const line = report(area, patterns, await mutate(area, patterns));
  console.log(`\n${line}`);
  lines.push(line);
}
console.log(lines.length > 0 ? `\n${lines.join('\n')}` : 'Nothing to mutate.');

/** The files of an area to mutate, each with or without lines: 'name.ts:10-90'. */
function patternsOf({ folder }) {
  if (!options.changed && wanted.length === 0) return [`${folder}/**/*.ts`];
  return wanted.flatMap((path) => {
    if (path.startsWith(`${folder}/`)) return isFile.test(path) ? [path] : [`${path}/**/*.ts`];
    return folder.startsWith(path) ? [`${folder}/**/*.ts`] : [];
  });
}

function mutate({ tests, isolate = false }, patterns) {
  process.env.MUTANTS_TESTS = tests;
  process.env.MUTANTS_ISOLATE = String(isolate);
  return new Stryker({
    mutate: [...patterns, ...notMutated.map(({ files }) => `!${files}`)],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    plugins: [
      '@stryker-mutator/vitest-runner',
      './tests/mutants/nativeChecker.mjs',
      './tests/mutants/ignored.mjs',
    ],
    checkers: ['native'],
    ignorers: ['marquee'],
    coverageAnalysis: 'perTest',
    concurrency: Number(options.concurrency),
    timeoutMS: 10_000,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `test-results/mutants-${tests.replaceAll('/', '-')}.html` },
    tempDirName: 'test-results/mutants',
    ignorePatterns: ['docs', 'dist', 'storybook-static', 'tests/visual'],
    warnings: { slow: false },
    allowEmpty: true,
  }).runMutationTest();
}

/** Prints one area’s result. Accepted survivors are in the list. */
function report({ folder, goal }, patterns, results) {
  const has = (...statuses) => results.filter(({ status }) => statuses.includes(status));
  // Vitest fails a run on an uncaught error or a failed import.
  const broken = has('RuntimeError').filter(({ statusReason }) => isUncaught.test(statusReason));
  const killed = has('Killed', 'Timeout').length + broken.length;
  const survivors = has('Survived', 'NoCoverage').map((mutant) => {
    const file = relative(process.cwd(), mutant.fileName);
    return { file, line: mutant.location.start.line, ...nameOf(mutant) };
  });
  const notRun = has('RuntimeError').filter((mutant) => !broken.includes(mutant));
  const total = killed + survivors.length;
  const isWhole = patterns.includes(`${folder}/**/*.ts`);

  const unlisted = survivors.filter((survivor) => !listed.some((each) => isSame(each, survivor)));
  const visited = new Set(results.map(({ fileName }) => relative(process.cwd(), fileName)));
  const isPart = patterns.some((pattern) => !pattern.endsWith('.ts'));
  const gone = listed.filter(
    (each) =>
      !isPart &&
      (isWhole ? each.file.startsWith(`${folder}/`) : visited.has(each.file)) &&
      !survivors.some((survivor) => isSame(each, survivor)),
  );
  for (const { file, line, from, to } of unlisted) {
    console.log(`\nsurvived  ${file}:${line}\n  from  ${from}\n  to    ${to}`);
  }
  for (const { file, from, to } of gone) {
    console.log(`\nlisted, but does not survive  ${file}\n  from  ${from}\n  to    ${to}`);
  }
  for (const { fileName, location, statusReason } of notRun) {
    console.log(`\nnot run  ${fileName}:${location.start.line}: ${statusReason.split('\n')[0]}`);
  }

  const share = total > 0 ? (100 * killed) / total : 100;
  const isReached = share >= goal || (!isWhole && unlisted.length === 0);
  if (!isReached) process.exitCode = 1;
  return [
    folder.padEnd(14),
    `${share.toFixed(1).padStart(5)} %`,
    `goal ${goal} %${isReached ? '' : ', not reached'}`,
    `${killed} of ${total} killed`,
    `${unlisted.length} of ${survivors.length} survivors not listed`,
  ].join('   ');
}

function isSame(one, other) {
  return one.file === other.file && one.from === other.from && one.to === other.to;
}

/**
 * Files changed since the branch left main, committed or not. A changed test stands for its source
 * file.
 */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const main = process.env.GITHUB_BASE_REF ? `origin/${process.env.GITHUB_BASE_REF}` : 'main';
  const changed = git('diff', '--name-only', git('merge-base', 'HEAD', main)).split('\n');
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  const sources = [...changed, ...added].map((file) => {
    const area = areas.find(({ tests }) => file.startsWith(`${tests}/`));
    return area ? file.replace(area.tests, area.folder).replace('.test.ts', '.ts') : file;
  });
  return [...new Set(sources)].filter((file) => file.endsWith('.ts') && existsSync(file));
}
