import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MachineName } from './machines';
import { expectInState } from '../support/expectShownState';
import type { ShownState } from '../support/page';
import { eventSamplesOf, labelOf, type EventSample } from './eventSamples';
import { inspectorStore, type LogEntry } from './inspectorStore';
import type { PlayContext } from '../support/steps';
import { currentIds, formatEvent, formatState } from './formatState';
import { userActions } from './userActions';
import { screenTitle } from './ScreenFrame';

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'step' | 'userEvent'>;
type Shows = Context & { readonly parameters: { readonly shows?: readonly ShownState[] } };
type Step = (context: PlayContext) => Promise<void>;

/**
 * An event and states after it, such as `search.edit → form.quiet, panel.idle`. The first event is
 * `start`.
 */
type Line = string;

/**
 * Plays the events. User events are done on the screen, other events are awaited. Each must lead to
 * the states of its line. Then the chart must show the state, and `check` checks the screen.
 */
export function playsEvents(lines: readonly Line[], check: Step, setUp: Step = async () => {}) {
  return async ({ canvasElement, step, parameters }: Shows) => {
    const [shown] = parameters.shows ?? [];
    if (!shown) throw new Error('A machine story needs the parameters of `shows`.');
    const screen = await contextInFrame(canvasElement);
    await setUp(screen);
    for (const [index, line] of lines.entries()) {
      await step(line, async () => {
        const sample = sampleOf(shown.machine, line);
        if (sample?.source === 'person') await act(sample, screen);
        const isSame = (other: Line) =>
          typeOf(shown.machine, other) === typeOf(shown.machine, line);
        await expectEvent(shown.machine, line, lines.slice(0, index).filter(isSame).length);
      });
    }
    // At once: the lines are all events.
    expectInState(shown);
    await step('The chart shows the state', () => expectOnChart(shown, canvasElement));
    await step('The screen shows the state', () => check(screen));
  };
}

/** Presses the button of each event; each must lead to the states of its line. `check` checks that the screen follows. */
export function sendsFromChart(
  machine: MachineName,
  lines: readonly Line[],
  check: Step,
  setUp: Step = async () => {},
) {
  return async ({ canvas, canvasElement, userEvent: user, step }: Context) => {
    const screen = await contextInFrame(canvasElement);
    await setUp(screen);
    for (const line of lines) {
      await step(line, async () => {
        const { label = '', note } = sampleOf(machine, line) ?? {};
        const button = await canvas.findByRole('button', {
          name: new RegExp(`^${label}\\s*${note && `“${note}”`}$`),
        });
        const before = entriesOf(machine, typeOf(machine, line)).length;
        await user.click(button);
        await expectEvent(machine, line, before);
      });
    }
    await step('The screen follows', () => check(screen));
  };
}

/** The play context of the screen in the frame. */
export async function contextInFrame(canvasElement: HTMLElement): Promise<PlayContext> {
  const frame = await within(canvasElement).findByTitle(screenTitle);
  const inside = await waitFor(() => {
    const document = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    if (!document?.body.hasChildNodes()) throw new Error('The screen is empty.');
    return document;
  });
  return { canvas: within(inside.body), userEvent: userEvent.setup({ document: inside }) };
}

/** The sample of the line’s event; none for `start`. */
function sampleOf(machine: MachineName, line: Line): EventSample | undefined {
  const [label = ''] = line.split(' → ');
  const sample = eventSamplesOf(machine).find((each) => labelOf(each) === label);
  if (!sample && label !== 'start') throw new Error(`${machine} has no event ${label}.`);
  return sample;
}

function typeOf(machine: MachineName, line: Line): string {
  return sampleOf(machine, line)?.event.type ?? 'xstate.init';
}

async function act({ event }: EventSample, screen: PlayContext) {
  const action = userActions[event.type];
  if (!action) throw new Error(`There is no user action for ${event.type}.`);
  await action(screen, event);
}

function entriesOf(machine: MachineName, type: string): readonly LogEntry[] {
  return inspectorStore
    .log()
    .filter((entry) => entry.machine === machine && entry.event.type === type);
}

/** The event, after `earlier` of its type, must lead to the states of the line. */
async function expectEvent(machine: MachineName, line: Line, earlier: number) {
  const entry = await waitFor(() => {
    const found = entriesOf(machine, typeOf(machine, line))[earlier];
    if (!found) {
      const log = inspectorStore.log().filter((each) => each.machine === machine);
      throw new Error([`Expected: ${line}`, 'The events were:', ...log.map(lineOf)].join('\n'));
    }
    return found;
  });
  const [, states = ''] = line.split(' → ');
  const after = formatState(entry.snapshot).split(', ');
  if (!states.split(', ').every((state) => after.includes(state)))
    throw new Error(`Expected: ${line}\nReceived: ${lineOf(entry)}`);
}

function lineOf({ event, snapshot }: LogEntry): string {
  return `${formatEvent(event, snapshot)} → ${formatState(snapshot)}`;
}

function expectOnChart({ machine }: ShownState, canvasElement: HTMLElement) {
  const ids = (selector: string, name: string) =>
    [...canvasElement.querySelectorAll(selector)].map((element) => element.getAttribute(name));

  return waitFor(() => {
    const snapshot = inspectorStore.machine(machine)?.snapshot;
    const current = snapshot ? currentIds(snapshot).toSorted() : [];
    expect(ids('[data-state][data-current]', 'data-state').toSorted()).toEqual(current);
    expect(ids('[data-listed-state][aria-current]', 'data-listed-state').toSorted()).toEqual(
      current,
    );
  });
}
