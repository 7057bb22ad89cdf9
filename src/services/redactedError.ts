/**
 * A vendor's error as a plain one, fit for a log: its text and the texts of its causes, without the
 * secret that went with the request, which servers and header checks like to repeat.
 */
export function redactedError(error: unknown, secret: string): Error {
  const text = String(error);
  return new Error(secret === '' ? text : text.replaceAll(secret, '***'), {
    ...(error instanceof Error && error.cause !== undefined
      ? { cause: redactedError(error.cause, secret) }
      : {}),
  });
}
