import { useEffect } from 'react';

/**
 * A story in a frame takes the focus when it mounts or plays. The page takes it back, unless a
 * person went there with the pointer or a key.
 */
export function useRestoredFocus() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isKeyDown = false;
    window.addEventListener('keydown', () => (isKeyDown = true), { signal });
    window.addEventListener('keyup', () => (isKeyDown = false), { signal });
    window.addEventListener(
      'blur',
      () => {
        const frame = document.activeElement;
        if (!(frame instanceof HTMLIFrameElement)) return;
        // During the event, the browser is still moving the focus.
        if (!isKeyDown && !frame.matches(':hover')) setTimeout(() => window.focus());
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
}
