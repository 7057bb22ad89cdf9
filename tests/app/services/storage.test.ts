import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, recall } from '@/app/services/storage';
import { storageInMemory } from '../../support/memoryStorage';

const fullStorage = () => storageInMemory({}, 0);

beforeEach(() => forget('marquee.key'));

describe.each([
  ['works', storageInMemory],
  ['is full', fullStorage],
])('where storage %s, a value', (_, storage) => {
  beforeEach(() => void vi.stubGlobal('localStorage', storage()));

  it('is recalled after it was kept', () => {
    keep('marquee.key', 'value');

    expect(recall('marquee.key')).toBe('value');
  });

  it('is recalled no more after it was forgotten', () => {
    keep('marquee.key', 'value');
    forget('marquee.key');

    expect(recall('marquee.key')).toBeNull();
  });
});

describe('a value that was kept while storage was full', () => {
  it('gives way to the value that is stored later', () => {
    vi.stubGlobal('localStorage', fullStorage());
    keep('marquee.key', 'old');
    vi.stubGlobal('localStorage', storageInMemory());
    keep('marquee.key', 'new');

    expect(localStorage.getItem('marquee.key')).toBe('new');
    expect(recall('marquee.key')).toBe('new');
  });
});

describe('where storage throws, a value', () => {
  it('is recalled as long as the page is open', () => {
    vi.stubGlobal('localStorage', undefined);
    keep('marquee.key', 'value');
    expect(recall('marquee.key')).toBe('value');

    forget('marquee.key');
    expect(recall('marquee.key')).toBeNull();
  });
});
