import motifs from '@/domain/artwork/motifs.svg?raw';
import signInMotifs from '@/domain/artwork/signInMotifs.svg?raw';

/** Node cannot import these files; `#motifs` in package.json resolves to tests/support/motifs.ts there. */
export const symbols = signInMotifs + motifs;
