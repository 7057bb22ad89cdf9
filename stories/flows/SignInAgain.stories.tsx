import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { knows } from '@/demo/vocabulary';
import { Page } from '../support/Page';
import { opensAt, shows } from '../support/page';
import { visitor } from '../support/people';
import { submitForm } from '../support/steps';

const meta = preview.meta({
  title: 'Flows/Sign in again',
  component: Page,
  parameters: opensAt('/', 'signedOut'),
  beforeEach: ({ msw }) => msw.use(knows(visitor)),
});

/** The provider refuses the password; the email stays. */
export const WrongPassword = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  play: async (context) => {
    await submitForm(context, { ...visitor, password: 'Marigold8' });

    const { canvas } = context;
    await expect(
      await canvas.findByText(/^auth\/invalid-credential - sign in err - /),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(visitor.email);
  },
});

/** The email stays; only the password is typed again. */
export const SignedIn = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  play: async (context) => {
    await WrongPassword.play(context);
    await submitForm(context, { password: visitor.password });

    await expect(
      await context.canvas.findByRole('button', { name: 'Asha Rao (sign out)' }),
    ).toBeVisible();
  },
});
