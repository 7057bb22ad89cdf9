import { redactedError } from '../redactedError';
import { unlessAborted } from '@/domain/within';

interface Settings {
  readonly load: () => Promise<() => Promise<string>>;
  /** Called once until a token is there again. */
  readonly onMissing: (cause: Error) => void;
}

/** The SDK never settles if a browser blocks reCAPTCHA. */
const maxWaitMs = 3_000;

/**
 * Resolves without the header if there is no token: the gateway decides. After a failure only a
 * token that is there already is sent, so that a blocked script delays one call and not all.
 */
export function appCheckHeaders({
  load,
  onMissing,
}: Settings): () => Promise<Readonly<Record<string, string>>> {
  let waitMs = maxWaitMs;

  return async () => {
    try {
      const token = load().then((getToken) => getToken());
      const headers = {
        'X-Firebase-AppCheck': await unlessAborted(token, AbortSignal.timeout(waitMs)),
      };
      waitMs = maxWaitMs;
      return headers;
    } catch (cause) {
      if (waitMs > 0) onMissing(redactedError(cause, ''));
      waitMs = 0;
      return {};
    }
  };
}
