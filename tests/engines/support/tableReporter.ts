import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Prints a table of engines and steps and saves the count. */
export default class TableReporter implements Reporter {
  #root: Suite | undefined;

  onBegin(_: unknown, root: Suite) {
    this.#root = root;
  }

  onEnd() {
    const projects = this.#root?.suites ?? [];
    const lines = new Map<string, string[]>();
    const count = { passed: 0, failed: 0 };
    for (const [column, project] of projects.entries()) {
      for (const test of project.allTests()) {
        const step = `${test.parent.title}: ${test.title}`;
        const cells = lines.get(step) ?? projects.map(() => '');
        cells[column] = resultOf(test);
        lines.set(step, cells);
        if (test.outcome() === 'unexpected') count.failed += 1;
        else if (test.outcome() !== 'skipped') count.passed += 1;
      }
    }
    const rows = [['step', ...projects.map(({ title }) => title)]].concat(
      [...lines].map(([step, cells]) => [step, ...cells]),
    );
    process.stdout.write(`\n${table(rows)}\n\n`);
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/engines.json', `${JSON.stringify(count)}\n`);
    process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
  }
}

function resultOf(test: TestCase): string {
  if (test.outcome() === 'flaky') return 'passed, at the second try';
  if (test.outcome() !== 'skipped') return test.ok() ? 'passed' : 'FAILED';
  const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
  return `not run: ${reason ?? 'an earlier step failed'}`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
