import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Build } from './contentSecurityPolicy.ts';
import { injectCsp } from './injectCsp.ts';

/**
 * Puts the Content-Security-Policy into the page when all else of it is written; whatever changes
 * the page must come before this in the list of plugins.
 */
export function cspPlugin(build: Build): Plugin {
  let page: string | undefined;
  return {
    name: 'marquee:secured-page',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      if ('index.html' in bundle) page = join(dir, 'index.html');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (page) writeFileSync(page, injectCsp(readFileSync(page, 'utf8'), build));
        page = undefined;
      },
    },
  };
}
