import { build } from 'vite';
import { fileURLToPath } from 'node:url';

/** Builds the gateway once before these tests, which run against the build. */
export async function setup(): Promise<void> {
  await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)) });
}
