import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { ModalDialog } from '@/components/ModalDialog';
import { examplesOf } from '../docs/examplesOf';

const sentence = 'The trailer opens in another tab.';

interface ContentProps {
  readonly heading: string;
  readonly text: string;
}

function Content({ heading, text }: ContentProps) {
  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '1.5rem', paddingInlineEnd: '4rem' }}>
      <h2 id="heading">{heading}</h2>
      <p>{text}</p>
    </div>
  );
}

/**
 * ## When to use
 *
 * For what a visitor opened and closes again before going on.
 *
 * ## When not to use
 *
 * For news that can wait: use a Notice.
 *
 * ## Anatomy
 *
 * 1. Close button
 * 2. Content with a heading
 *
 * ## Keyboard
 *
 * - **Tab**: stays inside
 * - **Escape**: closes it
 * - **Enter on Close**: closes it; the focus returns to the opener
 *
 * ## Content
 *
 * - The heading names the dialog.
 * - A press beside it closes it.
 *
 * @summary The frame of a modal dialog.
 */
const meta = preview.meta({
  component: ModalDialog,
  tags: ['autodocs', 'manifest'],
  args: {
    ids: { heading: 'heading' },
    closeLabel: 'Close',
    size: 'message' as const,
    presence: { isOpen: true, onExited: fn() },
    onClose: fn(),
    children: <Content heading="Now playing" text={sentence} />,
  },
  parameters: {
    docs: { story: { inline: false, height: '16rem' } },
    ...examplesOf(
      ModalDialog,
      { why: 'Show what the visitor has opened.', story: 'Default', height: '16rem' },
      { why: 'Interrupt with news that can wait.', story: 'News', height: '16rem' },
    ),
  },
});

/** A dialog named by its heading. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Now playing' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** A bad example: news that belongs in a Notice. */
export const News = meta.story({
  tags: ['!autodocs', '!dev'],
  args: { children: <Content heading="A new version is ready" text="Reload when you like." /> },
});

/** A closed dialog fades out without blocking the page, then calls onExited. */
export const Exits = meta.story({
  render: function Exiting(args) {
    const [isOpen, setIsOpen] = useState(true);
    const [isShown, setIsShown] = useState(true);
    return isShown ? (
      <ModalDialog
        {...args}
        presence={{ isOpen, onExited: () => setIsShown(false) }}
        onClose={() => setIsOpen(false)}
      />
    ) : (
      <p>Closed</p>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(dialog.open).toBe(false);
    await expect(dialog.inert).toBe(true);
    await waitFor(() => expect(canvas.getByText('Closed')).toBeVisible());
  },
});

/** A dialog takes the place of another without a fade: the page behind does not show. */
export const Replaces = meta.story({
  tags: ['!autodocs'],
  render: function Replacing(args) {
    const [heading, setHeading] = useState('First');
    return (
      <ModalDialog key={heading} {...args} onClose={() => setHeading('Second')}>
        <Content heading={heading} text={sentence} />
      </ModalDialog>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const animationOf = (pseudo?: string) =>
      getComputedStyle(canvas.getByRole('dialog'), pseudo).animationName;
    await expect(animationOf()).not.toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('dialog', { name: 'Second' })).toBeVisible();
    await expect(animationOf()).toBe('none');
    await expect(animationOf('::backdrop')).toBe('none');
  },
});

/** Escape calls onClose once and leaves the dialog open. */
export const ClosedByEscape = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const escape = new Event('cancel', { cancelable: true });
    await fireEvent(dialog, escape);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(escape.defaultPrevented).toBe(true);
  },
});

/** A press beside the dialog calls onClose once. */
export const ClosedBeside = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The second click of the double click that opened the dialog presses nothing in it. */
export const DoubleClicked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    for (const target of [dialog, canvas.getByRole('button', { name: 'Close' })]) {
      await fireEvent.mouseDown(target, { detail: 2 });
      await fireEvent.click(target, { detail: 2 });
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A press on the content closes nothing. */
export const PressedInside = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(sentence));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A text selection that ends on the backdrop does not close it. */
export const SelectedPastTheEdge = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText(sentence) },
      { keys: '[/MouseLeft]', target: canvas.getByRole('dialog') },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The focus returns to the opener. */
export const FocusGoesInAndComesBack = meta.story({
  render: function Opening(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>More info</Button>
        {shown && <ModalDialog {...args} onClose={() => setShown(false)} />}
      </>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More info' });
    await step('Open', () => userEvent.click(opener));
    await step('The focus is inside', () =>
      expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus(),
    );
    await step('Close', () => userEvent.keyboard('{Enter}'));
    await step('The focus is back', async () => {
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(opener).toHaveFocus();
    });
  },
});
