import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { deferred } from '#tests/support/deferred';
import { filmTitled } from '@/demo/movies/filmTitled';
import {
  listsAre,
  listsNeverCome,
  recommenderIsDown,
  recommenderIsThinking,
  videosNeverCome,
} from '@/demo/vocabulary';
import { sampleLists } from '@/domain/samples/sampleLists';
import type { RowsEvent } from '@/machines/rowsMachine';
import { Page } from '../support/Page';
import { opensAt, report, shows } from '../support/page';
import { inspectorStore } from '../tooling/inspectorStore';

const heat = filmTitled('Heat').id;

const meta = preview.meta({
  title: 'Pages/Popup',
  component: Page,
  parameters: opensAt('/browse'),
  beforeEach: ({ msw }) =>
    msw.use(
      listsAre({
        upcoming: ['Heat'],
        popular: ['Inception'],
        topRated: ['Parasite'],
        nowPlaying: ['Roman Holiday'],
      }),
      videosNeverCome(),
    ),
});

/** The popup shows release date, year and genre, and links to a search for the trailer. */
export const Shown = meta.story({
  parameters: shows('popup', { shown: 'fromCard' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More info about Heat' }));

    const popup = within(await canvas.findByRole('dialog', { name: 'Heat' }));
    await waitFor(() => expect(popup.getByText('Release Date : 1995-12-15')).toBeVisible());
    await expect(popup.getByText('1995')).toBeVisible();
    await expect(popup.getByText('Crime')).toBeVisible();
    await expect(popup.getByRole('link', { name: 'Search for the trailer' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/results?search_query=Heat+official+trailer',
    );
  },
});

/** The popup also shows votes and the original title. */
export const Details = meta.story({
  parameters: shows('popup', { shown: 'fromCard' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More info about Parasite' }));

    const popup = within(await canvas.findByRole('dialog', { name: 'Parasite' }));
    await waitFor(() => expect(popup.getByText('8.5 out of 10 (17,369 votes)')).toBeVisible());
    await expect(popup.getByText('기생충')).toHaveAttribute('lang', 'ko');
    await expect(popup.getByText('Thriller')).toBeVisible();
  },
});

/** The lists change at the moment of the press, and no longer have the movie. The popup still opens. */
export const PressedBeforeLists = meta.story({
  parameters: shows('popup', { shown: 'fromCard' }),
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('button', { name: 'More info about Land of Bad' });
    const { topRated } = sampleLists;
    const otherMovies: RowsEvent = {
      type: 'rows.translate',
      samples: { ...sampleLists, upcoming: topRated, popular: topRated },
    };
    card?.click();
    inspectorStore.machine('rows')?.send(otherMovies);

    await expect(await canvas.findByRole('dialog', { name: 'Land of Bad' })).toBeInTheDocument();
  },
});

/** A similar movie from the rows, without a request for movies. Closing focuses the card that was pressed. */
export const MoreLikeThis = Shown.extend({
  parameters: shows('popup', 'hidden'),
  beforeEach: ({ msw }) =>
    msw.use(
      listsAre({
        upcoming: ['Heat'],
        popular: ['The Godfather', 'Roman Holiday'],
        topRated: ['The Godfather'],
        nowPlaying: ['Finding Nemo'],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More info about Heat' }));
    const heat = within(await canvas.findByRole('dialog', { name: 'Heat' }));
    const similar = within(heat.getByRole('region', { name: 'More like this' }));
    const request = spyOn(window, 'fetch');
    await userEvent.click(similar.getByRole('button', { name: 'The Godfather' }));

    const godfather = within(await canvas.findByRole('dialog', { name: 'The Godfather' }));
    await expect(request.mock.calls.filter(([url]) => /\/3\//.test(String(url)))).toEqual([]);
    await expect(godfather.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(godfather.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'More info about Heat' })).toHaveFocus();
  },
});

/** The button copies a link to the movie. */
export const LinkCopied = meta.story({
  parameters: { ...opensAt(`/browse?movie=${heat}`), ...shows('popup', { shown: 'fromUrl' }) },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));

    await expect(await canvas.findByText('Link copied.')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith(`${location.origin}/browse?movie=${heat}`);
  },
});

/** A second copy clears the message first, so that a screen reader announces it again. */
export const LinkCopiedAgain = meta.story({
  parameters: { ...opensAt(`/browse?movie=${heat}`), ...shows('popup', { shown: 'fromUrl' }) },
  play: async ({ canvas, userEvent }) => {
    const second = deferred<void>();
    spyOn(navigator.clipboard, 'writeText')
      .mockResolvedValueOnce()
      .mockReturnValueOnce(second.promise);
    const copy = await canvas.findByRole('button', { name: 'Copy link' });
    await userEvent.click(copy);
    await expect(await canvas.findByText('Link copied.')).toBeInTheDocument();

    await userEvent.click(copy);
    await expect(canvas.queryByText('Link copied.')).not.toBeInTheDocument();
    second.resolve();
    await expect(await canvas.findByText('Link copied.')).toBeInTheDocument();
  },
});

/** The browser denies the clipboard: the link is shown and selected. */
export const LinkNotCopied = meta.story({
  parameters: { ...opensAt(`/browse?movie=${heat}`), ...shows('popup', { shown: 'fromUrl' }) },
  play: async ({ canvas, userEvent }) => {
    const denied = new DOMException('Write permission denied.', 'NotAllowedError');
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(denied);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));

    const field = await canvas.findByLabelText(/^We couldn't copy the link/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(`${location.origin}/browse?movie=${heat}`);
    await expect(report).toHaveBeenCalledWith('error copying the link', denied);
  },
});

/** After a link or a reload, closing moves the focus to the card. */
export const FromUrl = meta.story({
  parameters: { ...opensAt(`/browse?movie=${heat}`), ...shows('popup', 'hidden') },
  play: async ({ canvas, userEvent }) => {
    const popup = within(await canvas.findByRole('dialog', { name: 'Heat' }));
    await userEvent.click(popup.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'More info about Heat' })).toHaveFocus();
  },
});

/** The movie may be in a list that is still loading. */
export const ListsLoading = meta.story({
  parameters: { ...opensAt(`/browse?movie=${heat}`), ...shows('popup', { shown: 'fromUrl' }) },
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** No list has the movie of the link: a message says so. */
export const NotFound = meta.story({
  parameters: { ...opensAt('/browse?movie=1'), ...shows('popup', { shown: 'fromUrl' }) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: "We couldn't find this movie." });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** The message closes; the homepage stays. */
export const NotFoundClosed = NotFound.extend({
  parameters: shows('popup', 'hidden'),
  play: async (context) => {
    await NotFound.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the movies' }));

    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
  },
});

/** The search of the link might have found the movie. After Cancel the message comes. */
export const NotFoundAfterCancel = meta.story({
  parameters: {
    ...opensAt('/browse?search=heist&movie=1'),
    ...shows('popup', { shown: 'fromUrl' }),
  },
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));

    const dialog = await canvas.findByRole('dialog', { name: "We couldn't find this movie." });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** A failed search can be tried again, so there is no message yet. */
export const NotFoundAfterFailure = meta.story({
  parameters: {
    ...opensAt('/browse?search=heist&movie=1'),
    ...shows('popup', { shown: 'fromUrl' }),
  },
  beforeEach: ({ msw }) => msw.use(recommenderIsDown(401)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));

    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** A closed popup returns the focus to its opener. */
export const Hidden = Shown.extend({
  parameters: shows('popup', 'hidden'),
  play: async (context) => {
    await Shown.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'More info about Heat' })).toHaveFocus();
  },
});
