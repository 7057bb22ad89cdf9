import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const routerCode = /\/react-router\/dist\/production\/.*\.mjs$/;
const router = fileURLToPath(new URL('../node_modules/react-router/dist/', import.meta.url));

/** Vite's preload helper without stylesheets: no chunk has its own. */
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

/** Lets the bundler drop unused code. If a pattern stops matching, only the size budget fails. */
const patches: readonly (readonly [file: RegExp, from: string | RegExp, to: string])[] = [
  [routerCode, /^[A-Z]\w+\.displayName = ".*";$/gm, ''],
  [
    routerCode,
    /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
    '$1/* @__PURE__ */ $2',
  ],
  // Only data routers set these.
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
  // React creates this error in advance. Capturing its stack makes V8 parse the whole script again.
  [
    /\/react-dom-client\.production\.js$/,
    /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;])/g,
    '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
  ],
  // With a relative base (Storybook) assetsURL has another shape; Vite's helper stays.
  [
    /vite\/preload-helper\.js$/,
    /(?<=assetsURL = function\(dep\) [^]*export const __vitePreload = )[^]*/,
    preloadScripts,
  ],
  // The target browsers need no vendor prefixes.
  [/\/styled-components\.browser\.esm\.js$/, /,\w+\.prefix&&\w+\.push\(\w+\.prefixer\)/, ''],
];

const aliases: Readonly<Record<string, string>> = {
  'react-router': `${router}production/index.mjs`,
  'react-router/dom': `${router}production/dom-export.mjs`,
  'use-sync-external-store/shim': 'use-sync-external-store',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

export function patchVendors(): Plugin {
  return {
    name: 'marquee:patch-vendors',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: patches.map(([file]) => file) },
      handler: (code, id) =>
        patches
          .filter(([file]) => file.test(id))
          .reduce((patched, [, from, to]) => patched.replace(from, to), code),
    },
    resolveId: {
      filter: {
        id: /^(?:react-router(?:\/dom)?|use-sync-external-store\/shim(?:\/with-selector)?)$/,
      },
      handler(id, importer) {
        return this.resolve(aliases[id] ?? id, importer);
      },
    },
  };
}
