import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { stableClassNames } from '#prerender/stableClassNames.ts';

const component = 'import styled from "styled-components"; export const A = styled.p`margin: 0`;';

/** The class of a component in `src/${name}.ts` of a project in this folder. */
async function classIn(root: string, name = 'A') {
  const file = `${root}/src/${name}.ts`;
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id) => (id === file ? id : { id, external: true }),
    load: (id) => (id === file ? component : null),
  };
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, stableClassNames()],
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
    build: { write: false, lib: { entry: file, formats: ['es'] } },
  });
  return /sc-\w+-0/.exec(JSON.stringify(result))?.[0];
}

it('a component has the same class in every folder', async () => {
  const name = await classIn('/one/marquee');
  expect(name).toMatch(/^sc-[\da-f]{6}-0$/);
  expect(await classIn('/two')).toBe(name);
});

it('components of two files have different classes', async () => {
  expect(await classIn('/one', 'A')).not.toBe(await classIn('/one', 'B'));
});
