import { afterEach, expect, it, vi } from 'vitest';
import { report, reportUncaught } from '@/app/services/report';

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

it.each(['beforeunload', 'pagehide'])(
  'failures in the second after %s are not reported',
  (type) => {
    vi.useFakeTimers();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const target = new EventTarget();
    reportUncaught(target as Window);

    target.dispatchEvent(new Event(type));
    report('error fetching', new TypeError('Load failed'));
    expect(logged).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1_001);
    report('error fetching', new TypeError('Load failed'));
    expect(logged).toHaveBeenCalledOnce();
  },
);
