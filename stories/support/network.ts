import { spyOn } from 'storybook/test';

const onLine = () => spyOn(Navigator.prototype, 'onLine', 'get');

/** Undone after the story. */
export function goOffline() {
  onLine().mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

export function goOnline() {
  onLine().mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}
