import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '@/components/IconButton';
import { TextField } from '@/components/TextField';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { longName, visitor } from '../support/people';
import { formWide, place } from '../support/place';

const meta = preview.meta({
  component: TextField,
  tags: ['autodocs'],
  decorators: [place(formWide)],
  args: { label: english.authForm.field.name, name: 'name', onChange: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For one line of text in a form, under its label. Not for secrets, which the PasswordField hides, nor for texts of more than a line. Tab reaches it, and after it the action inside it.',
      },
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: visitor.name } });

/** The end of the text goes on under the edge. */
export const LongText = meta.story({ args: { defaultValue: `${longName} ${longName}` } });

/** What is wrong stands elsewhere; the field points to it. */
export const Invalid = meta.story({
  args: { defaultValue: 'A', errorId: 'what-is-wrong' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="what-is-wrong">{english.authForm.invalid.name}</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Name is not valid! Try again.');
  },
});

/** The field stays marked while it has the focus, and by more than a colour. */
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

export const InvalidWithAction = Invalid.extend({
  args: { action: <IconButton icon="close" label="Clear" /> },
});

/** What helps and what is wrong are both told. */
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

export const WithAction = Filled.extend({
  args: { action: <IconButton icon="close" label="Clear" /> },
});

export const Hindi = meta.story({
  args: { label: hindi.authForm.field.name, defaultValue: 'आशा राव' },
});

export const Spanish = meta.story({
  args: { label: spanish.authForm.field.email, defaultValue: 'peña@example.com' },
});

export const Typed = Empty.extend({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Asha');
    await expect(field).toHaveValue('Asha');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
});

export const Pasted = Empty.extend({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    await userEvent.paste(visitor.name);
    await expect(field).toHaveValue(visitor.name);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** A press on the label puts the cursor into the field. */
export const LabelPressed = Empty.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Name'));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});
