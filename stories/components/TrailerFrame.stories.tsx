import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TrailerFrame } from '@/components/TrailerFrame';
import { english } from '@/domain/texts/english';
import { playButtonIn, playerThatPlays } from '../support/player';

const meta = preview.meta({
  component: TrailerFrame,
  tags: ['autodocs'],
  args: { title: english.hero.trailerOf('Low Tide') },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', containerType: 'size', blockSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'For a trailer that plays by itself behind something else; it covers its parent. Not for a player that people handle: it takes no clicks and no focus. It is seen only while its player has said that it plays.',
      },
    },
  },
});

/** Before the player says anything, and wherever it cannot play, there is nothing to see. */
export const Waiting = meta.story({
  args: { playerUrl: playerThatPlays('never') },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of Low Tide');
    (await playButtonIn(frame)).click();
    await expect(frame).not.toBeVisible();
  },
});

/** The player tells nothing before it is called; once called, it plays and is seen. */
export const Playing = meta.story({
  args: { playerUrl: playerThatPlays('when-called') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('Trailer of Low Tide')).toBeVisible());
  },
});

export const Starts = meta.story({
  args: { playerUrl: playerThatPlays('when-pressed') },
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Trailer of Low Tide');
    await step('The player waits, unseen', () => expect(frame).not.toBeVisible());
    await step('The player begins to play', async () => (await playButtonIn(frame)).click());
    await step('It is seen', () => waitFor(() => expect(frame).toBeVisible()));
  },
});

/** Another window may say what it likes, even one of the player's own origin. */
export const DeafToStrangers = Waiting.extend({
  play: async ({ canvas, step }) => {
    await step('This page says that it plays', async () => {
      const heard = new Promise((resolve) => {
        window.addEventListener('message', resolve, { once: true });
      });
      window.postMessage('{"event":"infoDelivery","info":{"playerState":1}}', '*');
      await heard;
    });
    await step('The player is not believed to', () =>
      expect(canvas.getByTitle('Trailer of Low Tide')).not.toBeVisible(),
    );
  },
});
