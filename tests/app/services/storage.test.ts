import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeItem, setItem, getItem } from '@/app/services/storage';
import { memoryStorage } from '../../support/memoryStorage';

const fullStorage = () => memoryStorage({}, 0);

beforeEach(() => removeItem('marquee.key'));

describe.each([
  ['works', memoryStorage],
  ['is full', fullStorage],
])('where storage %s, a value', (_, storage) => {
  beforeEach(() => void vi.stubGlobal('localStorage', storage()));

  it('is recalled after it was kept', () => {
    setItem('marquee.key', 'value');

    expect(getItem('marquee.key')).toBe('value');
  });

  it('is recalled no more after it was forgotten', () => {
    setItem('marquee.key', 'value');
    removeItem('marquee.key');

    expect(getItem('marquee.key')).toBeNull();
  });
});

describe('a value that was kept while storage was full', () => {
  it('gives way to the value that is stored later', () => {
    vi.stubGlobal('localStorage', fullStorage());
    setItem('marquee.key', 'old');
    vi.stubGlobal('localStorage', memoryStorage());
    setItem('marquee.key', 'new');

    expect(localStorage.getItem('marquee.key')).toBe('new');
    expect(getItem('marquee.key')).toBe('new');
  });
});

describe('where storage throws, a value', () => {
  it('is recalled as long as the page is open', () => {
    vi.stubGlobal('localStorage', undefined);
    setItem('marquee.key', 'value');
    expect(getItem('marquee.key')).toBe('value');

    removeItem('marquee.key');
    expect(getItem('marquee.key')).toBeNull();
  });
});
