import { readdirSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { patches, patchVendors } from '#prerender/patchVendors.ts';

const router = 'node_modules/react-router/dist/development';

/** The installed files that have a patch. */
const installed = Object.fromEntries(
  [
    'node_modules/react-dom/cjs/react-dom-client.production.js',
    'node_modules/styled-components/dist/styled-components.browser.esm.js',
    ...readdirSync(router)
      .filter((name) => /^chunk-.*\.mjs$/.test(name))
      .map((name) => `${router}/${name}`),
  ].map((path) => [`/${path}`, readFileSync(path, 'utf8')]),
);

/** The same code in another form. */
function withLineBreak(code: string) {
  return code.replace(/[ .](?=Error|prefixer|displayName|contextType|React|new|class)/, '$&\n');
}

/** Builds an entry that imports these files. */
function buildWith(files: Readonly<Record<string, string>>) {
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'entry' || Object.hasOwn(files, id)
        ? id
        : importer && { id: `external:${id}`, external: true },
    load: (id) =>
      id === 'entry'
        ? Object.keys(files)
            .map((file) => `import '${file}';`)
            .join('')
        : files[id],
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, patchVendors()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  });
}

describe('patchVendors', () => {
  it('matches the installed versions', async () => {
    await expect(buildWith(installed)).resolves.toHaveProperty('output');
  });

  it.each(patches)('stops the build if $from no longer matches', async ({ file, from }) => {
    const changed = Object.entries(installed).map(([path, code]) => [
      path,
      file.test(path) ? code.replaceAll(from, withLineBreak) : code,
    ]);

    await expect(buildWith(Object.fromEntries(changed))).rejects.toThrow('matches 0 times');
  });

  it.each(patches)('stops the build if $file is gone', async ({ file }) => {
    const others = Object.entries(installed).filter(([path]) => !file.test(path));

    await expect(buildWith(Object.fromEntries(others))).rejects.toThrow('matches 0 times');
  });

  it('stops the build if a pattern matches too often', async () => {
    const path = Object.keys(installed).find((name) => name.includes('styled-components')) ?? '';
    const changed = {
      ...installed,
      [path]: `${installed[path]};(a=>{1,a.prefix&&a.push(a.prefixer)})`,
    };

    await expect(buildWith(changed)).rejects.toThrow('matches 2 times');
  });
});
