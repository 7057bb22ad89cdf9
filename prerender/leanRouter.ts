import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../node_modules/react-router/dist/', import.meta.url));

/**
 * Takes the router's production build, which a browser's bundle does not get by itself, and lets
 * the bundler leave out the parts of it that nothing here uses: links, forms, scroll restoration.
 */
export function leanRouter(): Plugin {
  return {
    name: 'marquee:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^[A-Z]\w+\.displayName = ".*";$/gm, '')
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
            '$1/* @__PURE__ */ $2',
          ),
    },
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => `${folder}production/${id === 'react-router' ? 'index' : 'dom-export'}.mjs`,
    },
  };
}
