import { describe, expect, it } from 'vitest';
import { line, tableOf, withNewResults } from '../../bench/resultTable.mjs';

const own = (value: number | undefined) => value;

describe('line', () => {
  it('has the median of all runs and their range', () => {
    expect(line({ name: 'paint', unit: 'ms' }, [300, 100, 1_200], own)).toEqual({
      name: 'paint',
      measure: '300 ms',
      range: '100 ms – 1200 ms',
      note: '',
    });
  });

  it('meets a goal for times from below, and a goal for points from above', () => {
    const meets = (unit: 'ms' | 'points', value: number) =>
      line({ name: 'it', goal: 80, unit }, [value], own).isReached;
    expect([meets('ms', 80), meets('ms', 81)]).toEqual([true, false]);
    expect([meets('points', 80), meets('points', 79)]).toEqual([true, false]);
  });

  it('notes what the median run says', () => {
    const note = (run: number) => `run ${run}`;
    expect(line({ name: 'it', note }, [3, 1, 2], own).note).toBe('run 2');
  });

  it('keeps the goal of what was not measured', () => {
    const { goal, measure, isReached } = line({ name: 'it', goal: 1 }, [undefined], own);
    expect({ goal, measure, isReached }).toEqual({
      goal: '≤ 1',
      measure: 'not measured',
      isReached: undefined,
    });
  });

  it.each([
    ['KB', 101.26, '101.3 KB'],
    ['', 0.0104, '0.010'],
    ['', 18, '18'],
    ['s', 2.041, '2.04 s'],
  ] as const)('shows a value in %s', (unit, value, measure) => {
    expect(line({ name: 'it', unit }, [value], own).measure).toBe(measure);
  });
});

describe('table', () => {
  it('marks reached and missed goals', () => {
    const lines = [1, 3].map((value) => line({ name: 'it', goal: 2 }, [value], own));
    expect(tableOf(lines).match(/[✓✗]/g)).toEqual(['✓', '✗']);
  });

  it('escapes the bars of a text', () => {
    expect(tableOf([{ name: 'a | b', measure: '' }])).toContain('a \\| b');
  });
});

describe('results', () => {
  it('keeps the measurements for decisions', () => {
    const section = '## Measured for decisions\n\n### 16. Prerender\n\n## Another\n';
    const written = `# Results\n\n## Memory\n\nold\n\n${section}`;
    expect(withNewResults(written, '# Results\n\nnew\n')).toBe(`# Results\n\nnew\n\n${section}`);
  });
});
