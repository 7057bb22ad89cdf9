import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MachineName } from './machines';
import type { ShownState } from '../support/page';
import type { EventSample } from './eventSamples';
import { shortestPaths, type Path } from './shortestPaths';
import { inspectorStore, type LogEntry } from './inspectorStore';
import type { PlayContext } from '../support/steps';
import { currentIds } from './formatState';
import { userActions } from './userActions';
import { screenTitle } from './ScreenFrame';

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'step' | 'userEvent'> & {
  readonly parameters: { readonly shows?: readonly ShownState[] };
};

type Step = (context: PlayContext) => Promise<void>;

/**
 * Plays the shortest path to the state that the story `shows`. User events are done on the screen,
 * other events are awaited. Then the chart must show the state, and `check` checks the screen.
 */
export function playPathTo(check: Step, setUp: Step = async () => {}) {
  return async ({ canvasElement, step, parameters }: Context) => {
    const [shown] = parameters.shows ?? [];
    if (!shown) throw new Error('A machine story needs the parameters of `shows`.');
    const screen = await contextInFrame(canvasElement);
    await setUp(screen);
    for (const sample of await pathTo(shown)) {
      await step(`${sample.label} ${sample.note}`, () => send(sample, shown.machine, screen));
    }
    await step('The chart shows the state', () => expectOnChart(shown, canvasElement));
    await step('The screen shows the state', () => check(screen));
  };
}

/** Presses an event button; `check` checks that the screen follows. */
export function sendsFromChart(name: string | RegExp, check: Step, setUp: Step = async () => {}) {
  return async ({ canvas, canvasElement, userEvent: user, step }: Context) => {
    const screen = await contextInFrame(canvasElement);
    await setUp(screen);
    await step('Send the event', async () => {
      const before = inspectorStore.log().length;
      await user.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(inspectorStore.log().length).toBeGreaterThan(before));
    });
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

async function pathTo({ machine, state }: ShownState): Promise<readonly EventSample[]> {
  const { snapshot } = await findEvent(machine, () => true);
  const [path] = shortestPaths(machine, [snapshot])
    .filter((each) => each.snapshot.matches(state))
    .toSorted((one, other) => pageEvents(one) - pageEvents(other));
  if (!path) throw new Error(`${machine} has no path to ${JSON.stringify(state)}.`);
  return path.events;
}

/** A story plays the events of a person; the page may never send its own. */
function pageEvents({ events }: Path): number {
  return events.filter(({ source }) => source === 'page').length;
}

async function send({ source, event }: EventSample, machine: MachineName, screen: PlayContext) {
  if (source === 'person') {
    const act = userActions[event.type];
    if (!act) throw new Error(`There is no user action for ${event.type}.`);
    await act(screen, event);
  }
  await findEvent(machine, (entry) => entry.event.type === event.type);
}

/** The first matching event of the machine, awaited. */
function findEvent(machine: MachineName, matches: (entry: LogEntry) => boolean): Promise<LogEntry> {
  return waitFor(() => {
    const found = inspectorStore.log().find((entry) => entry.machine === machine && matches(entry));
    if (!found) throw new Error(`${machine} has not received the event yet.`);
    return found;
  });
}

function expectOnChart({ machine, state }: ShownState, canvasElement: HTMLElement) {
  const ids = (selector: string, name: string) =>
    [...canvasElement.querySelectorAll(selector)].map((element) => element.getAttribute(name));

  return waitFor(() => {
    const snapshot = inspectorStore.machine(machine)?.snapshot;
    expect(snapshot?.matches(state), `${machine} is in ${JSON.stringify(snapshot?.value)}`).toBe(
      true,
    );
    const current = snapshot ? currentIds(snapshot).toSorted() : [];
    expect(ids('[data-state][data-current]', 'data-state').toSorted()).toEqual(current);
    expect(ids('[data-listed-state][aria-current]', 'data-listed-state').toSorted()).toEqual(
      current,
    );
  });
}
