/** In milliseconds. */
export function retryAfter(headers: Headers): number | undefined {
  const milliseconds = numberIn(headers.get('retry-after-ms'));
  if (milliseconds !== undefined) return Math.max(0, milliseconds);

  const header = headers.get('retry-after');
  const seconds = numberIn(header);
  if (seconds !== undefined) return Math.max(0, seconds * 1_000);

  const date = Date.parse(header ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
