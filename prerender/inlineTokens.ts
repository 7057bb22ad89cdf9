import type { Plugin } from 'vite';

const use = /\$\{tokens((?:\.\w+)+)\}/g;

/** Writes `var(--marquee-color-page)` for `${tokens.color.page}`, so that no script holds the values. */
export function inlineTokens(): Plugin {
  return {
    name: 'marquee:inline-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/components\/.*\.tsx?$/, code: use },
      handler: (code) => ({
        code: code.replaceAll(
          use,
          (_, path: string) => `var(--marquee${path.replaceAll('.', '-')})`,
        ),
        map: null,
      }),
    },
  };
}
