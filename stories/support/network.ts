import { spyOn } from 'storybook/test';

const onLine = () => spyOn(Navigator.prototype, 'onLine', 'get');

/** The browser has no network, as the page hears and can ask at any time; undone with the story. */
export function loseNetwork() {
  onLine().mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

/** The browser has its network back. */
export function findNetwork() {
  onLine().mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}
