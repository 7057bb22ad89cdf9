import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page } from '../support/Page';
import { opensAt } from '../support/page';

const meta = preview.meta({
  title: 'Pages/Not found',
  component: Page,
  parameters: opensAt('/nowhere', 'signedOut'),
});

/** An unknown path says that the link does not exist. */
export const NotFound = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Oops! This link, either does not exist or you are not authorised to come here!',
      ),
    ).toBeVisible();
  },
});

/** The header stays; the language is in the footer. */
export const SignedIn = NotFound.extend({
  parameters: opensAt('/browse/1', 'signedIn'),
  play: async (context) => {
    await NotFound.play(context);

    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: /sign out/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'GPT Search' })).toBeVisible();
    await expect(canvas.getAllByRole('combobox', { name: 'Language' })).toHaveLength(1);
  },
});

/** The link leads to sign-in. */
export const WayBack = NotFound.extend({
  play: async (context) => {
    await NotFound.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Marquee' }));

    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});
