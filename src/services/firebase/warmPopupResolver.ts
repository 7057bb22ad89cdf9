import type { Auth, PopupRedirectResolver } from 'firebase/auth';
import * as v from 'valibot';

/** Internal to the SDK: `_initialize` loads the resolver's script and frame. */
const ResolverClass = v.custom<new () => { _initialize(auth: Auth): Promise<unknown> }>(
  (value) => typeof value === 'function' && typeof value.prototype?._initialize === 'function',
);

interface PreparedResolver {
  readonly resolver: PopupRedirectResolver;
  prepare(auth: Auth): Promise<unknown>;
}

/**
 * Loads the resolver before the press: browsers block popups that open late. The SDK instantiates
 * the class once, so the class returns the prepared instance. If the SDK's internals change,
 * nothing is prepared and the press loads everything.
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
