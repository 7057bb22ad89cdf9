import { HttpResponse } from 'msw';

interface Details {
  readonly code?: number;
  readonly reason?: string;
  readonly status?: string;
}

export function identityError(
  message: string,
  { code = 400, reason = 'invalid', status }: Details = {},
): Response {
  return HttpResponse.json(
    {
      error: {
        code,
        message,
        errors: [{ message, domain: 'global', reason }],
        ...(status && { status }),
      },
    },
    { status: code },
  );
}
