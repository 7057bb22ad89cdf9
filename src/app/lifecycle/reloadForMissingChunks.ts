import { loadTimeoutMs } from '@/domain/within';
import { report } from '../services/report';

/** The entry script. Its hashed name identifies the build. */
const build = new URL(import.meta.url).pathname;

/**
 * A deployment deletes the chunks of open pages, and Firefox never retries a failed import. Reloads
 * if a chunk is missing and the host has another build, or if a retry by the visitor fails.
 * `window.name` survives the reload without storage; it stores the builds that have reloaded, so
 * that none does so twice, also if the host serves two builds in turn.
 */
export function reloadForMissingChunks(loadRestore: () => Promise<(typed: string) => void>): void {
  let isChecking = false;
  let hasFailedBefore = false;

  window.addEventListener('vite:preloadError', () => {
    const { builds } = parseWindowName();
    if (isChecking || builds.includes(build)) return;
    isChecking = true;
    // The parameter bypasses the service worker. Offline, the page stays.
    fetch(`${import.meta.env.BASE_URL}?fresh`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(loadTimeoutMs),
    })
      .then((response) => response.text())
      .then((page) => {
        // A captive portal answers with another page.
        if (!page.includes('id="root"')) return;
        if (!page.includes(build) || (hasFailedBefore && navigator.userActivation.isActive)) {
          window.name = [...builds, build].join(' ') + typedNow();
          location.reload();
        }
        hasFailedBefore = true;
      })
      .catch(() => {})
      .finally(() => (isChecking = false));
  });

  const { builds, typed } = parseWindowName();
  if (!typed) return;
  window.name = builds.join(' ');
  loadRestore()
    .then((restore) => restore(typed))
    .catch((cause: unknown) => report('error restoring what was typed', cause));
}

/** Keeps what the visitor has typed. */
export function reloadWithTyped(): void {
  const typed = typedNow();
  if (typed) window.name = build + typed;
  location.reload();
}

function parseWindowName(): { readonly builds: readonly string[]; readonly typed: string } {
  const [builds = '', typed = ''] = window.name.split('\n');
  return { builds: builds.split(' ').filter(Boolean), typed };
}

/** Values of the fields by name, without passwords. */
function typedNow(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([name=password])');
  const typed = [...fields].flatMap(({ name, value }) => (value ? [[name, value]] : []));
  return typed.length > 0 ? `\n${JSON.stringify(typed)}` : '';
}
