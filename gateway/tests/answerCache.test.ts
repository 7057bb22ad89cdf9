import { describe, expect, it, vi } from 'vitest';
import { answerCache } from '../src/answerCache';
import { memoryStore } from '../src/store';

const minute = 60_000;
const { signal } = new AbortController();
const lifetime = { freshMs: minute, staleMs: minute };

function open() {
  let now = 1;
  const store = memoryStore(() => now);
  const pause = vi.fn(async () => {});
  return {
    store,
    pause,
    one: answerCache(store, { now: () => now, pause }),
    other: answerCache(store, { now: () => now, pause }),
    elapse: (ms: number) => {
      now += ms;
    },
  };
}

describe('answerCache', () => {
  it('says whether an answer is fresh, and forgets it after its lifetime', async () => {
    const { one, elapse } = open();
    await one.write('popular', 'Heat\nRonin', lifetime);
    elapse(minute - 1);
    expect(await one.read('popular')).toEqual({ text: 'Heat\nRonin', isFresh: true });

    elapse(1);
    expect(await one.read('popular')).toEqual({ text: 'Heat\nRonin', isFresh: false });
    elapse(minute + 1);
    expect(await one.read('popular')).toBeUndefined();
  });

  it('stores no query text', async () => {
    const { one, store } = open();
    const locks = vi.spyOn(store, 'add');
    const answers = vi.spyOn(store, 'set');
    await one.lease('what ada asked', minute, signal);
    await one.write('what ada asked', 'Heat', lifetime);

    expect(locks.mock.calls[0]?.[0]).toMatch(/^lock:[\w-]{43}$/);
    expect(answers.mock.calls[0]?.[0]).toMatch(/^answer:[\w-]{43}$/);
  });

  it('elects one leader per cache key and gives its answer to the others', async () => {
    const { one, other, pause } = open();
    const lease = await one.lease('popular', minute, signal);
    expect(lease.kind).toBe('leader');
    pause.mockImplementationOnce(async () => one.write('popular', 'Heat', lifetime));

    expect(await other.lease('popular', minute, signal)).toEqual({
      kind: 'answered',
      text: 'Heat',
    });
    expect((await other.lease('upcoming', minute, signal)).kind).toBe('leader');
  });

  it('elects no leader for a cache key that has been answered meanwhile', async () => {
    const { one, other } = open();
    await one.write('popular', 'Heat', lifetime);

    expect(await other.lease('popular', minute, signal)).toEqual({
      kind: 'answered',
      text: 'Heat',
    });
    await one.write('popular', 'Heat', { freshMs: 0, staleMs: minute });
    expect((await other.lease('popular', minute, signal)).kind).toBe('leader');
  });

  it('elects a new leader when the first one gives up', async () => {
    const { one, other, pause } = open();
    const lease = await one.lease('popular', minute, signal);
    pause.mockImplementationOnce(async () => {
      if (lease.kind === 'leader') await lease.release();
    });

    expect((await other.lease('popular', minute, signal)).kind).toBe('leader');
    expect(pause).toHaveBeenCalledOnce();
  });

  it('elects a new leader when the lock of the first one expires', async () => {
    const { one, other, pause, elapse } = open();
    await one.lease('popular', 200, signal);
    pause.mockImplementation(async () => elapse(50));

    expect((await other.lease('popular', minute, signal)).kind).toBe('leader');
    expect(pause).toHaveBeenCalledTimes(5);
  });

  it('does not release a lock that another leader holds', async () => {
    const { one, other, pause, elapse } = open();
    const first = await one.lease('popular', minute, signal);
    elapse(minute + 1);
    await other.lease('popular', minute, signal);
    if (first.kind === 'leader') await first.release();

    expect(pause).not.toHaveBeenCalled();
    pause.mockImplementationOnce(async () => elapse(minute + 1));
    await one.lease('popular', minute, signal);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('does not release a lock that expires during the release', async () => {
    const { one, other, pause, elapse } = open();
    const first = await one.lease('popular', minute, signal);
    const releasing = first.kind === 'leader' && first.release();
    elapse(minute + 1);
    await other.lease('popular', minute, signal);
    await releasing;

    pause.mockImplementationOnce(async () => elapse(minute + 1));
    await one.lease('popular', minute, signal);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('stops waiting when the signal aborts', async () => {
    const { one, other, pause } = open();
    await one.lease('popular', minute, signal);
    const leaving = new AbortController();
    pause.mockImplementationOnce(async () => leaving.abort(new Error('left')));

    await expect(other.lease('popular', minute, leaving.signal)).rejects.toThrow('left');
  });

  it('does not return an expired answer', async () => {
    const { one, other, pause, elapse } = open();
    await one.write('popular', 'Heat', lifetime);
    elapse(minute);
    await one.lease('popular', minute, signal);
    pause.mockImplementation(async () => elapse(minute));

    expect((await other.lease('popular', minute, signal)).kind).toBe('leader');
  });
});
