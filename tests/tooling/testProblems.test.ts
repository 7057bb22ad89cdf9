import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testProblems } from './testProblems.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, report: object) {
  const path = join(folder, `${file}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(report));
}

function jestReport(file: string, tests: Readonly<Record<string, string>>, message = '') {
  const assertionResults = Object.entries(tests).map(([title, status]) => ({
    ancestorTitles: ['group'],
    title,
    status,
  }));
  const failed = message !== '' || Object.values(tests).includes('failed');
  const status = failed ? 'failed' : 'passed';
  return { testResults: [{ name: join(process.cwd(), file), status, message, assertionResults }] };
}

function playwrightReport(tests: Readonly<Record<string, string>>, errors: readonly object[] = []) {
  const specs = Object.entries(tests).map(([title, status]) => ({
    title,
    file: 'live/search.spec.ts',
    tests: [{ projectName: 'live', status }],
  }));
  const suites = [{ title: 'live/search.spec.ts', suites: [{ title: 'group', specs }] }];
  return { config: { rootDir: join(process.cwd(), 'tests/e2e') }, suites, errors };
}

describe('testProblems', () => {
  it('finds none without results', () => {
    expect(testProblems(folder)).toEqual([]);
  });

  it('names failed commands', () => {
    write('product', { passed: 1, failed: 1, failedCommands: ['lint'] });
    expect(testProblems(folder)).toEqual(['failed: lint']);
  });

  it.each([
    ['unit', 'unit tests'],
    ['stories', 'stories'],
    ['attacks', 'attacks'],
  ])('names the failed tests of %s.json', (file, suite) => {
    write(file, jestReport('tests/a.test.ts', { one: 'passed', two: 'failed', three: 'pending' }));
    expect(testProblems(folder)).toEqual([`failed: ${suite}: tests/a.test.ts › group › two`]);
  });

  it('names a file that cannot be run', () => {
    write('unit', jestReport('tests/a.test.ts', {}, 'Failed to import\n at line 1'));
    expect(testProblems(folder)).toEqual([
      'failed: unit tests: tests/a.test.ts › Failed to import',
    ]);
  });

  it('compares both runs of the stories', () => {
    const story = 'stories/A.stories.tsx';
    write('stories', jestReport(story, { one: 'failed', two: 'failed', three: 'passed' }));
    write('stories-again', jestReport(story, { one: 'passed', two: 'failed', three: 'passed' }));
    expect(testProblems(folder)).toEqual([
      `repeated: stories: ${story} › group › one`,
      `failed: stories: ${story} › group › two`,
    ]);
  });

  it.each([
    ['e2e', 'end-to-end'],
    ['engines/report', 'engines'],
    ['emulator/report', 'emulator'],
  ])('names the failed and the repeated tests of %s.json', (file, suite) => {
    const tests = { one: 'expected', two: 'unexpected', three: 'flaky', four: 'skipped' };
    write(file, playwrightReport(tests, [{ message: 'No web server\n at line 1' }]));
    const path = 'tests/e2e/live/search.spec.ts › live › group';
    expect(testProblems(folder)).toEqual([
      `failed: ${suite}: ${path} › two`,
      `repeated: ${suite}: ${path} › three`,
      `failed: ${suite}: No web server`,
    ]);
  });
});
