import { expect, it } from 'vitest';
import { lazyRoutes } from '@/app/shell/lazyRoutes';
import { routes, type ScreenName } from '@/domain/routes';

it('lazyRoutes has every screen of the route table except sign-in', () => {
  const screens = new Set<ScreenName>([...Object.values(routes), 'notFound']);
  screens.delete('signIn');

  expect(Object.keys(lazyRoutes).toSorted()).toEqual([...screens].toSorted());
});
