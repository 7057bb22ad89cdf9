import { useEffect, useState } from 'react';
import type { QueryExplanation } from '@/domain/queryExplanation';
import { useServices } from '../services/Services';
import { SearchActor } from './SearchActor';

interface ExplainedQuery {
  readonly query: string;
  readonly explanation: QueryExplanation;
}

interface Explained {
  /** Of the query before, until the current one has its own. */
  readonly explanation: QueryExplanation | undefined;
  readonly isCurrent: boolean;
}

export function useExplanation(): Explained {
  const { explainQuery } = useServices();
  const query = SearchActor.useSelector(({ context }) => context.query);
  const isAsked = SearchActor.useSelector((search) => search.hasTag('panel'));
  const [explained, setExplained] = useState<ExplainedQuery>();

  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void explainQuery(query).then((explanation) => {
      if (isCurrent) setExplained({ query, explanation });
    });
    return () => {
      isCurrent = false;
    };
  }, [explainQuery, isAsked, query]);

  return { explanation: explained?.explanation, isCurrent: explained?.query === query };
}
