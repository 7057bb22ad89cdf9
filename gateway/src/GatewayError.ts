export type GatewayErrorStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 502 | 504;

interface Details {
  /** Told to the visitor beside the message, where the client acts on it. */
  readonly code?: 'model_not_found';
  readonly headers?: Readonly<Record<string, string>>;
  /** What the keeper of the gateway should know; a refusal without one is the visitor's own doing. */
  readonly cause?: unknown;
}

/** The gateway says no: a status, and one sentence of its own that a visitor may read. */
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
