import { describe, expect, it } from 'vitest';
import { memoryStore } from '../src/store';

function open() {
  let now = 1;
  return {
    store: memoryStore(() => now),
    elapse: (ms: number) => {
      now += ms;
    },
  };
}

describe('memoryStore', () => {
  it('keeps a value until it expires', async () => {
    const { store, elapse } = open();
    await store.set('a', 'Heat', 1_000);
    elapse(1_000);
    expect(await store.get('a')).toBe('Heat');

    elapse(1);
    expect(await store.get('a')).toBeUndefined();
  });

  it('adds a value only when the key is free', async () => {
    const { store, elapse } = open();
    expect(await store.add('a', 'Heat', 1_000)).toBe(true);
    expect(await store.add('a', 'Ronin', 1_000)).toBe(false);
    expect(await store.get('a')).toBe('Heat');

    elapse(1_001);
    expect(await store.add('a', 'Ronin', 1_000)).toBe(true);
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
  });

  it('evicts the least recently used entries above 16 MiB, keys and overhead included', async () => {
    const { store } = open();
    const megabyte = 'x'.repeat(512 * 1024);
    for (let n = 0; n < 15; n += 1) await store.set(`m${n}`, megabyte, 1e6);
    await store.get('m0');
    await store.set('m15', megabyte, 1e6);

    expect(await store.get('m0')).toBe(megabyte);
    expect(await store.get('m1')).toBeUndefined();

    for (let n = 0; n < 60_000; n += 1) await store.set(`small ${n}`, '', 1e6);
    expect(await store.get('m0')).toBeUndefined();
    expect(await store.get('small 59999')).toBe('');
    expect(await store.get('small 1000')).toBeUndefined();
  });

  it('ignores a value larger than the whole store', async () => {
    const { store } = open();
    await store.set('a', 'x'.repeat(9 * 1024 * 1024), 1e6);

    expect(await store.get('a')).toBeUndefined();
  });

  it('is ready and not shared', async () => {
    const { store } = open();
    expect(store.isReady()).toBe(true);
    expect(store.isShared).toBe(false);
    await store.close();
  });
});
