import { fileName, type Sources } from './usersOf';

/** Sources of the components and of the global style, read at build time. */
export const componentSources: Sources = import.meta.glob<string>(
  ['../../../src/components/*.tsx', '../../../src/components/theme/GlobalStyle.ts'],
  { query: '?raw', import: 'default', eager: true },
);

export const componentNames = Object.keys(componentSources)
  .filter((path) => path.endsWith('.tsx'))
  .map(fileName);
