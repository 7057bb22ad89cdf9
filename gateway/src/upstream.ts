import * as v from 'valibot';
import { GatewayError, shouldNotRetry } from './GatewayError';
import { parseJson } from './parseJson';
import { readText } from './readBody';

interface Settings {
  /** The subject of error messages. */
  readonly name: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

interface UpstreamCall {
  readonly url: string;
  readonly init: RequestInit & { readonly signal: AbortSignal };
  readonly timeLimit: AbortSignal;
  /** A 404 is the visitor's own mistake. Elsewhere the base URL may be wrong. */
  readonly mayBeMissing?: boolean;
  /** An allowed model of the chat service, for the log. */
  readonly model?: string;
}

const maxErrorBytes = 16 * 1024;

/**
 * Returns a successful response with an unread body. Throws a `GatewayError` otherwise, without
 * any text of the service.
 */
export function upstream({ name, fetch, now }: Settings) {
  return async (call: UpstreamCall): Promise<Response> => {
    const { url, init, timeLimit } = call;
    let response: Response;
    try {
      response = await fetch(url, { ...init, redirect: 'error' });
    } catch (cause) {
      throw timeLimit.aborted
        ? timedOut(name, cause)
        : new GatewayError(502, `${name} could not be reached.`, { cause });
    }
    if (response.ok) return response;
    throw await errorOf(name, response, now(), call);
  };
}

export function timedOut(name: string, cause: unknown): GatewayError {
  return new GatewayError(504, `${name} did not answer in time.`, { cause });
}

export function invalidAnswer(
  name: string,
  cause: unknown,
  headers: Readonly<Record<string, string>> = {},
): GatewayError {
  return new GatewayError(502, `${name} gave an invalid answer.`, { headers, cause });
}

async function errorOf(
  name: string,
  response: Response,
  now: number,
  { init, mayBeMissing = false, model = '' }: UpstreamCall,
): Promise<GatewayError> {
  const code = await codeOf(response, init.signal);
  const cause = new Error(
    `${name} answered with status ${response.status}${code === undefined ? '' : ` (${code})`}.`,
  );
  if (code === 'insufficient_quota') {
    return new GatewayError(503, `${name} has no quota left.`, { headers: shouldNotRetry, cause });
  }
  if (response.status === 401) {
    return new GatewayError(503, `${name} does not accept the key.`, {
      headers: shouldNotRetry,
      cause,
    });
  }
  if (response.status === 429) {
    return new GatewayError(429, `${name} is rate limited at the moment.`, {
      headers: { 'retry-after': String(secondsToWait(response, now)) },
      cause,
    });
  }
  // With status 404, or 403 if the project may not use the model.
  if (code === 'model_not_found') {
    return new GatewayError(404, `${name} does not have the model ${model}.`, { code, cause });
  }
  return response.status === 404
    ? new GatewayError(404, `${name} does not have this.`, mayBeMissing ? {} : { cause })
    : new GatewayError(502, `${name} answered with an error.`, {
        headers: mayChange(response.status) ? {} : shouldNotRetry,
        cause,
      });
}

/** A refused request stays refused. */
function mayChange(status: number): boolean {
  return status >= 500 || status === 408 || status === 409;
}

function secondsToWait(response: Response, now: number): number {
  const header = response.headers.get('retry-after') ?? 'none';
  const seconds = Number(header);
  const asked = Number.isNaN(seconds) ? (Date.parse(header) - now) / 1000 : seconds;
  return Number.isFinite(asked) ? Math.min(Math.max(Math.ceil(asked), 1), 60) : 5;
}

export const ServiceError = v.object({
  error: v.object({ code: v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)) }),
});

/** For the log. The rest of the service's error is not read. */
async function codeOf(response: Response, signal: AbortSignal): Promise<string | undefined> {
  try {
    const body = await readText(response.body, { maxBytes: maxErrorBytes, signal });
    return parseJson(ServiceError, body).error.code;
  } catch {
    return undefined;
  }
}
