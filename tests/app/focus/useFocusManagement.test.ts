import { beforeEach, expect, it, vi } from 'vitest';
import { loadFocusManagement } from '@/app/focus/useFocusManagement';
import { lazy } from '@/services/lazy';
import { deferred } from '../../support/deferred';

const page = new EventTarget();
class KeyPress extends Event {
  readonly key = 'ArrowDown';
  readonly altKey: boolean;

  constructor(type: string, { altKey = false } = {}) {
    super(type, { cancelable: true });
    this.altKey = altKey;
  }
}

/** Whether the press keeps its default. */
function press(modifiers = {}): boolean {
  return page.dispatchEvent(new KeyPress('keydown', modifiers));
}

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('KeyboardEvent', KeyPress);
  vi.stubGlobal('HTMLSelectElement', EventTarget);
});

it('leaves the arrow keys to a select if its code cannot be loaded, and reports that', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const chunk = deferred<never>();
  loadFocusManagement(lazy(() => chunk.promise));

  // Chrome's autofill dispatches such an event.
  page.dispatchEvent(new Event('keydown'));
  expect(press()).toBe(false);

  chunk.reject(new TypeError('Failed to fetch dynamically imported module'));
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(log.mock.calls[0]?.[0]).toBe('error loading the rest of the screen');
  expect(press()).toBe(true);
});

it('replays the arrow keys that nothing on the page has used', async () => {
  const startFocusManagement = vi.fn(() => () => {});
  const chunk = deferred<{ startFocusManagement: typeof startFocusManagement }>();
  const useArrows = (event: Event) => event.preventDefault();
  page.addEventListener('keydown', useArrows);
  loadFocusManagement(lazy(() => chunk.promise));
  press();
  page.removeEventListener('keydown', useArrows);
  press();

  chunk.resolve({ startFocusManagement });

  await vi.waitFor(() => expect(startFocusManagement).toHaveBeenCalledOnce());
  expect(startFocusManagement.mock.calls[0]).toEqual([[expect.any(KeyPress)]]);
});

it('leaves an arrow key with a modifier to a select while its code loads', () => {
  loadFocusManagement(lazy(() => deferred<never>().promise));

  expect(press({ altKey: true })).toBe(true);
  expect(press()).toBe(false);
});
