import type { Auth } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { warmPopupResolver } from '@/services/firebase/internals/warmPopupResolver';

const auth = {} as Auth;

/** A resolver class; the SDK instantiates it when needed. */
function resolverClass() {
  const initialize = vi.fn(async (_instance: object, _auth: Auth) => 'the window is ready');
  class Resolver {
    _initialize(given: Auth) {
      return initialize(this, given);
    }
  }
  return { Resolver, initialize };
}

function madeOf(resolver: unknown): object {
  if (typeof resolver !== 'function') throw new Error('The SDK expects a class.');
  return Reflect.construct(resolver, []);
}

describe('warmPopupResolver', () => {
  it('initialises the instance that the SDK uses', async () => {
    const { Resolver, initialize } = resolverClass();
    const { resolver, prepare } = warmPopupResolver(Resolver);

    await expect(prepare(auth)).resolves.toBe('the window is ready');

    expect(initialize.mock.calls).toEqual([[madeOf(resolver), auth]]);
    expect(initialize.mock.calls[0]?.[0]).toBe(madeOf(resolver));
    expect(madeOf(resolver)).toBeInstanceOf(Resolver);
  });

  it('keeps two resolvers apart', () => {
    const { Resolver } = resolverClass();

    expect(madeOf(warmPopupResolver(Resolver).resolver)).not.toBe(
      madeOf(warmPopupResolver(Resolver).resolver),
    );
  });

  it.each([
    ['is no class', {}],
    ['is a function that makes no instances', () => {}],
    ['cannot be initialised', class Resolver {}],
  ])('returns a resolver that %s unchanged', async (_, resolver) => {
    const prepared = warmPopupResolver(resolver);

    expect(prepared.resolver).toBe(resolver);
    await expect(prepared.prepare(auth)).resolves.toBeUndefined();
  });
});
