/** Node cannot import this file; `#motifs` in package.json resolves to tests/support/motifs.ts there. */
export { default as motifs } from '@/domain/artwork/motifs.svg?raw';
