/** The error a promise rejects with. Throws if it does not reject with an error. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  const outcome = await promise.then(
    (value) => `success with ${JSON.stringify(value)}`,
    (cause: unknown) => cause,
  );
  if (outcome instanceof Error) return outcome;
  throw new Error(`Expected a failure, not ${String(outcome)}.`);
}
