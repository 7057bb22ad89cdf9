import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForMissingChunks } from '@/app/lifecycle/reloadForMissingChunks';
import { deferred } from '../../support/deferred';

const file = '../../../src/app/lifecycle/reloadForMissingChunks.ts';
/** The entry script of this build is the tested file. */
const build = new URL(file, import.meta.url).pathname;
const reload = vi.fn();
let page: EventTarget & { name: string };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { name: '' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('navigator', { userActivation: { isActive: false } });
  reloadForMissingChunks(() => Promise.reject(new Error('Nothing was typed.')));
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

function missChunk() {
  page.dispatchEvent(new Event('vite:preloadError'));
}

/** The host answers with the page of another build. */
function serveOtherBuild() {
  const fetch = vi.fn(async () => new Response('<div id="root"></div><script src="/other.js">'));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('a missing chunk', () => {
  it('reloads the page if the host has another build', async () => {
    serveOtherBuild();

    missChunk();

    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(page.name).toBe(build);
  });

  it('reloads no build twice, also if the host serves two in turn', async () => {
    const fetch = serveOtherBuild();
    page.name = '/assets/other.js';
    missChunk();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(page.name).toBe(`/assets/other.js ${build}`);

    page.name = `${build} /assets/other.js`;
    missChunk();

    expect(fetch).toHaveBeenCalledOnce();
  });

  it('does not reload for the page of a captive portal', async () => {
    const read = vi.fn(async () => '<h1>Log in to the Wi-Fi</h1>');
    vi.stubGlobal('fetch', async () => ({ text: read }));
    missChunk();
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());

    await vi.waitFor(() => {
      const fetch = serveOtherBuild();
      missChunk();
      expect(fetch).toHaveBeenCalledOnce();
    });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('asks the host again after an answer that did not come', async () => {
    const limit = deferred<never>();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', () => limit.promise);
    missChunk();
    expect(timeout).toHaveBeenCalledWith(20_000);

    limit.reject(new DOMException('The time is up.', 'TimeoutError'));
    await vi.waitFor(() => {
      const fetch = serveOtherBuild();
      missChunk();
      expect(fetch).toHaveBeenCalledOnce();
    });
  });
});
