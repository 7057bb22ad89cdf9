import { readFileSync } from 'node:fs';

const file = new URL('../../src/domain/artwork/motifs.svg', import.meta.url);

export const motifs = readFileSync(file, 'utf8');
