import { relative } from 'node:path';

const maxSlowest = 10;

/** Prints each failure when it happens, then the slowest stories. A story can be visited twice. */
export default class StoryReporter {
  #visits = [];

  onTestCaseResult(_, visit) {
    this.#visits.push(visit);
    const { status, duration, failureMessages } = visit;
    if (status !== 'failed') return;
    print(`\n✗ ${nameOf(visit)} (${duration} ms)\n${failureMessages.join('\n')}\n`);
  }

  onTestFileResult({ path }, { testResults, testExecError, perfStats }) {
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1);
    const { counts, failed } = countsOf(testResults);
    const sign = failed > 0 || testExecError ? '✗' : '✓';
    print(`${sign} ${relative('.', path)}: ${counts}, ${seconds} s`);
    if (testExecError) print(testExecError.stack ?? testExecError.message);
  }

  onRunComplete(_, { startTime, numPendingTests }) {
    const durations = new Map(this.#visits.map((visit) => [nameOf(visit), visit.duration ?? 0]));
    const slowest = [...durations]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, maxSlowest);
    print('\nSlowest stories:');
    for (const [name, duration] of slowest) print(`${String(duration).padStart(6)} ms  ${name}`);
    const seconds = ((Date.now() - startTime) / 1000).toFixed(1);
    const { counts } = countsOf(this.#visits);
    print(`\n${counts}, ${numPendingTests} skipped in ${seconds} s`);
  }
}

function nameOf({ ancestorTitles }) {
  return ancestorTitles.join(' › ');
}

/** A story has failed if one of its visits has. */
function countsOf(visits) {
  const failed = new Set(visits.filter(({ status }) => status === 'failed').map(nameOf));
  const passed = new Set(visits.filter(({ status }) => status === 'passed').map(nameOf));
  for (const name of failed) passed.delete(name);
  return { counts: `${passed.size} passed, ${failed.size} failed`, failed: failed.size };
}

function print(line) {
  process.stderr.write(`${line}\n`);
}
