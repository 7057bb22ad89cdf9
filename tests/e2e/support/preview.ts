import type { Frame } from '@playwright/test';

/** URL parameters that turn off the addon’s axe runs, which take half of a page’s time. */
export const withoutAxe = 'a11y.manual:!true';

/** Sends an event to the preview as the manager does. */
export async function emitToPreview(preview: Frame, event: string, payload: object) {
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

/** Waits until no play is running, because a running play would continue in the new world. */
export async function waitForPlay(preview: Frame, storyId?: string) {
  await preview.waitForFunction((wanted) => {
    const { id, phase } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender ?? {};
    return (!wanted || id === wanted) && ['finished', 'errored'].includes(phase);
  }, storyId);
}
