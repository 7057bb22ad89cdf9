import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page } from '../support/Page';
import { opensAt, shows } from '../support/page';
import { inspectorStore } from '../tooling/inspectorStore';

let answer = () => {};

const meta = preview.meta({
  title: 'Flows/Returning visitor',
  component: Page,
  parameters: opensAt('/browse'),
  beforeEach: ({ msw }) => {
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(http.all(/^https:\/\/identitytoolkit\.googleapis\.com\//, () => answered));
  },
});

/** Movies and name appear before the identity provider answers. */
export const Remembered = meta.story({
  parameters: shows('session', { restoring: 'remembered' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
  },
});

/** The answer re-renders nothing visible. */
export const SignedIn = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  play: async (context) => {
    await Remembered.play(context);

    const { canvas } = context;
    const row = canvas.getByRole('region', { name: 'Popular Movies' });
    answer();
    await waitFor(() =>
      expect(inspectorStore.machine('session')?.snapshot.matches('signedIn')).toBe(true),
    );

    await expect(canvas.getByRole('region', { name: 'Popular Movies' })).toBe(row);
  },
});

/** Signing out leads to the sign-in page. */
export const SignedOut = meta.story({
  parameters: shows('session', { signedOut: 'quiet' }),
  play: async (context) => {
    await SignedIn.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Asha Rao (sign out)' }));

    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});
