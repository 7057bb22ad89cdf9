import type { Plugin } from 'vite';

interface Patch {
  readonly file: RegExp;
  readonly from: RegExp;
  readonly to: string;
  /** How often the pattern matches in one build. */
  readonly times: number;
}

const routerCode = /\/react-router\/dist\/development\/.*\.mjs$/;

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
  // Without these the bundler keeps every component of the router.
  {
    file: routerCode,
    from: /^[A-Z]\w+\.(?:displayName|contextType) = .*;$/gm,
    to: '',
    times: 16,
  },
  {
    file: routerCode,
    from: /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\(|new \w+\()/gm,
    to: '$1/* @__PURE__ */ $2',
    times: 20,
  },
];

/** Patches libraries. A pattern that matches more or less often than expected stops the build. */
export function patchVendors(): Plugin {
  const found = new Map<Patch, number>();

  return {
    name: 'marquee:patch-vendors',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      found.clear();
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
