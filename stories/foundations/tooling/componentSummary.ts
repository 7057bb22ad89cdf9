import { fileName } from './usersOf';

const sources = import.meta.glob<string>('../../components/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The first sentence of a component's description in its stories. */
export function componentSummary(component: string): string {
  const [, source = ''] =
    Object.entries(sources).find(([path]) => fileName(path) === `${component}.stories`) ?? [];
  const summary = /description: \{\s*component:\s*'([^.']+\.)/.exec(source)?.[1];
  if (!summary) throw new Error(`The stories of ${component} have no description.`);
  return summary;
}
