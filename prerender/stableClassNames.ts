import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

const hashOfFile = /(?<=\bcomponentId: "sc-)\w+(?=-\d+")/g;

/**
 * Oxc derives class names from the absolute path of a file. Derived from its path in the project,
 * they are the same in every folder, and so are the files of a build.
 */
export function stableClassNames(): Plugin {
  let root: string;
  return {
    name: 'marquee:stable-class-names',
    configResolved(config) {
      ({ root } = config);
    },
    transform: {
      filter: { code: hashOfFile },
      handler: (code, id) => ({
        code: code.replaceAll(hashOfFile, shortHash(posix.relative(root, id))),
        map: null,
      }),
    },
  };
}

function shortHash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
