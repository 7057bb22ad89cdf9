import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { folderOf } from '../../tooling/sites.mjs';
import { ports } from '../../tooling/ports.mjs';

/** A copy of the live site that can publish new versions. */
export interface Versions {
  /** Publishes another version, named in a meta element. */
  publish(version: string): void;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');
const built = join(root, folderOf('live'));
const published = join(root, 'test-results/site-versions');

export async function serveVersions(): Promise<Versions> {
  rmSync(published, { recursive: true, force: true });
  cpSync(built, published, { recursive: true });
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir: published },
    preview: { port: ports.versions, strictPort: true },
  });
  return {
    publish(version) {
      const page = rewrite(
        'index.html',
        '</head>',
        `<meta name="version" content="${version}"></head>`,
      );
      const digest = createHash('sha256').update(page).digest('base64');
      rewrite(
        'sw.js',
        /(index\.html`,revision:`)[^`]+(`,integrity:`)[^`]+/,
        `$1${version}$2sha256-${digest}`,
      );
    },
    close: () => server.close(),
  };
}

/** @throws if the file does not contain the text to replace. */
function rewrite(name: string, part: string | RegExp, replacement: string): string {
  const text = readFileSync(join(built, name), 'utf8');
  const rewritten = text.replace(part, replacement);
  if (rewritten === text) throw new Error(`There is no ${String(part)} in ${name}.`);
  writeFileSync(join(published, name), rewritten);
  return rewritten;
}
