let captured: Event | undefined;

/** Call first: the event fires once, early, and is needed later. */
export function captureInstallPrompt(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    captured = event;
  });
}

export function capturedInstallPrompt(): Event | undefined {
  return captured;
}
