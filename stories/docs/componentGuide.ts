import { guideOf, type Guide } from './guideOf';
import { fileName } from '../foundations/tooling/usersOf';

const sources = import.meta.glob<string>('../components/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The source of a component's stories. */
export function storySource(component: string): string {
  const [, source = ''] =
    Object.entries(sources).find(([path]) => fileName(path) === `${component}.stories`) ?? [];
  return source;
}

/** The guide of a component, from the file of its stories. */
export function componentGuide(component: string): Guide {
  const guide = guideOf(storySource(component));
  if (!guide.summary) throw new Error(`The stories of ${component} have no summary.`);
  return guide;
}
