import { redactedError } from '@/services/redactedError';

/** The one place where Marquee writes to the console: what failed, and its cause. */
export type Report = (what: string, cause: unknown) => void;

export const report: Report = (what, cause) => {
  if (performance.now() > quietUntil) console.error(what, cause);
};

/** Milliseconds for which requests still fail because the page was left. */
const leavingMs = 1_000;
let quietUntil = 0;

/** Reports, and calms the browser about, what failed without anybody waiting for it. */
export function reportUncaught(target: Window): void {
  const tell = (event: Event, cause: unknown) => {
    event.preventDefault();
    report(
      'something failed that nobody waited for',
      isWordsOnly(cause) ? cause : redactedError(cause, ''),
    );
  };
  target.addEventListener('unhandledrejection', (event) => tell(event, event.reason));
  target.addEventListener('error', (event) => tell(event, event.error ?? event.message));
  // Leaving fails all requests: in Firefox and WebKit at `beforeunload`, in Chromium at `pagehide`.
  for (const type of ['beforeunload', 'pagehide']) {
    target.addEventListener(type, () => (quietUntil = performance.now() + leavingMs));
  }
}

/** The errors of vendors carry their requests and answers along, tokens included. */
function isWordsOnly(cause: unknown): boolean {
  return typeof cause !== 'object' || cause === null || Object.keys(cause).length === 0;
}
