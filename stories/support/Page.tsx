import { createContext, useContext, useMemo } from 'react';
import { App } from '@/app/App';
import { HistoryProvider } from '@/app/history/HistoryProvider';
import { memoryHistory } from '@/app/history/memoryHistory';
import type { Services } from '@/app/services/Services';

export interface OpenedPage {
  /** Differs each time a page opens. */
  readonly key: number;
  readonly path: string;
  readonly services: Services;
}

/** Set by the preview’s decorator. */
export const OpenedPageContext = createContext<OpenedPage | null>(null);

/** The whole app at the path of the story. */
export function Page() {
  const page = useContext(OpenedPageContext);
  const history = useMemo(() => memoryHistory(page?.path ?? '/'), [page]);
  if (!page) throw new Error('A page story needs the parameters of `opensAt`.');
  return (
    <HistoryProvider key={page.key} history={history}>
      <App services={page.services} />
    </HistoryProvider>
  );
}
