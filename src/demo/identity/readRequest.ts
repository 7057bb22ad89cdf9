import * as v from 'valibot';
import { fromJson } from '../fromJson';
import { identityError } from './identityError';
import { isEmail } from './isEmail';

/** These functions throw a `Response` to return early, which MSW supports. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, fromJson(await request.text()));
  if (!parsed.success) {
    throw identityError('Invalid JSON payload received.', {
      reason: 'parseError',
      status: 'INVALID_ARGUMENT',
    });
  }
  return parsed.output;
}

export function throwWithoutKey(request: Request): void {
  if (!new URL(request.url).searchParams.get('key')) {
    throw identityError('The request is missing a valid API key.', {
      code: 403,
      reason: 'forbidden',
      status: 'PERMISSION_DENIED',
    });
  }
}

export function required(value: string | null | undefined, errorCode: string): string {
  if (!value) throw identityError(errorCode);
  return value;
}

export function validEmail(email: string): string {
  if (!isEmail(email)) throw identityError('INVALID_EMAIL');
  return email.toLowerCase();
}
