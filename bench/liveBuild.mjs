import { build } from 'vite';
import { everythingLive } from '../tests/tooling/siteSettings.mjs';

const root = new URL('..', import.meta.url).pathname;

/**
 * Builds the site with every service live by default, into a folder or into memory. Returns its files, and
 * the scripts that each module imports statically.
 */
export async function liveBuild(folder, { settings = everythingLive, plugins = [] } = {}) {
  Object.assign(process.env, settings);
  const { output } = await build({
    root,
    logLevel: 'error',
    plugins,
    build: folder ? { outDir: folder, emptyOutDir: true } : { write: false },
  });
  const files = new Map(output.map((file) => [file.fileName, file]));
  const chunks = output.filter(({ type }) => type === 'chunk');

  return {
    output,
    page: files.get('index.html'),
    entry: chunks.find(({ isEntry }) => isEntry),

    /** The chunk that contains one of our modules. */
    chunkOf(module) {
      const chunk = chunks.find(({ modules }) =>
        Object.keys(modules).some((id) => id.endsWith(`/${module}`)),
      );
      if (!chunk) throw new Error(`No script of the build holds ${module}.`);
      return chunk;
    },

    /** These chunks and their static imports. */
    closureOf(roots) {
      const found = new Set();
      const visit = (chunk) => {
        if (found.has(chunk)) return;
        found.add(chunk);
        for (const fileName of chunk.imports) visit(files.get(fileName));
      };
      for (const chunk of roots) visit(chunk);
      return [...found];
    },
  };
}
