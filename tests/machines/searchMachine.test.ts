import fc from 'fast-check';
import { createActor, fromCallback, initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import { BudgetUsedUpError } from '@/domain/suggestionFailure';
import {
  searchMachine,
  type LookupActorEvent,
  type NamesActorEvent,
  type SearchEvent,
  type SearchSnapshot,
} from '@/machines/searchMachine';
import { movie } from '../support/movies';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

const heat = [movie({ title: 'Heat' })];
const ronin = [movie({ title: 'Ronin' })];
const cause = new Error('offline');
const blank = { query: '', names: [], overflowNames: [], lookups: {}, failure: 'unknown' };

const everyEvent: SearchEvent[] = [
  { type: 'search.submit', query: 'heist' },
  { type: 'search.submit', query: ' ' },
  { type: 'search.fill', query: 'space horror' },
  { type: 'search.edit' },
  { type: 'search.retry' },
  { type: 'search.cancel' },
  { type: 'search.clear' },
  { type: 'search.translate' },
  { type: 'names.suggested', name: 'Heat' },
  { type: 'names.completed' },
  { type: 'names.failed', cause },
  { type: 'lookup.found', name: 'Heat', movies: heat },
  { type: 'lookup.failed', name: 'Heat', cause },
  { type: 'names.merged', names: ['Heat, Ronin'] },
  { type: 'merge.failed', cause },
  { type: 'lookups.completed' },
];

/** All there is to see with one name at most; more names only make the same states larger. */
const everyState = getShortestPaths(searchMachine, {
  events: everyEvent,
  filterEvents: ({ context }, { type }) => type !== 'names.suggested' || context.names.length === 0,
}).map(({ state }) => state);

function startSearch() {
  const suggestNames = controlledCallbackActor<NamesActorEvent, { query: string }>();
  const findRows = controlledCallbackActor<LookupActorEvent, { parts: readonly string[] }>();
  const reportFailure = vi.fn();

  const actor = createActor(
    searchMachine.provide({
      actors: { suggestNames: suggestNames.logic, findRows: findRows.logic },
      actions: { reportFailure: (_, params) => reportFailure(params) },
    }),
  ).start();

  const submit = (query: string) => actor.send({ type: 'search.submit', query });
  const suggest = (...names: string[]) => {
    for (const name of names) suggestNames.latest().tell({ type: 'names.suggested', name });
  };
  const findFor = (...names: string[]) => {
    submit('heist');
    suggest(...names);
    suggestNames.latest().tell({ type: 'names.completed' });
  };
  const panel = () => actor.getSnapshot().value.panel;
  const context = () => actor.getSnapshot().context;

  return {
    actor,
    submit,
    suggest,
    findFor,
    panel,
    context,
    suggestNames,
    findRows,
    reportFailure,
  };
}

describe('a search', () => {
  it('begins with an empty form and no panel', () => {
    const { actor } = startSearch();

    expect(actor.getSnapshot().value).toEqual({ form: 'quiet', panel: 'idle' });
    expect(actor.getSnapshot().hasTag('panel')).toBe(false);
    expect(actor.getSnapshot().context).toEqual(blank);
  });

  it('shows its panel from the moment it is submitted, and asks with the trimmed query', () => {
    const { actor, submit, suggestNames } = startSearch();

    submit('  space horror ');

    expect(actor.getSnapshot().value).toEqual({
      form: 'quiet',
      panel: { suggesting: 'loadingNames' },
    });
    expect(actor.getSnapshot().hasTag('panel')).toBe(true);
    expect(actor.getSnapshot().context).toEqual({ ...blank, query: 'space horror' });
    expect(suggestNames.runs.map(({ input }) => input)).toEqual([{ query: 'space horror' }]);
  });

  it('shows each name as it comes', () => {
    const { submit, suggest, panel, context, suggestNames } = startSearch();

    submit('heist');
    suggest('Heat');
    expect(panel()).toEqual({ suggesting: 'names' });
    expect(context().names).toEqual(['Heat']);

    suggest('Ronin');
    expect(panel()).toEqual({ suggesting: 'names' });
    expect(context().names).toEqual(['Heat', 'Ronin']);
    expect(suggestNames.runs).toHaveLength(1);
  });

  it('looks all names up once they are all there', () => {
    const { findFor, panel, context, suggestNames, findRows } = startSearch();

    findFor('Heat', 'Ronin');

    expect(panel()).toEqual({ finding: 'names' });
    expect(findRows.runs.map(({ input }) => input)).toEqual([{ parts: ['Heat', 'Ronin'] }]);
    expect(suggestNames.latest().signal.aborted).toBe(true);
    expect(context()).toEqual({
      ...blank,
      query: 'heist',
      names: ['Heat', 'Ronin'],
      lookups: { Heat: { kind: 'pending' }, Ronin: { kind: 'pending' } },
    });
  });

  it('shows each row as it comes, in whatever order, and is done when told so', () => {
    const { actor, findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat', 'Ronin');
    findRows.latest().tell({ type: 'lookup.found', name: 'Ronin', movies: ronin });
    expect(panel()).toEqual({ finding: 'results' });
    expect(context().lookups).toEqual({
      Heat: { kind: 'pending' },
      Ronin: { kind: 'found', movies: ronin },
    });

    findRows.latest().tell({ type: 'lookup.found', name: 'Heat', movies: [] });
    findRows.latest().tell({ type: 'lookups.completed' });
    expect(panel()).toBe('results');
    expect(actor.getSnapshot().hasTag('panel')).toBe(true);
    expect(context()).toEqual({
      ...blank,
      query: 'heist',
      names: ['Heat', 'Ronin'],
      lookups: { Heat: { kind: 'found', movies: [] }, Ronin: { kind: 'found', movies: ronin } },
    });
    expect(findRows.runs).toHaveLength(1);
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('leaves out a name that cannot be looked up, logs it, and keeps the others', () => {
    const { findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat', 'Ronin');
    findRows.latest().tell({ type: 'lookup.failed', name: 'Heat', cause });
    expect(panel()).toEqual({ finding: 'results' });

    findRows.latest().tell({ type: 'lookup.found', name: 'Ronin', movies: ronin });
    findRows.latest().tell({ type: 'lookups.completed' });
    expect(panel()).toBe('results');
    expect(context().names).toEqual(['Heat', 'Ronin']);
    expect(context().lookups).toEqual({
      Heat: { kind: 'failed' },
      Ronin: { kind: 'found', movies: ronin },
    });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'rows', cause }]]);
  });

  it('takes names that mean something to JavaScript for what they are', () => {
    const { findFor, context, findRows } = startSearch();
    const names = ['__proto__', 'constructor', '1917'];

    findFor(...names);
    for (const name of names) {
      expect(context().lookups[name]).toEqual({ kind: 'pending' });
      findRows.latest().tell({ type: 'lookup.found', name, movies: heat });
      expect(context().lookups[name]).toEqual({ kind: 'found', movies: heat });
    }
  });

  it('hears answers that come at once', () => {
    const actor = createActor(
      searchMachine.provide({
        actors: {
          suggestNames: fromCallback(({ sendBack }) => {
            sendBack({ type: 'names.suggested', name: 'Heat' });
            sendBack({ type: 'names.completed' });
          }),
          findRows: fromCallback(({ sendBack }) => {
            sendBack({ type: 'lookup.found', name: 'Heat', movies: heat });
            sendBack({ type: 'lookups.completed' });
          }),
        },
      }),
    ).start();

    actor.send({ type: 'search.submit', query: 'heist' });

    expect(actor.getSnapshot().value).toEqual({ form: 'quiet', panel: 'results' });
    expect(actor.getSnapshot().context.lookups).toEqual({ Heat: { kind: 'found', movies: heat } });
  });
});

describe('more names than ten', () => {
  it('are kept to move up, and are looked up with the others', () => {
    const { findFor, context, findRows } = startSearch();

    findFor(...'ABCDEFGHIJKL');

    expect(context().names).toEqual([...'ABCDEFGHIJ']);
    expect(context().overflowNames).toEqual(['K', 'L']);
    expect(Object.keys(context().lookups)).toEqual([...'ABCDEFGHIJ']);
    expect(findRows.latest().input).toEqual({ parts: [...'ABCDEFGHIJKL'] });
  });
});

describe('parts that turn out to be one title', () => {
  it('give way to it, and what was found for the others stays', () => {
    const { findFor, panel, context, findRows } = startSearch();

    findFor('The Good', 'the Bad', 'Heat', 'constructor');
    findRows.latest().tell({ type: 'lookup.found', name: 'Heat', movies: heat });
    findRows.latest().tell({
      type: 'names.merged',
      names: ['The Good, the Bad', 'Heat', 'constructor'],
    });

    expect(panel()).toEqual({ finding: 'results' });
    expect(context().names).toEqual(['The Good, the Bad', 'Heat', 'constructor']);
    expect(context().lookups).toEqual({
      'The Good, the Bad': { kind: 'pending' },
      Heat: { kind: 'found', movies: heat },
      constructor: { kind: 'pending' },
    });
  });

  it('cost nothing but a line in the log where they could not be asked for', () => {
    const { findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat');
    const before = context();
    findRows.latest().tell({ type: 'merge.failed', cause });

    expect(panel()).toEqual({ finding: 'names' });
    expect(context()).toEqual(before);
    expect(reportFailure.mock.calls).toEqual([[{ during: 'rows', cause }]]);
  });
});

describe('a form that is filled in from outside', () => {
  it('holds the query, and asks nobody', () => {
    const { actor, context, suggestNames } = startSearch();

    actor.send({ type: 'search.fill', query: ' heist ' });

    expect(actor.getSnapshot().value).toEqual({ form: 'quiet', panel: 'idle' });
    expect(context()).toEqual({ ...blank, query: 'heist' });
    expect(suggestNames.runs).toEqual([]);
  });

  it('takes the place of whatever was there', () => {
    for (const state of everyState) {
      const [filled] = transition(searchMachine, state, { type: 'search.fill', query: 'heist' });
      expect(filled.value).toEqual({ form: 'quiet', panel: 'idle' });
      expect(filled.context).toEqual({ ...blank, query: 'heist' });
    }
  });
});

describe('a search that is cancelled', () => {
  it('leaves only the query where no name had come, and asks no further', () => {
    const { actor, submit, suggest, context, suggestNames } = startSearch();

    submit('heist');
    expect(actor.getSnapshot().hasTag('running')).toBe(true);
    actor.send({ type: 'search.cancel' });

    expect(actor.getSnapshot().value).toEqual({ form: 'quiet', panel: 'idle' });
    expect(actor.getSnapshot().hasTag('running')).toBe(false);
    expect(suggestNames.latest().signal.aborted).toBe(true);
    suggest('Heat');
    expect(context()).toEqual({ ...blank, query: 'heist' });
  });

  it('keeps the names that had come, and looks none of them up', () => {
    const { actor, submit, suggest, panel, context, suggestNames, findRows } = startSearch();

    submit('heist');
    suggest('Heat');
    actor.send({ type: 'search.cancel' });
    suggest('Ronin');
    suggestNames.latest().tell({ type: 'names.completed' });

    expect(panel()).toBe('stopped');
    expect(actor.getSnapshot().hasTag('panel')).toBe(true);
    expect(actor.getSnapshot().hasTag('running')).toBe(false);
    expect(suggestNames.latest().signal.aborted).toBe(true);
    expect(context().names).toEqual(['Heat']);
    expect(findRows.runs).toEqual([]);
  });

  it('keeps the rows that had come, and gives up the others', () => {
    const { actor, findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat', 'Ronin');
    findRows.latest().tell({ type: 'lookup.found', name: 'Heat', movies: heat });
    actor.send({ type: 'search.cancel' });
    findRows.latest().tell({ type: 'lookup.failed', name: 'Ronin', cause });

    expect(panel()).toBe('stopped');
    expect(findRows.latest().signal.aborted).toBe(true);
    expect(context().names).toEqual(['Heat', 'Ronin']);
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: heat },
      Ronin: { kind: 'pending' },
    });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('can be followed by another', () => {
    const { actor, submit, suggest, panel, context } = startSearch();

    submit('heist');
    suggest('Heat');
    actor.send({ type: 'search.cancel' });
    submit('space horror');

    expect(panel()).toEqual({ suggesting: 'loadingNames' });
    expect(context()).toEqual({ ...blank, query: 'space horror' });
  });

  it('is one that runs: at any other time there is nothing to cancel', () => {
    const still = everyState.filter((state) => !state.hasTag('running'));

    expect(still.length).toBeGreaterThan(0);
    for (const state of still) {
      expect(transition(searchMachine, state, { type: 'search.cancel' })[0].value).toEqual(
        state.value,
      );
    }
    for (const state of everyState.filter((each) => each.hasTag('running'))) {
      expect(transition(searchMachine, state, { type: 'search.cancel' })[0].hasTag('running')).toBe(
        false,
      );
    }
  });
});

describe('a search whose movies are wanted in another language', () => {
  const inHindi = [movie({ title: 'हीट', originalTitle: 'Heat' })];

  it('looks its names up anew, and what was found stays until then', () => {
    const { actor, findFor, panel, context, findRows, suggestNames } = startSearch();
    findFor('Heat', 'Ronin');
    findRows.latest().tell({ type: 'lookup.found', name: 'Heat', movies: heat });
    findRows.latest().tell({ type: 'lookup.found', name: 'Ronin', movies: ronin });
    findRows.latest().tell({ type: 'lookups.completed' });

    actor.send({ type: 'search.translate' });

    expect(panel()).toEqual({ finding: 'names' });
    expect(findRows.runs.map(({ input }) => input.parts)).toEqual([
      ['Heat', 'Ronin'],
      ['Heat', 'Ronin'],
    ]);
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: heat },
      Ronin: { kind: 'found', movies: ronin },
    });

    findRows.latest().tell({ type: 'lookup.found', name: 'Heat', movies: inHindi });
    findRows.latest().tell({ type: 'lookup.failed', name: 'Ronin', cause });
    findRows.latest().tell({ type: 'lookups.completed' });
    expect(panel()).toBe('results');
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: inHindi },
      Ronin: { kind: 'found', movies: ronin },
    });
    expect(suggestNames.runs).toHaveLength(1);
  });

  it('goes on where it is under way, in the new language, with what had come by then', () => {
    const { actor, findFor, panel, context, findRows } = startSearch();
    findFor('Heat', 'Ronin');
    findRows.latest().tell({ type: 'lookup.found', name: 'Heat', movies: heat });

    actor.send({ type: 'search.translate' });

    expect(panel()).toEqual({ finding: 'names' });
    expect(findRows.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: heat },
      Ronin: { kind: 'pending' },
    });
  });

  it('asks for each part once, those too that had moved up', () => {
    const { actor, findFor, findRows } = startSearch();
    const ten = Array.from({ length: 10 }, (_, index) => `Name ${index}`);
    findFor(...ten, 'Spare');
    findRows.latest().tell({
      type: 'names.merged',
      names: ['Name 0, Name 1', ...ten.slice(2), 'Spare'],
    });

    actor.send({ type: 'search.translate' });

    expect(findRows.latest().input.parts).toEqual(['Name 0, Name 1', ...ten.slice(2), 'Spare']);
  });

  it('is not asked twice for its names, which still come', () => {
    const { actor, submit, suggest, panel, suggestNames } = startSearch();
    submit('heist');
    suggest('Heat');

    actor.send({ type: 'search.translate' });

    expect(panel()).toEqual({ suggesting: 'names' });
    expect(suggestNames.runs.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

describe('a search without names', () => {
  it('fails, with a sentence in the log', () => {
    const { submit, panel, context, suggestNames, findRows, reportFailure } = startSearch();

    submit('heist');
    suggestNames.latest().tell({ type: 'names.completed' });

    expect(panel()).toBe('failed');
    expect(context()).toEqual({ ...blank, query: 'heist' });
    expect(findRows.runs).toEqual([]);
    expect(reportFailure.mock.calls).toEqual([
      [{ during: 'names', cause: new Error('No movie was suggested.') }],
    ]);
  });

  it('fails where the chat service breaks off, whatever names had come', () => {
    const { actor, submit, suggest, panel, context, suggestNames, reportFailure } = startSearch();

    submit('heist');
    suggest('Heat');
    suggestNames.latest().tell({ type: 'names.failed', cause });

    expect(panel()).toBe('failed');
    expect(actor.getSnapshot().hasTag('panel')).toBe(true);
    expect(context()).toEqual({ ...blank, query: 'heist' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'names', cause }]]);
  });

  it('knows that the budget is used up, until the next search', () => {
    const { submit, panel, context, suggestNames, reportFailure } = startSearch();
    const spent = new BudgetUsedUpError('The chat service answered with status 429.');

    submit('heist');
    suggestNames.latest().tell({ type: 'names.failed', cause: spent });

    expect(panel()).toBe('failed');
    expect(context()).toEqual({ ...blank, query: 'heist', failure: 'budget' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'names', cause: spent }]]);

    submit('cats');
    expect(context()).toEqual({ ...blank, query: 'cats' });
  });

  it('asks the same query again when tried again', () => {
    const { actor, submit, suggest, panel, context, suggestNames } = startSearch();

    submit('heist');
    suggestNames.latest().tell({ type: 'names.failed', cause });
    actor.send({ type: 'search.retry' });
    expect(panel()).toEqual({ suggesting: 'loadingNames' });
    expect(suggestNames.runs.map(({ input }) => input)).toEqual([
      { query: 'heist' },
      { query: 'heist' },
    ]);

    suggest('Heat');
    expect(context().names).toEqual(['Heat']);
  });

  it('fails where the asking itself breaks', () => {
    const reportFailure = vi.fn();
    const actor = createActor(
      searchMachine.provide({
        actors: {
          suggestNames: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
    ).start();

    actor.send({ type: 'search.submit', query: 'heist' });

    expect(actor.getSnapshot().value.panel).toBe('failed');
    expect(reportFailure.mock.calls).toEqual([[{ during: 'names', cause }]]);
  });

  it('fails where the looking up itself breaks', () => {
    const reportFailure = vi.fn();
    const actor = createActor(
      searchMachine.provide({
        actors: {
          suggestNames: fromCallback(({ sendBack }) => {
            sendBack({ type: 'names.suggested', name: 'Heat' });
            sendBack({ type: 'names.completed' });
          }),
          findRows: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
    ).start();

    actor.send({ type: 'search.submit', query: 'heist' });

    expect(actor.getSnapshot().value.panel).toBe('failed');
    expect(actor.getSnapshot().context).toEqual({ ...blank, query: 'heist' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'rows', cause }]]);
  });
});

describe('a new search', () => {
  it('gives up the names of the old one, which can never show', () => {
    const { submit, suggest, panel, context, suggestNames, reportFailure } = startSearch();

    submit('heist');
    suggest('Heat');
    const old = suggestNames.latest();
    submit('space horror');
    expect(suggestNames.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    old.tell({ type: 'names.suggested', name: 'Ronin' });
    old.tell({ type: 'names.completed' });
    old.tell({ type: 'names.failed', cause });
    expect(panel()).toEqual({ suggesting: 'loadingNames' });
    expect(context()).toEqual({ ...blank, query: 'space horror' });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('gives up the rows of the old one, which can never show, not even under the same name', () => {
    const { findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat');
    const old = findRows.latest();
    findFor('Heat', 'Ronin');
    expect(findRows.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    old.tell({ type: 'lookup.found', name: 'Heat', movies: heat });
    old.tell({ type: 'lookup.failed', name: 'Heat', cause });
    old.tell({ type: 'lookups.completed' });
    expect(panel()).toEqual({ finding: 'names' });
    expect(context().lookups).toEqual({ Heat: { kind: 'pending' }, Ronin: { kind: 'pending' } });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('starts over even where the query is the same', () => {
    const { submit, suggest, context, suggestNames } = startSearch();

    submit('heist');
    suggest('Heat');
    submit('heist');

    expect(suggestNames.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(context()).toEqual({ ...blank, query: 'heist' });
  });
});

describe('clearing', () => {
  it('gives up the names that still come', () => {
    const { actor, submit, panel, context, suggestNames } = startSearch();

    submit('heist');
    actor.send({ type: 'search.clear' });
    expect(suggestNames.latest().signal.aborted).toBe(true);

    suggestNames.latest().tell({ type: 'names.suggested', name: 'Heat' });
    expect(panel()).toBe('idle');
    expect(context()).toEqual(blank);
  });

  it('gives up the rows that still come', () => {
    const { actor, findFor, panel, context, findRows } = startSearch();

    findFor('Heat');
    actor.send({ type: 'search.clear' });
    expect(findRows.latest().signal.aborted).toBe(true);

    findRows.latest().tell({ type: 'lookup.found', name: 'Heat', movies: heat });
    expect(panel()).toBe('idle');
    expect(context()).toEqual(blank);
  });
});

describe('a blank query', () => {
  it.each(['', '   ', '\t\n', '\u00a0\u3000'])('is refused, without a request: %j', (query) => {
    const { actor, submit, suggestNames } = startSearch();

    submit(query);

    expect(actor.getSnapshot().value).toEqual({ form: 'refused', panel: 'idle' });
    expect(suggestNames.runs).toEqual([]);
  });

  it('leaves the running search alone', () => {
    const { actor, submit, suggest, suggestNames } = startSearch();

    submit('heist');
    suggest('Heat');
    submit(' ');
    expect(actor.getSnapshot().value).toEqual({
      form: 'refused',
      panel: { suggesting: 'names' },
    });
    expect(suggestNames.runs.map(({ signal }) => signal.aborted)).toEqual([false]);

    suggest('Ronin');
    expect(actor.getSnapshot().context.names).toEqual(['Heat', 'Ronin']);
  });

  it('is forgiven by typing, by a query, and by clearing', () => {
    const forgiving: SearchEvent[] = [
      { type: 'search.edit' },
      { type: 'search.submit', query: 'heist' },
      { type: 'search.clear' },
    ];

    for (const event of forgiving) {
      const { actor, submit } = startSearch();

      submit('');
      actor.send(event);

      expect(actor.getSnapshot().value.form).toBe('quiet');
    }
  });
});

describe('from everywhere', () => {
  it('these are the places', () => {
    const values = new Set(everyState.map(({ value }) => JSON.stringify(value)));
    const panels = [
      'idle',
      { suggesting: 'loadingNames' },
      { suggesting: 'names' },
      { finding: 'names' },
      { finding: 'results' },
      'results',
      'stopped',
      'failed',
    ];

    expect([...values].map((value) => JSON.parse(value))).toEqual(
      expect.arrayContaining(
        panels.flatMap((panel) => ['quiet', 'refused'].map((form) => ({ form, panel }))),
      ),
    );
    expect(values.size).toBe(2 * panels.length);
  });

  it('a new search begins with nothing of the old one', () => {
    for (const state of everyState) {
      const [next] = transition(searchMachine, state, { type: 'search.submit', query: ' cats ' });

      expect(next.value).toEqual({ form: 'quiet', panel: { suggesting: 'loadingNames' } });
      expect(next.context).toEqual({ ...blank, query: 'cats' });
    }
  });

  it('clearing leaves an empty form and no panel', () => {
    for (const state of everyState) {
      const [next] = transition(searchMachine, state, { type: 'search.clear' });

      expect(next.value).toEqual({ form: 'quiet', panel: 'idle' });
      expect(next.context).toEqual(blank);
    }
  });

  it('a blank query is refused and what the panel shows stays', () => {
    for (const state of everyState) {
      const [next, actions] = transition(searchMachine, state, {
        type: 'search.submit',
        query: ' ',
      });

      expect(next.value).toEqual({ ...state.value, form: 'refused' });
      expect(next.context).toEqual(state.context);
      expect(actions).toEqual([]);
    }
  });

  it('typing hides the refusal and nothing else', () => {
    for (const state of everyState) {
      const [next, actions] = transition(searchMachine, state, { type: 'search.edit' });

      expect(next.value).toEqual({ ...state.value, form: 'quiet' });
      expect(next.context).toEqual(state.context);
      expect(actions).toEqual([]);
    }
  });

  it('only a search that failed can be tried again', () => {
    for (const state of everyState) {
      expect(state.can({ type: 'search.retry' })).toBe(state.matches({ panel: 'failed' }));
    }
  });

  it('the panel is there for every search, and tells no more than it knows', () => {
    // All names are looked up or none is; a search that was stopped may have come to either.
    const possible = (end: SearchSnapshot, all: number) => {
      if (end.matches({ panel: 'stopped' })) return [0, all];
      return end.matches({ panel: 'finding' }) || end.matches({ panel: 'results' }) ? [all] : [0];
    };
    const name = fc.constantFrom('Heat', 'Ronin', '1917');
    const event = fc.oneof<fc.Arbitrary<SearchEvent>[]>(
      fc.constantFrom(...everyEvent),
      name.map((name) => ({ type: 'names.suggested', name })),
      name.map((name) => ({ type: 'lookup.found', name, movies: heat })),
      name.map((name) => ({ type: 'lookup.failed', name, cause })),
    );

    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const [start] = initialTransition(searchMachine);
        const end = events.reduce(
          (state, event) => transition(searchMachine, state, event)[0],
          start,
        );
        const { query, names, lookups } = end.context;
        const known = names.filter((name) => Object.hasOwn(lookups, name)).length;

        expect(end.hasTag('panel')).toBe(!end.matches({ panel: 'idle' }));
        if (end.hasTag('panel')) expect(query).not.toBe('');
        expect(possible(end, names.length)).toContain(known);
        if (end.matches({ panel: 'idle' }) || end.matches({ panel: 'failed' })) {
          expect({ names, lookups }).toEqual({ names: [], lookups: {} });
        }
      }),
    );
  });
});
