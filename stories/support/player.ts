import { waitFor } from 'storybook/test';

type Readiness = 'when-called' | 'when-called-again' | 'when-pressed' | 'never';

/** Our own player page. It sends the messages of YouTube’s player. */
export function playerThatPlays(plays: Readiness): string {
  return new URL(`player.html?plays=${plays}`, document.baseURI).href;
}

/** Resolves after the listeners of this window that came before. */
export function nextMessage(isExpected: (message: MessageEvent) => boolean): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('message', function onMessage(message) {
      if (!isExpected(message)) return;
      window.removeEventListener('message', onMessage);
      resolve();
    });
  });
}

/** The play button, enabled once the page has called the player. */
export function playButtonIn(frame: HTMLIFrameElement): Promise<HTMLButtonElement> {
  return waitFor(() => {
    const button = frame.contentDocument?.querySelector<HTMLButtonElement>('button:enabled');
    if (!button) throw new Error('The player has not been called yet.');
    return button;
  });
}
