import * as v from 'valibot';

/**
 * Parses what a service sent. The errors are our own words: those of `JSON.parse` and of the schema
 * library quote what they read, which may hold a key.
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
