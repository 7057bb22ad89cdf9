import fc from 'fast-check';
import { createActor, fromCallback, initialTransition, transition } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { LookupEvent } from '@/domain/lookUpNames';
import { nameKey, type MovieName } from '@/domain/movieName';
import type { SearchAnswer } from '@/domain/searchAnswer';
import { BudgetExhaustedError } from '@/domain/suggestionFailure';
import {
  searchMachine,
  type NamesActorEvent,
  type SearchEvent,
  type SearchSnapshot,
} from '@/machines/searchMachine';
import { eventsOf, statesOf } from '../support/machineStates';
import { movie } from '../support/movies';
import { named } from '../support/named';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

const heat = [movie({ title: 'Heat' })];
const ronin = [movie({ title: 'Ronin' })];
const cause = new Error('offline');
const blank = { query: '', names: [], overflowNames: [], lookups: {}, failure: 'unknown' };

const saved: SearchAnswer = {
  query: 'heist',
  names: named('Heat'),
  overflowNames: [],
  lookups: { [nameKey({ name: 'Heat' })]: { kind: 'found', movies: heat } },
};

const everyEvent = eventsOf('search');

/** States with at most one name; more names only repeat them. */
const everyState = statesOf(
  'search',
  ({ context }, { type }) => type !== 'names.suggested' || context.names.length === 0,
);

function startSearch() {
  const suggestNames = controlledCallbackActor<NamesActorEvent, { query: string }>();
  const findRows = controlledCallbackActor<LookupEvent, { parts: readonly MovieName[] }>();
  const reportFailure = vi.fn();
  const saveAnswer = vi.fn();
  const removeAnswer = vi.fn();

  const actor = createActor(
    searchMachine.provide({
      actors: { suggestNames: suggestNames.logic, findRows: findRows.logic },
      actions: {
        reportFailure: (_, params) => reportFailure(params),
        saveAnswer: (_, params) => saveAnswer(params),
        removeAnswer: (_, params) => removeAnswer(params),
      },
    }),
  ).start();

  const submit = (query: string) => actor.send({ type: 'search.submit', query });
  const suggest = (...names: string[]) => {
    for (const name of names) suggestNames.latest().emit({ type: 'names.suggested', name });
  };
  const findFor = (...names: string[]) => {
    submit('heist');
    suggest(...names);
    suggestNames.latest().emit({ type: 'names.completed' });
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
    saveAnswer,
    removeAnswer,
    reportFailure,
  };
}

describe('a search', () => {
  it('starts with an empty form and no panel', () => {
    const { actor } = startSearch();

    expect(actor.getSnapshot().value).toEqual({ form: 'quiet', panel: 'idle' });
    expect(actor.getSnapshot().hasTag('panel')).toBe(false);
    expect(actor.getSnapshot().context).toEqual(blank);
  });

  it('shows the panel on submit and asks with the trimmed query', () => {
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

  it('shows each name as it arrives', () => {
    const { submit, suggest, panel, context, suggestNames } = startSearch();

    submit('heist');
    suggest('Heat');
    expect(panel()).toEqual({ suggesting: 'names' });
    expect(context().names).toEqual(named('Heat'));

    suggest('Ronin');
    expect(panel()).toEqual({ suggesting: 'names' });
    expect(context().names).toEqual(named('Heat', 'Ronin'));
    expect(suggestNames.runs).toHaveLength(1);
  });

  it('looks up all names once they are complete', () => {
    const { findFor, panel, context, suggestNames, findRows } = startSearch();

    findFor('Heat', 'Ronin');

    expect(panel()).toEqual({ finding: 'names' });
    expect(findRows.runs.map(({ input }) => input)).toEqual([{ parts: named('Heat', 'Ronin') }]);
    expect(suggestNames.latest().signal.aborted).toBe(true);
    expect(context()).toEqual({
      ...blank,
      query: 'heist',
      names: named('Heat', 'Ronin'),
      lookups: { Heat: { kind: 'pending' }, Ronin: { kind: 'pending' } },
    });
  });

  it('shows each row as it arrives, in any order', () => {
    const { actor, findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat', 'Ronin');
    findRows.latest().emit({ type: 'lookup.found', name: 'Ronin', movies: ronin });
    expect(panel()).toEqual({ finding: 'results' });
    expect(context().lookups).toEqual({
      Heat: { kind: 'pending' },
      Ronin: { kind: 'found', movies: ronin },
    });

    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: [] });
    findRows.latest().emit({ type: 'lookups.completed' });
    expect(panel()).toBe('results');
    expect(actor.getSnapshot().hasTag('panel')).toBe(true);
    expect(context()).toEqual({
      ...blank,
      query: 'heist',
      names: named('Heat', 'Ronin'),
      lookups: { Heat: { kind: 'found', movies: [] }, Ronin: { kind: 'found', movies: ronin } },
    });
    expect(findRows.runs).toHaveLength(1);
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('skips and reports a name whose lookup fails', () => {
    const { findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat', 'Ronin');
    findRows.latest().emit({ type: 'lookup.failed', name: 'Heat', cause });
    expect(panel()).toEqual({ finding: 'results' });

    findRows.latest().emit({ type: 'lookup.found', name: 'Ronin', movies: ronin });
    findRows.latest().emit({ type: 'lookups.completed' });
    expect(panel()).toBe('results');
    expect(context().names).toEqual(named('Heat', 'Ronin'));
    expect(context().lookups).toEqual({
      Heat: { kind: 'failed' },
      Ronin: { kind: 'found', movies: ronin },
    });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'rows', cause }]]);
  });

  it('accepts names such as __proto__', () => {
    const { findFor, context, findRows } = startSearch();
    const names = ['__proto__', 'constructor', '1917'];

    findFor(...names);
    for (const name of names) {
      expect(context().lookups[name]).toEqual({ kind: 'pending' });
      findRows.latest().emit({ type: 'lookup.found', name, movies: heat });
      expect(context().lookups[name]).toEqual({ kind: 'found', movies: heat });
    }
  });

  it('accepts synchronous answers', () => {
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

describe('names with years', () => {
  it('are two where the title is the same and the year is not', () => {
    const { actor, submit, panel, context, suggestNames, findRows } = startSearch();
    const dune = { name: 'Dune', year: 1984 };
    const remake = { name: 'Dune', year: 2021 };

    submit('sand');
    suggestNames.latest().emit({ type: 'names.suggested', ...dune });
    suggestNames.latest().emit({ type: 'names.suggested', ...remake });
    suggestNames.latest().emit({ type: 'names.completed' });

    expect(findRows.latest().input).toEqual({ parts: [dune, remake] });
    findRows.latest().emit({ type: 'lookup.found', ...remake, movies: heat });
    findRows.latest().emit({ type: 'lookup.failed', ...dune, cause });
    expect(panel()).toEqual({ finding: 'results' });
    expect(context().names).toEqual([dune, remake]);
    expect(context().lookups).toEqual({
      'Dune (1984)': { kind: 'failed' },
      'Dune (2021)': { kind: 'found', movies: heat },
    });
    actor.stop();
  });
});

describe('more than ten names', () => {
  it('are looked up together and move up', () => {
    const { findFor, context, findRows } = startSearch();

    findFor(...'ABCDEFGHIJKL');

    expect(context().names).toEqual(named(...'ABCDEFGHIJ'));
    expect(context().overflowNames).toEqual(named('K', 'L'));
    expect(Object.keys(context().lookups)).toEqual([...'ABCDEFGHIJ']);
    expect(findRows.latest().input).toEqual({ parts: named(...'ABCDEFGHIJKL') });
  });
});

describe('parts merged into one title', () => {
  it('replace the parts and keep the other results', () => {
    const { findFor, panel, context, findRows } = startSearch();

    findFor('The Good', 'the Bad', 'Heat', 'constructor');
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: heat });
    findRows.latest().emit({
      type: 'names.merged',
      names: named('The Good, the Bad', 'Heat', 'constructor'),
    });

    expect(panel()).toEqual({ finding: 'results' });
    expect(context().names).toEqual(named('The Good, the Bad', 'Heat', 'constructor'));
    expect(context().lookups).toEqual({
      'The Good, the Bad': { kind: 'pending' },
      Heat: { kind: 'found', movies: heat },
      constructor: { kind: 'pending' },
    });
  });

  it('have no lookup of their own when they are found later', () => {
    const { findFor, context, findRows } = startSearch();

    findFor('The Good', 'the Bad');
    const { emit } = findRows.latest();
    emit({ type: 'names.merged', names: named('The Good, the Bad') });
    emit({ type: 'lookup.found', name: 'the Bad', movies: heat });

    expect(context().lookups).toEqual({ 'The Good, the Bad': { kind: 'pending' } });
  });

  it('are only reported when their lookup fails', () => {
    const { findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat');
    const before = context();
    findRows.latest().emit({ type: 'fallback.failed', cause });

    expect(panel()).toEqual({ finding: 'names' });
    expect(context()).toEqual(before);
    expect(reportFailure.mock.calls).toEqual([[{ during: 'rows', cause }]]);
  });
});

describe('fill', () => {
  it('offers the query without asking', () => {
    const { actor, context, suggestNames, submit } = startSearch();

    actor.send({ type: 'search.fill', query: ' heist ' });

    expect(actor.getSnapshot().value).toEqual({ form: 'quiet', panel: 'offered' });
    expect(actor.getSnapshot().hasTag('panel')).toBe(false);
    expect(context()).toEqual({ ...blank, query: 'heist' });
    expect(suggestNames.runs).toEqual([]);

    submit('heist');
    expect(suggestNames.runs).toHaveLength(1);
  });

  it('replaces everything before it', () => {
    for (const state of everyState) {
      const [filled] = transition(searchMachine, state, { type: 'search.fill', query: 'heist' });
      expect(filled.value).toEqual({ form: 'quiet', panel: 'offered' });
      expect(filled.context).toEqual({ ...blank, query: 'heist' });
    }
  });

  it('without a query removes everything before it', () => {
    for (const state of everyState) {
      const [filled] = transition(searchMachine, state, { type: 'search.fill', query: ' ' });
      expect(filled.value).toEqual({ form: 'quiet', panel: 'idle' });
      expect(filled.context).toEqual(blank);
    }
  });
});

describe('restore', () => {
  it('shows a saved answer without asking', () => {
    const { actor, context, suggestNames, findRows } = startSearch();

    actor.send({ type: 'search.restore', ...saved });

    expect(actor.getSnapshot().value).toEqual({ form: 'quiet', panel: 'results' });
    expect(context()).toEqual({ ...blank, ...saved });
    expect([...suggestNames.runs, ...findRows.runs]).toEqual([]);
  });

  it('looks up names without a saved row', () => {
    const { actor, panel, context, suggestNames, findRows } = startSearch();
    const names = named('Heat', 'Ronin');

    actor.send({ type: 'search.restore', ...saved, names });

    expect(panel()).toEqual({ finding: 'names' });
    expect(context().lookups).toEqual({
      ...saved.lookups,
      [nameKey({ name: 'Ronin' })]: { kind: 'pending' },
    });
    expect(suggestNames.runs).toEqual([]);
    expect(findRows.latest().input.parts).toEqual(names);
  });

  it('replaces everything before it', () => {
    for (const state of everyState) {
      const [restored] = transition(searchMachine, state, { type: 'search.restore', ...saved });
      expect(restored.value).toEqual({ form: 'quiet', panel: 'results' });
      expect(restored.context).toEqual({ ...blank, ...saved });
    }
  });
});

describe('keeping the answer', () => {
  it('starts with the query, then adds the names and the rows', () => {
    const { findFor, findRows, saveAnswer } = startSearch();

    findFor('Heat');
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: heat });
    findRows.latest().emit({ type: 'lookups.completed' });

    const empty = { ...saved, names: [], lookups: {} };
    expect(saveAnswer.mock.calls).toEqual([[empty], [{ ...empty, names: named('Heat') }], [saved]]);
  });

  it('ends when the search is cancelled before any name', () => {
    const { actor, submit, removeAnswer } = startSearch();

    submit('heist');
    actor.send({ type: 'search.cancel' });

    expect(removeAnswer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ query: 'heist' }),
    );
  });
});

describe('cancelling', () => {
  it('keeps only the query before any name', () => {
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

  it('keeps the names without looking them up', () => {
    const { actor, submit, suggest, panel, context, suggestNames, findRows } = startSearch();

    submit('heist');
    suggest('Heat');
    actor.send({ type: 'search.cancel' });
    suggest('Ronin');
    suggestNames.latest().emit({ type: 'names.completed' });

    expect(panel()).toBe('cancelled');
    expect(actor.getSnapshot().hasTag('panel')).toBe(true);
    expect(actor.getSnapshot().hasTag('running')).toBe(false);
    expect(suggestNames.latest().signal.aborted).toBe(true);
    expect(context().names).toEqual(named('Heat'));
    expect(findRows.runs).toEqual([]);
  });

  it('saves the names, so that a reload does not ask again', () => {
    const { actor, submit, suggest, saveAnswer } = startSearch();

    submit('heist');
    suggest('Heat');
    actor.send({ type: 'search.cancel' });

    const cancelled = { ...saved, names: named('Heat'), lookups: {} };
    expect(saveAnswer).toHaveBeenLastCalledWith(cancelled);
  });

  it('saves the rows that arrived, so that a reload does not look them up again', () => {
    const { actor, findFor, context, findRows, saveAnswer } = startSearch();

    findFor('Heat', 'Ronin');
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: heat });
    actor.send({ type: 'search.cancel' });

    const { names, lookups } = context();
    expect(saveAnswer).toHaveBeenLastCalledWith({ ...saved, names, lookups });
    expect(Object.values(lookups)).toContainEqual({ kind: 'found', movies: heat });
  });

  it('keeps the rows that arrived and aborts the others', () => {
    const { actor, findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat', 'Ronin');
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: heat });
    actor.send({ type: 'search.cancel' });
    findRows.latest().emit({ type: 'lookup.failed', name: 'Ronin', cause });

    expect(panel()).toBe('cancelled');
    expect(findRows.latest().signal.aborted).toBe(true);
    expect(context().names).toEqual(named('Heat', 'Ronin'));
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: heat },
      Ronin: { kind: 'pending' },
    });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('is possible only while a search runs', () => {
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

describe('a language change', () => {
  const inHindi = [movie({ title: 'हीट', originalTitle: 'Heat' })];

  it('looks the names up again and keeps the old rows until then', () => {
    const { actor, findFor, panel, context, findRows, suggestNames } = startSearch();
    findFor('Heat', 'Ronin');
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: heat });
    findRows.latest().emit({ type: 'lookup.found', name: 'Ronin', movies: ronin });
    findRows.latest().emit({ type: 'lookups.completed' });

    actor.send({ type: 'search.translate' });

    expect(panel()).toEqual({ finding: 'names' });
    expect(findRows.runs.map(({ input }) => input.parts)).toEqual([
      named('Heat', 'Ronin'),
      named('Heat', 'Ronin'),
    ]);
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: heat, isUntranslated: true },
      Ronin: { kind: 'found', movies: ronin, isUntranslated: true },
    });

    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: inHindi });
    findRows.latest().emit({ type: 'lookup.failed', name: 'Ronin', cause });
    findRows.latest().emit({ type: 'lookups.completed' });
    expect(panel()).toBe('results');
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: inHindi },
      Ronin: { kind: 'found', movies: ronin, isUntranslated: true },
    });
    expect(suggestNames.runs).toHaveLength(1);
  });

  it('continues a running lookup in the new language', () => {
    const { actor, findFor, panel, context, findRows } = startSearch();
    findFor('Heat', 'Ronin');
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: heat });

    actor.send({ type: 'search.translate' });

    expect(panel()).toEqual({ finding: 'names' });
    expect(findRows.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: heat, isUntranslated: true },
      Ronin: { kind: 'pending' },
    });
  });

  it('does not save the movies of the old language as translated when it is cancelled', () => {
    const { actor, findFor, findRows, saveAnswer } = startSearch();
    findFor('Heat');
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: heat });
    findRows.latest().emit({ type: 'lookups.completed' });

    actor.send({ type: 'search.translate' });
    actor.send({ type: 'search.cancel' });

    expect(saveAnswer.mock.lastCall).toEqual([
      {
        query: 'heist',
        names: named('Heat'),
        overflowNames: [],
        lookups: { Heat: { kind: 'found', movies: heat, isUntranslated: true } },
      },
    ]);
  });

  it('looks up the names of a cancelled search', () => {
    const { actor, findFor, panel, context, findRows } = startSearch();
    findFor('Heat', 'Ronin');
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: heat });
    actor.send({ type: 'search.cancel' });

    actor.send({ type: 'search.translate' });
    findRows.latest().emit({ type: 'lookup.found', name: 'Heat', movies: inHindi });

    expect(panel()).toEqual({ finding: 'results' });
    expect(context().lookups).toEqual({
      Heat: { kind: 'found', movies: inHindi },
      Ronin: { kind: 'pending' },
    });
  });

  it('looks up each part once, overflow names included', () => {
    const { actor, findFor, findRows } = startSearch();
    const ten = Array.from({ length: 10 }, (_, index) => `Name ${index}`);
    findFor(...ten, 'Spare');
    findRows.latest().emit({
      type: 'names.merged',
      names: named('Name 0, Name 1', ...ten.slice(2), 'Spare'),
    });

    actor.send({ type: 'search.translate' });

    expect(findRows.latest().input.parts).toEqual(
      named('Name 0, Name 1', ...ten.slice(2), 'Spare'),
    );
  });

  it('does not ask for the names again', () => {
    const { actor, submit, suggest, panel, suggestNames } = startSearch();
    submit('heist');
    suggest('Heat');

    actor.send({ type: 'search.translate' });

    expect(panel()).toEqual({ suggesting: 'names' });
    expect(suggestNames.runs.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

describe('a search that fails', () => {
  it('without names is reported', () => {
    const { submit, panel, context, suggestNames, findRows, reportFailure } = startSearch();

    submit('heist');
    suggestNames.latest().emit({ type: 'names.completed' });

    expect(panel()).toBe('failed');
    expect(context()).toEqual({ ...blank, query: 'heist' });
    expect(findRows.runs).toEqual([]);
    expect(reportFailure.mock.calls).toEqual([
      [{ during: 'names', cause: new Error('No movie was suggested.') }],
    ]);
  });

  it('when the chat service breaks off drops its names', () => {
    const { actor, submit, suggest, panel, context, suggestNames, reportFailure } = startSearch();

    submit('heist');
    suggest('Heat');
    suggestNames.latest().emit({ type: 'names.failed', cause });

    expect(panel()).toBe('failed');
    expect(actor.getSnapshot().hasTag('panel')).toBe(true);
    expect(context()).toEqual({ ...blank, query: 'heist' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'names', cause }]]);
  });

  it('because of the budget keeps that until the next search', () => {
    const { submit, panel, context, suggestNames, reportFailure } = startSearch();
    const exhausted = new BudgetExhaustedError('The chat service answered with status 429.');

    submit('heist');
    suggestNames.latest().emit({ type: 'names.failed', cause: exhausted });

    expect(panel()).toBe('failed');
    expect(context()).toEqual({ ...blank, query: 'heist', failure: 'budget' });
    expect(reportFailure.mock.calls).toEqual([[{ during: 'names', cause: exhausted }]]);

    submit('cats');
    expect(context()).toEqual({ ...blank, query: 'cats' });
  });

  it('without names after a used-up budget is no longer because of the budget', () => {
    const { actor, submit, context, suggestNames } = startSearch();
    submit('heist');
    suggestNames.latest().emit({ type: 'names.failed', cause: new BudgetExhaustedError('429') });

    actor.send({ type: 'search.retry' });
    suggestNames.latest().emit({ type: 'names.completed' });

    expect(context()).toEqual({ ...blank, query: 'heist' });
  });

  it('can be retried with the same query', () => {
    const { actor, submit, suggest, panel, context, suggestNames } = startSearch();

    submit('heist');
    suggestNames.latest().emit({ type: 'names.failed', cause });
    actor.send({ type: 'search.retry' });
    expect(panel()).toEqual({ suggesting: 'loadingNames' });
    expect(suggestNames.runs.map(({ input }) => input)).toEqual([
      { query: 'heist' },
      { query: 'heist' },
    ]);

    suggest('Heat');
    expect(context().names).toEqual(named('Heat'));
  });

  it('shows the failure and reports it when suggestNames throws', () => {
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

  it('drops the names and reports it when findRows throws', () => {
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
  it('aborts the old names and never shows them', () => {
    const { submit, suggest, panel, context, suggestNames, reportFailure } = startSearch();

    submit('heist');
    suggest('Heat');
    const old = suggestNames.latest();
    submit('space horror');
    expect(suggestNames.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    old.emit({ type: 'names.suggested', name: 'Ronin' });
    old.emit({ type: 'names.completed' });
    old.emit({ type: 'names.failed', cause });
    expect(panel()).toEqual({ suggesting: 'loadingNames' });
    expect(context()).toEqual({ ...blank, query: 'space horror' });
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('aborts the old rows and never shows them, even for the same name', () => {
    const { findFor, panel, context, findRows, reportFailure } = startSearch();

    findFor('Heat');
    const old = findRows.latest();
    findFor('Heat', 'Ronin');
    expect(findRows.runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    old.emit({ type: 'lookup.found', name: 'Heat', movies: heat });
    old.emit({ type: 'lookup.failed', name: 'Heat', cause });
    old.emit({ type: 'lookups.completed' });
    expect(panel()).toEqual({ finding: 'names' });
    expect(context().lookups).toEqual({ Heat: { kind: 'pending' }, Ronin: { kind: 'pending' } });
    expect(reportFailure).not.toHaveBeenCalled();
  });
});

describe('a blank query', () => {
  it.each(['', '   ', '\t\n', '\u00a0\u3000', '\u0007', '\u200b', '\u202e \ufeff'])(
    'is rejected without a request: %j',
    (query) => {
      const { actor, submit, suggestNames } = startSearch();

      submit(query);

      expect(actor.getSnapshot().value).toEqual({ form: 'invalid', panel: 'idle' });
      expect(suggestNames.runs).toEqual([]);
    },
  );
});

describe('in every state', () => {
  it('submit starts from a blank state', () => {
    for (const state of everyState) {
      const [next] = transition(searchMachine, state, { type: 'search.submit', query: ' cats ' });

      expect(next.value).toEqual({ form: 'quiet', panel: { suggesting: 'loadingNames' } });
      expect(next.context).toEqual({ ...blank, query: 'cats' });
    }
  });

  it('clear empties the form and hides the panel', () => {
    for (const state of everyState) {
      const [next] = transition(searchMachine, state, { type: 'search.clear' });

      expect(next.value).toEqual({ form: 'quiet', panel: 'idle' });
      expect(next.context).toEqual(blank);
    }
  });

  it('a blank submit is rejected and keeps the panel', () => {
    for (const state of everyState) {
      const [next, actions] = transition(searchMachine, state, {
        type: 'search.submit',
        query: ' ',
      });

      expect(next.value).toEqual({ ...state.value, form: 'invalid' });
      expect(next.context).toEqual(state.context);
      expect(actions).toEqual([]);
    }
  });

  it('edit clears only the rejection', () => {
    for (const state of everyState) {
      const [next, actions] = transition(searchMachine, state, { type: 'search.edit' });

      expect(next.value).toEqual({ ...state.value, form: 'quiet' });
      expect(next.context).toEqual(state.context);
      expect(actions).toEqual([]);
    }
  });

  it('retry is possible only after a failure', () => {
    for (const state of everyState) {
      expect(state.can({ type: 'search.retry' })).toBe(state.matches({ panel: 'failed' }));
    }
  });

  it('the panel matches the query, names and lookups', () => {
    // All names are looked up or none; a cancelled search may have reached either.
    const possible = (end: SearchSnapshot, all: number) => {
      if (end.matches({ panel: 'cancelled' })) return [0, all];
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
      fc.property(fc.array(event, { maxLength: 30, size: 'max' }), (events) => {
        const [start] = initialTransition(searchMachine);
        const end = events.reduce(
          (state, event) => transition(searchMachine, state, event)[0],
          start,
        );
        const { query, names, lookups } = end.context;
        const known = names.filter((name) => Object.hasOwn(lookups, nameKey(name))).length;

        const isHidden = end.matches({ panel: 'idle' }) || end.matches({ panel: 'offered' });
        expect(end.hasTag('panel')).toBe(!isHidden);
        if (end.hasTag('panel')) expect(query).not.toBe('');
        expect(possible(end, names.length)).toContain(known);
        if (isHidden || end.matches({ panel: 'failed' })) {
          expect({ names, lookups }).toEqual({ names: [], lookups: {} });
        }
      }),
    );
  });
});
