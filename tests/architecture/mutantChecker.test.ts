import { expect, it } from 'vitest';
import { strykerPlugins } from '../mutants/nativeChecker.mjs';

it('a file without code has no mutants to compile', async () => {
  const checkers = strykerPlugins.map(({ injectableClass }) => new injectableClass());

  expect(await Promise.all(checkers.map((checker) => checker.check([])))).toEqual([{}]);
});
