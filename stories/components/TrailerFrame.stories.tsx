import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TrailerFrame } from '@/components/TrailerFrame';
import { english } from '@/domain/texts/english';
import { nextMessage, playButtonIn, playerThatPlays } from '../support/player';

/**
 * ## When to use
 *
 * Behind the Hero.
 *
 * ## When not to use
 *
 * For a video that a person watches: link to it.
 *
 * ## Anatomy
 *
 * 1. Frame of the player
 *
 * ## Keyboard
 *
 * It takes no clicks and no focus.
 *
 * ## Content
 *
 * - It is hidden until its player reports that it plays.
 *
 * @summary A trailer that fills its parent, as a background, at first without sound.
 */
const meta = preview.meta({
  component: TrailerFrame,
  tags: ['autodocs', 'manifest'],
  args: { title: english.hero.trailerOf('Low Tide'), onPlaying: fn() },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          overflowX: 'clip',
          containerType: 'size',
          blockSize: '28rem',
        }}
      >
        <Story />
      </div>
    ),
  ],
});

/** The player waits for a call, then plays. */
export const Playing = meta.story({
  args: { playerUrl: playerThatPlays('when-called') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('Trailer of Low Tide')).toBeVisible());
  },
});

/** The page allows the player to start by itself. */
export const AllowedToPlay = meta.story({
  tags: ['!autodocs'],
  args: { playerUrl: playerThatPlays('when-called') },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Trailer of Low Tide')).toHaveAttribute(
      'allow',
      expect.stringContaining('autoplay'),
    );
  },
});

/** A player that misses the first call is called again. */
export const CalledAgain = meta.story({
  tags: ['!autodocs'],
  args: { playerUrl: playerThatPlays('when-called-again') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('Trailer of Low Tide')).toBeVisible());
  },
});

/** Hidden until the player reports that it plays. */
export const Waiting = meta.story({
  tags: ['!autodocs'],
  args: { playerUrl: playerThatPlays('never') },
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of Low Tide');
    const button = await playButtonIn(frame);
    const reported = nextMessage(({ source }) => source === frame.contentWindow);
    button.click();
    await reported;
    await expect(args.onPlaying).not.toHaveBeenCalled();
    await expect(frame).toHaveAttribute('aria-hidden', 'true');
  },
});

/** The frame becomes visible when the player reports that it plays. */
export const Starts = meta.story({
  tags: ['!autodocs'],
  args: { playerUrl: playerThatPlays('when-pressed') },
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of Low Tide');
    await step('The player waits, hidden', () => expect(frame).not.toBeVisible());
    await step('The player starts', async () => (await playButtonIn(frame)).click());
    await step('It is visible', () => waitFor(() => expect(frame).toBeVisible()));
  },
});

/** The trailer pauses when it is scrolled away and plays on when it is back. */
export const RestsOffScreen = meta.story({
  tags: ['!autodocs'],
  args: { playerUrl: playerThatPlays('when-called') },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of Low Tide');
    const command = () => frame.contentDocument?.body.dataset.command;
    await step('It plays', () => waitFor(() => expect(frame).toBeVisible()));
    await step('Scrolled away, it rests', async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await waitFor(() => expect(command()).toBe('pauseVideo'));
    });
    await step('Back on the screen, it plays', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(command()).toBe('playVideo'));
    });
  },
});

/** Messages from other windows are ignored, even of the same origin. */
export const IgnoresOtherWindows = meta.story({
  tags: ['!autodocs'],
  args: { playerUrl: playerThatPlays('never') },
  play: async ({ args, canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of Low Tide');
    await step('The trailer listens', async () => {
      await playButtonIn(frame);
    });
    await step('This page posts a playing message', async () => {
      const playing = '{"event":"infoDelivery","info":{"playerState":1}}';
      const received = nextMessage(({ data }) => data === playing);
      window.postMessage(playing, '*');
      await received;
    });
    await step('The trailer stays hidden', async () => {
      await expect(args.onPlaying).not.toHaveBeenCalled();
      await expect(frame).toHaveAttribute('aria-hidden', 'true');
    });
  },
});
