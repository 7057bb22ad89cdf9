import { expect, it } from 'vitest';
import { memoryHistory } from '@/app/history/memoryHistory';
import type { PageLocation } from '@/app/history/PageHistory';

it('goes back over added entries, not over replaced ones', () => {
  const history = memoryHistory('/browse?search=heist');
  const seen: PageLocation[] = [];
  const start = history.location();
  const unsubscribe = history.subscribe((location) => seen.push(location));

  history.navigate('/browse?movie=1', { state: 'popup' });
  history.navigate('/browse?movie=2', { replace: true });
  history.goBack(1);
  history.goBack(1);
  unsubscribe();
  history.navigate('/');

  expect(start).toMatchObject({ pathname: '/browse', search: '?search=heist', isPopped: true });
  expect(seen).toEqual([
    expect.objectContaining({ search: '?movie=1', state: 'popup', isPopped: false }),
    expect.objectContaining({ search: '?movie=2', state: null, isPopped: false }),
    start,
  ]);
});
