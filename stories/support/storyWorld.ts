import { getResponse } from 'msw';
import * as v from 'valibot';
import { accountStore, type AccountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import { recordedIds } from '@/demo/movies/recordedIds';
import type { Fault, WorldService } from '@/demo/faults';

let accounts = accountStore();

const currentAccounts: AccountStore = {
  all: () => accounts.all(),
  save: (account) => accounts.save(account),
};

/** A row is wider than the widest viewport, with few cards for axe to check. */
const filmsInList = 10;

/** The demo world without delays and, at first, without accounts. */
export const storyWorld = demoWorld({
  lists: {
    upcoming: recordedIds.upcoming.slice(0, filmsInList),
    popular: recordedIds.popular.slice(0, filmsInList),
    topRated: recordedIds.topRated.slice(0, filmsInList),
    nowPlaying: recordedIds.nowPlaying.slice(0, filmsInList),
  },
  accounts: currentAccounts,
  iterations: 1,
  delays: { identity: 0, movies: 0, suggestions: 0, pictures: 0 },
  chunkDelayMs: 0,
  // The story run prints it and fails.
  onUnknownRequest: ({ method, url }) => console.error(`Unhandled request: ${method} ${url}`),
});

/** Options of the network toolbar. */
export const networks = ['fine', 'slow', 'offline', '401', '429', '500', 'html'] as const;

export type Network = (typeof networks)[number];

const faultOf: Readonly<Record<Network, Fault | undefined>> = {
  fine: undefined,
  slow: undefined,
  offline: 'offline',
  '401': 401,
  '429': 429,
  '500': 500,
  html: 'html',
};

const services: readonly WorldService[] = ['identity', 'movies', 'suggestions', 'pictures'];

export function clearAccounts() {
  accounts = accountStore();
}

/** Applies the network to the affected services and clears the others. */
export function setNetwork(network: Network, affected: readonly WorldService[]) {
  for (const service of services) {
    const isAffected = affected.includes(service);
    storyWorld.conditions.faults[service] = isAffected ? faultOf[network] : undefined;
    storyWorld.conditions.delays[service] = isAffected && network === 'slow' ? 3000 : 0;
  }
}

export const storyPerson = {
  displayName: 'Asha Rao',
  email: 'asha@example.com',
  password: 'Marigold1',
} as const;

const tokens = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });

/** Creates the account of the story’s user and returns its tokens. */
export async function createAccount() {
  const { displayName, email, password } = storyPerson;
  const session = v.parse(
    tokens,
    await post('signUp', { email, password, returnSecureToken: true }),
  );
  await post('update', { idToken: session.idToken, displayName, returnSecureToken: true });
  return session;
}

async function post(call: 'signUp' | 'update', body: object): Promise<unknown> {
  const url = `https://identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`;
  const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
  const response = await getResponse(storyWorld.handlers, request);
  return response?.json();
}
