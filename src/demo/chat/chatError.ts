import { HttpResponse } from 'msw';

interface Details {
  readonly type: string;
  readonly code: string | null;
  readonly param?: string | null;
}

/** An error of the chat service, in its own envelope. */
export function chatError(
  status: number,
  message: string,
  { type, code, param = null }: Details,
): Response {
  return HttpResponse.json({ error: { message, type, param, code } }, { status });
}
