import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface Details {
  /** Sent with the message, and the reason in the metrics. */
  readonly code?: 'budget_exhausted' | 'model_not_found' | 'token_expired' | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log. An error without a cause is not logged. */
  readonly cause?: unknown;
}

/** An error response: a status and one sentence that a visitor may read. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: ContentfulStatusCode;
  readonly code: Details['code'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { code, headers, cause }: Details = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.headers = headers ?? {};
  }
}

/** The status of a request whose visitor did not wait for the answer, as reverse proxies count it. */
export const visitorLeft = 499;

/** Stops retries of the OpenAI client: each retry would count against the limits. */
export const shouldNotRetry = { 'x-should-retry': 'false' } as const;
