export type GatewayErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 413
  | 415
  | 429
  | 500
  | 502
  | 503
  | 504;

interface Details {
  /** Sent beside the message if the app acts on it. */
  readonly code?: 'budget_exhausted' | 'model_not_found';
  readonly headers?: Readonly<Record<string, string>>;
  /** For the operator's log; an error without one is the visitor's own mistake. */
  readonly cause?: unknown;
}

/** A refusal: a status and one sentence of the gateway's own that a visitor may read. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: GatewayErrorStatus;
  readonly code: Details['code'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: GatewayErrorStatus, message: string, { code, headers, cause }: Details = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.headers = headers ?? {};
  }
}

/** Tells the chat service's client not to try again by itself: each try would count, too. */
export const shouldNotRetry = { 'x-should-retry': 'false' } as const;
