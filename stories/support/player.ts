import { waitFor } from 'storybook/test';

type Readiness = 'when-called' | 'when-pressed' | 'never';

/** The address of the stories' own player, which speaks as the video site's does. */
export function playerThatPlays(plays: Readiness): string {
  return new URL(`player.html?plays=${plays}`, document.baseURI).href;
}

/** The button in the player, as soon as the player has been called. */
export function playButtonIn(frame: HTMLIFrameElement): Promise<HTMLButtonElement> {
  return waitFor(() => {
    const button = frame.contentDocument?.querySelector<HTMLButtonElement>('button:enabled');
    if (!button) throw new Error('Nobody has called the player yet.');
    return button;
  });
}
