import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Hero } from '@/components/Hero';
import { mediaQueries } from '@/components/theme/tokens';
import { heroOverview } from '@/domain/movie';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { watchUrl } from '@/domain/trailer';
import { longOverview, longTitle } from '../support/longTexts';
import { backdrop, brokenPicture, snowfield } from '../support/pictures';
import { playButtonIn, playerThatPlays } from '../support/player';

const meta = preview.meta({
  component: Hero,
  tags: ['autodocs'],
  args: {
    title: 'The Third Harbour',
    overview: {
      text: 'A pilot who has guided ships into the same harbour for thirty years is asked to guide one out that nobody saw come in.',
    },
    backdropUrl: backdrop('/story-backdrop-2.jpg'),
    watchUrl: watchUrl('story'),
    texts: english.hero,
  },
  parameters: {
    docs: {
      description: {
        component:
          'For the one featured movie at the top of the homepage. Not for any other movie: those are cards. Tab reaches the link that plays the trailer whole, in a tab of its own, and while the trailer is seen the buttons that stop it and turn its sound on; the moving picture itself cannot be reached.',
      },
      story: { inline: false, height: '36rem' },
    },
  },
});

/** Nothing moves: no trailer is known, or no motion is wanted. */
export const Still = meta.story();

/** The player is there but does not play yet: the backdrop is seen. */
export const TrailerWaiting = meta.story({
  args: { playerUrl: playerThatPlays('never') },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of The Third Harbour');
    (await playButtonIn(frame)).click();
    await expect(frame).not.toBeVisible();
  },
});

export const TrailerPlaying = meta.story({
  args: { playerUrl: playerThatPlays('when-called') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('Trailer of The Third Harbour')).toBeVisible());
  },
});

/** The trailer takes the backdrop's place at the moment its player says that it plays. */
export const TrailerStarts = meta.story({
  args: { playerUrl: playerThatPlays('when-pressed') },
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of The Third Harbour');
    await step('The player waits, unseen', () => expect(frame).not.toBeVisible());
    await step('The player begins to play', async () => (await playButtonIn(frame)).click());
    await step('The trailer is seen', () => waitFor(() => expect(frame).toBeVisible()));
  },
});

const controls = {
  motion: 'moving',
  sound: 'muted',
  onToggleMotion: fn(),
  onToggleSound: fn(),
} as const;

/** What moves can be stopped, and what is silent can be heard; the parent is told. */
export const Controlled = TrailerPlaying.extend({
  args: { controls },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the trailer' }));
    await expect(controls.onToggleMotion).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the sound on' }));
    await expect(controls.onToggleSound).toHaveBeenCalledOnce();
  },
});

/** No buttons for a player that nobody sees. */
export const UncontrolledWhileWaiting = TrailerWaiting.extend({
  args: { controls },
  play: async (context) => {
    await TrailerWaiting.play(context);
    await expect(context.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Paused = Controlled.extend({
  args: { controls: { ...controls, motion: 'still', sound: 'heard' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play the trailer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn the sound off' })).toBeVisible();
  },
});

/** The player does as it is told, and the focus stays on the button. */
export const Obeys = Controlled.extend({
  render: function Controlling(args) {
    const [motion, setMotion] = useState<'moving' | 'still'>('moving');
    const onToggleMotion = () => setMotion(motion === 'moving' ? 'still' : 'moving');
    return <Hero {...args} controls={{ ...controls, motion, onToggleMotion }} />;
  },
  play: async ({ canvas, step, userEvent }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of The Third Harbour');
    const told = () => frame.contentDocument?.body.dataset.told;
    await step('Stop it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause the trailer' }));
      await waitFor(() => expect(told()).toBe('pauseVideo'));
      await expect(canvas.getByRole('button', { name: 'Play the trailer' })).toHaveFocus();
    });
    await step('Let it go on', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(told()).toBe('playVideo'));
    });
  },
});

export const ControlledOnPhone = Controlled.extend({
  args: { overview: { text: heroOverview(longOverview, 'narrow') } },
  globals: { viewport: { value: 'smallPhone' } },
});

/** The movie has no backdrop: something is drawn for its title. */
export const MissingPicture = meta.story({ args: { backdropUrl: null } });

/** The backdrop does not load. */
export const BrokenPicture = meta.story({
  args: { backdropUrl: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
  },
});

/** White on white: the words stand on a shade of their own. */
export const BrightPicture = meta.story({ args: { backdropUrl: snowfield } });

export const LongTitle = meta.story({ args: { title: longTitle } });

/** As long as an overview gets once the domain has cut it. */
export const LongOverview = meta.story({
  args: { overview: { text: heroOverview(longOverview, 'wide') } },
});

export const NoOverview = meta.story({ args: { overview: { text: '' } } });

/** The picture ends behind the words, so the smaller file is enough; wide screens leave it alone. */
export const OnPhone = meta.story({
  args: {
    overview: { text: heroOverview(longOverview, 'narrow') },
    narrowBackdropUrl: backdrop('/story-backdrop-3.jpg'),
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ args, canvasElement }) => {
    const isNarrow = window.matchMedia(mediaQueries.narrow).matches;
    const picture = canvasElement.querySelector('img');
    await waitFor(() =>
      expect(picture?.currentSrc).toBe(isNarrow ? args.narrowBackdropUrl : args.backdropUrl),
    );
  },
});

export const Hindi = meta.story({
  args: {
    title: 'तीसरा बंदरगाह',
    overview: {
      text: 'तीस साल से एक ही बंदरगाह में जहाज़ों को राह दिखाने वाले से कहा जाता है कि वह एक ऐसे जहाज़ को बाहर ले जाए जिसे किसी ने आते नहीं देखा।',
    },
    texts: hindi.hero,
  },
});

export const Spanish = meta.story({
  args: {
    title: 'El tercer puerto',
    overview: {
      text: 'A un práctico que lleva treinta años guiando barcos al mismo puerto le piden que saque uno que nadie vio entrar.',
    },
    texts: spanish.hero,
  },
});

/** Nobody has translated the overview: it is in English, and marked so. */
export const OverviewInEnglish = Hindi.extend({
  args: { overview: { text: 'A pilot is asked to guide out a ship that nobody saw.', tag: 'en' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A pilot/)).toHaveAttribute('lang', 'en');
  },
});

/** The whole trailer, sound and all, opens in a tab of its own. */
export const LeadsToTheTrailer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Play Trailer on YT' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=story');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});
