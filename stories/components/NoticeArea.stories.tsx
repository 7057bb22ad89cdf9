import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Notice } from '@/components/Notice';
import { NoticeArea } from '@/components/NoticeArea';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';

const offline = (
  <Notice key="offline" icon="info">
    {english.notices.offline}
  </Notice>
);

/**
 * ## When to use
 *
 * Once, from the start, so that screen readers know it.
 *
 * ## When not to use
 *
 * For errors of a form: use an alert beside the field.
 *
 * ## Anatomy
 *
 * 1. Region
 * 2. Notices, one below the other
 *
 * ## Keyboard
 *
 * - **Tab**: actions of the notices; the region takes no focus
 *
 * ## Content
 *
 * - Empty, it has no height.
 * - It sticks to the lower edge of the window. At the end of the page it is below the content.
 *
 * @summary The live region for notices at the end of every page.
 */
const meta = preview.meta({
  component: NoticeArea,
  tags: ['autodocs', 'manifest'],
  args: { children: offline },
  parameters: {
    docs: { story: { inline: false, height: '10rem' } },
    ...examplesOf(
      NoticeArea,
      { why: 'Show one notice at a time, if that is possible.', args: [{}] },
      {
        why: 'Say the same twice.',
        args: [
          {
            children: (
              <>
                {offline}
                {offline}
              </>
            ),
          },
        ],
      },
    ),
  },
});

/** A polite live region contains the notice. */
export const OneNotice = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const words = canvas.getByText(english.notices.offline);
    await expect(words.closest('[aria-live=polite]')).toBeInTheDocument();
  },
});

/** Two notices stand one below the other. */
export const TwoNotices = meta.story({
  args: {
    children: (
      <>
        {offline}
        <Notice
          key="newVersion"
          icon="sparkle"
          actions={[{ label: english.notices.takeVersion, onPress: fn() }]}
        >
          {english.notices.newVersion}
        </Notice>
      </>
    ),
  },
});

/** Without a notice the area has no height. */
export const Empty = meta.story({
  parameters: { docs: { story: { height: '3rem' } } },
  args: { children: null },
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector('[aria-live=polite]');
    await expect(area?.getBoundingClientRect().height).toBe(0);
  },
});

/** A notice sticks to the lower edge; at the end of a long page it is below the content. */
export const UnderALongPage = meta.story({
  parameters: { docs: { story: { height: '20rem' } } },
  render: ({ children }) => (
    <div>
      <div style={{ blockSize: '200vh' }} />
      <p>The end of the page.</p>
      <NoticeArea>{children}</NoticeArea>
    </div>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByText(english.notices.offline);
    const end = canvas.getByText('The end of the page.');
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);

    window.scrollTo(0, document.documentElement.scrollHeight);

    const { bottom } = end.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(notice.getBoundingClientRect().top);
  },
});

/** Focus on the buttons of a notice does not scroll the page. */
export const ReachedByKeyboard = UnderALongPage.extend({
  args: {
    children: (
      <Notice
        icon="sparkle"
        actions={[
          { label: english.notices.takeVersion, onPress: fn() },
          { label: english.notices.postponeVersion, onPress: fn() },
        ]}
      >
        {english.notices.newVersion}
      </Notice>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of [english.notices.takeVersion, english.notices.postponeVersion]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await expect(window.scrollY).toBe(0);
    }
  },
});
