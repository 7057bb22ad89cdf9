/**
 * A plain error with the vendor's messages and causes. Removes the secret, which servers and header
 * checks repeat in messages.
 */
export function redactedError(error: unknown, secret: string): Error {
  const text = String(error);
  return new Error(secret === '' ? text : text.replaceAll(secret, '***'), {
    ...(error instanceof Error && error.cause !== undefined
      ? { cause: redactedError(error.cause, secret) }
      : {}),
  });
}
