import * as v from 'valibot';
import { readText } from './readBody';
import { GatewayError } from './GatewayError';

interface Settings {
  /** The service as a sentence begins with it. */
  readonly name: string;
  readonly fetch: typeof fetch;
}

interface Question {
  readonly url: string;
  readonly init: RequestInit & { readonly signal: AbortSignal };
  readonly timeLimit: AbortSignal;
}

const maxErrorBytes = 16 * 1024;

/**
 * A service behind the gateway. What it gives is a success whose body is yet to be read; whatever
 * else comes is thrown as a `GatewayError`, of which no word is the service's own.
 */
export function upstream({ name, fetch }: Settings) {
  return async ({ url, init, timeLimit }: Question): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(url, { ...init, redirect: 'error' });
    } catch (cause) {
      throw timeLimit.aborted
        ? tooSlow(name, cause)
        : new GatewayError(502, unreachable(name), { cause });
    }
    if (response.ok) return response;
    const { signal } = init;
    throw await errorOf(name, response, signal);
  };
}

/** The service did not keep to its time. */
export function tooSlow(name: string, cause: unknown): GatewayError {
  return new GatewayError(504, `${name} did not answer in time.`, { cause });
}

/** The service answered with something that nobody can use. */
export function useless(name: string, cause: unknown): GatewayError {
  return new GatewayError(502, `${name} gave an answer that cannot be used.`, { cause });
}

function unreachable(name: string): string {
  return `${name} could not be reached.`;
}

async function errorOf(
  name: string,
  response: Response,
  signal: AbortSignal,
): Promise<GatewayError> {
  const complaint = await complaintOf(response, signal);
  const cause = new Error(
    `${name} answered with status ${response.status}${inBrackets(complaint)}.`,
  );
  if (response.status === 429) {
    return new GatewayError(429, `${name} is asked too much at the moment.`, {
      headers: { 'retry-after': String(secondsToWait(response)) },
      cause,
    });
  }
  if (response.status === 404 && complaint === 'model_not_found') {
    return new GatewayError(404, `${name} does not have this model.`, { code: complaint, cause });
  }
  return response.status === 404
    ? new GatewayError(404, `${name} does not have this.`)
    : new GatewayError(502, `${name} did not do what it was asked.`, { cause });
}

function secondsToWait(response: Response): number {
  const asked = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(asked) ? Math.min(Math.max(Math.ceil(asked), 1), 60) : 5;
}

const Complaint = v.object({
  error: v.object({ code: v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)) }),
});

/** The code of the service's error, for our own log. */
async function complaintOf(response: Response, signal: AbortSignal): Promise<string | undefined> {
  try {
    const body = await readText(response.body, { maxBytes: maxErrorBytes, signal });
    return v.parse(Complaint, JSON.parse(body)).error.code;
  } catch {
    return undefined; // Whatever else it says is not worth a word.
  }
}

function inBrackets(complaint: string | undefined): string {
  return complaint === undefined ? '' : ` (${complaint})`;
}
