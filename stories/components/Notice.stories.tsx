import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Notice } from '@/components/Notice';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { longTitle, longWord } from '../support/longTexts';
import { place } from '../support/place';

const take = fn();
const postpone = fn();

const meta = preview.meta({
  component: Notice,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'For a word about the product itself that nobody has to act on: there is no network, there is a new version. Not for what a person has just done: that is said where they did it. Stands in a NoticeArea, which announces it. Tab reaches its actions; Enter presses them.',
      },
    },
  },
});

export const Plain = meta.story({ args: { icon: 'info', children: english.notices.offline } });

/** The first action is what is advised. */
export const WithActions = meta.story({
  args: {
    icon: 'sparkle',
    children: english.notices.newVersion,
    actions: [
      { label: english.notices.takeVersion, onPress: take },
      { label: english.notices.postponeVersion, onPress: postpone },
    ],
  },
});

/** What was pressed is under way, and nothing more can be pressed. */
export const Busy = WithActions.extend({
  args: {
    busy: true,
    actions: [
      { label: english.notices.takingVersion, onPress: take },
      { label: english.notices.postponeVersion, onPress: postpone },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Reloading ...', 'Later']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(take).not.toHaveBeenCalled();
    await expect(postpone).not.toHaveBeenCalled();
  },
});

export const Hindi = WithActions.extend({
  args: {
    children: hindi.notices.newVersion,
    actions: [
      { label: hindi.notices.takeVersion, onPress: take },
      { label: hindi.notices.postponeVersion, onPress: postpone },
    ],
  },
});

export const Spanish = WithActions.extend({
  args: {
    children: spanish.notices.newVersion,
    actions: [
      { label: spanish.notices.takeVersion, onPress: take },
      { label: spanish.notices.postponeVersion, onPress: postpone },
    ],
  },
});

/** Long words break, long sentences wrap, and nothing scrolls sideways. */
export const LongText = WithActions.extend({
  args: { children: `${longTitle} ${longWord}` },
  decorators: [place('18rem')],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const IsTaken = WithActions.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(take).toHaveBeenCalledOnce();
  },
});

export const IsLeftByKeyboard = WithActions.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(postpone).toHaveBeenCalledOnce();
    await expect(take).not.toHaveBeenCalled();
  },
});
