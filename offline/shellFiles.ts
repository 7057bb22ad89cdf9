import { createHash } from 'node:crypto';

export interface ShellFile {
  readonly url: string;
  /** Digest of the content; `null` if the file name contains a hash. */
  readonly revision: string | null;
  /** Rejects other content, such as an error page or a file of a half-finished deployment. */
  readonly integrity: string;
}

export function shellFiles(
  files: Iterable<readonly [path: string, content: Uint8Array]>,
  base: string,
): readonly ShellFile[] {
  return [...files]
    .filter(([path]) => shellPattern.test(path))
    .map(([path, content]) => ({
      url: base + path,
      revision: path.startsWith('assets/') ? null : sha256(content).digest('hex').slice(0, 16),
      integrity: `sha256-${sha256(content).digest('base64')}`,
    }));
}

const shellPattern =
  /^(?:index\.html|[\w-]+\.svg|assets\/.*\.(?:js|css|svg)|assets\/anek-latin-first-.*\.woff2)$/;

function sha256(content: Uint8Array) {
  return createHash('sha256').update(content);
}
