let kept: Event | undefined;

/** Keeps the browser's offer to install the page until there is a place for it; call it first. */
export function keepInstallOffer(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event;
  });
}

export function keptInstallOffer(): Event | undefined {
  return kept;
}
