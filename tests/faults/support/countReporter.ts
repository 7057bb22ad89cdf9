import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { faultsProject } from './project';
import { allVisits, selectedVisits } from './visits';

/** Prints how many of the possible visits ran, with their results. */
export default class CountReporter implements Reporter {
  #survived = 0;
  #lost = 0;

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (test.parent.project()?.name !== faultsProject.name) return;
    if (status === 'passed') this.#survived += 1;
    else if (status !== 'skipped') this.#lost += 1;
    if (status === 'failed' || status === 'timedOut') process.stdout.write(`lost: ${test.title}\n`);
  }

  onEnd(_: FullResult) {
    if (this.#survived + this.#lost === 0) return;
    const count = (values: readonly unknown[]) =>
      new Set(values.filter((value) => value !== undefined)).size;
    const faults = count(
      allVisits.map(({ conditions }) =>
        conditions.kind === 'fault' ? conditions.fault : undefined,
      ),
    );
    const calls = count(
      allVisits.map(({ conditions }) =>
        conditions.kind === 'fault' ? conditions.call : undefined,
      ),
    );
    const conditions = count(
      allVisits.map(({ conditions }) =>
        conditions.kind === 'condition' ? conditions.condition : undefined,
      ),
    );
    const screens = count(allVisits.map(({ screen }) => screen));
    process.stdout.write(
      `\n${faults} faults × ${calls} calls × ${screens} screens, and ${conditions} conditions × ${screens} screens, each at 2 widths: ` +
        `${allVisits.length} visits; ${selectedVisits.length} of them are a pairwise choice.\n` +
        `${this.#survived} visits survived, ${this.#lost} lost.\n`,
    );
  }
}
