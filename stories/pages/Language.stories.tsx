import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsAre, listsNeverCome, translationsNeverCome } from '@/demo/vocabulary';
import { expectOnlyMovies, onlyMovies } from '../support/onlyMovies';
import { Page } from '../support/Page';
import { allRows, opensAt, report, shows } from '../support/page';

const meta = preview.meta({
  title: 'Pages/Language',
  component: Page,
  parameters: opensAt('/browse'),
});

/** A first visit is in English. */
export const English = meta.story({
  parameters: shows('language', 'ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('english');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  },
});

/** A choice of Hindi changes the page and its `lang`. */
export const Hindi = meta.story({
  globals: { language: 'hindi' },
  parameters: shows('language', 'ready'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Language' }),
      'हिन्दी',
    );

    await expect(await canvas.findByRole('heading', { name: 'लोकप्रिय फ़िल्में' })).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'hi'));
  },
});

/** A choice of Spanish changes the page and its `lang`. */
export const Spanish = meta.story({
  globals: { language: 'spanish' },
  parameters: shows('language', 'ready'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Language' }),
      'Español',
    );

    await expect(await canvas.findByRole('heading', { name: 'Películas populares' })).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
  },
});

/** The language of the last visit. */
export const Remembered = meta.story({
  globals: { language: 'spanish' },
  parameters: {
    ...opensAt('/', 'signedOut', { language: 'spanish' }),
    ...shows('language', 'ready'),
  },
  play: async ({ canvas }) => {
    const name = 'Iniciar sesión';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});

/** The old texts stay while the new ones load; the select changes at once. */
export const Loading = meta.story({
  globals: { language: 'spanish' },
  parameters: {
    ...opensAt('/browse', 'signedIn', { texts: 'pending' }),
    ...shows('language', 'loading'),
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(choice, 'Español');

    await expect(choice).toHaveValue('spanish');
    await expect(canvas.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
  },
});

/** The page is in English until the texts of the language arrive; the select shows it at once. */
export const LoadingAtFirst = meta.story({
  globals: { language: 'hindi' },
  parameters: {
    ...opensAt('/', 'signedOut', { language: 'hindi', texts: 'pending' }),
    ...shows('language', 'loading'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveValue('hindi');
  },
});

/** The texts have changed; the old lists stay until the new ones arrive. */
export const TranslatingTheRows = meta.story({
  globals: { language: 'spanish' },
  parameters: shows('rows', allRows('refreshing')),
  beforeEach: ({ msw }) => msw.use(translationsNeverCome(), listsAre(onlyMovies)),
  play: async ({ canvas, userEvent }) => {
    await expectOnlyMovies({ canvas });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Español');

    await expect(
      await canvas.findByRole('button', { name: 'Más información sobre A Lamp for Marigold' }),
    ).toBeInTheDocument();
  },
});

/** Translated titles and overviews, where they exist. */
export const MoviesInHindi = meta.story({
  globals: { language: 'hindi' },
  parameters: {
    ...opensAt('/browse', 'signedIn', { language: 'hindi' }),
    ...shows('rows', allRows('fetched')),
  },
  play: async ({ canvas, step }) => {
    await step('Translated titles', async () => {
      await expect(await canvas.findByRole('heading', { name: 'आर्गाइल', level: 1 })).toBeVisible();
      await canvas.findAllByRole('button', { name: 'स्पिरिटेड अवे के बारे में और जानकारी' });
    });
    await step('English fallbacks', async () => {
      const [card] = await canvas.findAllByRole('button', {
        name: 'The Wages of Fear के बारे में और जानकारी',
      });
      await expect(card).toBeInTheDocument();
    });
  },
});

/** An English overview is marked with its language. */
export const OverviewInEnglish = meta.story({
  globals: { language: 'spanish' },
  parameters: {
    ...opensAt('/browse', 'signedIn', { language: 'spanish' }),
    ...shows('popup', { shown: 'fromCard' }),
  },
  // A sample movie is pressed.
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('button', {
      name: 'Más información sobre Land of Bad',
    });
    if (card) await userEvent.click(card);
    const popup = within(await canvas.findByRole('dialog', { name: 'Land of Bad' }));
    await expect(popup.getByText(/^On a jungle mission/)).toHaveAttribute('lang', 'en');
    await expect(popup.getByText('Fecha de estreno: 25 de enero de 2024')).toBeInTheDocument();
  },
});

/** The failure is reported and the old language stays. */
export const Failed = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { texts: 'failing' }),
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
