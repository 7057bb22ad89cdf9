import { HttpResponse } from 'msw';

const texts = {
  keyInvalid: [401, 7, 'Invalid API key: You must be granted a valid key.'],
  suspended: [403, 45, 'This user has been suspended.'],
  notFound: [404, 34, 'The resource you requested could not be found.'],
  pageInvalid: [
    400,
    22,
    'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
  ],
  tooMany: [429, 25, 'Your request count (41) is over the allowed limit of (40).'],
  internal: [500, 11, 'Internal error: Something went wrong, contact TMDB.'],
  serviceOffline: [
    503,
    9,
    'Service offline: This service is temporarily offline, try again later.',
  ],
} as const;

/** An error of the movie database, in its own envelope. */
export function movieError(kind: keyof typeof texts): Response {
  const [status, status_code, status_message] = texts[kind];
  return HttpResponse.json({ success: false, status_code, status_message }, { status });
}
