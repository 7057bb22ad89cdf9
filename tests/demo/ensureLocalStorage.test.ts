import { expect, it } from 'vitest';
import { ensureLocalStorage } from '@/demo/ensureLocalStorage';
import { memoryStorage } from '../support/memoryStorage';

it('keeps a working storage', () => {
  const localStorage = memoryStorage();
  const page = { localStorage } as typeof globalThis;

  ensureLocalStorage(page);

  expect(page.localStorage).toBe(localStorage);
});

it('replaces a denied storage with one in memory', () => {
  const page = Object.defineProperty({}, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  }) as typeof globalThis;

  ensureLocalStorage(page);
  page.localStorage.setItem('a', '1');
  page.localStorage.setItem('b', '2');
  page.localStorage.removeItem('a');

  expect(page.localStorage.getItem('a')).toBeNull();
  expect(page.localStorage.getItem('b')).toBe('2');
  expect(page.localStorage.key(0)).toBe('b');
  expect(page.localStorage.length).toBe(1);
  page.localStorage.clear();
  expect(page.localStorage.length).toBe(0);
});
