import * as v from 'valibot';

/**
 * Errors use our own words: messages of `JSON.parse` and valibot quote the input, which may
 * contain a key.
 */
export function parseJson<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw new Error('It has an unexpected shape.');
}
