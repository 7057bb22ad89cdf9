import { cpSync } from 'node:fs';
import { preview, type Plugin } from 'vite';
import { folderOf } from '../../tooling/sites.mjs';
import { insertScripts } from './insertScripts.mjs';

export interface Site {
  readonly url: string;
  /** Fails requests to this address from now on. Resolves on the first one. */
  readonly hold: (address: RegExp) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves a copy of the demo. These scripts run first in its page, before the policy applies. */
export async function serveDemo(copy: string, scripts: readonly string[]): Promise<Site> {
  const folder = `test-results/engines/site-${copy}`;
  cpSync(folderOf('demo'), folder, { recursive: true });
  insertScripts(folder, scripts);

  let held: { readonly address: RegExp; readonly onAsked: () => void } | undefined;
  const holds: Plugin = {
    name: 'holds',
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '' }, _, next) => {
        if (held?.address.test(url)) held.onAsked();
        else next();
      });
    },
  };
  const server = await preview({
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [holds],
  });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    hold: (address) =>
      new Promise((resolve) => {
        held = { address, onAsked: resolve };
      }),
    close: () => server.close(),
  };
}

/** Makes storage access throw, as with all cookies blocked. */
export const denyStorage = `
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
    });
  }`;
