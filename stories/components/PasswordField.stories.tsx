import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordField } from '@/components/PasswordField';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { visitor } from '../support/people';
import { formWidth, sized } from '../support/sized';

/**
 * ## When to use
 *
 * For every password.
 *
 * ## When not to use
 *
 * For other texts: use a TextField.
 *
 * ## Anatomy
 *
 * 1. Label
 * 2. Input
 * 3. Button that shows or hides the text
 * 4. Caps lock hint
 *
 * ## Keyboard
 *
 * - **Tab**: input, then button
 * - **Enter and Space on the button**: show or hide the text
 *
 * ## Content
 *
 * - Set autocomplete, so that password managers fill it in.
 * - Pasting is allowed.
 *
 * @summary A password input with a button that shows the text.
 */
const meta = preview.meta({
  component: PasswordField,
  tags: ['autodocs', 'manifest'],
  decorators: [sized(formWidth)],
  args: {
    label: english.authForm.field.password,
    showLabel: english.authForm.showPassword,
    hideLabel: english.authForm.hidePassword,
    capsLockHint: english.authForm.capsLock,
    name: 'password',
    autoComplete: 'new-password',
    onChange: fn(),
  },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      PasswordField,
      {
        why: 'Offer the button that shows the text: fewer passwords are mistyped.',
        args: [{ label: 'Password' }],
      },
      {
        why: 'Put the rules into the label. They belong below the field, in PasswordRules.',
        args: [{ label: 'Password (8 characters, A–Z, a–z and 0–9)' }],
      },
    ),
  },
});

/** Nothing is typed yet. */
export const Empty = meta.story();

/** Dots stand for the text. */
export const Hidden = meta.story({ args: { defaultValue: visitor.password } });

/** A press shows the text. */
export const Shown = Hidden.extend({
  tags: ['visual'],
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await step('The password is hidden at first', async () => {
      await expect(field).toHaveAttribute('type', 'password');
    });
    await step('The eye shows it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue(visitor.password);
    });
    await step('No spelling service reads it', async () => {
      await expect(field).toHaveAttribute('spellcheck', 'false');
      await expect(field).toHaveAttribute('autocapitalize', 'none');
      await expect(field).toHaveAttribute('autocorrect', 'off');
    });
  },
});

/** A second press on the button hides the text again. */
export const HiddenAgain = Shown.extend({
  play: async ({ canvas, step, userEvent }) => {
    await step('Tab past the field to the eye', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    });
    await step('Enter shows the password and keeps the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    });
    await step('Space hides it again', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    });
  },
});

/** The error is not only a colour. */
export const Invalid = Hidden.extend({
  tags: ['visual'],
  args: { errorId: 'what-is-wrong' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="what-is-wrong">{english.authForm.invalid.password}</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Password is not valid! Try again.');
  },
});

/** With Caps Lock on, a hint appears at the first key. */
export const CapsLockOn = Empty.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}m');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on.');
  },
});

/** The hint about Caps Lock disappears at the next key without it, and on blur. */
export const CapsLockOffAgain = CapsLockOn.extend({
  play: async ({ canvas, step, userEvent }) => {
    const hint = canvas.getByRole('status');
    await step('Type with Caps Lock', async () => {
      await userEvent.click(canvas.getByLabelText('Password'));
      await userEvent.keyboard('{CapsLock}m');
      await expect(hint).not.toBeEmptyDOMElement();
    });
    await step('Type without Caps Lock', async () => {
      await userEvent.keyboard('{CapsLock}m');
      await expect(hint).toBeEmptyDOMElement();
    });
    await step('Leave the field with Caps Lock on', async () => {
      await userEvent.keyboard('{CapsLock}m');
      await userEvent.tab();
      await expect(hint).toBeEmptyDOMElement();
    });
  },
});

/** Password managers can paste. */
export const Pasted = Empty.extend({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste(visitor.password);
    await expect(field).toHaveValue(visitor.password);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
