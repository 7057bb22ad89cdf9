import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeItem, setItem, getItem } from '@/app/services/storage';
import { memoryStorage } from '../../support/memoryStorage';

const fullStorage = () => memoryStorage({}, 0);

beforeEach(() => removeItem('marquee.key'));

describe.each([
  ['works', memoryStorage],
  ['is full', fullStorage],
])('when storage %s', (_, storage) => {
  beforeEach(() => void vi.stubGlobal('localStorage', storage()));

  it('a value can be read after it was set', () => {
    setItem('marquee.key', 'value');

    expect(getItem('marquee.key')).toBe('value');
  });

  it('a value is gone after it was removed', () => {
    setItem('marquee.key', 'value');
    removeItem('marquee.key');

    expect(getItem('marquee.key')).toBeNull();
  });
});

describe('a value set while storage was full', () => {
  it('is replaced by a value stored later', () => {
    vi.stubGlobal('localStorage', fullStorage());
    setItem('marquee.key', 'old');
    vi.stubGlobal('localStorage', memoryStorage());
    setItem('marquee.key', 'new');

    expect(localStorage.getItem('marquee.key')).toBe('new');
    expect(getItem('marquee.key')).toBe('new');
  });
});

describe('a value that another tab stores after the storage was full here', () => {
  it('counts', () => {
    vi.stubGlobal('localStorage', fullStorage());
    setItem('marquee.key', 'mine');
    expect(getItem('marquee.key')).toBe('mine');

    vi.stubGlobal('localStorage', memoryStorage());
    localStorage.setItem('marquee.key', 'newer');
    expect(getItem('marquee.key')).toBe('newer');
  });
});

describe('when storage throws', () => {
  it('a value lasts as long as the page', () => {
    vi.stubGlobal('localStorage', undefined);
    setItem('marquee.key', 'value');
    expect(getItem('marquee.key')).toBe('value');

    removeItem('marquee.key');
    expect(getItem('marquee.key')).toBeNull();
  });
});
