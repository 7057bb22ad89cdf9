import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Notice } from '@/components/Notice';
import { NoticeArea } from '@/components/NoticeArea';
import { english } from '@/domain/texts/english';

const offline = <Notice icon="info">{english.notices.offline}</Notice>;

const meta = preview.meta({
  component: NoticeArea,
  tags: ['autodocs'],
  args: { children: offline },
  parameters: {
    docs: {
      description: {
        component:
          'For the end of every page, once, and there from the start: what comes into it is announced politely. It stays at the lower edge of the screen and covers nothing at the end of the page. Not for anything else than notices. It takes no focus itself.',
      },
      story: { inline: false, height: '20rem' },
    },
  },
});

export const OneNotice = meta.story({
  play: async ({ canvas }) => {
    const words = canvas.getByText(english.notices.offline);
    await expect(words.closest('[aria-live=polite]')).toBeInTheDocument();
  },
});

export const TwoNotices = meta.story({
  args: {
    children: (
      <>
        {offline}
        <Notice icon="sparkle" actions={[{ label: english.notices.takeVersion, onPress() {} }]}>
          {english.notices.newVersion}
        </Notice>
      </>
    ),
  },
});

/** With nothing to say it takes no place. */
export const Empty = meta.story({
  args: { children: null },
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector('[aria-live=polite]');
    await expect(area?.getBoundingClientRect().height).toBe(0);
  },
});

/** While a page is read it is at the lower edge; at the page's end, below all else. */
export const UnderALongPage = meta.story({
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

/** Its buttons are where they are: the page does not move for the focus to come to them. */
export const ReachedByKeyboard = UnderALongPage.extend({
  args: {
    children: (
      <Notice
        icon="sparkle"
        actions={[
          { label: english.notices.takeVersion, onPress() {} },
          { label: english.notices.postponeVersion, onPress() {} },
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
