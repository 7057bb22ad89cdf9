import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  listComes,
  listFails,
  listsAre,
  listsFail,
  listsNeverCome,
  picturesAreMissing,
  videosAre,
  videosNeverCome,
} from '@/demo/vocabulary';
import { Page } from '../support/Page';
import { allRows, opensAt, report, shows } from '../support/page';
import { expectSignedIn, openSearch, signOut, type PlayContext } from '../support/steps';
import { inspectorStore } from '../tooling/inspectorStore';

const meta = preview.meta({
  title: 'Pages/Browse',
  component: Page,
  parameters: opensAt('/browse'),
});

/** The homepage of a signed-in person, with four rows. */
export const SignedIn = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  play: async ({ canvas }) => {
    await expectSignedIn({ canvas });
    const rows = canvas.getAllByRole('heading', { level: 2 });
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Upcoming Movies',
      'Popular Movies',
      'Top Rated Movies',
      'Now Playing Movies',
    ]);
  },
});

/** A signed-in person is redirected from the sign-in page. */
export const FromSignIn = meta.story({
  parameters: { ...opensAt('/login'), ...shows('session', { signedIn: 'staying' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Popular Movies' })).toBeVisible();
  },
});

/** An unknown session shows neither form nor movies. */
export const Restoring = meta.story({
  parameters: {
    ...opensAt('/browse', 'unknown'),
    ...shows('session', { restoring: 'unknown' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A remembered person does not wait for the identity provider. */
export const Remembered = meta.story({
  parameters: {
    ...opensAt('/browse', 'remembered'),
    ...shows('session', { restoring: 'remembered' }),
  },
  play: async ({ canvas }) => {
    await expectSignedIn({ canvas });
    await expect(canvas.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
  },
});

let confirm = () => {};

/** The answer of the identity provider re-renders nothing visible. */
export const Confirmed = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  beforeEach: ({ msw }) => {
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    msw.use(http.all(/^https:\/\/identitytoolkit\.googleapis\.com\//, () => confirmed));
  },
  play: async (context) => {
    await Remembered.play(context);
    const row = context.canvas.getByRole('region', { name: 'Popular Movies' });

    confirm();

    await waitFor(() =>
      expect(inspectorStore.machine('session')?.snapshot.matches('signedIn')).toBe(true),
    );
    await expect(context.canvas.getByRole('region', { name: 'Popular Movies' })).toBe(row);
  },
});

/** Without the identity provider, a remembered person stays. */
export const Unreachable = meta.story({
  parameters: {
    ...opensAt('/browse', 'unreachable'),
    ...shows('session', { signedIn: 'staying' }),
  },
  play: async ({ canvas }) => {
    await expectSignedIn({ canvas });
    await waitFor(() =>
      expect(report.mock.calls).toEqual([
        ['error reaching the identity provider', expect.any(Error)],
      ]),
    );
  },
});

/** The page stays until the identity provider answers, and its button shows that it waits. */
export const SigningOut = Remembered.extend({
  parameters: shows('session', { signedIn: 'signingOut' }),
  play: async (context) => {
    await Remembered.play(context);

    const { canvas, userEvent } = context;
    await signOut({ canvas, userEvent });

    await expect(canvas.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Asha Rao (sign out)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A failed sign-out is silent, and the person is signed out locally. */
export const SignOutFails = Unreachable.extend({
  parameters: shows('session', { signedOut: 'quiet' }),
  play: async (context) => {
    await Unreachable.play(context);

    const { canvas, userEvent } = context;
    await signOut({ canvas, userEvent });

    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByText(/session has ended/)).not.toBeInTheDocument();
    await expect(report).toHaveBeenCalledTimes(2);
    await expect(report).toHaveBeenLastCalledWith('error signing out', expect.any(Error));
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('firebase'))).toEqual([]);
  },
});

/** Signing out leads to the sign-in page. */
export const SignedOut = meta.story({
  parameters: shows('session', { signedOut: 'quiet' }),
  play: async ({ canvas, userEvent }) => {
    await signOut({ canvas, userEvent });

    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /sign out/ })).not.toBeInTheDocument();
  },
});

/** The movie database has not answered yet. */
export const Loading = meta.story({
  parameters: shows('rows', allRows('loading')),
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: 'Now Playing Movies' });
    await expect(
      within(row).getByRole('button', { name: 'More info about Argylle' }),
    ).toBeInTheDocument();
  },
});

/** The lists of the movie database replace the samples. */
export const Fetched = meta.story({
  parameters: shows('rows', allRows('fetched')),
  beforeEach: ({ msw }) =>
    msw.use(
      listsAre({
        upcoming: ['Heat', 'The Italian Job'],
        popular: ['Inception', 'Interstellar'],
        topRated: ['Roman Holiday', 'The Aristocats'],
        nowPlaying: ['Logan Lucky', 'The Godfather'],
      }),
      videosAre({ key: 'the-trailer', name: 'Official Trailer', type: 'Trailer' }),
    ),
  play: async ({ canvas }) => {
    const firsts = ['Heat', 'Inception', 'Roman Holiday', 'Logan Lucky'];
    for (const title of firsts) {
      await expect(
        await canvas.findByRole('button', { name: `More info about ${title}` }),
      ).toBeInTheDocument();
    }
    await expect(report).not.toHaveBeenCalled();
  },
});

/** Each failed list is reported and keeps its samples. */
export const Failed = meta.story({
  parameters: shows('rows', allRows('failed')),
  beforeEach: ({ msw }) => msw.use(listsFail(500)),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: 'Now Playing Movies' });
    await waitFor(() => expect(report).toHaveBeenCalledTimes(4));

    const reported = report.mock.calls.map(([what]) => what);
    await expect(reported.toSorted()).toEqual([
      'error fetching now playing movies',
      'error fetching popular movies',
      'error fetching top rated movies',
      'error fetching upcoming movies',
    ]);
    await expect(
      within(row).getByRole('button', { name: 'More info about Argylle' }),
    ).toBeInTheDocument();
  },
});

/** Each row loads independently: one fetched, one failed, two pending. */
export const Independent = meta.story({
  parameters: shows('rows', {
    upcoming: 'fetched',
    popular: 'failed',
    topRated: 'loading',
    nowPlaying: 'loading',
  }),
  beforeEach: ({ msw }) =>
    msw.use(
      listComes('upcoming', Promise.resolve(['Heat'])),
      listFails('popular', 429),
      listsNeverCome(),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'More info about Heat' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(report.mock.calls).toEqual([['error fetching popular movies', expect.any(Error)]]),
    );
  },
});

/** Drawn posters replace pictures that do not load. */
export const PicturesMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      picturesAreMissing(),
      listsAre({
        upcoming: ['Nine Winters', 'Low Tide'],
        popular: ['A Lamp for Marigold'],
        topRated: ['The Third Harbour'],
        nowPlaying: ['Paper Moons of Trieste'],
      }),
      videosNeverCome(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nine Winters', { selector: 'span' })).toBeVisible();
    await expect(await canvas.findByText('Low Tide', { selector: 'span' })).toBeVisible();
  },
});

/** Without Argylle, the first movie that plays now is featured. */
export const AnotherFeatured = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(listsAre({ nowPlaying: ['Roman Holiday', 'Spirited Away'] }), videosNeverCome()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Roman Holiday' }),
    ).toBeVisible();
  },
});

/** The trailer waits for the featured movie. */
export const TrailerWaiting = meta.story({
  parameters: shows('trailer', { fallback: 'waiting' }),
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Argylle' })).toBeVisible();
  },
});

/** The hero shows its movie before the trailer is known. */
export const TrailerFetching = meta.story({
  parameters: shows('trailer', { fallback: 'fetching' }),
  beforeEach: ({ msw }) => msw.use(videosNeverCome()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Argylle' })).toBeVisible();
  },
});

/** The official trailer is preferred to a clip. */
export const TrailerFetched = meta.story({
  parameters: shows('trailer', 'fetched'),
  beforeEach: ({ msw }) =>
    msw.use(
      videosAre(
        { key: 'a-clip', name: 'Clip', type: 'Clip' },
        { key: 'the-trailer', name: 'Official Trailer', type: 'Trailer' },
      ),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Play Trailer on YT' });
    await waitFor(() =>
      expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=the-trailer'),
    );
  },
});

/** There is no video. It is reported, and the fallback stays. */
export const TrailerFailed = meta.story({
  parameters: shows('trailer', { fallback: 'failed' }),
  beforeEach: ({ msw }) => msw.use(videosAre()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Play Trailer on YT' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=7mgu9mNZ8Hk',
    );
    await waitFor(() =>
      expect(report.mock.calls).toEqual([['error fetching the trailer', expect.any(Error)]]),
    );
  },
});

/** In GPT search the button “Homepage” leads back. */
export const Home = meta.story({
  parameters: shows('searchMode', 'home'),
  play: async (context) => {
    await openSearch(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Homepage' }));

    await expect(await canvas.findByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'GPT Search' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toBeVisible();
  },
});

/** The trailer plays without sound. */
export const TrailerPlaying = meta.story({
  parameters: shows('player', { motion: 'moving', sound: 'muted' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause the trailer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
  },
});

/** A paused trailer stays paused after a visit to the search. */
export const TrailerPaused = meta.story({
  parameters: shows('player', { motion: 'paused' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the trailer' }));
    await expect(canvas.getByRole('button', { name: 'Play the trailer' })).toHaveFocus();

    await openSearch(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Homepage' }));
    await expect(await canvas.findByRole('button', { name: 'Play the trailer' })).toBeVisible();
  },
});

/** The sound button unmutes the trailer. */
export const TrailerUnmuted = meta.story({
  parameters: shows('player', { sound: 'unmuted' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unmute' }));
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus();
  },
});

/** The trailer pauses while the page is hidden. */
export const TrailerSuspended = meta.story({
  parameters: shows('player', { motion: 'suspended' }),
  beforeEach: () => () => Reflect.deleteProperty(document, 'hidden'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pause the trailer' })).toBeVisible();

    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));

    await expect(await canvas.findByRole('button', { name: 'Play the trailer' })).toBeVisible();
  },
});

const commandIn = (canvas: PlayContext['canvas']) =>
  canvas.getByTitle<HTMLIFrameElement>(/^Trailer of/).contentDocument?.body.dataset.command;

/** The trailer rests behind the popup. */
export const TrailerBehindPopup = meta.story({
  parameters: shows('player', { view: 'covered' }),
  beforeEach: ({ msw }) => msw.use(listsAre({ nowPlaying: ['Roman Holiday'] })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pause the trailer' });
    await userEvent.click(canvas.getByRole('button', { name: 'More info' }));
    await waitFor(() => expect(commandIn(canvas)).toBe('pauseVideo'));
  },
});

/** The trailer plays on when the popup is closed. */
export const TrailerAfterPopup = TrailerBehindPopup.extend({
  parameters: shows('player', { view: 'clear' }),
  play: async (context) => {
    await TrailerBehindPopup.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(commandIn(canvas)).toBe('playVideo'));
  },
});
