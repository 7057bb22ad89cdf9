import { relative } from 'node:path';

const maxSlowest = 10;

/** Prints each failure when it happens, then the slowest stories. */
export default class StoryReporter {
  #stories = [];

  onTestCaseResult(_, { ancestorTitles, status, duration, failureMessages }) {
    const name = ancestorTitles.join(' › ');
    this.#stories.push({ name, duration: duration ?? 0 });
    if (status === 'failed') print(`\n✗ ${name} (${duration} ms)\n${failureMessages.join('\n')}\n`);
  }

  onTestFileResult({ path }, { numPassingTests, numFailingTests, testExecError, perfStats }) {
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1);
    const sign = numFailingTests > 0 || testExecError ? '✗' : '✓';
    const counts = `${numPassingTests} passed, ${numFailingTests} failed`;
    print(`${sign} ${relative('.', path)}: ${counts}, ${seconds} s`);
    if (testExecError) print(testExecError.stack ?? testExecError.message);
  }

  onRunComplete(_, { startTime, numPassedTests, numFailedTests, numPendingTests }) {
    const slowest = this.#stories
      .toSorted((one, other) => other.duration - one.duration)
      .slice(0, maxSlowest);
    print('\nSlowest stories:');
    for (const { name, duration } of slowest) print(`${String(duration).padStart(6)} ms  ${name}`);
    const seconds = ((Date.now() - startTime) / 1000).toFixed(1);
    print(
      `\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped in ${seconds} s`,
    );
  }
}

function print(line) {
  process.stderr.write(`${line}\n`);
}
