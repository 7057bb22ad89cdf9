import { createContext, useContext } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import type { Services } from '@/app/services/Services';

export interface Scene {
  /** Another one for every time that a page is opened. */
  readonly key: number;
  readonly path: string;
  readonly services: Services;
}

/** What the preview has made ready for the story's page. */
export const SceneContext = createContext<Scene | null>(null);

/** The whole product, at the path and in the world of the story. */
export function Page() {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('A story of a page needs the parameters of `opensAt`.');
  return (
    <MemoryRouter key={scene.key} initialEntries={[scene.path]} useTransitions={false}>
      <App services={scene.services} />
    </MemoryRouter>
  );
}
