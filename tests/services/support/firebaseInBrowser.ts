import { createRequire } from 'node:module';
import type * as FirebaseAuth from 'firebase/auth';

/**
 * The SDK’s browser build. In Node the package resolves to a build without popups that captures
 * `fetch` at import.
 */
export function firebaseInBrowser(): Promise<typeof FirebaseAuth> {
  const requireHere = createRequire(import.meta.url);
  const requireFromFirebase = createRequire(requireHere.resolve('firebase/package.json'));
  const build = requireFromFirebase
    .resolve('@firebase/auth')
    .replace(/dist\/.*$/, 'dist/esm/index.js');
  return import(/* @vite-ignore */ build);
}
