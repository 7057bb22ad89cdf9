import { describe, expect, it } from 'vitest';
import { searchFromUrl } from '@/app/search/searchFromUrl';
import type { SearchAnswer } from '@/domain/searchAnswer';
import { named } from '../../support/named';

const answer: SearchAnswer = {
  query: 'heist',
  names: named('Heat'),
  overflowNames: [],
  lookups: {},
};
const keeping = (saved: SearchAnswer | undefined) => ({ find: () => saved });

describe('searchFromUrl', () => {
  it.each([true, false])('restores a saved answer (demo: %s)', (isDemo) => {
    expect(searchFromUrl('heist', keeping(answer), isDemo)).toEqual({
      type: 'search.restore',
      ...answer,
    });
  });

  it.each([true, false])('asks again if the answer has not come (demo: %s)', (isDemo) => {
    const asked = { ...answer, names: [] };

    expect(searchFromUrl('heist', keeping(asked), isDemo).type).toBe('search.submit');
  });

  it('asks the demo at once', () => {
    expect(searchFromUrl('heist', keeping(undefined), true)).toEqual({
      type: 'search.submit',
      query: 'heist',
    });
  });

  it('only fills in the query if the chat service is live', () => {
    expect(searchFromUrl('heist', keeping(undefined), false)).toEqual({
      type: 'search.fill',
      query: 'heist',
    });
  });

  it('asks nothing without a query', () => {
    expect(searchFromUrl('', keeping(undefined), true).type).toBe('search.fill');
  });
});
