import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Hero } from '@/components/Hero';
import { mediaQueries } from '@/components/theme/tokens';
import { heroOverview } from '@/domain/movie';
import { english } from '@/domain/texts/english';
import { watchUrl } from '@/domain/trailer';
import { examplesOf } from '../docs/examplesOf';
import { longOverview, longTitle, longWord } from '../support/longTexts';
import { art, featured } from '../support/movies';
import { backdrop, brokenPicture, snowfield } from '../support/pictures';
import { nextMessage, playButtonIn, playerThatPlays } from '../support/player';
import { sized } from '../support/sized';

const picture = { art, url: backdrop('/story-backdrop-2.jpg'), narrowUrl: null };

const onShowInfo: () => void = fn();

const trailer = { watchUrl: watchUrl('story') };

/**
 * ## When to use
 *
 * Once, at the top of the homepage.
 *
 * ## When not to use
 *
 * For any other movie: use a MovieCard.
 *
 * ## Anatomy
 *
 * 1. Backdrop or trailer
 * 2. Title
 * 3. Year, score, genres
 * 4. Overview
 * 5. Trailer link and “More info”
 * 6. Pause and sound, while the trailer plays
 *
 * ## Keyboard
 *
 * - **Tab**: trailer link, “More info”, then pause and sound
 *
 * ## Content
 *
 * - An overview in another language than the page is marked.
 * - Without a picture, a drawing is shown.
 * - With reduced motion there is no trailer.
 *
 * @summary The featured movie at the top of the homepage.
 */
const meta = preview.meta({
  component: Hero,
  tags: ['autodocs', 'manifest'],
  args: {
    title: featured.title,
    overview: featured.overview,
    facts: { year: 2024, rating: 7.84, genres: ['Drama', 'Mystery'] },
    backdrop: picture,
    trailer,
    texts: english,
    onShowInfo,
  },
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    ...examplesOf(
      Hero,
      {
        why: 'Show a sentence or two. “More info” has the rest.',
        story: 'Short Overview',
        height: '28rem',
      },
      {
        why: 'Show the whole overview. It covers the picture.',
        story: 'Whole Overview',
        height: '28rem',
      },
    ),
  },
});

/** No trailer is known, or motion is reduced. */
export const Still = meta.story();

/** The player does not play yet: the backdrop stays. */
export const TrailerWaiting = meta.story({
  args: { trailer: { ...trailer, playerUrl: playerThatPlays('never') } },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of The Third Harbour');
    const button = await playButtonIn(frame);
    const reported = nextMessage(({ source }) => source === frame.contentWindow);
    button.click();
    await reported;
    await expect(frame).toHaveAttribute('aria-hidden', 'true');
  },
});

/** The trailer plays over the backdrop. */
export const TrailerPlaying = meta.story({
  tags: ['visual'],
  args: { trailer: { ...trailer, playerUrl: playerThatPlays('when-called') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('Trailer of The Third Harbour')).toBeVisible());
  },
});

/** The trailer replaces the backdrop when its player reports that it plays. */
export const TrailerStarts = meta.story({
  tags: ['!autodocs'],
  args: { trailer: { ...trailer, playerUrl: playerThatPlays('when-pressed') } },
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of The Third Harbour');
    await step('The player waits, hidden', () => expect(frame).not.toBeVisible());
    await step('The player starts', async () => (await playButtonIn(frame)).click());
    await step('The trailer is visible', () => waitFor(() => expect(frame).toBeVisible()));
  },
});

const controls = {
  motion: 'moving',
  sound: 'muted',
  onToggleMotion: fn(),
  onToggleSound: fn(),
} as const;

const playing = { ...trailer, playerUrl: playerThatPlays('when-called') };

/** The buttons call onToggleMotion and onToggleSound once each. */
export const Controlled = TrailerPlaying.extend({
  args: { trailer: { ...playing, controls } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the trailer' }));
    await expect(controls.onToggleMotion).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(controls.onToggleSound).toHaveBeenCalledOnce();
  },
});

/** A hidden player has no buttons. */
export const UncontrolledWhileWaiting = TrailerWaiting.extend({
  args: { trailer: { ...trailer, playerUrl: playerThatPlays('never'), controls } },
  play: async (context) => {
    await TrailerWaiting.play(context);
    await expect(context.canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** The button shows that a press plays. */
export const Paused = Controlled.extend({
  tags: ['visual'],
  args: { trailer: { ...playing, controls: { ...controls, motion: 'still', sound: 'unmuted' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play the trailer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible();
  },
});

/** The buttons pause and play the player and keep the focus. */
export const PlayerFollowsButtons = Controlled.extend({
  render: function Controlling(args) {
    const [motion, setMotion] = useState<'moving' | 'still'>('moving');
    const onToggleMotion = () => setMotion(motion === 'moving' ? 'still' : 'moving');
    return (
      <Hero {...args} trailer={{ ...playing, controls: { ...controls, motion, onToggleMotion } }} />
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of The Third Harbour');
    const command = () => frame.contentDocument?.body.dataset.command;
    await step('Pause', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause the trailer' }));
      await waitFor(() => expect(command()).toBe('pauseVideo'));
      await expect(canvas.getByRole('button', { name: 'Play the trailer' })).toHaveFocus();
    });
    await step('Play', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(command()).toBe('playVideo'));
    });
  },
});

/** A drawing replaces a missing backdrop. */
export const MissingPicture = meta.story({ args: { backdrop: { ...picture, url: null } } });

/** A drawing replaces a backdrop that does not load. */
export const BrokenPicture = meta.story({
  args: { backdrop: { ...picture, url: brokenPicture } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
  },
});

/** Texts stay readable on a bright picture. */
export const BrightPicture = meta.story({ args: { backdrop: { ...picture, url: snowfield } } });

/** A long title wraps. */
export const LongTitle = meta.story({
  parameters: { docs: { story: { height: '44rem' } } },
  args: { title: longTitle },
});

/** A word that is wider than the screen breaks. */
export const LongWord = meta.story({
  tags: ['!autodocs'],
  decorators: [sized('12rem')],
  args: { title: longWord },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.clientWidth).toBeLessThanOrEqual(192);
  },
});

/** The longest overview after the domain shortens it. */
export const LongOverview = meta.story({
  parameters: { docs: { story: { height: '34rem' } } },
  args: { overview: { text: heroOverview(longOverview.slice(0, 200), 'wide') } },
});

/** Without an overview, the buttons follow the facts. */
export const NoOverview = meta.story({ args: { overview: { text: '' } } });

/** A good example: room for the picture. */
export const ShortOverview = meta.story({ tags: ['!autodocs', '!dev'] });

/** A bad example: the text covers the picture. */
export const WholeOverview = meta.story({
  tags: ['!autodocs', '!dev'],
  args: { overview: { text: `${longOverview} ${longOverview}` } },
});

/** Narrow screens load a smaller file. */
export const OnPhone = meta.story({
  args: {
    overview: { text: heroOverview(longOverview, 'narrow') },
    // No other story shows these: Chromium prefers a larger picture that it has.
    backdrop: {
      art,
      url: backdrop('/story-backdrop-4.jpg'),
      narrowUrl: backdrop('/story-backdrop-5.jpg'),
    },
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ args, canvasElement }) => {
    const isNarrow = window.matchMedia(mediaQueries.narrow).matches;
    const picture = canvasElement.querySelector('img');
    await waitFor(() =>
      expect(picture?.currentSrc).toBe(isNarrow ? args.backdrop.narrowUrl : args.backdrop.url),
    );
  },
});

/** An English overview is marked with its language. */
export const OverviewInEnglish = meta.story({
  globals: { language: 'hindi' },
  args: {
    overview: { text: 'A pilot is asked to guide out a ship that no one saw.', tag: 'en' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A pilot/)).toHaveAttribute('lang', 'en');
  },
});

/** Opens the trailer in a new tab. */
export const LeadsToTheTrailer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Play Trailer on YT' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=story');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

/** Year, score and genres. Unknown facts are left out. */
export const Facts = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const fact of ['2024', '7.8', 'Drama', 'Mystery']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(canvas.getByText('rated 7.8 out of 10')).toBeInTheDocument();
  },
});

/** Without facts, the line is missing. */
export const NothingKnown = meta.story({
  args: { facts: { year: undefined, rating: undefined, genres: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('2024')).not.toBeInTheDocument();
  },
});

/** “More info” calls onShowInfo once. */
export const ShowsInfo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More info' });
    await userEvent.click(button);
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});
