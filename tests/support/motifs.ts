import { readFileSync } from 'node:fs';

export const symbols = read('signInMotifs') + read('motifs');

function read(name: string): string {
  return readFileSync(new URL(`../../src/domain/artwork/${name}.svg`, import.meta.url), 'utf8');
}
