import { createRequire } from 'node:module';
import type * as FirebaseAuth from 'firebase/auth';

/**
 * The SDK’s browser build. In Node the package resolves to a build without popups that captures
 * `fetch` at import.
 */
export function firebaseInBrowser(): Promise<typeof FirebaseAuth> {
  const project = createRequire(import.meta.url);
  const firebase = createRequire(project.resolve('firebase/package.json'));
  const build = firebase.resolve('@firebase/auth').replace(/dist\/.*$/, 'dist/esm/index.js');
  return import(/* @vite-ignore */ build);
}
