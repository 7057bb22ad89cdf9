import { useEffect, useState } from 'react';
import type { QueryExplanation } from '@/domain/queryExplanation';
import { useServices } from '../services/Services';
import { SearchActor } from './SearchActor';
import { useShownSearch } from './useShownSearch';

interface ExplainedQuery {
  readonly query: string;
  readonly explanation: QueryExplanation;
}

/** By the search of a visit. Lets Back and Forward show results at once, at their scroll position. */
const latest = new WeakMap<object, ExplainedQuery>();

interface Explained {
  /** The previous query's, until the current one has its own. */
  readonly explanation: QueryExplanation | undefined;
  readonly isCurrent: boolean;
}

export function useExplanation(): Explained {
  const { explainQuery } = useServices();
  const search = SearchActor.useActorRef();
  const query = useShownSearch(({ context }) => context.query);
  // Asked again by Try again: the explanation may have failed too.
  const isAsked = useShownSearch(
    (search) => search.hasTag('panel') && !search.matches({ panel: 'failed' }),
  );
  const [explained, setExplained] = useState(() => {
    const saved = latest.get(search);
    return saved?.query === query ? saved : undefined;
  });

  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void explainQuery(query).then((explanation) => {
      const explained = { query, explanation };
      latest.set(search, explained);
      if (isCurrent) setExplained(explained);
    });
    return () => {
      isCurrent = false;
    };
  }, [explainQuery, isAsked, query, search]);

  return { explanation: explained?.explanation, isCurrent: explained?.query === query };
}
