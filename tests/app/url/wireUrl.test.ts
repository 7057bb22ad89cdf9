import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dropSteps, wireUrl } from '@/app/url/wireUrl';
import { homeEntry, type HistoryEntry } from '@/domain/historyStep';
import { home, type BrowseLocation } from '@/domain/location';

const search: BrowseLocation = { search: { query: '', asked: false }, movieId: null };
const popup: BrowseLocation = { ...home, movieId: 949 };

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const steps: string[] = [];
  const navigate = (to: unknown, { replace = false } = {}) =>
    void steps.push(typeof to === 'number' ? `go ${to}` : `${replace ? 'replace' : 'push'} ${to}`);
  const scrolls = { save: () => {}, restore: () => {} };
  const url = createActor(wireUrl({ navigate, scrolls, uid: 'asha' })).start();
  const pop = (entry: HistoryEntry) => {
    url.send({ type: 'url.popped', key: 'a', entry });
    url.send({ type: 'location.changed', location: entry.location });
    url.send({ type: 'url.applied' });
  };
  pop(homeEntry);
  return {
    url,
    pop,
    move: (location: BrowseLocation) => url.send({ type: 'location.changed', location }),
    written: () => url.send({ type: 'url.written', key: 'b', entry: { ...entryOf(url) } }),
    steps: () => steps.splice(0),
    paint: () => {
      frames.splice(0).forEach((frame) => frame(0));
      vi.advanceTimersByTime(1);
    },
  };
}

function entryOf(url: ReturnType<typeof follow>['url']) {
  return url.getSnapshot().context.entry;
}

describe('a write to the history', () => {
  it('waits until the press is painted', () => {
    const { move, steps, paint } = follow();

    move(search);
    vi.advanceTimersByTime(100);
    expect(steps()).toEqual([]);
    paint();

    expect(steps()).toEqual(['push /browse?search=']);
  });

  it('is dropped after Back', () => {
    const { move, pop, steps, paint } = follow();

    move(popup);
    pop(homeEntry);
    paint();

    expect(steps()).toEqual([]);
  });

  it('is dropped after a sign-out', () => {
    const { move, steps, paint } = follow();

    move(popup);
    dropSteps();
    paint();

    expect(steps()).toEqual([]);
  });
});

describe('closing a popup', () => {
  function close() {
    const page = follow();
    page.move(popup);
    page.paint();
    page.written();
    page.steps();
    page.move(home);
    return page;
  }

  it('writes first and then goes back', () => {
    const { steps, paint } = close();

    paint();

    expect(steps()).toEqual(['replace /browse', 'go -1']);
  });

  it('does not go back after a sign-out', () => {
    const { steps, paint } = close();

    dropSteps();
    paint();

    expect(steps()).toEqual([]);
  });

  it('does not go back twice after Back', () => {
    const { pop, steps, paint } = close();

    pop(homeEntry);
    paint();

    expect(steps()).toEqual([]);
  });
});
