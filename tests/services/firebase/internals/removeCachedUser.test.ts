import { expect, it } from 'vitest';
import { removeCachedUser } from '@/services/firebase/internals/removeCachedUser';
import { memoryStorage } from '../../../support/memoryStorage';

it('removes the cached user and the pending profile of this project only', () => {
  const storage = memoryStorage({
    'firebase:authUser:key-1:[DEFAULT]': '{"uid":"ada"}',
    'firebase:authUser:key-2:[DEFAULT]': '{"uid":"ada"}',
    'marquee.profile': 'owner=ada&displayName=Ada',
    'marquee.language': 'hindi',
  });

  removeCachedUser('key-1', () => storage);

  expect(storage.getItem('firebase:authUser:key-1:[DEFAULT]')).toBeNull();
  expect(storage.getItem('marquee.profile')).toBeNull();
  expect(storage.length).toBe(2);
});

it('does not throw when storage is denied', () => {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  expect(() => removeCachedUser('key-1', denied)).not.toThrow();
});
