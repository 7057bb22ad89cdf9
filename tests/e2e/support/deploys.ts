import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { ports } from '../../tooling/ports.mjs';
import { folderOf } from '../../tooling/sites.mjs';

/** Serves one build after another. A deploy removes the files of the previous build. */
export interface Deploys {
  deploy(build: 'live' | 'next', options?: Options): void;
  close(): Promise<void>;
}

interface Options {
  /** A chunk missing from the build. */
  readonly without?: string;
  /** The only chunk of the previous build that is gone. */
  readonly gone?: string;
}

const root = join(import.meta.dirname, '../../..');
const deployed = join(root, 'test-results/site-deployed');

export async function serveDeploys(): Promise<Deploys> {
  if (!process.env.SITES_BUILT) {
    execFileSync(process.execPath, ['tests/tooling/buildSites.mjs', 'next'], { cwd: root });
  }
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir: deployed },
    preview: { port: ports.deploys, strictPort: true },
  });
  return {
    deploy(site, { without, gone } = {}) {
      rmSync(deployed, { recursive: true, force: true });
      if (gone) {
        cpSync(join(root, folderOf('live')), deployed, { recursive: true });
        rmSync(join(deployed, chunkOf('live', gone)));
      }
      cpSync(join(root, folderOf(site)), deployed, { recursive: true });
      if (without) rmSync(join(deployed, chunkOf(site, without)));
    },
    close: () => server.close(),
  };
}

export function chunkOf(site: 'live' | 'next', name: string): string {
  const files = readdirSync(join(root, folderOf(site), 'assets'));
  const chunk = files.find((file) => file.startsWith(`${name}-`));
  if (!chunk) throw new Error(`The build ${site} has no chunk ${name}.`);
  return `/assets/${chunk}`;
}
