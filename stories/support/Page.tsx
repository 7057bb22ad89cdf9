import { createContext, useContext } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
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
  if (!page) throw new Error('A page story needs the parameters of `opensAt`.');
  return (
    <MemoryRouter key={page.key} initialEntries={[page.path]} useTransitions={false}>
      <ThemeRoot>
        <App services={page.services} />
      </ThemeRoot>
    </MemoryRouter>
  );
}
