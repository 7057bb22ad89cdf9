import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../support/deferred';

vi.mock('react', () => ({ useEffect: (effect: () => void) => effect() }));
const chunk = deferred<never>();
vi.mock('@/app/focus/startFocusManagement', () => chunk.promise);

const page = new EventTarget();
class KeyPress extends Event {
  readonly key = 'ArrowDown';
}

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('KeyboardEvent', KeyPress);
  vi.stubGlobal('HTMLSelectElement', EventTarget);
});

it('leaves the arrow keys to a select if its code cannot be loaded, and reports that', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { useFocusManagement } = await import('@/app/focus/useFocusManagement');
  useFocusManagement();
  const press = () => {
    const event = new KeyPress('keydown', { cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };

  // Chrome's autofill dispatches such an event.
  page.dispatchEvent(new Event('keydown'));
  expect(press()).toBe(true);

  chunk.reject(new TypeError('Failed to fetch dynamically imported module'));
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(log.mock.calls[0]?.[0]).toBe('error loading the rest of the screen');
  expect(press()).toBe(false);
});
