import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '@/components/IconButton';
import { TextField } from '@/components/TextField';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { longName, visitor } from '../support/people';
import { formWidth, sized } from '../support/sized';

/**
 * ## When to use
 *
 * For a short text in a form.
 *
 * ## When not to use
 *
 * For passwords: use a PasswordField.
 *
 * ## Anatomy
 *
 * 1. Label
 * 2. Input
 * 3. Error mark
 * 4. Action
 * 5. Hint
 * 6. Aside
 *
 * ## Keyboard
 *
 * - **Tab**: input, then its action, then what stands beside the label
 *
 * ## Content
 *
 * - The label is always visible; there is no placeholder.
 * - The input refers to the error text by its id.
 *
 * @summary A labelled one-line text input.
 */
const meta = preview.meta({
  component: TextField,
  tags: ['autodocs', 'manifest'],
  decorators: [sized(formWidth)],
  args: { label: english.authForm.field.name, name: 'name', onChange: fn() },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      TextField,
      { why: 'Name the field with the word for its content.', args: [{}] },
      {
        why: 'Ask for it in a sentence. A screen reader repeats it at each visit.',
        args: [{ label: 'Please type your whole name here' }],
      },
    ),
  },
});

/** The label stands above the input. */
export const Empty = meta.story();

/** With a text. */
export const Filled = meta.story({ args: { defaultValue: visitor.name } });

/** A long text scrolls inside the input. */
export const LongText = meta.story({ args: { defaultValue: `${longName} ${longName}` } });

/** The error text is elsewhere; the input refers to it. */
export const Invalid = meta.story({
  tags: ['visual'],
  args: { defaultValue: 'A' },
  decorators: [
    (Story, { id, args }) => (
      <>
        <Story args={{ ...args, errorId: `${id}-error` }} />
        <p id={`${id}-error`}>{english.authForm.invalid.name}</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Name is not valid! Try again.');
  },
});

/** The error is visible during focus, not only by colour. */
export const InvalidWhileFocused = Invalid.extend({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await waitFor(() =>
      expect(getComputedStyle(field).outlineColor).toBe(getComputedStyle(field).borderColor),
    );
    await expect(field.parentElement?.querySelector('svg')).toBeVisible();
  },
});

/** The mark stands before the action. */
export const InvalidWithAction = Invalid.extend({
  args: { action: <IconButton icon="close" label="Clear" /> },
});

/** The description has the error and the help. */
export const InvalidWithHelp = Invalid.extend({
  args: { 'aria-describedby': 'what-helps' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="what-helps">Two letters or more.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Name is not valid! Try again. Two letters or more.',
    );
  },
});

/** A button at the end of the input. */
export const WithAction = Filled.extend({
  args: { action: <IconButton icon="close" label="Clear" /> },
});

/** A button beside the label has the focus after the input. */
export const WithAside = Filled.extend({
  args: { aside: <button type="button">Why do we ask?</button> },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    const aside = canvas.getByRole('button', { name: 'Why do we ask?' });
    await expect(aside.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      field.getBoundingClientRect().top,
    );
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(aside).toHaveFocus();
  },
});

/** Each typed character calls onChange. */
export const Typed = Empty.extend({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Asha');
    await expect(field).toHaveValue('Asha');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
});

/** A paste calls onChange once. */
export const Pasted = Empty.extend({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    await userEvent.paste(visitor.name);
    await expect(field).toHaveValue(visitor.name);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** A press on the label focuses the input. */
export const LabelPressed = Empty.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Name'));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});
