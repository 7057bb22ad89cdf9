import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const routerCode = /\/react-router\/dist\/production\/.*\.mjs$/;
const router = fileURLToPath(new URL('../node_modules/react-router/dist/', import.meta.url));

/** Vite's way to import a chunk, for scripts alone: no chunk has styles of its own. */
const preloadScripts = `(load, deps = []) => {
  for (const dep of deps) {
    const href = assetsURL(dep);
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  return load().catch((payload) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  });
};`;

/**
 * Said differently, so that the bundler sees what nothing here uses. Where a new version of a library
 * does not say it any more, nothing breaks but the budget of bytes, which tells.
 */
const changes: readonly (readonly [file: RegExp, from: string | RegExp, to: string])[] = [
  [routerCode, /^[A-Z]\w+\.displayName = ".*";$/gm, ''],
  [
    routerCode,
    /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
    '$1/* @__PURE__ */ $2',
  ],
  // Only a router that loads data sets these.
  [
    routerCode,
    /^(function (?:useRoutesImpl|_renderMatches)\(.*), dataRouterOpts\) \{$/gm,
    '$1) {\nconst dataRouterOpts = undefined;',
  ],
  [
    routerCode,
    /let \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);/g,
    'const isDataRoute = false;',
  ],
  // For the stack of an error that is made ahead, the browser would parse the whole script again.
  [
    /\/react-dom-client\.production\.js$/,
    /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;])/g,
    '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
  ],
  // Under a relative base, as Storybook has it, addresses are made in another way, and Vite's own stays.
  [
    /vite\/preload-helper\.js$/,
    /(?<=assetsURL = function\(dep\) [^]*export const __vitePreload = )[^]*/,
    preloadScripts,
  ],
  // No browser that the build is for needs the prefixes.
  [/\/styled-components\.browser\.esm\.js$/, /,\w+\.prefix&&\w+\.push\(\w+\.prefixer\)/, ''],
];

/** The router's production build, which a browser's bundle does not get by itself, and React's own store hook. */
const instead: Readonly<Record<string, string>> = {
  'react-router': `${router}production/index.mjs`,
  'react-router/dom': `${router}production/dom-export.mjs`,
  'use-sync-external-store/shim': 'use-sync-external-store',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

/** Leaves out of the build what libraries bring along for others: data routes, prefixes, old Reacts. */
export function patchVendors(): Plugin {
  return {
    name: 'marquee:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: changes.map(([file]) => file) },
      handler: (code, id) =>
        changes
          .filter(([file]) => file.test(id))
          .reduce((said, [, from, to]) => said.replace(from, to), code),
    },
    resolveId: {
      filter: {
        id: /^(?:react-router(?:\/dom)?|use-sync-external-store\/shim(?:\/with-selector)?)$/,
      },
      handler(id, importer) {
        return this.resolve(instead[id] ?? id, importer);
      },
    },
  };
}
