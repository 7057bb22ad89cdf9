import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import {
  BaseSequencer,
  type Reporter,
  type SerializedError,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';

/**
 * Stryker counts failed tests and uncaught errors. A test file that fails to import has neither,
 * so its error is added to the uncaught ones, in a form that Stryker can print.
 */
class ErrorReporter implements Reporter {
  private errors = new Set<unknown>();

  onInit({ state }: Vitest) {
    this.errors = state.errorsSet;
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]) {
    const all = [...uncaught, ...modules.flatMap((module) => module.errors())];
    this.errors.clear();
    for (const { message } of all) this.errors.add(new Error(message));
  }
}

/** A mutant is killed by the first test that fails, so short files run first. */
class ShortFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  }
}

/** The unit tests of one folder. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    include: [`${process.env.MUTANTS_TESTS}/**/*.test.ts`],
    isolate: process.env.MUTANTS_ISOLATE === 'true',
    reporters: [new ErrorReporter()],
    tags: [{ name: 'slow', skip: true }],
    setupFiles: 'tests/mutants/fixedSeed.ts',
    sequence: { sequencer: ShortFilesFirst },
    restoreMocks: true,
    testTimeout: 30_000,
    unstubGlobals: true,
  },
});
