import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenPersonChanges } from '@/app/session/whenPersonChanges';
import type { User } from '@/domain/session';
import { user } from '../../support/users';

const ada = user();
const grace = user({ uid: 'grace' });
const occasions = ['storage', 'pageshow', 'visibilitychange'] as const;
type Occasion = (typeof occasions)[number];

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

function tabOf(uid: string, kept: User | null) {
  const remembered = vi.fn(() => kept);
  const onChange = vi.fn();
  const stop = whenPersonChanges(uid, remembered, onChange);
  return {
    onChange,
    stop,
    becomes: (next: User | null, occasion: Occasion) => {
      remembered.mockReturnValue(next);
      window.dispatchEvent(new Event(occasion));
    },
  };
}

describe('another person in the storage', () => {
  it.each(occasions)('is noticed at %s', (occasion) => {
    const { becomes, onChange } = tabOf('ada', ada);

    becomes(grace, occasion);

    expect(onChange).toHaveBeenCalledOnce();
  });

  it('is noticed at once', () => {
    expect(tabOf('ada', grace).onChange).toHaveBeenCalledOnce();
  });

  it('is not the same person with another token', () => {
    const { becomes, onChange } = tabOf('ada', ada);

    for (const occasion of occasions) becomes(user({ accessToken: 'newer' }), occasion);

    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('nobody in the storage', () => {
  it.each(['pageshow', 'visibilitychange'] as const)('is noticed at %s', (occasion) => {
    const { becomes, onChange } = tabOf('ada', ada);

    becomes(null, occasion);

    expect(onChange).toHaveBeenCalledOnce();
  });

  it('is left to the identity provider while the page can hear of it', () => {
    const { becomes, onChange } = tabOf('ada', ada);

    becomes(null, 'storage');

    expect(onChange).not.toHaveBeenCalled();
  });

  it('says nothing where this person was never kept', () => {
    const { becomes, onChange } = tabOf('ada', null);

    for (const occasion of occasions) becomes(null, occasion);

    expect(onChange).not.toHaveBeenCalled();
  });
});

it('looks no more once it is stopped', () => {
  const { becomes, onChange, stop } = tabOf('ada', ada);

  stop();
  for (const occasion of occasions) becomes(grace, occasion);

  expect(onChange).not.toHaveBeenCalled();
});
