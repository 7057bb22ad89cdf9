import { fileName } from './usersOf';

const files = import.meta.glob<string>('../../../src/machines/*Machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function machineSource(name: string): string {
  const source = Object.entries(files).find(([path]) => fileName(path) === name)?.[1];
  if (!source) throw new Error(`There is no src/machines/${name}.ts.`);
  return source;
}
