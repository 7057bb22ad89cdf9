import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onUserChange } from '@/app/session/onUserChange';
import type { User } from '@/domain/session';
import { user } from '../../support/users';

const ada = user();
const grace = user({ uid: 'grace' });
const eventTypes = ['storage', 'pageshow', 'visibilitychange'] as const;
type EventType = (typeof eventTypes)[number];

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

function tabOf(uid: string, stored: User | null) {
  const remembered = vi.fn(() => stored);
  const onChange = vi.fn();
  const stop = onUserChange(uid, remembered, onChange);
  return {
    onChange,
    stop,
    change: (next: User | null, eventType: EventType) => {
      remembered.mockReturnValue(next);
      window.dispatchEvent(new Event(eventType));
    },
  };
}

describe('another user in the storage', () => {
  it.each(eventTypes)('is noticed on %s', (eventType) => {
    const { change, onChange } = tabOf('ada', ada);

    change(grace, eventType);

    expect(onChange).toHaveBeenCalledOnce();
  });

  it('is noticed at once', () => {
    expect(tabOf('ada', grace).onChange).toHaveBeenCalledOnce();
  });

  it('is not reported when only the token changed', () => {
    const { change, onChange } = tabOf('ada', ada);

    for (const eventType of eventTypes) change(user({ accessToken: 'newer' }), eventType);

    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('no user in the storage', () => {
  it.each(['pageshow', 'visibilitychange'] as const)('is noticed on %s', (eventType) => {
    const { change, onChange } = tabOf('ada', ada);

    change(null, eventType);

    expect(onChange.mock.calls).toEqual([[null, eventType]]);
  });

  it('is ignored on storage events, which the identity provider handles', () => {
    const { change, onChange } = tabOf('ada', ada);

    change(null, 'storage');

    expect(onChange).not.toHaveBeenCalled();
  });

  it('is ignored when this user was never stored', () => {
    const { change, onChange } = tabOf('ada', null);

    for (const eventType of eventTypes) change(null, eventType);

    expect(onChange).not.toHaveBeenCalled();
  });
});

it('stops listening when it is stopped', () => {
  const { change, onChange, stop } = tabOf('ada', ada);

  stop();
  for (const eventType of eventTypes) change(grace, eventType);

  expect(onChange).not.toHaveBeenCalled();
});
