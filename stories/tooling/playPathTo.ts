import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MachineName } from './machines';
import type { ShownState } from '../support/page';
import type { EventSample } from './eventSamples';
import { shortestPaths } from './shortestPaths';
import { inspectorStore, type Line } from './inspectorStore';
import type { Player } from '../support/steps';
import { currentIds } from './formatState';
import { userActions } from './userActions';
import { screenTitle } from './ScreenFrame';

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'step' | 'userEvent'> & {
  readonly parameters: { readonly shows?: readonly ShownState[] };
};

type Look = (player: Player) => Promise<void>;

/**
 * Plays the shortest path to the state that the story shows: what a person says is done on the
 * screen, what the world says is waited for. Then the chart must show the state, and `look` sees
 * that the screen does.
 */
export function playPathTo(look: Look, first: Look = async () => {}) {
  return async ({ canvasElement, step, parameters }: Context) => {
    const [shown] = parameters.shows ?? [];
    if (!shown) throw new Error('A walk leads to the state that its story `shows`.');
    const player = await playerAt(canvasElement);
    await first(player);
    for (const saying of await pathTo(shown)) {
      await step(`${saying.words} ${saying.note}`, () => send(saying, shown.machine, player));
    }
    await step('The chart shows it', () => expectOnChart(shown, canvasElement));
    await step('The screen shows it', () => look(player));
  };
}

/** Presses a button beside the chart, by its name; `look` sees that the screen follows. */
export function sendsFromChart(name: string | RegExp, look: Look, first: Look = async () => {}) {
  return async ({ canvas, canvasElement, userEvent: hand, step }: Context) => {
    const player = await playerAt(canvasElement);
    await first(player);
    await step('The chart is told', async () => {
      const before = inspectorStore.lines().length;
      await hand.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(inspectorStore.lines().length).toBeGreaterThan(before));
    });
    await step('The screen follows', () => look(player));
  };
}

/** The hands and eyes of somebody at the screen. */
export async function playerAt(canvasElement: HTMLElement): Promise<Player> {
  const frame = await within(canvasElement).findByTitle(screenTitle);
  const inside = await waitFor(() => {
    const document = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    if (!document?.body.hasChildNodes()) throw new Error('The screen is still empty.');
    return document;
  });
  return { canvas: within(inside.body), userEvent: userEvent.setup({ document: inside }) };
}

async function pathTo({ machine, state }: ShownState): Promise<readonly EventSample[]> {
  const { snapshot } = await findEvent(machine, () => true);
  const path = shortestPaths(machine, [snapshot]).find((each) => each.snapshot.matches(state));
  if (!path) throw new Error(`Nothing leads ${machine} to ${JSON.stringify(state)}.`);
  return path.told;
}

async function send({ by, event }: EventSample, machine: MachineName, player: Player) {
  if (by === 'person') {
    const deed = userActions[event.type];
    if (!deed) throw new Error(`Nobody knows how to say ${event.type} on the screen.`);
    await deed(player, event);
  }
  await findEvent(machine, (line) => line.event.type === event.type);
}

/** The first thing of this kind that the machine has heard, or hears soon. */
function findEvent(machine: MachineName, isMeant: (line: Line) => boolean): Promise<Line> {
  return waitFor(() => {
    const line = inspectorStore.lines().find((each) => each.machine === machine && isMeant(each));
    if (!line) throw new Error(`${machine} has not heard it yet.`);
    return line;
  });
}

function expectOnChart({ machine, state }: ShownState, canvasElement: HTMLElement) {
  const ids = (selector: string, name: string) =>
    [...canvasElement.querySelectorAll(selector)].map((element) => element.getAttribute(name));

  return waitFor(() => {
    const snapshot = inspectorStore.player(machine)?.snapshot;
    expect(snapshot?.matches(state), `${machine} is in ${JSON.stringify(snapshot?.value)}`).toBe(
      true,
    );
    const current = snapshot ? currentIds(snapshot).toSorted() : [];
    expect(ids('[data-state][data-current]', 'data-state').toSorted()).toEqual(current);
    expect(ids('[data-in-words][aria-current]', 'data-in-words').toSorted()).toEqual(current);
  });
}
