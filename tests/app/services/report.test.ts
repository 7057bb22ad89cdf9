import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let report: typeof import('@/app/services/report').report;
let reportUncaught: typeof import('@/app/services/report').reportUncaught;

beforeEach(async () => {
  vi.resetModules();
  ({ report, reportUncaught } = await import('@/app/services/report'));
});

afterEach(() => vi.useRealTimers());

function dispatchUncaught(type: 'unhandledrejection' | 'error', properties: object) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const target = new EventTarget();
  reportUncaught(target as Window);
  const event = Object.assign(new Event(type, { cancelable: true }), properties);
  target.dispatchEvent(event);
  return { logged: logged.mock.calls, isHandled: event.defaultPrevented };
}

it('an unhandled rejection is reported without vendor data', () => {
  const reason = Object.assign(new Error('Refused.'), { customData: { idToken: 'secret' } });
  const { logged, isHandled } = dispatchUncaught('unhandledrejection', { reason });

  expect(logged).toEqual([['uncaught error', new Error('Error: Refused.')]]);
  expect(Object.keys(logged[0]?.[1] ?? {})).toEqual([]);
  expect(isHandled).toBe(true);
});

it('an uncaught error is reported as is', () => {
  const error = new TypeError('undefined is not a function');
  const { logged } = dispatchUncaught('error', { error });

  expect(logged[0]?.[1]).toBe(error);
});

it('an error event without an error is reported by its message', () => {
  const { logged } = dispatchUncaught('error', { error: null, message: 'Script error.' });

  expect(logged).toEqual([['uncaught error', 'Script error.']]);
});

it.each([
  ['beforeunload', {}],
  ['pagehide', {}],
  ['pageshow', { persisted: true }],
])('failures in the second after %s %o are not reported', (type, properties) => {
  vi.useFakeTimers();
  // The fake clock starts at zero, which is quiet.
  vi.advanceTimersByTime(1);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const target = new EventTarget();
  reportUncaught(target as Window);

  target.dispatchEvent(Object.assign(new Event(type), properties));
  report('error fetching', new TypeError('Load failed'));
  expect(logged).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1_001);
  report('error fetching', new TypeError('Load failed'));
  expect(logged).toHaveBeenCalledOnce();
});

it('failures after the first pageshow are reported', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const target = new EventTarget();
  reportUncaught(target as Window);

  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  report('error fetching', new TypeError('Load failed'));

  expect(logged).toHaveBeenCalledOnce();
});
