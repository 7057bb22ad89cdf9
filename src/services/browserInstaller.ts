import type { Installer } from '@/domain/ports';

/** `beforeinstallprompt`, Chromium only. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** @param kept an event captured before this module was loaded */
export function browserInstaller(target: EventTarget, kept: Event | undefined): Installer {
  const listeners = new Set<(possible: boolean) => void>();
  let offer = isOffer(kept) ? kept : undefined;

  function change(next: InstallOffer | undefined) {
    offer = next;
    for (const listener of listeners) listener(offer !== undefined);
  }

  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) change(event);
  });
  target.addEventListener('appinstalled', () => change(undefined));

  return {
    watch(listener) {
      listeners.add(listener);
      listener(offer !== undefined);
      return () => {
        listeners.delete(listener);
      };
    },
    async install() {
      const taken = offer;
      if (!taken) throw new Error('The browser makes no offer to install this page.');
      change(undefined); // The event can prompt only once.
      await taken.prompt();
    },
  };
}

function isOffer(event: Event | undefined): event is InstallOffer {
  return event !== undefined && 'prompt' in event && typeof event.prompt === 'function';
}
