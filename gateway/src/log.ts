type Severity = 'info' | 'warning' | 'error' | 'critical';

interface Details {
  readonly requestId?: string;
  readonly cause?: unknown;
}

const minCutLength = 12;

export type Log = (severity: Severity, message: string, details?: Details) => void;

/**
 * Writes one line of JSON for each event. Errors of services may contain a key or its beginning;
 * both are removed.
 */
export function jsonLog(secrets: readonly string[], write: (line: string) => void): Log {
  const spellings = [...secrets, ...secrets.map((secret) => secret.slice(0, minCutLength))].filter(
    ({ length }) => length >= minCutLength,
  );
  return (severity, message, { requestId, cause } = {}) => {
    const text = [message, ...reasons(cause)].join(' < ').replace(/\s+/g, ' ');
    const line = JSON.stringify({
      severity: severity.toUpperCase(),
      time: new Date().toISOString(),
      message: spellings.reduce((rest, spelling) => rest.replaceAll(spelling, '***'), text),
      ...(requestId && { requestId }),
    });
    write(line);
  };
}

function reasons(cause: unknown): string[] {
  if (cause === undefined) return [];
  if (!(cause instanceof Error)) return [String(cause)];
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return [`${cause.name}: ${cause.message}${code}`, ...reasons(cause.cause)];
}
