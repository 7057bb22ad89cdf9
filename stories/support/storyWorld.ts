import { getResponse } from 'msw';
import * as v from 'valibot';
import { accountStore, type AccountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import { filmTitled } from '@/demo/movies/filmTitled';
import { recordedIds } from '@/demo/movies/recordedIds';
import type { Fault, WorldService } from '@/demo/faults';

let accounts = accountStore();

const freshAccounts: AccountStore = {
  all: () => accounts.all(),
  save: (account) => accounts.save(account),
};

/** Enough for a row to go on beyond the widest window of the toolbar; each card is judged with its page. */
const filmsInList = 10;
const featured = filmTitled('Argylle').id;

/** The demo world as the stories know it: quick, with nobody in it until a story brings somebody. */
export const storyWorld = demoWorld({
  lists: {
    upcoming: recordedIds.upcoming.slice(0, filmsInList),
    popular: recordedIds.popular.slice(0, filmsInList),
    topRated: recordedIds.topRated.slice(0, filmsInList),
    nowPlaying: [...recordedIds.nowPlaying.slice(0, filmsInList - 1), featured],
  },
  accounts: freshAccounts,
  iterations: 1,
  delays: { identity: 0, movies: 0, suggestions: 0, pictures: 0 },
  chunkDelayMs: 0,
});

/** What the network toolbar offers. */
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

export function forgetEverybody() {
  accounts = accountStore();
}

/** This conditions over the services that it is to reach, and a fine day over the others. */
export function setWeather(network: Network, reached: readonly WorldService[]) {
  for (const service of services) {
    const bad = reached.includes(service);
    storyWorld.conditions.faults[service] = bad ? faultOf[network] : undefined;
    storyWorld.conditions.delays[service] = bad && network === 'slow' ? 3000 : 0;
  }
}

export const storyPerson = {
  displayName: 'Asha Rao',
  email: 'asha@example.com',
  password: 'Marigold1',
} as const;

const answer = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });

/** Gives the story's person an account, and says what the identity provider gave for it. */
export async function welcomePerson() {
  const { displayName, email, password } = storyPerson;
  const session = v.parse(
    answer,
    await ask('signUp', { email, password, returnSecureToken: true }),
  );
  await ask('update', { idToken: session.idToken, displayName, returnSecureToken: true });
  return session;
}

async function ask(call: 'signUp' | 'update', body: object): Promise<unknown> {
  const url = `https://identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`;
  const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
  const response = await getResponse(storyWorld.handlers, request);
  return response?.json();
}
