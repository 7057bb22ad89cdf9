import type { SearchPanelView } from '@/components/SearchPanel';
import type { FactsPage } from '@/domain/fact';
import type { QueryExplanation } from '@/domain/queryExplanation';
import { searchRows } from '@/domain/searchRows';
import type { SearchSnapshot } from '@/machines/searchMachine';

interface PanelActions {
  readonly onAsk: () => void;
  readonly onTryAgain: () => void;
  readonly onCancel: () => void;
}

interface Explained {
  /** `undefined` if it could not be loaded. */
  readonly explanation: QueryExplanation | 'pending' | undefined;
  readonly page: FactsPage;
}

/** What the panel shows in this state of the search. */
export function searchPanelView(
  snapshot: SearchSnapshot,
  actions: PanelActions,
  { explanation, page }: Explained,
): SearchPanelView {
  return explained(viewOf(snapshot, actions), explanation, page);
}

function viewOf(snapshot: SearchSnapshot, actions: PanelActions): SearchPanelView {
  const { names, lookups, failure } = snapshot.context;
  const { onAsk, onTryAgain } = actions;
  const onCancel = snapshot.hasTag('running') ? actions.onCancel : undefined;

  if (snapshot.matches({ panel: 'idle' })) return { kind: 'hidden' };
  if (snapshot.matches({ panel: 'offered' })) return { kind: 'offered', onAsk };
  if (snapshot.matches({ panel: 'failed' })) return { kind: 'failed', failure, onTryAgain };
  if (snapshot.matches({ panel: { suggesting: 'loadingNames' } })) {
    return { kind: 'loading', onCancel };
  }
  if (snapshot.matches({ panel: 'suggesting' })) return { kind: 'names', names, onCancel };
  const rows = searchRows(names, lookups);
  if (!snapshot.matches({ panel: 'cancelled' })) return { kind: 'results', names, rows, onCancel };
  return { kind: 'cancelled', names, rows: rows.filter(({ movies }) => movies !== 'pending') };
}

/** Names wait for the explanation, so that no later line moves them. Cancelled ones do not wait. */
function explained(
  view: SearchPanelView,
  explanation: Explained['explanation'],
  page: FactsPage,
): SearchPanelView {
  if (!('names' in view)) return view;
  if (explanation === 'pending') {
    return view.kind === 'cancelled' ? view : { kind: 'loading', onCancel: view.onCancel };
  }
  if (!explanation) return view;
  const areFallback = !explanation.isUnderstood;
  if (!('rows' in view)) return { ...view, areFallback };
  const rows = view.rows.map((row) =>
    typeof row.movies === 'string'
      ? row
      : { ...row, facts: explanation.lineOf(row, row.movies, page) },
  );
  return { ...view, areFallback, rows };
}
