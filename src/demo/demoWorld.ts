import { http, type RequestHandler } from 'msw';
import type { ListKind } from '@/domain/movie';
import type { PasswordPolicy } from '@/domain/session';
import type { AccountStore } from './identity/accountStore';
import { respondUnder } from './respondUnder';
import { browserAccounts } from './identity/browserAccounts';
import { chatService } from './chat/chatService';
import { identityProvider } from './identity/identityProvider';
import { listedFilms } from './movies/listedFilms';
import { movieDatabase } from './movies/movieDatabase';
import { pictureHost } from './pictures/pictureHost';
import { recordedIds } from './movies/recordedIds';
import type { Vendor } from './Vendor';
import type { NetworkConditions, WorldService } from './faults';

interface DemoWorldSettings {
  readonly services?: readonly WorldService[];
  readonly accounts?: AccountStore;
  readonly lists?: Partial<Readonly<Record<ListKind, readonly number[]>>>;
  /** `undefined` means the demo's own search. */
  readonly answers?: (query: string) => readonly string[] | undefined;
  readonly retiredModels?: readonly string[];
  readonly passwordPolicy?: PasswordPolicy;
  /** PBKDF2 iterations. */
  readonly iterations?: number;
  readonly delays?: Partial<NetworkConditions['delays']>;
  readonly faults?: NetworkConditions['faults'];
  readonly chunkDelayMs?: number;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
  /** Stories and tests fail; the product only sees a network error. */
  readonly onUnknownRequest?: (request: Request) => void;
}

export interface DemoWorld {
  readonly handlers: RequestHandler[];
  /** Mutable: change them at any time. */
  readonly conditions: NetworkConditions;
}

const allServices: readonly WorldService[] = ['identity', 'movies', 'suggestions', 'pictures'];
const defaultDelays = { identity: 250, movies: 250, suggestions: 400, pictures: 0 } as const;
const defaultChunkDelayMs = 15;
/** OWASP's recommendation for PBKDF2 with SHA-256. */
const pbkdf2Iterations = 600_000;

/** Unknown requests to a vendor's host are network errors; none reaches the network. */
export function demoWorld({
  services = allServices,
  accounts = browserAccounts,
  lists,
  answers = () => undefined,
  retiredModels = [],
  passwordPolicy,
  iterations = pbkdf2Iterations,
  delays,
  faults = {},
  chunkDelayMs = defaultChunkDelayMs,
  now = Date.now,
  wait = sleep,
  onUnknownRequest,
}: DemoWorldSettings = {}): DemoWorld {
  const conditions: NetworkConditions = {
    delays: { ...defaultDelays, ...delays },
    faults: { ...faults },
    chunkDelayMs,
  };

  const loadFilms = async () => (await import('./movies/demoFilms')).demoFilms;

  const vendors: Readonly<Record<WorldService, () => Vendor>> = {
    identity: () => identityProvider({ accounts, passwordPolicy, iterations, now }),
    movies: () =>
      movieDatabase({ listed: listedFilms, loadFilms, lists: { ...recordedIds, ...lists } }),
    suggestions: () =>
      chatService({
        loadFilms,
        answers,
        retiredModels,
        now,
        pauseBetweenChunks: async () => {
          if (conditions.chunkDelayMs > 0) await wait(conditions.chunkDelayMs);
        },
      }),
    pictures: () => pictureHost(loadFilms),
  };

  const handlers = services.map((service) => {
    const vendor = vendors[service]();
    return http.all(vendor.hosts, ({ request }) =>
      respondUnder(vendor, request, {
        delayMs: conditions.delays[service],
        fault: conditions.faults[service],
        wait,
        onUnknownRequest,
      }),
    );
  });

  return { handlers, conditions };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
