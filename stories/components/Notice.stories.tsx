import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Notice } from '@/components/Notice';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { expectFitsInBox } from '../support/checks';
import { longTitle, longWord } from '../support/longTexts';
import { sized } from '../support/sized';

const take = fn();
const postpone = fn();

/**
 * ## When to use
 *
 * For the state of the app: offline, a new version.
 *
 * ## When not to use
 *
 * For feedback on an action: show it beside the action.
 *
 * ## Anatomy
 *
 * 1. Icon
 * 2. Text
 * 3. Actions, the recommended one first
 *
 * ## Keyboard
 *
 * - **Tab**: through the actions
 * - **Enter and Space**: press them
 *
 * ## Content
 *
 * - One sentence, and what it means for the visitor.
 * - A NoticeArea announces it.
 *
 * @summary A message about the app that can be ignored.
 */
const meta = preview.meta({
  component: Notice,
  tags: ['autodocs', 'manifest'],
  parameters: {
    ...examplesOf(
      Notice,
      {
        why: 'Say what is new in one sentence, and offer one word for each answer.',
        args: [
          {
            icon: 'sparkle',
            children: english.notices.newVersion,
            actions: [
              { label: english.notices.takeVersion, onPress: fn() },
              { label: english.notices.postponeVersion, onPress: fn() },
            ],
          },
        ],
      },
      {
        why: 'Explain, apologise or use a notice for an error of a form.',
        args: [
          {
            icon: 'info',
            children:
              'We are sorry, but your email is not valid. Please scroll up, correct it and press the button again.',
          },
        ],
      },
    ),
  },
});

/** An icon and a sentence. */
export const Plain = meta.story({ args: { icon: 'info', children: english.notices.offline } });

/** The first action is the recommended one. */
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

/** Busy: no action can be pressed. */
export const Busy = WithActions.extend({
  tags: ['visual'],
  args: {
    isBusy: true,
    actions: [
      { label: english.notices.takingVersion, onPress: take },
      { label: english.notices.postponeVersion, onPress: postpone },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Reloading…', 'Later']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(take).not.toHaveBeenCalled();
    await expect(postpone).not.toHaveBeenCalled();
  },
});

/** Long texts wrap without sideways scrolling. */
export const LongText = WithActions.extend({
  args: { children: `${longTitle} ${longWord}` },
  decorators: [sized('18rem')],
  play: async ({ canvasElement }) => {
    await expectFitsInBox(canvasElement);
  },
});

/** The first action calls the parent. */
export const Taken = WithActions.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(take).toHaveBeenCalledOnce();
  },
});

/** Tab and Enter reach the second action. */
export const PostponedByKeyboard = WithActions.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(postpone).toHaveBeenCalledOnce();
    await expect(take).not.toHaveBeenCalled();
  },
});
