import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsAre, translationsNeverCome } from '@/demo/vocabulary';
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
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
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
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'hi'));
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
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
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

/** The words are there, the lists are not yet: the old ones stay until then. */
export const TranslatingTheRows = meta.story({
  parameters: shows('rows', {
    upcoming: 'refreshing',
    popular: 'refreshing',
    topRated: 'refreshing',
    nowPlaying: 'refreshing',
  }),
  beforeEach: ({ msw }) =>
    msw.use(translationsNeverCome(), listsAre({ popular: ['The Third Harbour'] })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'More info about The Third Harbour' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Español');

    await expect(
      await canvas.findByRole('button', { name: 'Más información sobre The Third Harbour' }),
    ).toBeInTheDocument();
  },
});

/** Titles and overviews in the language, as far as somebody has translated them. */
export const MoviesInHindi = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { language: 'hindi' }),
    ...shows('rows', {
      upcoming: 'fetched',
      popular: 'fetched',
      topRated: 'fetched',
      nowPlaying: 'fetched',
    }),
  },
  play: async ({ canvas, step }) => {
    await step('What is translated', async () => {
      await expect(await canvas.findByRole('heading', { name: 'आर्गाइल', level: 1 })).toBeVisible();
      await canvas.findAllByRole('button', { name: 'स्पिरिटेड अवे के बारे में और जानकारी' });
    });
    await step('What is not, in English', async () => {
      const [card] = await canvas.findAllByRole('button', {
        name: 'The Wages of Fear के बारे में और जानकारी',
      });
      await expect(card).toBeInTheDocument();
    });
  },
});

/** An overview that nobody has translated is in English, and is marked so. */
export const OverviewInEnglish = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { language: 'spanish' }),
    ...shows('popup', 'shown'),
  },
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('button', {
      name: 'Más información sobre Land of Bad',
    });
    if (card) await userEvent.click(card);
    const popup = within(await canvas.findByRole('dialog', { name: 'Land of Bad' }));
    await expect(popup.getByText(/^On a jungle mission/)).toHaveAttribute('lang', 'en');
    await expect(popup.getByText('Fecha de estreno : 25 de enero de 2024')).toBeInTheDocument();
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
