let kept: Event | undefined;

/** Keeps the browser's offer to install the page until there is a place for it; call it first. */
export function captureInstallPrompt(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event;
  });
}

export function capturedInstallPrompt(): Event | undefined {
  return kept;
}
