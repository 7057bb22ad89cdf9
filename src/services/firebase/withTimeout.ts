import { IdentityFailure } from '@/domain/session';
import { unlessAborted } from '@/domain/within';

/** Longer than the SDK's own limits, which end when the response starts. */
const timeoutMs = 65_000;

/** Rejects with the code `auth/timeout` if the call does not settle in time. */
export function withTimeout<Input extends readonly unknown[], Value>(
  call: (...input: Input) => Promise<Value>,
): typeof call {
  return (...input) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return unlessAborted(call(...input), timeout).catch((cause: unknown) => {
      if (!timeout.aborted) throw cause;
      throw new IdentityFailure(
        'auth/timeout',
        `The identity provider did not finish its answer within ${timeoutMs} ms.`,
        { cause },
      );
    });
  };
}
