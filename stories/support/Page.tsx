import { useContext } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { OpenedPageContext } from './openedPage';

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
