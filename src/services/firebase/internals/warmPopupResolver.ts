import type { Auth, PopupRedirectResolver } from 'firebase/auth';
import * as v from 'valibot';

/** Internal to the SDK: `_initialize` loads the resolver's script and frame. */
const ResolverClass = v.custom<new () => { _initialize(auth: Auth): Promise<unknown> }>(
  (value) => typeof value === 'function' && typeof value.prototype?._initialize === 'function',
);

interface WarmPopupResolver {
  readonly resolver: PopupRedirectResolver;
  prepare(auth: Auth): Promise<unknown>;
}

/**
 * Loads the resolver before the press: browsers block popups that open late. The SDK instantiates
 * the class once, so the class returns the prepared instance. If the SDK's internals change,
 * nothing is prepared and the press loads everything.
 */
export function warmPopupResolver(resolver: PopupRedirectResolver): WarmPopupResolver {
  if (!v.is(ResolverClass, resolver)) return { resolver, prepare: async () => {} };

  class SingletonResolver extends resolver {
    static instance: SingletonResolver | undefined;
    constructor() {
      if (SingletonResolver.instance) return SingletonResolver.instance;
      super();
      SingletonResolver.instance = this;
    }
  }
  const instance = new SingletonResolver();

  return { resolver: SingletonResolver, prepare: (auth) => instance._initialize(auth) };
}
