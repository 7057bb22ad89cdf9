import type { Frame } from '@playwright/test';

/**
 * For an address: the addon would let axe look after each rendering, half of a page's work, where
 * nobody asks what it found. The stories' own tests do.
 */
export const withoutAxe = 'a11y.manual:!true';

/** Tells a Storybook's preview what its manager would. */
export async function tell(preview: Frame, event: string, payload: object) {
  await preview.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
  await preview.evaluate(
    ([name, message]) => {
      const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
      if (!isChannel(channel)) throw new Error('There is no Storybook on this page.');
      channel.emit(name, message);

      function isChannel(it: unknown): it is { emit(event: string, payload: object): void } {
        return typeof it === 'object' && it !== null && 'emit' in it;
      }
    },
    [event, payload] as const,
  );
}

/** A world is changed between plays: a play that is still on would go on in another one. */
export async function playIsOver(preview: Frame, storyId?: string) {
  await preview.waitForFunction((wanted) => {
    const { id, phase } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender ?? {};
    return (!wanted || id === wanted) && ['finished', 'errored'].includes(phase);
  }, storyId);
}
