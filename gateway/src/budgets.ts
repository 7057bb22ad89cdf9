import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayError, shouldNotRetry } from './GatewayError';
import type { Visitor } from './idTokenVerifier';
import type { Log } from './log';
import { consume } from './rateLimits';
import type { Budget, GatewaySettings } from './settings';
import type { Store } from './store';

export interface Charge {
  /** Replaces the estimate by the tokens that the call used. */
  settle(tokens: number): Promise<void>;
  /** For a call that was not sent, or that the service refused. */
  refund(): Promise<void>;
}

export interface Budgets {
  /**
   * Charges a call to today's budgets of the visitor and of the service.
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
const warningShare = 0.8;
const firstSeenMs = 90 * dayMs;

/** Limits calls and tokens of the chat service for each day (UTC). */
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

  /** Anonymous, without a confirmed email, or signed in and first seen less than a day ago. */
  async function isRestricted({ id, isVerified, signedInAt }: Visitor): Promise<boolean> {
    if (!isVerified) return true;
    if (now() - signedInAt > dayMs) return false;
    const key = `seen:${id}`;
    const firstSeen = await store.get(key);
    if (firstSeen === undefined) {
      // Keeps a value that the store failed to read.
      await store.add(key, String(now()), firstSeenMs);
      return true;
    }
    await store.set(key, firstSeen, firstSeenMs);
    return now() - Number(firstSeen) < dayMs;
  }

  /** The day of the last line about each subject. */
  const loggedOn = new Map<string, string>();

  /** Refunds bring the count below a limit again. */
  function isFirstToday(subject: string, today: string): boolean {
    if (loggedOn.get(subject) === today) return false;
    loggedOn.set(subject, today);
    return true;
  }

  function warn(kind: 'calls' | 'tokens', { consumedPoints }: RateLimiterRes, charged: Account) {
    const budget = settings.service[kind];
    const warnAt = Math.ceil(warningShare * budget);
    if (consumedPoints < warnAt || consumedPoints - charged.points >= warnAt) return;
    if (!isFirstToday(kind, charged.key)) return;
    const spent = `${consumedPoints} of ${budget} ${kind}`;
    log('warning', `Today's chat budget is nearly used up: ${spent}.`);
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
        const { limiter, key, points } = account;
        const { isAllowed, state } = await consume(limiter, key, points);
        paid.push(account);
        if (!isAllowed) {
          await refund();
          if (key === today && isFirstToday('all', today)) {
            log('error', "Today's chat budget for all visitors is used up.");
          }
          throw usedUp(now());
        }
        if (limiter === all.calls) warn('calls', state, account);
        if (limiter === all.tokens) warn('tokens', state, account);
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

function usedUp(now: number): GatewayError {
  const untilMidnight = Math.ceil((dayMs - (now % dayMs)) / 1000);
  return new GatewayError(429, "Today's searches are used up. Try again tomorrow.", {
    code: 'budget_exhausted',
    headers: { 'retry-after': String(untilMidnight), ...shouldNotRetry },
  });
}
