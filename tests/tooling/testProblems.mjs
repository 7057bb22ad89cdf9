import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The JSON results in `test-results`; stories may run twice. */
const suites = [
  { suite: 'unit tests', files: ['unit'], resultsOf: jestResults },
  { suite: 'stories', files: ['stories', 'stories-again'], resultsOf: jestResults },
  { suite: 'end-to-end', files: ['e2e'], resultsOf: playwrightResults },
  { suite: 'engines', files: ['engines/report'], resultsOf: playwrightResults },
  { suite: 'attacks', files: ['attacks'], resultsOf: jestResults },
  { suite: 'emulator', files: ['emulator/report'], resultsOf: playwrightResults },
];

/**
 * One line per command or test that failed, and one per test that passed only when repeated.
 *
 * @param {string} folder
 * @returns {readonly string[]}
 */
export function testProblems(folder) {
  const { failedCommands = [] } = read(folder, 'product') ?? {};
  return [
    ...failedCommands.map((name) => `failed: ${name}`),
    ...suites.flatMap(({ suite, files, resultsOf }) => {
      const runs = files.map((file) => read(folder, file)).filter((report) => report !== undefined);
      return Object.entries(outcomes(runs.map(resultsOf)))
        .filter(([, outcome]) => outcome !== 'passed')
        .map(([test, outcome]) => `${outcome}: ${suite}: ${test}`);
    }),
  ];
}

function read(folder, file) {
  try {
    return JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A failed test that passes in a later run is repeated. */
function outcomes(runs) {
  const known = {};
  for (const [test, outcome] of runs.flat()) {
    known[test] = known[test] === 'failed' && outcome === 'passed' ? 'repeated' : outcome;
  }
  return known;
}

/** Vitest writes the same format. */
function jestResults({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const results = assertionResults
      .filter(({ status: each }) => ['passed', 'failed'].includes(each))
      .map((test) => [titled(file, test.ancestorTitles, test.title), test.status]);
    const isBroken = status === 'failed' && results.every(([, each]) => each === 'passed');
    return isBroken ? [...results, [titled(file, [], firstLine(message)), 'failed']] : results;
  });
}

function playwrightResults({ config, suites: files, errors }) {
  const folder = relative(process.cwd(), config.rootDir);
  const outcomeOf = { expected: 'passed', unexpected: 'failed', flaky: 'repeated' };
  const testsIn = ({ suites: groups = [], specs = [] }, titles) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status in outcomeOf)
        .map(({ projectName, status }) => [
          titled(join(folder, file), [projectName, ...titles], title),
          outcomeOf[status],
        ]),
    ),
    ...groups.flatMap((group) => testsIn(group, [...titles, group.title])),
  ];
  return [
    ...files.flatMap((file) => testsIn(file, [])),
    ...errors.map(({ message = '' }) => [firstLine(message), 'failed']),
  ];
}

function titled(file, groups, title) {
  return [file, ...groups, title].filter(Boolean).join(' › ');
}

function firstLine(message) {
  return message.trim().split('\n')[0];
}
