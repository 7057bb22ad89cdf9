import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page } from '../support/Page';
import { opensAt, shows } from '../support/page';

const meta = preview.meta({
  title: 'Flows/Arrow keys only',
  component: Page,
  parameters: opensAt('/browse'),
});

/** As with a TV remote: arrows and Enter only. */
export const ToMovie = meta.story({
  parameters: shows('popup', 'shown'),
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Popular Movies' });
    await step('The first arrow key focuses the hero', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Play Trailer on YT' })).toHaveFocus(),
      );
    });
    await step('Down moves to the rows, Right along a row', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}');
      await expect(canvas.getByRole('region', { name: 'Popular Movies' })).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
    await step('Enter opens the popup and focuses it', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('dialog')).toContainElement(
          document.activeElement instanceof HTMLElement ? document.activeElement : null,
        ),
      );
    });
  },
});

/** Up leads from the rows to the hero and the header; GPT search keeps the focus there. */
export const ToSearch = meta.story({
  parameters: shows('searchMode', 'gptSearch'),
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Popular Movies' });
    await step('Up moves to the header, Right along it', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'GPT Search' })).toHaveFocus());
    });
    await step('Enter changes the mode and keeps the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Homepage' })).toHaveFocus());
    });
    await step('Down moves to the form', async () => {
      const form = await canvas.findByRole('search');
      await userEvent.keyboard('{ArrowDown}');
      await expect(form).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    });
  },
});

/** The browser has shortcuts of arrows with Alt, Control, Command or Shift: the focus stays. */
export const WithModifiers = meta.story({
  parameters: shows('popup', 'hidden'),
  play: async ({ canvas, step, userEvent }) => {
    const expectToStay = async () => {
      const focused = document.activeElement;
      for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
        await userEvent.keyboard(`{${modifier}>}{ArrowLeft}{ArrowRight}{ArrowRight}{/${modifier}}`);
        await expect(document.activeElement).toBe(focused);
      }
    };
    await canvas.findByRole('heading', { name: 'Popular Movies' });
    await step('In the hero', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Play Trailer on YT' })).toHaveFocus(),
      );
      await expectToStay();
    });
    await step('In a row', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(document.activeElement).toHaveAccessibleDescription(/^Card 2 of/);
      await expectToStay();
    });
  },
});
