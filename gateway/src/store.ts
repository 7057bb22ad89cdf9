import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Log } from './log';

interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * Shared by all instances, or in memory for one. No operation throws. If a shared store is down,
 * reads find nothing, writes do nothing, locks are free, and limits are counted in memory.
 */
export interface Store {
  /** Whether it accepts all commands that are needed. */
  isReady(): Promise<boolean>;
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string, keepMs: number): Promise<void>;
  /** Stores the text unless the key exists. Returns true if it did. */
  add(key: string, text: string, keepMs: number): Promise<boolean>;
  /** Deletes the key if it holds this text, in one step. */
  deleteIf(key: string, text: string): Promise<void>;
  limiter(limit: Limit): RateLimiterAbstract;
  close(): Promise<void>;
}

const maxMemoryBytes = 16 * 1024 * 1024;
/** Overhead of an entry. */
const entryBytes = 300;
const purgeEveryMs = 60_000;

/** At most 16 MiB; evicts the least recently used entries. */
export function memoryStore(now: () => number): Store {
  const cache = new LRUCache<string, string>({
    maxSize: maxMemoryBytes,
    maxEntrySize: maxMemoryBytes,
    sizeCalculation: (text, key) => 2 * (text.length + key.length) + entryBytes,
    ttlResolution: 0,
    perf: { now },
  });
  const purging = setInterval(() => cache.purgeStale(), purgeEveryMs).unref();

  return {
    isReady: async () => true,
    get: async (key) => cache.get(key),
    set: async (key, text, keepMs) => void cache.set(key, text, { ttl: keepMs }),
    async add(key, text, keepMs) {
      if (cache.has(key)) return false;
      cache.set(key, text, { ttl: keepMs });
      return true;
    },
    async deleteIf(key, text) {
      if (cache.get(key) === text) cache.delete(key);
    },
    limiter: ({ name, points, seconds }) =>
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    close: async () => clearInterval(purging),
  };
}

const prefix = 'marquee:';
const storeTimeoutMs = 2_000;
const maxReconnectMs = 2_000;
const reportEveryMs = 60_000;

const deleteIfScript = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
end
return 0`;

export function redisStore(url: string, log: Log): Store {
  let reconnectedAt = -Infinity;
  let reportedAt = -Infinity;
  let isClosing = false;
  const client = new Redis(url, {
    keyPrefix: prefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: storeTimeoutMs,
    socketTimeout: storeTimeoutMs,
    retryStrategy: (tries) => Math.min(tries * 100, maxReconnectMs),
    // After a failover, the address may lead to another server than this connection.
    reconnectOnError({ message }) {
      const isDue = performance.now() >= reconnectedAt + maxReconnectMs;
      if (!isDue || !message.startsWith('READONLY')) return false;
      reconnectedAt = performance.now();
      return true;
    },
  });

  /** Without a limiter in memory behind it: throws if the store cannot count. */
  const counter = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: 'ready',
    points: 1,
    duration: 1,
  });

  function reportOutage(cause: unknown) {
    if (isClosing || performance.now() < reportedAt + reportEveryMs) return;
    reportedAt = performance.now();
    log('warning', 'The store is unavailable: this instance counts alone and caches nothing.', {
      cause,
    });
  }
  client.on('error', reportOutage);
  client.on('ready', () => void isReady());

  async function attempt<Value>(ask: () => Promise<Value>, otherwise: Value): Promise<Value> {
    try {
      return await ask();
    } catch (cause) {
      reportOutage(cause);
      return otherwise;
    }
  }

  /** A store that refuses some commands answers others, so only `isReady` ends an outage. */
  async function write(set: () => Promise<'OK' | null>): Promise<'OK' | null | undefined> {
    const answer = await attempt(set, undefined);
    if (answer !== undefined && reportedAt !== -Infinity) await isReady();
    return answer;
  }

  /** Sends every command that the store needs. */
  async function isReady(): Promise<boolean> {
    if (client.status !== 'ready') return false;
    return attempt(async () => {
      await client.set('ready', '', 'PX', 1_000);
      await client.eval(deleteIfScript, 1, 'ready', '');
      await counter.penalty('count');
      if (reportedAt !== -Infinity) log('info', 'The store is available again.');
      reportedAt = -Infinity;
      return true;
    }, false);
  }

  return {
    isReady,
    get: (key) => attempt(async () => (await client.get(key)) ?? undefined, undefined),
    set: async (key, text, keepMs) => void (await write(() => client.set(key, text, 'PX', keepMs))),
    add: async (key, text, keepMs) =>
      (await write(() => client.set(key, text, 'PX', keepMs, 'NX'))) !== null,
    deleteIf: (key, text) =>
      attempt(async () => void (await client.eval(deleteIfScript, 1, key, text)), undefined),
    limiter: ({ name, points, seconds }) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: name,
        points,
        duration: seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      }),
    async close() {
      isClosing = true;
      client.disconnect();
    },
  };
}
