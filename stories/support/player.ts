import { waitFor } from 'storybook/test';

type Readiness = 'when-called' | 'when-called-again' | 'when-pressed' | 'never';

/** Our own player page. It sends the messages of YouTube’s player. */
export function playerThatPlays(plays: Readiness): string {
  return new URL(`player.html?plays=${plays}`, document.baseURI).href;
}

/** The play button, enabled once the page has called the player. */
export function playButtonIn(frame: HTMLIFrameElement): Promise<HTMLButtonElement> {
  return waitFor(() => {
    const button = frame.contentDocument?.querySelector<HTMLButtonElement>('button:enabled');
    if (!button) throw new Error('The player has not been called yet.');
    return button;
  });
}
