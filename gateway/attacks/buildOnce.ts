import { build } from 'vite';
import { fileURLToPath } from 'node:url';

/** The tests of this folder run against the built gateway. */
export async function setup(): Promise<void> {
  await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)) });
}
