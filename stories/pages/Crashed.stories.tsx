import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page } from '../support/Page';
import { opensAt, reload } from '../support/page';

const meta = preview.meta({
  title: 'Pages/Crashed',
  component: Page,
  parameters: opensAt('/', 'signedOut'),
  beforeEach() {
    // React logs errors of an error boundary; the app reports them itself.
    spyOn(console, 'error').mockImplementation(() => {});
  },
});

/** A browser extension removed a node that React removes later. Back loads the page before. */
export const Crashed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.type(email, 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await canvas.findByText('Email is not valid! Try again.');
    canvas.getByRole('alert').replaceChildren();

    await userEvent.type(email, '@example.com');

    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong on this page. Reloading it usually helps.',
    );
    await expect(reload).not.toHaveBeenCalled();

    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect(reload).toHaveBeenCalledOnce();
  },
});
