import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { motifs } from '@/domain/artwork/motifs';

it('equals the file that components use', () => {
  expect(motifs).toBe(readFileSync('src/domain/artwork/motifs.svg', 'utf8'));
});
