import { titleOf, type Fault } from './faults';

/** The product’s requests, each identified by a part of its address. */
export const calls = {
  'sign in': 'accounts:signInWithPassword',
  'sign up': 'accounts:signUp',
  'profile update': 'accounts:update',
  'account lookup': 'accounts:lookup',
  'password policy': '/v2/passwordPolicy',
  'token refresh': 'securetoken.googleapis.com/v1/token',
  upcoming: '/3/movie/upcoming',
  popular: '/3/movie/popular',
  'top rated': '/3/movie/top_rated',
  'now playing': '/3/movie/now_playing',
  videos: '/videos',
  player: 'www.youtube.com/embed/',
  pictures: '/image.tmdb.org/',
  chat: '/chat/completions',
  'search by name': '/3/search/movie',
} as const;

export type Call = keyof typeof calls;

/** Requests of one kind share their code. */
type Kind = 'identity' | 'movies' | 'pictures' | 'chat';

export const kindOf: Readonly<Record<Call, Kind>> = {
  'sign in': 'identity',
  'sign up': 'identity',
  'profile update': 'identity',
  'account lookup': 'identity',
  'password policy': 'identity',
  'token refresh': 'identity',
  upcoming: 'movies',
  popular: 'movies',
  'top rated': 'movies',
  'now playing': 'movies',
  videos: 'movies',
  'search by name': 'movies',
  player: 'pictures',
  pictures: 'pictures',
  chat: 'chat',
};

/**
 * Faults with one effect on a kind of request need only one visit. The chat is asked again after
 * 429 and 5xx; the other requests do not tell statuses apart, and a picture is there or not.
 */
export function effectOf(fault: Fault, kind: Kind): string {
  if (kind === 'chat') return titleOf(alike.get(fault) ?? fault);
  if (typeof fault === 'number' || typeof fault === 'object') return 'a status';
  if (kind === 'pictures' && ['html', 'truncated', 'wrongShape'].includes(fault)) return 'a status';
  return fault;
}

const alike: ReadonlyMap<Fault, Fault> = new Map([
  [403, 401],
  [503, 500],
]);
