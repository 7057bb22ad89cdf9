import { afterEach, expect, it, vi } from 'vitest';
import { report, reportUncaught } from '@/app/services/report';

afterEach(() => vi.useRealTimers());

function somethingUncaught(type: 'unhandledrejection' | 'error', what: object) {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const target = new EventTarget();
  reportUncaught(target as Window);
  const event = Object.assign(new Event(type, { cancelable: true }), what);
  target.dispatchEvent(event);
  return { written: written.mock.calls, isCalmed: event.defaultPrevented };
}

it('a promise that failed unheard is reported in words, without what a vendor put into its error', () => {
  const reason = Object.assign(new Error('Refused.'), { customData: { idToken: 'secret' } });
  const { written, isCalmed } = somethingUncaught('unhandledrejection', { reason });

  expect(written).toEqual([['uncaught error', new Error('Error: Refused.')]]);
  expect(Object.keys(written[0]?.[1] ?? {})).toEqual([]);
  expect(isCalmed).toBe(true);
});

it('an error of our own is reported as it is, for whoever looks for where it came from', () => {
  const error = new TypeError('undefined is not a function');
  const { written } = somethingUncaught('error', { error });

  expect(written[0]?.[1]).toBe(error);
});

it('where there is no error to show, its message is reported', () => {
  const { written } = somethingUncaught('error', { error: null, message: 'Script error.' });

  expect(written).toEqual([['uncaught error', 'Script error.']]);
});

it.each(['beforeunload', 'pagehide'])(
  'failures in the second after %s are not reported, later ones are',
  (type) => {
    vi.useFakeTimers();
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const target = new EventTarget();
    reportUncaught(target as Window);

    target.dispatchEvent(new Event(type));
    report('error fetching', new TypeError('Load failed'));
    expect(written).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1_001);
    report('error fetching', new TypeError('Load failed'));
    expect(written).toHaveBeenCalledOnce();
  },
);
