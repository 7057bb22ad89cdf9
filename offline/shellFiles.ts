import { createHash } from 'node:crypto';

/** An entry of Workbox's precache manifest. */
export interface ShellFile {
  readonly url: string;
  /** The digest of the content; `null` where the name changes with it. */
  readonly revision: string | null;
  /** The browser refuses any other content: a page in place of a script, half of a deployment. */
  readonly integrity: string;
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
      revision: path.startsWith('assets/') ? null : sha256(content).digest('hex').slice(0, 16),
      integrity: `sha256-${sha256(content).digest('base64')}`,
    }));
}

const isOfShell =
  /^(?:index\.html|[\w-]+\.svg|assets\/.*\.(?:js|css)|assets\/anek-latin-first-.*\.woff2)$/;

function sha256(content: Uint8Array) {
  return createHash('sha256').update(content);
}
