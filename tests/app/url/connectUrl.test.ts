import fc from 'fast-check';
import { createActor, type ActorRefFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connectUrl, locationOf } from '@/app/url/connectUrl';
import { historyEntryAt, toHistoryState } from '@/app/url/historyState';
import { homeEntry, type HistoryEntry } from '@/domain/historyStep';
import { formatLocation } from '@/domain/location';
import type { LookupEvent } from '@/domain/lookUpNames';
import type { MovieName } from '@/domain/movieName';
import { popupMachine } from '@/machines/popupMachine';
import { searchMachine, type NamesActorEvent } from '@/machines/searchMachine';
import { searchModeMachine } from '@/machines/searchModeMachine';
import { urlMachine } from '@/machines/urlMachine';
import { movie } from '../../support/movies';
import { controlledCallbackActor } from '../../support/controlledCallbackActor';

const heat = movie({ id: 949, title: 'Heat' });
const ronin = movie({ id: 8195, title: 'Ronin' });

describe('the URL', () => {
  it('follows the search and the popup', () => {
    const { queryString, toggle, submit, show, close, settle } = open();

    toggle();
    expect(queryString()).toBe('?search=');
    submit('heist');
    expect(queryString()).toBe('?search=heist');
    show(heat);
    expect(queryString()).toBe('?search=heist&movie=949');
    close();
    expect(queryString()).toBe('?search=heist');
    settle();
    expect(queryString()).toBe('?search=heist');
    toggle();
    expect(queryString()).toBe('');
  });

  it('uses one history entry for a form and its search', () => {
    const { entries, toggle, submit } = open();

    toggle();
    submit('heist');
    submit('heist');
    expect(entries()).toEqual(['', '?search=heist']);
    submit('cats');
    expect(entries()).toEqual(['', '?search=heist', '?search=cats']);
  });

  it('waits for a pending history.back() and goes back once', () => {
    const { queryString, entries, show, close, settle } = open();

    show(heat);
    close();
    close();
    settle();

    expect(queryString()).toBe('');
    expect(entries()).toEqual(['', '']);
  });

  it('applies changes made during a pending history.back()', () => {
    const { queryString, entries, machines, show, close, settle } = open();

    show(heat);
    close();
    show(ronin);
    settle();

    expect(machines.popup.getSnapshot().context.movieId).toBe(ronin.id);
    expect(queryString()).toBe('?movie=8195');
    expect(entries()).toEqual(['', '?movie=8195']);
  });

  it('follows a card that is pressed before the machines start', () => {
    const { queryString, entries, machines, close, settle } = open('', null, {
      early: ({ popup }) => popup.send({ type: 'popup.show', movieId: heat.id }),
    });

    expect(machines.popup.getSnapshot().context.movieId).toBe(heat.id);
    expect(entries()).toEqual(['', '?movie=949']);

    close();
    settle();
    expect(queryString()).toBe('');
  });

  it('follows a mode that is chosen before the machines start', () => {
    const { entries, machines } = open('', null, {
      early: ({ mode }) => mode.send({ type: 'mode.toggle' }),
    });

    expect(machines.mode.getSnapshot().value).toBe('gptSearch');
    expect(entries()).toEqual(['', '?search=']);
  });

  it('resets to the homepage for another user’s entry', () => {
    const { queryString, machines } = open('?search=heist', {
      owner: 'ravi',
      asked: true,
      popups: 0,
    });

    expect(queryString()).toBe('');
    expect(machines.mode.getSnapshot().value).toBe('home');
  });
});

describe('a link', () => {
  it('becomes an entry of the user who follows it', () => {
    const { queryString, currentEntry } = open('?search=heist');

    expect(queryString()).toBe('?search=heist');
    expect(currentEntry()).toEqual({
      location: { search: { query: 'heist', asked: true }, movieId: null },
      entriesToPage: 0,
      isOwn: true,
    });
    expect(currentEntry('ravi')).toEqual({ ...homeEntry, isOwn: false });
  });
});

describe('the machines', () => {
  it('open the query of a link', () => {
    const { machines, asked } = open('?search=heist');

    expect(machines.mode.getSnapshot().value).toBe('gptSearch');
    expect(machines.search.getSnapshot().context.query).toBe('heist');
    expect(asked()).toEqual(['heist']);
  });

  it('open the query on Back and Forward and abort the running search', () => {
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

  it('do not ask again when only the popup changes', () => {
    const { asked, toggle, submit, show, travel } = open();

    toggle();
    submit('heist');
    show(heat);
    travel(-1);
    travel(1);

    expect(asked()).toEqual(['heist']);
  });

  it('open the movie that the URL names', () => {
    const { machines } = open('?movie=949');

    expect(machines.popup.getSnapshot().value).toEqual({ shown: 'fromUrl' });
    expect(machines.popup.getSnapshot().context.movieId).toBe(949);
  });

  it('stay consistent when the user goes further back', () => {
    const { queryString, machines, toggle, submit, show, close, travel } = open();

    toggle();
    submit('heist');
    show(heat);
    close();
    travel(-1);

    expect(machines.mode.getSnapshot().value).toBe('home');
    expect(queryString()).toBe('');
  });
});

describe('scroll positions', () => {
  it('are saved before the screen changes and restored on return', () => {
    const { scrolled, toggle, submit, show, travel } = open();

    toggle();
    submit('heist');
    travel(-1);
    expect(scrolled.splice(0)).toEqual([
      'back to where 0 was',
      'note of 0',
      'back to where 1 was',
      'note of 1',
      'note of 2',
      'back to where 0 was',
    ]);
    show(heat);
    travel(-1);
    expect(scrolled).toEqual(['note of 0', 'note of 3']);
  });
});

describe('the URL and the machines', () => {
  it('agree after any sequence of events', () => {
    const step = fc.oneof(
      fc
        .constantFrom('toggle', 'close', 'cancel', 'render', 'settle', 'reload')
        .map((type) => ({ type })),
      fc.record({ type: fc.constant('submit'), query: fc.constantFrom('heist', 'cats', ' ') }),
      fc.record({ type: fc.constant('show'), movie: fc.constantFrom(heat, ronin) }),
      fc.record({ type: fc.constant('travel'), by: fc.constantFrom(-2, -1, 1, 2) }),
      fc.record({
        type: fc.constant('link'),
        to: fc.constantFrom('?search=a', '?movie=949', '?x'),
      }),
    );

    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 25, size: 'max' }),
        fc.boolean(),
        (steps, rendersAtOnce) => {
          const page = open('', null, { rendersAtOnce });
          for (const each of steps) {
            if ('query' in each) page.submit(each.query);
            else if ('movie' in each) page.show(each.movie);
            else if ('by' in each) page.requestTraversal(each.by);
            else if ('to' in each) page.visit(each.to);
            else if (each.type === 'toggle') page.toggle();
            else if (each.type === 'close') page.close();
            else if (each.type === 'cancel') page.cancel();
            else if (each.type === 'render') page.render();
            else if (each.type === 'reload') page.reload();
            else page.settle();
          }
          page.settle();

          const location = locationOf(page.machines);
          expect(page.url.getSnapshot().value).toEqual({ history: 'following', scroll: 'settled' });
          expect(page.currentEntry().location).toEqual(location);
          expect(formatLocation(location)).toBe(page.queryString().replace('?x', ''));
        },
      ),
      { numRuns: 500 },
    );
  });
});

interface Early {
  readonly mode: ActorRefFrom<typeof searchModeMachine>;
  readonly popup: ActorRefFrom<typeof popupMachine>;
}

/** A window whose history traversals complete when the test calls `settle`. */
function open(
  search = '',
  state: unknown = null,
  {
    rendersAtOnce = true,
    early = () => {},
  }: { rendersAtOnce?: boolean; early?: (machines: Early) => void } = {},
) {
  const entries = [{ search, state, key: '0' }];
  const scrolled: string[] = [];
  const suggestNames = controlledCallbackActor<NamesActorEvent, { query: string }>();
  const findRows = controlledCallbackActor<LookupEvent, { parts: readonly MovieName[] }>();
  let at = 0;
  let keys = 0;
  let traversals: number[] = [];
  let page = load();

  function here() {
    const entry = entries[at];
    if (!entry) throw new Error('The window is nowhere.');
    return entry;
  }

  /** Loads the page with new machines. */
  function load() {
    let written: 'PUSH' | 'REPLACE' | undefined;
    const write = (replace: boolean) => (entry: HistoryEntry) => {
      if (!replace) at += 1;
      keys += 1;
      entries.splice(at, replace ? 1 : entries.length, {
        search: formatLocation(entry.location),
        state: toHistoryState(entry, 'asha'),
        key: String(keys),
      });
      written = replace ? 'REPLACE' : 'PUSH';
    };
    const push = write(false);
    const replace = write(true);
    const machines = {
      mode: createActor(searchModeMachine),
      search: createActor(
        searchMachine.provide({
          actors: { suggestNames: suggestNames.logic, findRows: findRows.logic },
        }),
      ),
      popup: createActor(popupMachine),
    };
    const url = createActor(
      urlMachine.provide({
        actions: {
          pushEntry: (_, { entry }) => push(entry),
          replaceEntry: (_, { entry }) => replace(entry),
          goBack: (_, { by }) => traversals.push(-by),
          saveScroll: (_, { key }) => scrolled.push(`note of ${key}`),
          restoreScroll: (_, { key }) => scrolled.push(`back to where ${key} was`),
        },
      }),
    );
    const send = (type: 'url.popped' | 'url.written') =>
      url.send({ type, key: here().key, entry: historyEntryAt(here(), 'asha') });

    function render() {
      while (written) {
        written = undefined;
        send('url.written');
      }
      url.send({ type: 'mode.rendered', mode: machines.mode.getSnapshot().value });
    }

    const disconnect = connectUrl({ ...machines, url }, (query) => ({
      type: query === '' ? 'search.fill' : 'search.submit',
      query,
    }));
    send('url.popped');
    early(machines);
    for (const actor of [machines.popup, machines.search, machines.mode, url]) actor.start();
    render();

    return {
      machines,
      url,
      render,
      popstate() {
        written = undefined;
        send('url.popped');
      },
      close() {
        disconnect();
        for (const actor of [machines.popup, machines.search, machines.mode, url]) actor.stop();
      },
    };
  }

  function settle() {
    const pending = traversals;
    traversals = [];
    for (const by of pending) if (entries[at + by]) at += by;
    if (pending.length > 0) page.popstate();
    page.render();
    if (traversals.length > 0) settle();
  }

  const andRender =
    <Args extends readonly unknown[]>(step: (...args: Args) => void) =>
    (...args: Args) => {
      step(...args);
      if (rendersAtOnce) page.render();
    };

  return {
    get machines() {
      return page.machines;
    },
    get url() {
      return page.url;
    },
    render: () => page.render(),
    scrolled,
    suggestNames,
    settle,
    asked: () => suggestNames.runs.map(({ input }) => input.query),
    queryString: () => here().search,
    entries: () => entries.map((entry) => entry.search),
    currentEntry: (person = 'asha') => historyEntryAt(here(), person),
    toggle: andRender(() => {
      page.machines.mode.send({ type: 'mode.toggle' });
      page.machines.search.send({ type: 'search.clear' });
    }),
    submit: andRender((query: string) => {
      if (page.machines.mode.getSnapshot().value === 'home') return;
      page.machines.search.send({ type: 'search.submit', query });
    }),
    cancel: andRender(() => page.machines.search.send({ type: 'search.cancel' })),
    show: andRender((it: typeof heat) =>
      page.machines.popup.send({ type: 'popup.show', movieId: it.id }),
    ),
    close: andRender(() => page.machines.popup.send({ type: 'popup.close' })),
    requestTraversal: (by: number) => void traversals.push(by),
    travel(by: number) {
      traversals.push(by);
      settle();
    },
    reload() {
      settle();
      page.close();
      page = load();
    },
    visit(to: string) {
      settle();
      keys += 1;
      entries.splice(at + 1, entries.length, { search: to, state: null, key: String(keys) });
      at += 1;
      page.close();
      page = load();
    },
  };
}
