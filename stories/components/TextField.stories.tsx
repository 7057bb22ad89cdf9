import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '@/components/IconButton';
import { TextField } from '@/components/TextField';
import { english } from '@/domain/texts/english';
import { longName, visitor } from '../support/people';
import { formWidth, sized } from '../support/sized';

const meta = preview.meta({
  component: TextField,
  tags: ['autodocs'],
  decorators: [sized(formWidth)],
  args: { label: english.authForm.field.name, name: 'name', onChange: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A labelled one-line text input. Use PasswordField for passwords. Tab reaches the input, then its action.',
      },
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: visitor.name } });

/** A long text scrolls inside the input. */
export const LongText = meta.story({ args: { defaultValue: `${longName} ${longName}` } });

/** The error text is elsewhere; the input refers to it. */
export const Invalid = meta.story({
  tags: ['visual'],
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

export const WithAction = Filled.extend({
  args: { action: <IconButton icon="close" label="Clear" /> },
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

/** A press on the label focuses the input. */
export const LabelPressed = Empty.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Name'));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});
