import { describe, expect, it } from 'vitest';
import { nameKey } from '@/domain/movieName';

describe('nameKey', () => {
  it('is the name, and the year if there is one', () => {
    expect(nameKey({ name: 'Dune' })).toBe('Dune');
    expect(nameKey({ name: 'Dune', year: 1984 })).toBe('Dune (1984)');
  });
});
