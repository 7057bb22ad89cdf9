import type { Auth, PopupRedirectResolver } from 'firebase/auth';
import * as v from 'valibot';

/** A resolver is a class, and `_initialize` what the SDK calls first of all when it is to open a window. */
const ResolverClass = v.custom<new () => { _initialize(auth: Auth): Promise<unknown> }>(
  (value) => typeof value === 'function' && typeof value.prototype?._initialize === 'function',
);

interface PreparedResolver {
  readonly resolver: PopupRedirectResolver;
  prepare(auth: Auth): Promise<unknown>;
}

/**
 * A resolver that can load its script and frame before the press: the SDK has no public way to, and
 * after the press is too late, for browsers then block the window. The SDK makes one instance of
 * the class it is given, so this class always yields the instance that was prepared. Should the
 * SDK's insides change, there is nothing to prepare, and the press does it all.
 */
export function warmPopupResolver(resolver: PopupRedirectResolver): PreparedResolver {
  if (!v.is(ResolverClass, resolver)) return { resolver, prepare: async () => {} };

  class OnlyResolver extends resolver {
    static only: OnlyResolver | undefined;
    constructor() {
      if (OnlyResolver.only) return OnlyResolver.only;
      super();
      OnlyResolver.only = this;
    }
  }
  const instance = new OnlyResolver();

  return { resolver: OnlyResolver, prepare: (auth) => instance._initialize(auth) };
}
