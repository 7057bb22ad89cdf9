import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreTyped } from '@/app/lifecycle/restoreTyped';

/** A page with one field. */
function pageWith(value: string, search = '') {
  const field = { name: 'email', value };
  vi.stubGlobal('document', { body: {}, querySelectorAll: () => [field] });
  vi.stubGlobal('location', { search });
  return field;
}

const typedBefore = JSON.stringify([['email', 'before@example.com']]);

class IdleObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MutationObserver', IdleObserver);
});
afterEach(() => vi.useRealTimers());

it('fills an empty field with what was typed before the reload', () => {
  const field = pageWith('');

  restoreTyped(typedBefore);

  expect(field.value).toBe('before@example.com');
});

it('fills a field that holds the query of the URL', () => {
  const field = pageWith('robots', '?search=robots');

  restoreTyped(typedBefore);

  expect(field.value).toBe('before@example.com');
});

it('keeps what was typed since the reload', () => {
  const field = pageWith('since@example.com');

  restoreTyped(typedBefore);

  expect(field.value).toBe('since@example.com');
});
