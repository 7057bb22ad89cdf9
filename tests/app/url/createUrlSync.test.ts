import fc from 'fast-check';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createUrlSync, locationOf } from '@/app/url/createUrlSync';
import { historyEntryAt, toHistoryState, type HistoryEntry } from '@/app/url/historyEntry';
import { formatLocation } from '@/domain/location';
import { popupMachine } from '@/machines/popupMachine';
import {
  searchMachine,
  type LookupActorEvent,
  type NamesActorEvent,
} from '@/machines/searchMachine';
import { searchModeMachine } from '@/machines/searchModeMachine';
import { movie } from '../../support/movies';
import { controlledCallbackActor } from '../../support/controlledCallbackActor';

const heat = movie({ id: 949, title: 'Heat' });
const ronin = movie({ id: 8195, title: 'Ronin' });

describe('the address', () => {
  it('follows a person to the search, to the popup, and back', () => {
    const { address, toggle, submit, show, close, settle } = open();

    toggle();
    expect(address()).toBe('?search=');
    submit('heist');
    expect(address()).toBe('?search=heist');
    show(heat);
    expect(address()).toBe('?search=heist&movie=949');
    close();
    expect(address()).toBe('?search=heist');
    settle();
    expect(address()).toBe('?search=heist');
    toggle();
    expect(address()).toBe('');
  });

  it('has one entry for a form and the search that is sent from it', () => {
    const { entries, toggle, submit } = open();

    toggle();
    submit('heist');
    submit('heist');
    expect(entries()).toEqual(['', '?search=heist']);
    submit('cats');
    expect(entries()).toEqual(['', '?search=heist', '?search=cats']);
  });

  it('waits for the window where it leads back, and is not led back twice', () => {
    const { address, entries, show, close, settle } = open();

    show(heat);
    close();
    close();
    settle();

    expect(address()).toBe('');
    expect(entries()).toEqual(['', '']);
  });

  it('follows what is pressed while the window goes back', () => {
    const { address, entries, machines, show, close, settle } = open();

    show(heat);
    close();
    show(ronin);
    settle();

    expect(machines.popup.getSnapshot().context.movie).toEqual(ronin);
    expect(address()).toBe('?movie=8195');
    expect(entries()).toEqual(['', '?movie=8195']);
  });

  it('is the homepage’s where it was somebody else’s', () => {
    const { address, machines } = open('?search=heist', {
      owner: 'ravi',
      asked: true,
      openedOverParent: false,
    });

    expect(address()).toBe('');
    expect(machines.mode.getSnapshot().value).toBe('home');
  });
});

describe('a link', () => {
  it('becomes the entry of the person who follows it, and nobody else finds what it names', () => {
    const { address, found } = open('?search=heist');

    expect(address()).toBe('?search=heist');
    expect(found()).toEqual({
      place: { search: { query: 'heist', asked: false }, movieId: null },
      openedOverParent: false,
    });
    expect(found('ravi')).toBeUndefined();
  });
});

describe('the machines', () => {
  it('fill in what a link says, and ask nobody', () => {
    const { machines, asked } = open('?search=heist');

    expect(machines.mode.getSnapshot().value).toBe('gptSearch');
    expect(machines.search.getSnapshot().context.query).toBe('heist');
    expect(asked()).toEqual([]);
  });

  it('ask again what this person asked here before', () => {
    const { asked } = open('?search=heist', {
      owner: 'asha',
      asked: true,
      openedOverParent: false,
    });

    expect(asked()).toEqual(['heist']);
  });

  it('ask again on the way back and forward, and give up what was running', () => {
    const { machines, asked, suggestNames, toggle, submit, travel } = open();

    toggle();
    submit('heist');
    travel(-1);
    expect(machines.mode.getSnapshot().value).toBe('home');
    expect(suggestNames.latest().signal.aborted).toBe(true);
    travel(1);
    submit('cats');
    travel(-1);
    expect(asked()).toEqual(['heist', 'heist', 'cats', 'heist']);
  });

  it('ask nobody anew where only a popup comes and goes', () => {
    const { asked, toggle, submit, show, travel } = open();

    toggle();
    submit('heist');
    show(heat);
    travel(-1);
    travel(1);

    expect(asked()).toEqual(['heist']);
  });

  it('await the movie that an address names', () => {
    const { machines } = open('?movie=949');

    expect(machines.popup.getSnapshot().value).toBe('awaited');
    expect(machines.popup.getSnapshot().context.movieId).toBe(949);
  });

  it('have the last word on a window that a person leads further back', () => {
    const { address, machines, toggle, submit, show, close, travel } = open();

    toggle();
    submit('heist');
    show(heat);
    close();
    travel(-1);

    expect(machines.mode.getSnapshot().value).toBe('home');
    expect(address()).toBe('');
  });
});

describe('how the page is scrolled', () => {
  it('is noted before another screen takes its place, and is come back to', () => {
    const { scrolled, toggle, submit, show, travel } = open();

    toggle();
    submit('heist');
    travel(-1);
    expect(scrolled.splice(0)).toEqual([
      'back to where 0 was',
      'note of 0',
      'top of 1',
      'note of 1',
      'note of 2',
      'back to where 0 was',
    ]);
    show(heat);
    travel(-1);
    expect(scrolled).toEqual([]);
  });
});

describe('the address and the machines', () => {
  it('say the same, whatever is done and however late the window follows', () => {
    const deed = fc.oneof(
      fc.constantFrom('toggle', 'close', 'cancel', 'settle', 'reload').map((does) => ({ does })),
      fc.record({ does: fc.constant('submit'), query: fc.constantFrom('heist', 'cats', ' ') }),
      fc.record({ does: fc.constant('show'), movie: fc.constantFrom(heat, ronin) }),
      fc.record({ does: fc.constant('travel'), by: fc.constantFrom(-2, -1, 1, 2) }),
      fc.record({
        does: fc.constant('link'),
        to: fc.constantFrom('?search=a', '?movie=949', '?x'),
      }),
    );

    fc.assert(
      fc.property(fc.array(deed, { maxLength: 25 }), (deeds) => {
        const page = open();
        for (const each of deeds) {
          if ('query' in each) page.submit(each.query);
          else if ('movie' in each) page.show(each.movie);
          else if ('by' in each) page.wish(each.by);
          else if ('to' in each) page.visit(each.to);
          else if (each.does === 'toggle') page.toggle();
          else if (each.does === 'close') page.close();
          else if (each.does === 'cancel') page.cancel();
          else if (each.does === 'reload') page.reload();
          else page.settle();
        }
        page.settle();

        const place = locationOf(page.machines);
        expect(page.found()?.place).toEqual(place);
        expect(formatLocation(place)).toBe(page.address().replace('?x', ''));
      }),
      { numRuns: 1_000 },
    );
  });
});

/** A window at an address, whose traversals are settled by hand as they take their time in browsers. */
function open(search = '', state: unknown = null) {
  const entries = [{ search, state, key: '0' }];
  const scrolled: string[] = [];
  const suggestNames = controlledCallbackActor<NamesActorEvent, { query: string }>();
  const findRows = controlledCallbackActor<LookupActorEvent, { parts: readonly string[] }>();
  let at = 0;
  let keys = 0;
  let wishes: number[] = [];
  let page = load();

  function here() {
    const entry = entries[at];
    if (!entry) throw new Error('The window is nowhere.');
    return entry;
  }

  function location() {
    return { pathname: '/browse', hash: '', ...here() };
  }

  /** The page is loaded: machines begin anew. */
  function load() {
    const machines = {
      mode: createActor(searchModeMachine).start(),
      search: createActor(
        searchMachine.provide({
          actors: { suggestNames: suggestNames.logic, findRows: findRows.logic },
        }),
      ).start(),
      popup: createActor(popupMachine).start(),
    };
    const write = (replace: boolean) => (entry: HistoryEntry) => {
      if (!replace) at += 1;
      keys += 1;
      const written = {
        search: formatLocation(entry.place),
        state: toHistoryState(entry, 'asha'),
        key: String(keys),
      };
      entries.splice(at, replace ? 1 : entries.length, written);
      news = replace ? 'REPLACE' : 'PUSH';
    };
    let news: 'PUSH' | 'REPLACE' | undefined;
    const keeper = createUrlSync({
      machines,
      person: 'asha',
      history: { push: write(false), replace: write(true), back: () => wishes.push(-1) },
      scrolls: {
        note: (key) => scrolled.push(`note of ${key}`),
        returnTo: (key) => scrolled.push(`back to where ${key} was`),
        toTop: (key) => scrolled.push(`top of ${key}`),
        keep: () => scrolled.push('kept'),
      },
    });
    /** As React tells of it, once all that was said at once has been heard. */
    let heard = '';
    function hear() {
      const now = JSON.stringify(locationOf(machines));
      if (now !== heard) keeper.follow();
      heard = now;
      if (news) keeper.arrive(location(), news);
      news = undefined;
    }
    keeper.watch();
    keeper.arrive(location(), 'POP');
    hear();
    return {
      machines,
      hear,
      come() {
        keeper.arrive(location(), 'POP');
        hear();
      },
    };
  }

  function settle() {
    const wished = wishes;
    wishes = [];
    for (const by of wished) if (entries[at + by]) at += by;
    if (wished.length > 0) page.come();
    if (wishes.length > 0) settle();
  }

  const does =
    <Args extends readonly unknown[]>(deed: (...args: Args) => void) =>
    (...args: Args) => {
      deed(...args);
      page.hear();
    };

  return {
    get machines() {
      return page.machines;
    },
    scrolled,
    suggestNames,
    settle,
    asked: () => suggestNames.runs.map(({ input }) => input.query),
    address: () => here().search,
    entries: () => entries.map((entry) => entry.search),
    found: (person = 'asha') => historyEntryAt(here(), person),
    toggle: does(() => {
      page.machines.mode.send({ type: 'mode.toggle' });
      page.machines.search.send({ type: 'search.clear' });
    }),
    submit: does((query: string) => {
      if (page.machines.mode.getSnapshot().value === 'home') return;
      page.machines.search.send({ type: 'search.submit', query });
    }),
    cancel: does(() => page.machines.search.send({ type: 'search.cancel' })),
    show: does((it: typeof heat) => page.machines.popup.send({ type: 'popup.show', movie: it })),
    close: does(() => page.machines.popup.send({ type: 'popup.close' })),
    wish: (by: number) => void wishes.push(by),
    travel(by: number) {
      wishes.push(by);
      settle();
    },
    reload() {
      settle();
      page = load();
    },
    visit(to: string) {
      settle();
      keys += 1;
      entries.splice(at + 1, entries.length, { search: to, state: null, key: String(keys) });
      at += 1;
      page = load();
    },
  };
}
