import { useEffect, useMemo, useState } from 'react';
import type { QueryExplanation } from '@/domain/queryExplanation';
import { useServices } from '../services/Services';
import { useShownSearch } from './useShownSearch';

/** `pending` while its code loads; `undefined` if that fails. */
export function useExplanation(): QueryExplanation | 'pending' | undefined {
  const { explainer, demoServices, report } = useServices();
  const query = useShownSearch(({ context }) => context.query);
  // Loaded before a search needs it. A search and Try again load it again if that failed.
  const isAsked = useShownSearch(
    (search) => search.hasTag('panel') && !search.matches({ panel: 'failed' }),
  );
  const [explain, setExplain] = useState(explainer.loaded);
  const [unexplained, setUnexplained] = useState<string>();

  useEffect(() => {
    if (explain) return;
    let isCurrent = true;
    explainer.load().then(
      (loaded) => setExplain(() => loaded),
      (cause: unknown) => {
        if (!isCurrent || !isAsked) return;
        setUnexplained(query);
        // In the demo world the search itself needs this code and reports its failure.
        if (!demoServices.includes('suggestions')) report('error explaining the results', cause);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [explain, explainer, isAsked, query, demoServices, report]);

  const explanation = useMemo(() => explain?.(query), [explain, query]);
  return explanation ?? (unexplained === query ? undefined : 'pending');
}
