import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Build } from './contentSecurityPolicy.ts';
import { injectCsp } from './injectCsp.ts';

/**
 * Must be the last plugin that changes the page: the policy contains hashes of its inline scripts.
 */
export function cspPlugin(build: Build): Plugin {
  let page: string | undefined;
  return {
    name: 'marquee:csp',
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
