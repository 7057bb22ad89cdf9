import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page } from '../support/Page';
import { opensAt, shows } from '../support/page';

const meta = preview.meta({
  title: 'Flows/Arrows alone',
  component: Page,
  parameters: opensAt('/browse'),
});

/** As with a television’s remote: arrows and Enter, nothing else. */
export const ToMovie = meta.story({
  parameters: shows('popup', 'shown'),
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Popular Movies' });
    await step('The first arrow enters the page', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Play Trailer on YT' })).toHaveFocus(),
      );
    });
    await step('Down leads to the rows, right along them', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}');
      await expect(canvas.getByRole('region', { name: 'Popular Movies' })).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
    await step('Enter opens, and the focus goes in', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('dialog')).toContainElement(
          document.activeElement instanceof HTMLElement ? document.activeElement : null,
        ),
      );
    });
  },
});

/** Up, beyond the first row, are the hero and the header; in GPT search the focus stays there. */
export const ToSearch = meta.story({
  parameters: shows('searchMode', 'gptSearch'),
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Popular Movies' });
    await step('To the header, and along it', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'GPT Search' })).toHaveFocus());
    });
    await step('The mode changes, and the focus stays on what leads back', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Homepage' })).toHaveFocus());
    });
    await step('Down leads into the form', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('search')).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
  },
});
