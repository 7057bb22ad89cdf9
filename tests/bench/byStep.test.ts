import { expect, it } from 'vitest';
import { byStep } from '../../bench/byStep.mjs';

it('assigns a time to the step that began last', () => {
  const starts = [
    { name: 'sign-in', at: 0 },
    { name: 'browse', at: 100 },
  ];
  const times = [0, 99, 100, 500].map((startTime) => ({ startTime }));
  const names = [...byStep(starts, times)].map(([name, happened]) => [
    name,
    happened.map(({ startTime }: { startTime: number }) => startTime),
  ]);
  expect(names).toEqual([
    ['sign-in', [0, 99]],
    ['browse', [100, 500]],
  ]);
});
