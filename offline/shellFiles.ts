import { createHash } from 'node:crypto';

/** A file that is kept ahead of need, as Workbox wants it told. */
export interface ShellFile {
  readonly url: string;
  /** The digest of the content; `null` where the name changes with it. */
  readonly revision: string | null;
}

/**
 * What of a build must be there without a network: the page, every script, the drawings and the
 * font of the first screens. Other fonts are kept when they are first seen.
 */
export function shellFiles(
  files: Iterable<readonly [path: string, content: Uint8Array]>,
  base: string,
): readonly ShellFile[] {
  return [...files]
    .filter(([path]) => isOfShell.test(path))
    .map(([path, content]) => ({
      url: base + path,
      revision: path.startsWith('assets/') ? null : digestOf(content),
    }));
}

const isOfShell =
  /^(?:index\.html|[\w-]+\.svg|assets\/.*\.(?:js|css)|assets\/anek-latin-first-.*\.woff2)$/;

function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
