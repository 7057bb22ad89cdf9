import { redactedError } from '@/services/redactedError';

export type Report = (what: string, cause: unknown) => void;

/** The only place that writes to the console. */
export const report: Report = (what, cause) => {
  if (performance.now() > quietUntil) console.error(what, cause);
};

/** Requests that fail this soon after leaving the page, or returning to it, are not reported. */
const leavingMs = 1_000;
let quietUntil = 0;

export function reportUncaught(target: Window): void {
  const reportEvent = (event: Event, cause: unknown) => {
    event.preventDefault();
    report('uncaught error', hasNoDetails(cause) ? cause : redactedError(cause, ''));
  };
  target.addEventListener('unhandledrejection', (event) => reportEvent(event, event.reason));
  target.addEventListener('error', (event) => reportEvent(event, event.error ?? event.message));
  // Leaving aborts all requests: at `beforeunload` in Firefox and WebKit, at `pagehide` in
  // Chromium.
  const stayQuiet = () => (quietUntil = performance.now() + leavingMs);
  for (const type of ['beforeunload', 'pagehide']) target.addEventListener(type, stayQuiet);
  // The back/forward cache keeps a page without its requests.
  target.addEventListener('pageshow', ({ persisted }) => persisted && stayQuiet());
}

/** Vendor errors contain requests and responses with tokens; log only plain errors. */
function hasNoDetails(cause: unknown): boolean {
  return typeof cause !== 'object' || cause === null || Object.keys(cause).length === 0;
}
