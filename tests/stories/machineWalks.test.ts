import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { isMachineName, machines } from '../../stories/tooling/machines';
import { eventSamplesOf } from '../../stories/tooling/eventSamples';
import { showingsIn } from '../architecture/support/showingsIn';
import { statesWithoutStory } from '../architecture/support/statesWithoutStory';
import { unseenStates } from '../architecture/support/unseenStates';

/** The stories are only read, so they do not need the real preview. */
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/stories/machines/*.stories.tsx',
  { eager: true },
);

const walks = showingsIn(modules);
const names = Object.keys(machines).filter(isMachineName);

describe('machine stories', () => {
  it.each(names)('reach every visible state of %s', (name) => {
    expect(statesWithoutStory({ [name]: machines[name] }, walks, unseenStates)).toEqual([]);
  });

  it('are reported by name when one is missing', () => {
    expect(
      statesWithoutStory(
        machines,
        walks.filter(({ machine, state }) => machine !== 'connection' || state !== 'offline'),
        unseenStates,
      ),
    ).toEqual(['connection: offline']);
  });
});

describe('event samples', () => {
  it.each(names)('cover every event of %s', (name) => {
    const machine: AnyStateMachine = machines[name];
    const sampled = eventSamplesOf(name).map(({ event }) => event.type);
    const sendable = machine.events.filter((type) => !type.startsWith('xstate.after.'));

    expect(sendable.filter((type) => !sampled.includes(type))).toEqual([]);
  });
});
