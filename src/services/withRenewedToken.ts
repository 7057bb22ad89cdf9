interface Options {
  readonly token: string;
  /** Returns another token if there is one. */
  readonly renew: (refused: string) => Promise<string | null> | string;
  readonly send: (token: string) => Promise<Response>;
}

/**
 * Sends once more if the gateway refuses the ID token. After the clock was set back, the SDK takes
 * an expired token for valid.
 */
export async function withRenewedToken({ token, renew, send }: Options): Promise<Response> {
  const response = await send(token);
  if (!response.headers.get('www-authenticate')?.includes('invalid_token')) return response;
  const renewed = await Promise.resolve(renew(token)).catch(() => null);
  if (renewed === null || renewed === token) return response;
  response.body?.cancel().catch(() => {});
  return send(renewed);
}
