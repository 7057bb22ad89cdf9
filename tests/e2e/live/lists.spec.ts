import { videosAre } from '@/demo/vocabulary';
import { listKinds, type ListKind } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import {
  expectTitles,
  moving,
  openSearch,
  player,
  row,
  signOutButton,
  wide,
} from '../support/screens';
import { expect, test } from '../support/test';
import { installFakeClock } from '../support/time';
import { trailersNeverPlay } from '../support/videoSite';

const database = 'https://api.themoviedb.org/3';
const videos = '/videos';
const argylle = 848538;

const lists = {
  upcoming: listNamed('Upcoming', 'upcoming'),
  popular: listNamed('Popular', 'popular'),
  topRated: listNamed('Top Rated', 'top_rated'),
  nowPlaying: listNamed('Now Playing', 'now_playing'),
};

function listNamed(name: string, path: string) {
  return {
    title: `${name} Movies`,
    path: `/3/movie/${path}`,
    failure: `error fetching ${name.toLowerCase()} movies`,
  };
}

const titlesOf = (kind: ListKind) => sampleLists[kind].map(({ title }) => title);

const playButton = { name: 'Play Trailer on YT' };

test.use({ viewport: wide });

test('each list is requested once with the bearer only', async ({ page, vendors, openBrowse }) => {
  await openBrowse();
  await expect.poll(() => vendors.requests(videos).length).toBe(1);
  await openSearch(page);
  await page.getByRole('button', { name: 'Homepage' }).click();
  await expect(row(page, 'Popular Movies')).toBeVisible();

  const requests = vendors.requests('api.themoviedb.org');
  expect(requests.map(({ method, url, body }) => `${method} ${url} ${body}`).toSorted()).toEqual([
    `GET ${database}/movie/${argylle}/videos null`,
    `GET ${database}/movie/now_playing null`,
    `GET ${database}/movie/popular null`,
    `GET ${database}/movie/top_rated null`,
    `GET ${database}/movie/upcoming null`,
  ]);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(
    requests.map(() => 'Bearer test-tmdb-token'),
  );
});

test('lists are aborted after 5 s, now playing and the trailer after 10 s', async ({
  page,
  vendors,
  reports,
  openBrowse,
}) => {
  await installFakeClock(page);
  vendors.hold('/3/movie/');
  const late = (kind: ListKind, limit: number) =>
    `${lists[kind].failure} Error: The movie database did not answer GET ${lists[kind].path} within ${limit} ms.`;
  const three = (['upcoming', 'popular', 'topRated'] as const).map((kind) => late(kind, 5_000));
  const four = [...three, late('nowPlaying', 10_000)];

  await test.step('no list is aborted before 5 s', async () => {
    await openBrowse();
    await expect.poll(() => vendors.requests('/3/movie/').length).toBe(4);
    await page.clock.runFor(4_999);
    await expectTitles(row(page, 'Popular Movies'), titlesOf('popular'));
    await reports.are();
    expect(vendors.aborted('/3/movie/')).toEqual([]);
  });

  await test.step('three lists are aborted after 5 s', async () => {
    await page.clock.runFor(1);

    await reports.are(...three);
    await expect
      .poll(() => vendors.aborted('/3/movie/').toSorted())
      .toEqual(['popular', 'top_rated', 'upcoming'].map((path) => `${database}/movie/${path}`));
  });

  await test.step('now playing is aborted after 10 s', async () => {
    await page.clock.runFor(4_999);
    await expectTitles(row(page, 'Now Playing Movies'), titlesOf('nowPlaying'));
    expect(vendors.aborted('now_playing')).toEqual([]);
    await page.clock.runFor(1);
    await reports.are(...four);
    expect(vendors.aborted('now_playing')).toHaveLength(1);
    for (const kind of listKinds) await expectTitles(row(page, lists[kind].title), titlesOf(kind));
  });

  await test.step('the trailer is aborted after 10 s', async () => {
    await expect.poll(() => vendors.requests(videos).length).toBe(1);
    await page.clock.runFor(9_999);
    expect(vendors.aborted(videos)).toEqual([]);
    await page.clock.runFor(1);
    await reports.are(
      ...four,
      `error fetching the trailer Error: The movie database did not answer GET /3/movie/${argylle}${videos} within 10000 ms.`,
    );
    expect(vendors.aborted(videos)).toHaveLength(1);
  });
});

test.describe('the trailer', () => {
  test.use(moving);

  test('plays the first video of type Trailer', async ({ page, vendors, openBrowse }) => {
    vendors.answer(
      videosAre(
        { key: 'featurette', name: 'Making of', type: 'Featurette' },
        { key: 'first_trailer', name: 'One', type: 'Trailer' },
        { key: 'second', name: 'Two', type: 'Trailer' },
      ),
    );
    await openBrowse();
    await expect(page.getByRole('link', playButton)).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=first_trailer',
    );
    await expect(page.getByRole('link', playButton)).toHaveAttribute('target', '_blank');
    const frame = player(page);
    await expect(frame).toHaveAttribute('title', 'Trailer of Argylle');
    await expect(frame).toHaveCSS('opacity', '1');
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(`${address.origin}${address.pathname}`).toBe(
      'https://www.youtube.com/embed/first_trailer',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      autoplay: '1',
      mute: '1',
      loop: '1',
      playlist: 'first_trailer',
      controls: '0',
      rel: '0',
      playsinline: '1',
      enablejsapi: '1',
    });
  });

  test('stays hidden until the player says that it plays', async ({
    page,
    vendors,
    openBrowse,
  }) => {
    vendors.answer(trailersNeverPlay());
    await openBrowse();
    await expect(signOutButton(page)).toBeVisible();
    const frame = player(page);
    await expect.poll(() => vendors.requests('youtube.com/embed').length).toBe(1);
    await expect(page.frameLocator('iframe').locator('html')).toBeAttached();
    await expect(frame).toHaveCSS('opacity', '0');
    await expect(page.locator('img[src*="/w1280/"]')).toHaveCSS('opacity', '1');
  });
});

test('the trailer is not loaded with reduced motion or reduced data', async ({
  page,
  vendors,
  openBrowse,
}) => {
  const expectNoPlayer = async (times: number) => {
    // Notices and the trailer start when the page is idle.
    await expect(page.locator('[data-notices]')).toBeAttached();
    await expect(page.getByRole('link', playButton)).toBeVisible();
    await expect.poll(() => vendors.requests(videos).length).toBe(times);
    await expect(player(page)).toHaveCount(0);
    expect(vendors.requests('youtube.com')).toEqual([]);
  };
  await test.step('reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBrowse();
    await expectNoPlayer(1);
  });
  await test.step('reduced data', async () => {
    // Otherwise the open page would start to play.
    await page.goto('about:blank');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/browse');
    await expectNoPlayer(2);
  });
});
