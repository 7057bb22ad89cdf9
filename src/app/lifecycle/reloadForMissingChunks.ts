import { report } from '../services/report';

/** The script that the page starts with. Its hashed name identifies the build. */
const build = new URL(import.meta.url).pathname;

/**
 * A deploy removes the chunks of the page that is open, and Firefox never asks again for an import
 * that failed. Reloads the page when a chunk is missing and the host has another build, or when a
 * press tried again in vain. `window.name` holds the build that was left: it survives the reload
 * without any storage, and no build is left twice.
 */
export function reloadForMissingChunks(): void {
  let isChecking = false;
  let hasMissed = false;

  window.addEventListener('vite:preloadError', () => {
    if (isChecking || window.name.startsWith(build)) return;
    isChecking = true;
    // The parameter leads past the worker, to the host. Offline the page stays.
    fetch(`${import.meta.env.BASE_URL}?fresh`, { cache: 'no-store' })
      .then((response) => response.text())
      .then((page) => {
        // An answer of somebody else, such as the sign-in page of a network, is no other build.
        if (!page.includes('id="root"')) return;
        if (!page.includes(build) || (hasMissed && navigator.userActivation.isActive)) {
          window.name = build + typedNow();
          location.reload();
        }
        hasMissed = true;
      })
      .catch(() => {})
      .finally(() => (isChecking = false));
  });

  const [left, typed] = window.name.split('\n');
  if (left === undefined || !typed) return;
  window.name = left;
  import('../shell/deferredChunk')
    .then(({ restoreTyped }) => restoreTyped(typed))
    .catch((cause: unknown) => report('error restoring what was typed', cause));
}

/** A line with what stands in the fields, by their names. A password is never kept. */
function typedNow(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([name=password])');
  const typed = [...fields].flatMap(({ name, value }) => (value ? [[name, value]] : []));
  return typed.length > 0 ? `\n${JSON.stringify(typed)}` : '';
}
