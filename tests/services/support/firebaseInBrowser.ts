import { createRequire } from 'node:module';
import type * as FirebaseAuth from 'firebase/auth';

/**
 * The SDK as browsers get it. Under Node the package resolves to a build of its own, which knows no
 * windows and keeps the `fetch` that it finds when imported.
 */
export function firebaseInBrowser(): Promise<typeof FirebaseAuth> {
  const project = createRequire(import.meta.url);
  const firebase = createRequire(project.resolve('firebase/package.json'));
  const build = firebase.resolve('@firebase/auth').replace(/dist\/.*$/, 'dist/esm/index.js');
  return import(/* @vite-ignore */ build);
}
