import { expect, it } from 'vitest';
import { createActor, fromCallback, type EventObject } from 'xstate';
import { searchPanelView } from '@/app/search/searchPanelView';
import { english } from '@/domain/texts/english';
import { searchMachine, type SearchEvent } from '@/machines/searchMachine';

const page = { language: 'english', texts: english } as const;
const actions = { onAsk() {}, onTryAgain() {}, onCancel() {} };

/** What the panel shows after these events while the explanation loads. */
function viewAfter(...events: readonly SearchEvent[]) {
  const suggestNames = fromCallback<EventObject, { query: string }>(() => {});
  const actor = createActor(searchMachine.provide({ actors: { suggestNames } })).start();
  actor.send({ type: 'search.submit', query: 'heist' });
  events.forEach(actor.send);
  return searchPanelView(actor.getSnapshot(), actions, { explanation: 'pending', page });
}

const suggested = { type: 'names.suggested', name: 'Heat' } as const;

it('names wait for the explanation', () => {
  expect(viewAfter(suggested)).toEqual({ kind: 'loading', onCancel: actions.onCancel });
});

it('a cancelled search does not wait for the explanation', () => {
  expect(viewAfter(suggested, { type: 'search.cancel' })).toEqual({
    kind: 'cancelled',
    names: [{ name: 'Heat' }],
    rows: [],
  });
});
