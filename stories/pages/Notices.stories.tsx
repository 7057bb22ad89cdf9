import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsAre, listsFail, listsNeverCome, videosAre, videosFail } from '@/demo/vocabulary';
import { goOnline, goOffline } from '../support/network';
import { expectOnlyMovies, onlyMovies } from '../support/onlyMovies';
import { Page } from '../support/Page';
import { allRows, opensAt, reload, report, shows } from '../support/page';
import type { PlayContext } from '../support/steps';

const meta = preview.meta({
  title: 'Pages/Notices',
  component: Page,
  parameters: opensAt('/browse'),
});

const offline = "You're offline. Showing what is saved on this device.";
const newVersion = 'A new version is ready.';

/** There is no notice while the browser is online. */
export const Online = meta.story({
  parameters: shows('connection', 'online'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    await expect(canvas.queryByText(offline)).not.toBeInTheDocument();
  },
});

/** A notice says that the browser is offline. */
export const Offline = meta.story({
  parameters: shows('connection', 'offline'),
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(offline)).toBeVisible();
  },
});

/** The sign-in page also has the offline notice. */
export const OfflineAtSignIn = Offline.extend({ parameters: opensAt('/', 'signedOut') });

/** The offline notice disappears when the browser is back online. */
export const BackOnline = Offline.extend({
  parameters: shows('connection', 'online'),
  play: async (context) => {
    await Offline.play(context);

    goOnline();

    await waitFor(() => expect(context.canvas.queryByText(offline)).not.toBeInTheDocument());
  },
});

/** A page that is restored online from the back/forward cache has no notice. */
export const BackFromCacheOnline = Offline.extend({
  parameters: shows('connection', 'online'),
  play: async (context) => {
    await Offline.play(context);

    spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

    await waitFor(() => expect(context.canvas.queryByText(offline)).not.toBeInTheDocument());
  },
});

/** The rows stay while they are fetched again after the browser is back online. */
export const RowsRefreshing = meta.story({
  parameters: shows('rows', allRows('refreshing')),
  beforeEach: ({ msw }) => msw.use(listsAre(onlyMovies)),
  play: async ({ canvas, msw }) => {
    await expectOnlyMovies({ canvas });
    msw.use(listsNeverCome());

    goOffline();
    goOnline();

    await expectOnlyMovies({ canvas });
  },
});

/** Failed rows and the failed trailer are fetched again. */
export const RefetchedOnline = meta.story({
  parameters: shows('trailer', 'fetched'),
  beforeEach: ({ msw }) => msw.use(videosFail(500), listsFail(500)),
  play: async ({ canvas, msw }) => {
    await waitFor(() => expect(report).toHaveBeenCalledTimes(5));
    msw.use(
      listsAre({ popular: ['Heat'] }),
      videosAre({ key: 'the-trailer', name: 'Official Trailer', type: 'Trailer' }),
    );

    goOnline();

    await canvas.findByRole('button', { name: 'More info about Heat' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Play Trailer on YT' })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=the-trailer',
      ),
    );
    await expect(report).toHaveBeenCalledTimes(5);
  },
});

/** There is no notice without a new version. */
export const CurrentVersion = meta.story({
  parameters: shows('update', 'current'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    await expect(canvas.queryByText(newVersion)).not.toBeInTheDocument();
  },
});

/** A notice offers the new version, and nothing reloads by itself. */
export const VersionOffered = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { version: 'new' }),
    ...shows('update', 'offered'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(newVersion)).toBeVisible();
    await expect(reload).not.toHaveBeenCalled();
  },
});

/** “Later” hides the notice. */
export const VersionPostponed = VersionOffered.extend({
  parameters: shows('update', 'postponed'),
  play: async (context) => {
    await VersionOffered.play(context);
    await press(context, 'Later');
    await expect(context.canvas.queryByText(newVersion)).not.toBeInTheDocument();
  },
});

/** During the activation of a new version the button says “Reloading…” and keeps the focus. */
export const VersionActivating = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { version: 'new, slow' }),
    ...shows('update', 'activating'),
  },
  play: async (context) => {
    await press(context, 'Reload');
    await expect(await context.canvas.findByRole('button', { name: 'Reloading…' })).toHaveFocus();
  },
});

/** “Reload” activates the new version and reloads once. */
export const VersionActivated = VersionOffered.extend({
  parameters: shows('update', 'current'),
  play: async (context) => {
    await press(context, 'Reload');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
});

/** A failed activation is reported, and the notice still offers the new version. */
export const VersionActivationFailed = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { version: 'new, broken' }),
    ...shows('update', 'offered'),
  },
  play: async (context) => {
    await press(context, 'Reload');
    await waitFor(() =>
      expect(report.mock.calls).toEqual([['error activating the new version', expect.any(Error)]]),
    );
    await expect(context.canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
});

/** Two notices, one above the other. */
export const OfflineWithVersion = VersionOffered.extend({
  beforeEach: goOffline,
  play: async (context) => {
    await VersionOffered.play(context);
    await expect(await context.canvas.findByText(offline)).toBeVisible();
  },
});

/** The browser offers no installation, or the app is installed. */
export const InstallUnavailable = meta.story({
  parameters: shows('install', 'unavailable'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Install Marquee' })).not.toBeInTheDocument();
  },
});

/** The button is in the footer. */
export const InstallOffered = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { installer: 'offers' }),
    ...shows('install', 'offered'),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Install Marquee' }),
    ).toBeInTheDocument();
  },
});

/** The button is disabled while the browser asks. */
export const InstallPrompting = InstallOffered.extend({
  parameters: shows('install', 'prompting'),
  play: async (context) => {
    await press(context, 'Install Marquee');
    await expect(context.canvas.getByRole('button', { name: 'Install Marquee' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** An installed app has no button. */
export const Installed = InstallOffered.extend({
  parameters: shows('install', 'unavailable'),
  play: async (context) => {
    await InstallOffered.play(context);

    window.dispatchEvent(new Event('appinstalled'));

    await waitFor(() =>
      expect(
        context.canvas.queryByRole('button', { name: 'Install Marquee' }),
      ).not.toBeInTheDocument(),
    );
  },
});

async function press({ canvas, userEvent }: PlayContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
