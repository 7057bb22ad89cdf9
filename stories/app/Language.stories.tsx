import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page } from '../support/Page';
import { opensAt, report, shows } from '../support/page';

const meta = preview.meta({
  title: 'Pages/Language',
  component: Page,
  parameters: opensAt('/browse'),
});

export const English = meta.story({
  parameters: shows('language', 'ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('english');
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
  },
});

export const Hindi = meta.story({
  parameters: shows('language', 'ready'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Language' }),
      'हिन्दी',
    );

    await expect(await canvas.findByRole('heading', { name: 'लोकप्रिय फ़िल्में' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'hi');
  },
});

export const Spanish = meta.story({
  parameters: shows('language', 'ready'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Language' }),
      'Español',
    );

    await expect(await canvas.findByRole('heading', { name: 'Películas populares' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'es');
  },
});

/** The language that was chosen when this browser was last here. */
export const Remembered = meta.story({
  parameters: {
    ...opensAt('/', 'signedOut', { language: 'spanish' }),
    ...shows('language', 'ready'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Iniciar sesión',
    );
  },
});

/** The old texts stay until the new ones are there; the choice is seen at once. */
export const Loading = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { texts: 'never come' }),
    ...shows('language', 'loading'),
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(choice, 'Español');

    await expect(choice).toHaveValue('spanish');
    await expect(canvas.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
  },
});

/** Nothing is on the screen before there are texts to read. */
export const LoadingAtFirst = meta.story({
  parameters: {
    ...opensAt('/', 'signedOut', { language: 'hindi', texts: 'never come' }),
    ...shows('language', 'loading'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});

/** Texts that cannot be had: that is logged, and the old language stays. */
export const Failed = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { texts: 'fail' }),
    ...shows('language', 'ready'),
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(choice, 'Español');

    await expect(canvas.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    await expect(choice).toHaveValue('english');
    await expect(report.mock.calls).toEqual([['error loading the texts', expect.any(Error)]]);
  },
});
