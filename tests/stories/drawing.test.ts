import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartOf, statesUnder } from '../../stories/tooling/chart';
import { drawingOf, type Area, type LineKind } from '../../stories/tooling/drawing';
import { machines } from '../../stories/tooling/machines';
import { anyMachine, edgeCaseMachines } from './support/edgeCaseMachines';

const everyMachine = Object.entries<AnyStateMachine>({ ...machines, ...edgeCaseMachines });
const measure = (_kind: LineKind, text: string) => text.length * 7;
/** About the widths in the browser. */
const measureText = (kind: LineKind, text: string) =>
  text.length * { name: 8.6, event: 7.4, note: 6 }[kind];
const frame = { width: 860, height: 660 };

function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

async function expectWellDrawn(machine: AnyStateMachine) {
  const chart = chartOf(machine);
  const { boxes, arrows } = await drawingOf(chart, measure, frame);
  const written = boxes.flatMap(({ lines }) => lines.flatMap(({ transition }) => transition ?? []));
  const drawn = arrows.flatMap(({ transitions }) => transitions);
  const labels = arrows.flatMap(({ label }) => label ?? []);
  const heads = boxes.map(({ headHeight, ...box }) => ({ ...box, height: headHeight }));

  expect(boxes.map(({ state }) => state.id)).toEqual(statesUnder(chart.root).map(({ id }) => id));
  for (const { id, targets } of chart.transitions) {
    expect(drawn.filter((each) => each === id)).toHaveLength(targets.length);
    expect(written.includes(id)).toBe(targets.length === 0);
  }
  labels.forEach((label, index) => {
    expect(labels.slice(index + 1).filter((other) => overlap(label, other))).toEqual([]);
    expect(heads.filter((head) => overlap(label, head))).toEqual([]);
  });
}

describe('drawingOf', () => {
  it.each(everyMachine)('draws all of %s once without overlapping labels', (_, machine) =>
    expectWellDrawn(machine),
  );

  it.each(Object.entries<AnyStateMachine>(machines))(
    'writes the head of each state of %s within its box',
    async (_, machine) => {
      const { boxes } = await drawingOf(chartOf(machine), measureText, frame);
      for (const { state, lines, width } of boxes) {
        const widest = Math.max(...lines.map(({ kind, text }) => measureText(kind, text)));
        expect(widest, state.id).toBeLessThanOrEqual(width);
      }
    },
  );

  it('does so for any machine', { timeout: 30_000 }, () =>
    fc.assert(fc.asyncProperty(anyMachine, expectWellDrawn), { numRuns: 15 }),
  );
});
