import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { GatewayError, shouldNotRetry } from './GatewayError';
import type { Visitor } from './idTokenVerifier';
import type { Log } from './log';
import type { Budget, GatewaySettings } from './settings';
import type { Store } from './store';

/** A call that was charged at its estimate. */
export interface Charge {
  /** Corrects the estimate to the tokens that the call took. */
  settle(tokens: number): Promise<void>;
  /** Takes the whole charge back: nothing was asked. */
  refund(): Promise<void>;
}

export interface Budgets {
  /**
   * Charges a call to the visitor's and the service's budget of today.
   * @throws {GatewayError} 429 if one of them is used up; then nothing is charged.
   */
  charge(visitor: Visitor, tokens: number): Promise<Charge>;
}

interface Ports {
  readonly now: () => number;
  readonly log: Log;
}

interface Account {
  readonly limiter: RateLimiterAbstract;
  readonly key: string;
  readonly points: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The share of the service's budget at which the operator is warned. */
const warningShare = 0.8;
/** How long the gateway remembers when it saw an account for the first time. */
const firstSeenMs = 90 * dayMs;

/** Calls and tokens of the chat service a day (UTC): for each visitor, and for all together. */
export function dailyBudgets(
  settings: GatewaySettings['budgets'],
  store: Store,
  { now, log }: Ports,
): Budgets {
  const limiters = (name: string, { calls, tokens }: Budget) => ({
    calls: store.limiter({ name: `${name}-calls`, points: calls, seconds: dayMs / 1000 }),
    tokens: store.limiter({ name: `${name}-tokens`, points: tokens, seconds: dayMs / 1000 }),
  });
  const all = limiters('all', settings.service);
  const known = limiters('visitor', settings.visitor);
  const restricted = limiters('new-visitor', settings.newVisitor);

  /** Anonymous, unverified, and accounts that are not known for a day. */
  async function isRestricted({ id, isVerified, signedInAt }: Visitor): Promise<boolean> {
    if (!isVerified) return true;
    if (now() - signedInAt > dayMs) return false;
    const key = `seen:${id}`;
    await store.add(key, String(now()), firstSeenMs);
    return now() - Number((await store.get(key)) ?? now()) < dayMs;
  }

  function warn(kind: 'calls' | 'tokens', consumed: number, points: number) {
    const warnAt = Math.ceil(warningShare * settings.service[kind]);
    if (consumed < warnAt || consumed - points >= warnAt) return;
    const spent = `${consumed} of ${settings.service[kind]} ${kind}`;
    log('warning', `The chat service's budget of today is nearly used up: ${spent}.`);
  }

  return {
    async charge(visitor, tokens) {
      const today = new Date(now()).toISOString().slice(0, 10);
      const own = (await isRestricted(visitor)) ? restricted : known;
      const mine = `${today}:${visitor.id}`;
      const accounts: readonly Account[] = [
        { limiter: own.calls, key: mine, points: 1 },
        { limiter: own.tokens, key: mine, points: tokens },
        { limiter: all.calls, key: today, points: 1 },
        { limiter: all.tokens, key: today, points: tokens },
      ];

      const paid: Account[] = [];
      const refund = async () => {
        await Promise.all(paid.map(({ limiter, key, points }) => limiter.reward(key, points)));
      };
      for (const account of accounts) {
        const consumed = await consume(account);
        paid.push(account);
        if (consumed === undefined) {
          await refund();
          if (account.key === today)
            log('error', 'The budget of today for all visitors is used up.');
          throw usedUp(now());
        }
        if (account.limiter === all.calls) warn('calls', consumed, 1);
        if (account.limiter === all.tokens) warn('tokens', consumed, tokens);
      }

      return {
        refund,
        async settle(used) {
          const difference = used - tokens;
          const correct = difference > 0 ? 'penalty' : 'reward';
          if (difference === 0) return;
          await Promise.all([
            own.tokens[correct](mine, Math.abs(difference)),
            all.tokens[correct](today, Math.abs(difference)),
          ]);
        },
      };
    },
  };
}

/** The points consumed so far, or undefined if they are used up. */
async function consume({ limiter, key, points }: Account): Promise<number | undefined> {
  try {
    return (await limiter.consume(key, points)).consumedPoints;
  } catch (cause) {
    if (cause instanceof RateLimiterRes) return undefined;
    throw new GatewayError(502, 'The gateway cannot count its calls at the moment.', { cause });
  }
}

function usedUp(now: number): GatewayError {
  const untilMidnight = Math.ceil((dayMs - (now % dayMs)) / 1000);
  return new GatewayError(429, "Today's searches are used up. Try again tomorrow.", {
    code: 'budget_exhausted',
    headers: { 'retry-after': String(untilMidnight), ...shouldNotRetry },
  });
}
