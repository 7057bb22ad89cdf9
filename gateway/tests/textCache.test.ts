import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { textCache } from '../src/textCache';
import { deferred } from '../../tests/support/deferred';

const minute = 60_000;

function openCache(room = 100) {
  let now = 0;
  const cache = textCache({ room, now: () => now });
  return {
    textOf: cache.textOf,
    elapse: (ms: number) => {
      now += ms;
    },
  };
}

describe('textCache', () => {
  it('asks once for a text that it still keeps', async () => {
    const { textOf } = openCache();
    const load = vi.fn(async () => 'Heat');

    expect(await textOf('popular', minute, load)).toBe('Heat');
    expect(await textOf('popular', minute, load)).toBe('Heat');
    expect(load).toHaveBeenCalledOnce();
  });

  it('asks anew once the text has grown old', async () => {
    const { textOf, elapse } = openCache();
    await textOf('popular', minute, async () => 'Heat');
    elapse(minute);

    expect(await textOf('popular', minute, async () => 'Ronin')).toBe('Ronin');
  });

  it('lets whoever asks meanwhile wait for the answer on its way', async () => {
    const { textOf } = openCache();
    const answer = deferred<string>();
    const load = vi.fn(() => answer.promise);

    const first = textOf('popular', minute, load);
    const second = textOf('popular', minute, load);
    answer.resolve('Heat');

    expect(await Promise.all([first, second])).toEqual(['Heat', 'Heat']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('tells everybody who waits of a failure, and forgets it', async () => {
    const { textOf } = openCache();
    const answer = deferred<string>();

    const first = textOf('popular', minute, () => answer.promise);
    const second = textOf('popular', minute, () => answer.promise);
    answer.reject(new Error('away'));

    await expect(first).rejects.toThrow('away');
    await expect(second).rejects.toThrow('away');
    expect(await textOf('popular', minute, async () => 'Heat')).toBe('Heat');
  });

  it('gives up what was not asked for longest when its room is full', async () => {
    const { textOf } = openCache(10);
    const load = vi.fn(async () => '4444');
    await textOf('one', minute, load);
    await textOf('two', minute, load);
    await textOf('one', minute, load);
    await textOf('three', minute, load);
    load.mockClear();

    await textOf('one', minute, load);
    expect(load).not.toHaveBeenCalled();
    await textOf('two', minute, load);
    expect(load).toHaveBeenCalledOnce();
  });

  it('gives the right text whatever its room, and never keeps more than that', async () => {
    const asks = fc.array(fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 30 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(asks, fc.nat({ max: 40 }), async (steps, room) => {
        const { textOf, elapse } = openCache(room);
        const textFor = (key: number) => String(key).repeat(key + 1);
        for (const [key, pause] of steps) {
          elapse(pause * 1_000);
          expect(await textOf(`${key}`, minute, async () => textFor(key))).toBe(textFor(key));
        }

        let kept = 0;
        for (let key = 0; key <= 8; key += 1) {
          const known = await textOf(`${key}`, 0, async () => '');
          kept += known.length;
        }
        expect(kept).toBeLessThanOrEqual(room);
      }),
    );
  });
});
