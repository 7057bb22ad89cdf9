import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, extname, relative, resolve } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

const folder = 'test-results/mutant-types';
const compiler = 'node_modules/typescript-native/bin/tsc';

/**
 * Finds mutants that do not compile. Stryker’s checker compiles one by one; this compiles a copy
 * of the file per mutant all at once.
 */
class NativeChecker {
  async init() {}

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    // Files of types and lines without code have none.
    if (mutants.length === 0) return {};
    const errors = compile(mutants);
    return Object.fromEntries(
      mutants.map(({ id }) => {
        const reason = errors.get(id);
        return [
          id,
          reason === undefined
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason },
        ];
      }),
    );
  }
}

/** The first compile error of each mutant by id. */
function compile(mutants) {
  rmSync(folder, { recursive: true, force: true });
  const files = new Set(mutants.map(({ fileName }) => fileName));
  for (const file of files) writeCopy(file, 'unchanged', readFileSync(file, 'utf8'));
  for (const mutant of mutants) writeCopy(mutant.fileName, mutant.id, mutated(mutant));
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(tsconfig));
  // The gateway has its own package versions.
  if (existsSync(`${folder}/gateway`) && existsSync('gateway/node_modules')) {
    symlinkSync(resolve('gateway/node_modules'), `${folder}/gateway/node_modules`, 'junction');
  }

  const { stdout, status } = spawnSync(
    'node',
    [compiler, '--project', folder, '--pretty', 'false'],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  const found = [...stdout.matchAll(/^(\S+)\.mutant-(\w+)\.tsx?\S* (error .*)$/gm)];
  if (status !== 0 && found.length === 0) throw new Error(stdout.slice(0, 2000));
  // A copy lacks what other files add to the types of the original.
  const ofCopies = new Set(
    found.flatMap(([, file, id, reason]) => (id === 'unchanged' ? `${file} ${reason}` : [])),
  );
  const errors = new Map();
  for (const [, file, id, reason] of found) {
    if (!errors.has(id) && !ofCopies.has(`${file} ${reason}`)) errors.set(id, reason);
  }
  return errors;
}

function writeCopy(file, id, text) {
  const path = `${folder}/${relative(process.cwd(), file)}`;
  const ending = extname(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path.slice(0, -ending.length)}.mutant-${id}${ending}`, text);
}

function mutated({ fileName, location: { start, end }, replacement }) {
  const text = readFileSync(fileName, 'utf8');
  const lines = text.split('\n');
  const offset = ({ line, column }) =>
    lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + column;
  return text.slice(0, offset(start)) + replacement + text.slice(offset(end));
}

const tsconfig = {
  extends: '../../tsconfig.json',
  // Relative imports of a copy resolve from the original file.
  compilerOptions: { rootDirs: ['../..', '.'], noUnusedLocals: false, noUnusedParameters: false },
  // Each language adds itself to the types.
  include: ['.', '../../src/domain/language.ts', '../../src/domain/texts'],
};

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'native', NativeChecker)];
