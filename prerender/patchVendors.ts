import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Patch {
  readonly file: RegExp;
  readonly from: RegExp;
  readonly to: string;
  /** How often the pattern matches in one build. */
  readonly times: number;
}

const routerCode = /\/react-router\/dist\/production\/.*\.mjs$/;
const router = fileURLToPath(new URL('../node_modules/react-router/dist/', import.meta.url));

export const patches: readonly Patch[] = [
  // React creates these errors in advance. Capturing a stack makes V8 parse the whole script again.
  {
    file: /\/react-dom-client\.production\.js$/,
    from: /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;])/g,
    to: '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
    times: 5,
  },
  // The target browsers need no vendor prefixes.
  {
    file: /\/styled-components\.browser\.esm\.js$/,
    from: /,\w+\.prefix&&\w+\.push\(\w+\.prefixer\)/g,
    to: '',
    times: 1,
  },
  // Without these two the bundler keeps every component of the router.
  {
    file: routerCode,
    from: /^[A-Z]\w+\.displayName = ".*";$/gm,
    to: '',
    times: 15,
  },
  {
    file: routerCode,
    from: /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
    to: '$1/* @__PURE__ */ $2',
    times: 16,
  },
];

const aliases: Readonly<Record<string, string>> = {
  'react-router': `${router}production/index.mjs`,
  'react-router/dom': `${router}production/dom-export.mjs`,
  'use-sync-external-store/shim': 'use-sync-external-store',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

/** Patches libraries. A pattern that no longer matches stops the build. */
export function patchVendors(): Plugin {
  const found = new Map<Patch, number>();

  return {
    name: 'marquee:patch-vendors',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      found.clear();
    },
    resolveId: {
      filter: {
        id: /^(?:react-router(?:\/dom)?|use-sync-external-store\/shim(?:\/with-selector)?)$/,
      },
      handler(id, importer) {
        return this.resolve(aliases[id] ?? id, importer);
      },
    },
    transform: {
      filter: { id: patches.map(({ file }) => file) },
      handler: (code, id) =>
        patches
          .filter(({ file }) => file.test(id))
          .reduce((result, patch) => {
            const matches = result.match(patch.from)?.length ?? 0;
            found.set(patch, (found.get(patch) ?? 0) + matches);
            return result.replace(patch.from, patch.to);
          }, code),
    },
    buildEnd(error) {
      if (error) return;
      for (const patch of patches) {
        const times = found.get(patch) ?? 0;
        if (times === patch.times) continue;
        throw new Error(
          `${patch.from} matches ${times} times in ${patch.file}, not ${patch.times}. Adapt prerender/patchVendors.ts.`,
        );
      }
    },
  };
}
