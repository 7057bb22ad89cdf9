import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../src/GatewayError';
import { dailyBudgets } from '../src/budgets';
import { memoryStore } from '../src/store';
import { startedAt } from './support/world';

const hour = 3_600_000;
const ada = { id: 'ada', isVerified: true, signedInAt: startedAt - 48 * hour };
const grace = { ...ada, id: 'grace' };

function open({ visitor = {}, newVisitor = {}, service = {} } = {}) {
  const log = vi.fn();
  let now = startedAt;
  const store = memoryStore(() => now);
  const limiter = vi.spyOn(store, 'limiter');
  const plenty = { calls: 1_000, tokens: 1_000_000 };
  const budgets = dailyBudgets(
    {
      visitor: { ...plenty, ...visitor },
      newVisitor: { ...plenty, ...newVisitor },
      service: { ...plenty, ...service },
    },
    store,
    { now: () => now, log },
  );
  return {
    log,
    store,
    limiters: limiter.mock.calls,
    charge: budgets.charge,
    now: () => now,
    elapse: (ms: number) => {
      now += ms;
    },
  };
}

const charged = { settle: expect.any(Function), refund: expect.any(Function) };
const usedUp = (secondsLeft = 12 * 3600) =>
  new GatewayError(429, "Today's searches are used up. Try again tomorrow.", {
    code: 'budget_exhausted',
    headers: { 'retry-after': String(secondsLeft), 'x-should-retry': 'false' },
  });

describe('dailyBudgets', () => {
  it('counts for a day, under names that all instances share', () => {
    const { limiters } = open();

    expect(limiters.map(([{ name, seconds }]) => [name, seconds])).toEqual(
      ['all', 'visitor', 'new-visitor'].flatMap((name) => [
        [`${name}-calls`, 86_400],
        [`${name}-tokens`, 86_400],
      ]),
    );
  });

  it('allows the daily number of calls per visitor', async () => {
    const { charge, log } = open({ visitor: { calls: 2 } });
    await charge(ada, 100);
    await charge(ada, 100);

    await expect(charge(ada, 100)).rejects.toThrow(usedUp());
    await charge(grace, 100);
    expect(log).not.toHaveBeenCalled();
  });

  it('knows an account that signs in every month', async () => {
    const { charge, elapse, now } = open({ newVisitor: { calls: 1 } });
    const signIn = () => charge({ ...ada, signedInAt: now() }, 100);
    await signIn();

    for (let month = 0; month < 5; month += 1) {
      elapse(30 * 24 * hour);
      await expect(signIn()).resolves.toEqual(charged);
      await expect(signIn()).resolves.toEqual(charged);
    }
  });

  it('counts tokens and corrects the estimate after the call', async () => {
    const { charge } = open({ visitor: { tokens: 1_000 } });
    const first = await charge(ada, 600);
    await expect(charge(ada, 600)).rejects.toThrow(usedUp());

    await first.settle(400);
    const second = await charge(ada, 600);
    await second.settle(700);

    await expect(charge(ada, 1)).rejects.toThrow(usedUp());
  });

  it('charges nothing for rejected or refunded calls', async () => {
    const { charge } = open({ visitor: { calls: 2, tokens: 1_000 } });
    await expect(charge(ada, 1_001)).rejects.toThrow(usedUp());
    await (await charge(ada, 1_000)).refund();

    await charge(ada, 500);
    await charge(ada, 500);
    await expect(charge(ada, 0)).rejects.toThrow(usedUp());
  });

  it.each([{ calls: 2 }, { tokens: 250 }])(
    'enforces a shared budget for all visitors: %j',
    async (service) => {
      const { charge, log } = open({ service });
      await charge(ada, 100);
      await charge(grace, 100);

      await expect(charge({ ...ada, id: 'alan' }, 100)).rejects.toThrow(usedUp());
      expect(log).toHaveBeenCalledWith('error', "Today's chat budget for all visitors is used up.");
    },
  );

  it('does not charge a visitor when the shared budget is used up', async () => {
    const { charge } = open({ visitor: { calls: 1 }, service: { tokens: 100 } });
    await expect(charge(ada, 101)).rejects.toThrow(usedUp());

    await charge(ada, 100);
  });

  it('warns once at 80 % of the calls', async () => {
    const { charge, log } = open({ service: { calls: 10, tokens: 10_000 } });
    for (let call = 0; call < 7; call += 1) await charge(ada, 100);
    expect(log).not.toHaveBeenCalled();

    for (let call = 0; call < 3; call += 1) await charge(ada, 100);
    expect(log.mock.calls).toEqual([
      ['warning', "Today's chat budget is nearly used up: 8 of 10 calls."],
    ]);
  });

  it('warns at 80 % of the tokens', async () => {
    const { charge, log } = open({ service: { tokens: 1_000 } });
    await charge(grace, 100);
    await charge(ada, 699);
    await charge(ada, 101);

    expect(log.mock.calls).toEqual([
      ['warning', "Today's chat budget is nearly used up: 900 of 1000 tokens."],
    ]);
  });

  it('warns once a day even if later corrections bring the count below the limit', async () => {
    const { charge, elapse, log } = open({ service: { tokens: 1_000 } });
    await charge(grace, 700);
    await (await charge(ada, 200)).settle(50);
    await (await charge(ada, 200)).settle(50);
    expect(log).toHaveBeenCalledOnce();

    elapse(12 * hour);
    await charge(ada, 800);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('reports once a day that the shared budget is used up', async () => {
    const { charge, elapse, log } = open({ service: { calls: 0 } });
    await expect(charge(ada, 1)).rejects.toThrow(usedUp());
    await expect(charge(grace, 1)).rejects.toThrow(usedUp());
    expect(log).toHaveBeenCalledOnce();

    elapse(12 * hour);
    await expect(charge(ada, 1)).rejects.toThrow(usedUp(24 * 3600));
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('resets at midnight UTC', async () => {
    const { charge, elapse } = open({ visitor: { calls: 1 } });
    await charge(ada, 100);
    elapse(12 * hour - 1);
    await expect(charge(ada, 100)).rejects.toThrow(usedUp(1));

    elapse(1);
    await charge(ada, 100);
  });

  it('gives unverified and anonymous accounts a smaller budget', async () => {
    const { charge } = open({ newVisitor: { calls: 1 } });
    const unverified = { ...ada, isVerified: false };
    await charge(unverified, 100);

    await expect(charge(unverified, 100)).rejects.toThrow(usedUp());
  });

  it('gives an account a smaller budget on its first day', async () => {
    const { charge, elapse } = open({ newVisitor: { calls: 1 }, visitor: { calls: 3 } });
    const fresh = { ...ada, signedInAt: startedAt - hour };
    await charge(fresh, 100);
    await expect(charge(fresh, 100)).rejects.toThrow(usedUp());

    elapse(24 * hour - 1);
    const again = { ...ada, signedInAt: startedAt + 23 * hour };
    await charge(again, 100);
    await expect(charge(again, 100)).rejects.toThrow(usedUp(12 * 3600 + 1));
    elapse(1);
    await charge(again, 100);
    await charge(again, 100);
    await charge({ ...again, id: 'grace' }, 100);
    await expect(charge({ ...again, id: 'grace' }, 100)).rejects.toThrow(usedUp());
  });

  it('keeps a known account when the store fails to read it once', async () => {
    const { charge, elapse, now, store } = open({ newVisitor: { calls: 0 } });
    await expect(charge({ ...ada, signedInAt: now() }, 1)).rejects.toThrow(usedUp());
    elapse(24 * hour);
    vi.spyOn(store, 'get').mockResolvedValueOnce(undefined);
    await charge({ ...ada, signedInAt: now() }, 1).catch(() => {});

    await expect(charge({ ...ada, signedInAt: now() }, 1)).resolves.toEqual(charged);
  });

  it('does not treat an account as new when it signed in more than a day ago', async () => {
    const { charge } = open({ newVisitor: { calls: 1 } });
    const known = { ...ada, signedInAt: startedAt - 24 * hour - 1 };
    await charge(known, 100);
    await charge(known, 100);

    const onTheDot = { ...grace, signedInAt: startedAt - 24 * hour };
    await charge(onTheDot, 100);
    await expect(charge(onTheDot, 100)).rejects.toThrow(usedUp());
  });
});
