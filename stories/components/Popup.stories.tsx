import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { Popup, type PopupDetails } from '@/components/Popup';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { trailerSearchUrl } from '@/domain/trailer';
import { longOverview, longTitle } from '../support/longTexts';
import { backdrop, brokenPicture, poster } from '../support/pictures';

const details: PopupDetails = {
  year: 2024,
  rating: { average: 7.84, votes: 1234 },
  genres: [18, 9648],
  originalTitle: undefined,
  bannerUrl: backdrop('/story-backdrop-3.jpg'),
  trailerSearchUrl: trailerSearchUrl('The Third Harbour'),
};

const nothing: PopupDetails = {
  ...details,
  year: undefined,
  rating: undefined,
  genres: [],
  bannerUrl: null,
};

const meta = preview.meta({
  component: Popup,
  tags: ['autodocs'],
  args: {
    title: 'The Third Harbour',
    overview: {
      text: 'A pilot who has guided ships into the same harbour for thirty years is asked to guide one out that nobody saw come in.',
    },
    releaseDate: '2024-02-01',
    posterUrl: poster('/story-3.jpg'),
    details,
    texts: english.popup,
    onClose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'For one movie up close, above everything else, until it is closed; it is there while it is rendered. Not for messages or questions. The focus goes in and comes back; Escape, the button and a press beside it ask the parent to close it.',
      },
      story: { inline: false, height: '34rem' },
    },
  },
});

/** A dialog that bears the movie's title, with the focus inside. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'The Third Harbour' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** More than fits is scrolled inside, and the way out stays in sight. */
export const LongTexts = meta.story({
  args: { title: longTitle, overview: { text: `${longOverview} ${longOverview}` } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const close = canvas.getByRole('button', { name: 'Close' });
    const top = close.getBoundingClientRect().top;
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0));
    await expect(close.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
});

/** Year, rating and genres at a glance, and the way to its trailer. */
export const Details = meta.story({
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem');
    await expect(facts.map(({ textContent }) => textContent)).toEqual([
      '2024',
      '7.8 out of 10 (1,234 votes)',
      'Drama',
      'Mystery',
    ]);
    const link = canvas.getByRole('link', { name: 'Search for the trailer' });
    await expect(link).toHaveAttribute('href', details.trailerSearchUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** The title that its makers gave it, read out in its own language. */
export const WithOriginalTitle = meta.story({
  args: { details: { ...details, originalTitle: { title: 'Der dritte Hafen', tag: 'de' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der dritte Hafen')).toHaveAttribute('lang', 'de');
  },
});

/** Neither date nor votes, genres, overview or pictures: what is left stands well by itself. */
export const NothingKnown = meta.story({
  args: { releaseDate: '', overview: { text: '' }, posterUrl: null, details: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Release Date : not known yet')).toBeVisible());
  },
});

export const OneVote = meta.story({
  args: { details: { ...details, rating: { average: 10, votes: 1 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('10.0 out of 10 (1 vote)')).toBeVisible());
  },
});

/** The backdrop does not load: something is drawn. */
export const BrokenBanner = meta.story({
  args: { details: { ...details, bannerUrl: brokenPicture } },
});

export const UnknownDate = meta.story({
  args: { releaseDate: '' },
  play: async ({ canvas }) => {
    const date = canvas.getByText('Release Date : not known yet');
    await waitFor(() => expect(date).toBeVisible());
  },
});

export const NoOverview = meta.story({ args: { overview: { text: '' } } });

export const NoPoster = meta.story({ args: { posterUrl: null } });

export const BrokenPoster = meta.story({ args: { posterUrl: brokenPicture } });

export const OnPhone = meta.story({ globals: { viewport: { value: 'smallPhone' } } });

export const Hindi = meta.story({
  args: {
    title: 'तीसरा बंदरगाह',
    overview: {
      text: 'तीस साल से एक ही बंदरगाह में जहाज़ों को राह दिखाने वाले से कहा जाता है कि वह एक ऐसे जहाज़ को बाहर ले जाए जिसे किसी ने आते नहीं देखा।',
    },
    releaseDate: '1 फ़रवरी 2024',
    texts: hindi.popup,
  },
});

export const Spanish = meta.story({
  args: {
    title: 'El tercer puerto',
    overview: {
      text: 'A un práctico que lleva treinta años guiando barcos al mismo puerto le piden que saque uno que nadie vio entrar.',
    },
    releaseDate: '1 de febrero de 2024',
    texts: spanish.popup,
  },
});

/** Nobody has translated the overview: it is in English, and marked so. */
export const OverviewInEnglish = Spanish.extend({
  args: { overview: { text: 'A pilot is asked to guide out a ship that nobody saw.', tag: 'en' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A pilot/)).toHaveAttribute('lang', 'en');
  },
});

export const UnknownInHindi = Hindi.extend({
  args: { overview: { text: '' }, releaseDate: '', details: nothing },
});

export const UnknownInSpanish = Spanish.extend({
  args: { overview: { text: '' }, releaseDate: '', details: nothing },
});

export const ClosedByButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** At Escape the browser asks the dialog whether it may cancel it; the parent decides. */
export const ClosedByEscape = meta.story({
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(dialog).toHaveAttribute('open');
  },
});

/** What is beside the sheet belongs to the dialog itself. */
export const ClosedBeside = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The second half of a double click that has opened it does not close it. */
export const DoubleClicked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    await fireEvent.mouseDown(dialog, { detail: 2 });
    await fireEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PressedInside = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Release Date : 2024-02-01'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Text that is marked past the edge of the sheet does not close it. */
export const MarkedPastTheEdge = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText('Release Date : 2024-02-01') },
      { keys: '[/MouseLeft]', target: canvas.getByRole('dialog') },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Whoever opened it finds the focus where they left it. */
export const FocusGoesInAndComesBack = meta.story({
  render: function Opening(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>More info</Button>
        {shown && <Popup {...args} onClose={() => setShown(false)} />}
      </>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More info' });
    await step('Open it', () => userEvent.click(opener));
    await step('The focus is inside', () =>
      expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus(),
    );
    await step('Close it', () => userEvent.keyboard('{Enter}'));
    await step('The focus is back', async () => {
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(opener).toHaveFocus();
    });
  },
});
