import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Settings } from '../src/app/settings.ts';
import { shellFiles } from './shellFiles.ts';

/** Never rename it: installed workers look for updates at this URL. */
export const workerFile = 'sw.js';

/** Must be the last plugin that writes files: the worker contains their digests. */
export function buildServiceWorker({ movies, imageBaseUrl }: Settings): Plugin {
  let config: ResolvedConfig;
  let folder: string | undefined;
  return {
    name: 'marquee:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle({ dir }, bundle) {
      if ('index.html' in bundle) folder = dir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!folder) return;
        const { root, base } = config;
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            __OFFLINE__: JSON.stringify({
              shell: shellFiles(filesIn(folder), base),
              base,
              movies: movies.baseUrl,
              pictures: imageBaseUrl,
            }),
          },
          build: {
            target: 'es2022',
            outDir: folder,
            emptyOutDir: false,
            modulePreload: false,
            rolldownOptions: {
              input: join(root, 'offline/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: workerFile },
            },
          },
        });
        folder = undefined;
      },
    },
  };
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)] as const);
}
