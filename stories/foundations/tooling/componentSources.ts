import { fileName, type Sources } from './usersOf';

/** Every component as it is written, and the style of the whole document; read at build time. */
export const componentSources: Sources = import.meta.glob<string>(
  ['../../../src/components/*.tsx', '../../../src/components/theme/GlobalStyle.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** A component's file as it is written. Throws where there is none. */
export function componentSource(name: string): string {
  const source = Object.entries(componentSources).find(([path]) => fileName(path) === name)?.[1];
  if (!source) throw new Error(`There is no src/components/${name}.tsx.`);
  return source;
}
