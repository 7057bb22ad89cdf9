import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page } from '../support/Page';
import { opensAt, report, shows } from '../support/page';
import { visitor } from '../support/people';
import {
  expectSignedIn,
  getSearchField,
  openSearch,
  search,
  signOut,
  submitForm,
  switchToSignUp,
} from '../support/steps';

const meta = preview.meta({
  title: 'Flows/Sign up to sign out',
  component: Page,
  parameters: opensAt('/', 'signedOut'),
});

/** The link below the form switches to sign-up. */
export const SignUp = meta.story({
  parameters: shows('authMode', { signUp: 'editing' }),
  play: (context) => context.step('Switch to sign-up', () => switchToSignUp(context)),
});

/** A new account is signed in and shows its name. */
export const Browse = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  play: async (context) => {
    await SignUp.play(context);
    await context.step('Sign up', async () => {
      await submitForm(context, visitor);

      const { canvas } = context;
      await expectSignedIn({ canvas });
      await expect(canvas.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    });
  },
});

/** A press on a card opens the popup of its movie. */
export const MoreInfo = meta.story({
  parameters: shows('popup', 'shown'),
  play: async (context) => {
    await Browse.play(context);
    await context.step('Open the popup of a movie', async () => {
      const { canvas, userEvent } = context;
      const row = within(canvas.getByRole('region', { name: 'Now Playing Movies' }));
      await userEvent.click(row.getByRole('button', { name: 'More info about Argylle' }));

      const popup = within(await canvas.findByRole('dialog', { name: 'Argylle' }));
      await waitFor(() => expect(popup.getByText('Release Date : 2024-01-31')).toBeVisible());
    });
  },
});

/** GPT search opens with an empty field. */
export const Search = meta.story({
  parameters: shows('searchMode', 'gptSearch'),
  play: async (context) => {
    await MoreInfo.play(context);
    await context.step('Close it and open GPT search', async () => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await openSearch(context);

      await expect(getSearchField({ canvas })).toHaveValue('');
    });
  },
});

/** A query gives ten rows. */
export const Results = meta.story({
  parameters: shows('search', { panel: 'results' }),
  play: async (context) => {
    await Search.play(context);
    await context.step('Search', async () => {
      await search(context, 'movies with cat in it');

      const { canvas } = context;
      await expect(await canvas.findByText(/^10 - /)).toBeInTheDocument();
      await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(10));
      await expect(report).not.toHaveBeenCalled();
    });
  },
});

/** Signing out leads to an empty sign-in form. */
export const SignOut = meta.story({
  parameters: shows('session', { signedOut: 'quiet' }),
  play: async (context) => {
    await Results.play(context);
    await context.step('Sign out', async () => {
      const { canvas, userEvent } = context;
      await signOut({ canvas, userEvent });

      await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
      await expect(canvas.getByLabelText('Email')).toHaveValue('');
    });
  },
});
