import fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { homeEntry, ownEntry, type HistoryEntry } from '@/domain/historyStep';
import { home, isSameLocation, type BrowseLocation } from '@/domain/location';
import { urlMachine } from '@/machines/urlMachine';
import { statesOf } from '../support/machineStates';

const heist: BrowseLocation = { search: { query: 'heist', asked: true }, movieId: null };
const form: BrowseLocation = { search: { query: '', asked: false }, movieId: null };
const popup: BrowseLocation = { ...home, movieId: 949 };
const linkToHeist: HistoryEntry = { ...ownEntry(heist), isOwn: false };

function startUrl() {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const entries = [homeEntry];
  let at = 0;
  const name = ({ location }: HistoryEntry) =>
    [location.search?.query ?? 'home', location.movieId].filter((part) => part !== null).join(' ');
  const url = createActor(
    urlMachine.provide({
      actions: {
        pushEntry: (_, { entry }) => {
          done.push(`push ${name(entry)}`);
          entries.splice((at += 1), entries.length, entry);
        },
        replaceEntry: (_, { entry }) => {
          done.push(`replace ${name(entry)}`);
          entries[at] = entry;
        },
        goBack: () => done.push('back'),
        saveScroll: (_, { key }) => done.push(`save ${key}`),
        restoreScroll: (_, { key }) => done.push(`restore ${key}`),
      },
    }),
    { clock },
  ).start();

  const move = (location: BrowseLocation) => url.send({ type: 'location.changed', location });
  const here = () => entries[at] ?? homeEntry;

  function pop(key: string, entry: HistoryEntry) {
    url.send({ type: 'url.popped', key, entry });
    if (!url.getSnapshot().matches({ history: 'applying' })) return;
    move(entry.location);
    url.send({ type: 'url.applied' });
  }

  return {
    url,
    clock,
    move,
    done: () => done.splice(0),
    history: () => url.getSnapshot().value.history,
    scroll: () => url.getSnapshot().value.scroll,
    location: () => url.getSnapshot().context.location,
    here,
    pop,
    traverse(by: number) {
      if (!entries[at + by]) return;
      at += by;
      pop(String(at), here());
    },
    written: (key: string) =>
      url.send({ type: 'url.written', key, entry: url.getSnapshot().context.entry }),
    render: (mode: 'home' | 'gptSearch') => url.send({ type: 'mode.rendered', mode }),
  };
}

function follow(key = 'home', entry = homeEntry) {
  const page = startUrl();
  page.render(entry.location.search ? 'gptSearch' : 'home');
  page.pop(key, entry);
  page.done();
  return page;
}

describe('the first URL', () => {
  it('is awaited', () => {
    const { history, move, done } = startUrl();

    move(heist);

    expect(history()).toBe('unstarted');
    expect(done()).not.toContain('push heist');
  });

  it.each(['url.popped', 'url.written'] as const)('is applied after %s', (type) => {
    const { url, history, move, done } = startUrl();

    url.send({ type, key: 'a', entry: ownEntry(heist) });
    expect(history()).toBe('applying');
    move(form);
    move(heist);
    url.send({ type: 'url.applied' });

    expect(history()).toBe('following');
    expect(done()).toEqual([]);
  });

  it('becomes the user’s own if it is a link', () => {
    const { pop, history, written, done } = startUrl();

    pop('a', linkToHeist);
    expect(history()).toBe('writing');
    expect(done()).toEqual(['replace heist']);

    written('b');
    expect(history()).toBe('following');
  });

  it('follows machines that do not reach it', () => {
    const { url, done } = startUrl();

    url.send({ type: 'url.popped', key: 'a', entry: ownEntry(heist) });
    url.send({ type: 'url.applied' });

    expect(done()).toEqual(['push home']);
  });
});

describe('a change of the machines', () => {
  it('is pushed', () => {
    const { move, history, written, done } = follow();

    move(heist);
    expect(history()).toBe('writing');
    expect(done()).toEqual(['save home', 'push heist']);

    written('b');
    expect(history()).toBe('following');
    expect(done()).toEqual([]);
  });

  it('waits until the change before it is written', () => {
    const { move, written, done } = follow();

    move(form);
    move(heist);
    expect(done()).toEqual(['save home', 'push ']);

    written('b');
    expect(done()).toEqual(['replace heist']);
  });

  it('does nothing if it is undone before the change before it is written', () => {
    const { move, written, history, done } = follow('a', ownEntry(heist));

    move({ ...heist, movieId: 949 });
    move(home);
    move({ ...heist, movieId: 949 });
    done();
    written('b');

    expect(history()).toBe('following');
    expect(done()).toEqual([]);
  });
});

describe('closing a popup', () => {
  function close() {
    const page = follow();
    page.move(popup);
    page.written('popup');
    page.done();
    page.move(home);
    expect(page.done()).toEqual(['save popup', 'replace home', 'back']);
    return page;
  }

  it('replaces the URL at once and goes back', () => {
    const { history } = close();

    expect(history()).toBe('leaving');
  });

  it('applies the entry below', () => {
    const { pop, written, history, done } = close();

    written('closed');
    expect(history()).toBe('leaving');
    pop('home', homeEntry);

    expect(history()).toBe('following');
    expect(done()).toEqual(['save closed']);
  });

  it('keeps what the user does in the meantime', () => {
    const { url, move, history, done } = close();

    move(heist);
    expect(history()).toBe('leaving');
    expect(done()).toEqual(['save popup']);
    url.send({ type: 'url.popped', key: 'home', entry: homeEntry });

    expect(history()).toBe('writing');
    expect(done()).toEqual(['push heist']);
    expect(url.getSnapshot().context.location).toEqual(heist);
  });

  it('goes on if the history does not reach that far back', () => {
    const { clock, move, history, done } = close();

    clock.increment(1_999);
    expect(history()).toBe('leaving');
    clock.increment(1);
    expect(history()).toBe('following');

    move(heist);
    expect(done()).toEqual(['save popup', 'push heist']);
  });
});

describe('scroll positions', () => {
  it('are restored for the first entry when its screen is rendered', () => {
    const { pop, scroll, render, done } = startUrl();

    pop('a', ownEntry(heist));
    render('home');
    expect(scroll()).toBe('restoring');
    expect(done()).toEqual([]);

    render('gptSearch');
    expect(scroll()).toBe('settled');
    expect(done()).toEqual(['restore a']);
  });

  it('are saved under the entry that is left and restored under the one that is reached', () => {
    const { pop, render, done } = follow();

    pop('heist', ownEntry(heist));
    expect(done()).toEqual(['save home']);
    render('gptSearch');
    expect(done()).toEqual(['restore heist']);
  });

  it('are not saved before the screen of the entry is rendered', () => {
    const { pop, move, done } = follow();

    pop('heist', ownEntry(heist));
    move({ ...heist, movieId: 949 });
    pop('home', homeEntry);

    expect(done().filter((each) => each.startsWith('save'))).toEqual(['save home']);
  });

  it('are restored on another screen under its new key', () => {
    const { move, written, scroll, render, done } = follow();

    move(form);
    render('gptSearch');
    written('form');

    expect(scroll()).toBe('settled');
    expect(done()).toEqual(['save home', 'push ', 'restore form']);
  });

  it.each([
    ['rendered first', ['render', 'written']],
    ['written first', ['written', 'render']],
  ] as const)('do not depend on the order: %s', (_, order) => {
    const { move, written, render, done } = follow();

    move(form);
    done();
    for (const each of order) {
      if (each === 'render') render('gptSearch');
      else written('form');
    }

    expect(done()).toEqual(['restore form']);
  });

  it('stay when only the popup changes', () => {
    const { move, written, pop, done } = follow();

    move(popup);
    written('popup');
    pop('home', homeEntry);

    expect(done()).toEqual(['save home', 'push home 949', 'save popup']);
  });
});

describe('in every state', () => {
  const everyState = statesOf('url');

  it('`following` means that the URL and the machines are equal', () => {
    for (const state of everyState) {
      if (!state.matches({ history: 'following' })) continue;
      expect(state.context.entry.isOwn).toBe(true);
      expect(isSameLocation(state.context.entry.location, state.context.location)).toBe(true);
    }
  });

  it('URL and machines are equal in the end', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ move: fc.constantFrom(home, form, heist, popup) }),
        fc.record({ by: fc.constantFrom(-2, -1, 1) }),
        fc.constant('written'),
      ),
    );

    fc.assert(
      fc.property(steps, (steps) => {
        const page = startUrl();
        page.traverse(0);
        for (const step of steps) {
          if (step === 'written') page.written('any');
          else if ('by' in step) page.traverse(step.by);
          else page.move(step.move);
        }
        for (let left = 3; left > 0 && page.history() !== 'following'; left -= 1) {
          if (page.history() === 'leaving') page.traverse(-1);
          else page.written('any');
        }

        expect(page.history()).toBe('following');
        expect(page.here()).toEqual(ownEntry(page.location(), page.here().entriesToPage));
      }),
    );
  });
});
