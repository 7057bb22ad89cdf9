import type { Installer } from '@/domain/ports';

/** `beforeinstallprompt`, Chromium only. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** @param captured an event captured before this module was loaded */
export function browserInstaller(target: EventTarget, captured: Event | undefined): Installer {
  const listeners = new Set<(isAvailable: boolean) => void>();
  let promptEvent = isPromptEvent(captured) ? captured : undefined;

  function setPromptEvent(next: BeforeInstallPromptEvent | undefined) {
    promptEvent = next;
    for (const listener of listeners) listener(promptEvent !== undefined);
  }

  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPromptEvent(event)) setPromptEvent(event);
  });
  target.addEventListener('appinstalled', () => setPromptEvent(undefined));

  return {
    watch(listener) {
      listeners.add(listener);
      listener(promptEvent !== undefined);
      return () => {
        listeners.delete(listener);
      };
    },
    async install() {
      const current = promptEvent;
      if (!current) throw new Error('The browser did not offer to install this page.');
      setPromptEvent(undefined); // The event can prompt only once.
      await current.prompt();
    },
  };
}

function isPromptEvent(event: Event | undefined): event is BeforeInstallPromptEvent {
  return event !== undefined && 'prompt' in event && typeof event.prompt === 'function';
}
