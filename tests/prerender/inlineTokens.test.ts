import { build } from 'vite';
import { expect, it } from 'vitest';
import { inlineTokens } from '#prerender/inlineTokens.ts';
import { tokens, values } from '@/components/theme/tokens';

const file = '/marquee/src/components/styles.ts';

/** The styles of a file after a build. */
async function compiled(source: string) {
  const result = await build({
    root: '/marquee',
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'virtual',
        resolveId: (id) => (id === file ? id : null),
        load: (id) => (id === file ? source : null),
      },
      inlineTokens(),
    ],
    build: { write: false, minify: false, lib: { entry: file, formats: ['es'] } },
  });
  return JSON.stringify(result);
}

it('styles contain the custom properties of the tokens', async () => {
  const leaves = Object.entries(values).flatMap(([group, its]) =>
    Object.entries(its).map(([leaf, value]) => ({ group, leaf, value })),
  );
  const uses = leaves.map(({ group, leaf }) => `\${tokens.${group}.${leaf}}`);
  const properties = leaves.map(({ group, leaf, value }) => {
    const token: unknown = Reflect.get(Reflect.get(tokens, group), leaf);
    return String(token).replace(`, ${value})`, ')');
  });

  expect(await compiled(`export default \`${uses.join('; ')}\`;`)).toContain(properties.join('; '));
});
