import { useEffect, useState } from 'react';
import type { QueryExplanation } from '@/domain/queryExplanation';
import { useServices, type Services } from '../services/Services';
import { useShownSearch } from './useShownSearch';

interface ExplainedQuery {
  readonly query: string;
  readonly explanation: QueryExplanation;
  readonly explainQuery: Services['explainQuery'];
}

/** Kept, so that Back and Forward show results at once, at their scroll position. */
let latest: ExplainedQuery | undefined;

interface Explained {
  /** The previous query's, until the current one has its own. */
  readonly explanation: QueryExplanation | undefined;
  readonly isCurrent: boolean;
}

export function useExplanation(): Explained {
  const { explainQuery } = useServices();
  const query = useShownSearch(({ context }) => context.query);
  // Asked again by Try again: the explanation may have failed too.
  const isAsked = useShownSearch(
    (search) => search.hasTag('panel') && !search.matches({ panel: 'failed' }),
  );
  const [explained, setExplained] = useState(() =>
    latest?.explainQuery === explainQuery && latest.query === query ? latest : undefined,
  );

  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void explainQuery(query).then((explanation) => {
      latest = { query, explanation, explainQuery };
      if (isCurrent) setExplained(latest);
    });
    return () => {
      isCurrent = false;
    };
  }, [explainQuery, isAsked, query]);

  return { explanation: explained?.explanation, isCurrent: explained?.query === query };
}
