import { describe, expect, it } from 'vitest';

const workflows = import.meta.glob<string>('/.github/workflows/*.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the workflows', () => {
  it('pin each action to a commit and name its version', () => {
    const steps = Object.values(workflows).flatMap((workflow) =>
      workflow.split('\n').filter((line) => line.includes('uses:')),
    );

    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(step))).toEqual([]);
  });
});
