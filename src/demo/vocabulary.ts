import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { listKinds, type ListKind } from '@/domain/movie';
import type { PasswordPolicy } from '@/domain/session';
import type { Trailer } from '@/domain/trailer';
import { accountStore, type Account } from './identity/accountStore';
import { respondUnder } from './respondUnder';
import { chatAnswer } from './chat/chatAnswer';
import { chatFault } from './chat/chatFault';
import { chatService } from './chat/chatService';
import { parseChatRequest } from './chat/parseChatRequest';
import { demoFilms } from './movies/demoFilms';
import { filmTitled } from './movies/filmTitled';
import { hash } from './hash';
import { identityError } from './identity/identityError';
import { identityProvider } from './identity/identityProvider';
import { listPage } from './movies/listPage';
import { movieDatabase } from './movies/movieDatabase';
import { hashPassword } from './identity/passwordHash';
import { parsePageRequest } from './movies/parsePageRequest';
import { recordedIds } from './movies/recordedIds';
import { recordedLists } from './movies/recordedLists';
import { searchPage } from './movies/searchPage';
import type { Vendor } from './Vendor';
import { videoItem } from './movies/videoItem';
import type { Fault } from './faults';

/*
 * Each function returns one MSW handler. On overlap the handler given to MSW later, or further to
 * the front, wins.
 */

export function recommends(...names: readonly string[]): RequestHandler {
  return recommenderAnswers(names.join(','));
}

export function recommenderAnswers(text: string): RequestHandler {
  return recommenderStreams([Promise.resolve(text)]);
}

export function recommenderStreams(
  pieces: readonly Promise<string>[] | AsyncIterable<string>,
): RequestHandler {
  return http.post(chat, async ({ request }) => {
    const chatRequest = await parseChatRequest(request);
    return chatRequest ? chatAnswer(chatRequest, oneByOne(pieces), Date.now) : chatFault(404);
  });
}

export function recommenderIsThinking(): RequestHandler {
  return recommenderIsDown('never');
}

export function recommenderIsDown(fault: Fault): RequestHandler {
  return http.post(chat, ({ request }) => broken(recommender, request, fault));
}

export function budgetIsExhausted(): RequestHandler {
  const error = { type: 'budget_exhausted', code: 'budget_exhausted' };
  return http.post(chat, () =>
    HttpResponse.json(
      { error: { message: "Today's searches are used up. Try again tomorrow.", ...error } },
      { status: 429, headers: { 'retry-after': '3600', 'x-should-retry': 'false' } },
    ),
  );
}

export function recommenderHasRetired(model: string, ...names: readonly string[]): RequestHandler {
  return http.post(chat, async ({ request }) => {
    const chatRequest = await parseChatRequest(request);
    if (!chatRequest || chatRequest.model === model) return chatFault('modelNotFound', model);
    return chatAnswer(chatRequest, oneByOne([Promise.resolve(names.join(','))]), Date.now);
  });
}

export function catalogueKnowsEveryName(): RequestHandler {
  return http.get(search, ({ request }) =>
    HttpResponse.json(searchPage([filmTitled(queryOf(request))], parsePageRequest(request))),
  );
}

export function catalogueKnows(
  titles: Readonly<Record<string, readonly string[]>>,
): RequestHandler {
  return http.get(search, ({ request }) =>
    HttpResponse.json(
      searchPage((titles[queryOf(request)] ?? []).map(filmTitled), parsePageRequest(request)),
    ),
  );
}

export function catalogueFinds(name: string, titles: Promise<readonly string[]>): RequestHandler {
  return searchFor(name, async (request) =>
    HttpResponse.json(searchPage((await titles).map(filmTitled), parsePageRequest(request))),
  );
}

export function catalogueFailsFor(name: string, fault: Fault = 500): RequestHandler {
  return searchFor(name, (request) => broken(catalogue, request, fault));
}

export function catalogueIsThinkingAbout(name: string): RequestHandler {
  return catalogueFailsFor(name, 'never');
}

export function listsAre(
  titles: Partial<Readonly<Record<ListKind, readonly string[]>>> = {},
): RequestHandler {
  return http.get(anyList, ({ request }) => {
    const kind = listKinds.find((each) => request.url.startsWith(listAt(each)));
    const listed = kind && titles[kind];
    return kind && listed
      ? HttpResponse.json(listPage(kind, listed.map(filmTitled), parsePageRequest(request)))
      : getResponse([...catalogue.handlers], request);
  });
}

export function listsNeverCome(): RequestHandler {
  return listsFail('never');
}

export function translationsNeverCome(): RequestHandler {
  return http.get(anyMovies, ({ request }) =>
    new URL(request.url).searchParams.has('language')
      ? broken(catalogue, request, 'never')
      : undefined,
  );
}

export function listsFail(fault: Fault): RequestHandler {
  return http.get(anyList, ({ request }) => broken(catalogue, request, fault));
}

export function listFails(kind: ListKind, fault: Fault): RequestHandler {
  return http.get(listAt(kind), ({ request }) => broken(catalogue, request, fault));
}

export function listComes(kind: ListKind, titles: Promise<readonly string[]>): RequestHandler {
  return http.get(listAt(kind), async ({ request }) =>
    HttpResponse.json(listPage(kind, (await titles).map(filmTitled), parsePageRequest(request))),
  );
}

export function videosAre(...trailers: readonly Trailer[]): RequestHandler {
  return http.get<{ id: string }>(videos, ({ params }) =>
    HttpResponse.json({
      id: Number(params.id),
      results: trailers.map((trailer) => videoItem({ ...trailer, published: '2023-09-28' })),
    }),
  );
}

export function videosNeverCome(): RequestHandler {
  return videosFail('never');
}

export function videosFail(fault: Fault): RequestHandler {
  return http.get(videos, ({ request }) => broken(catalogue, request, fault));
}

export function picturesAreMissing(): RequestHandler {
  return http.get('https://image.tmdb.org/*', () => new HttpResponse(null, { status: 404 }));
}

interface KnownPerson {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  readonly photoURL?: string;
  readonly disabled?: true;
}

export function knows(...people: readonly KnownPerson[]): RequestHandler {
  return withProvider(people, undefined);
}

export function identityAsksFor(policy: PasswordPolicy): RequestHandler {
  return withProvider([], policy);
}

export function identityRefuses(message: string): RequestHandler {
  return http.post(entrances, () => identityError(message));
}

export function identityIsThinking(): RequestHandler {
  return identityIsDown('never');
}

export function identityIsDown(fault: Fault): RequestHandler {
  const provider = providerFor([]);
  return http.all(identity, ({ request }) => broken(provider, request, fault));
}

export function profileUpdatesFail(fault: Fault = 503): RequestHandler {
  const provider = providerFor([]);
  return http.post(profileUpdate, ({ request }) => broken(provider, request, fault));
}

const chat = 'https://api.openai.com/v1/chat/completions';
const search = 'https://api.themoviedb.org/3/search/movie';
const videos = 'https://api.themoviedb.org/3/movie/:id/videos';
const anyList = /^https:\/\/api\.themoviedb\.org\/3\/movie\/[a-z_]+$/;
const anyMovies = 'https://api.themoviedb.org/3/*';
const identity = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;
const profileUpdate = /^https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts:update$/;
const entrances =
  /^https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts:(?:signUp|signInWithPassword|signInWithIdp|sendOobCode)$/;

const loadFilms = async () => demoFilms;

const catalogue = movieDatabase({ listed: demoFilms, loadFilms, lists: recordedIds });

const recommender = chatService({
  loadFilms,
  answers: () => undefined,
  retiredModels: [],
  now: Date.now,
  pauseBetweenChunks: async () => {},
});

function broken(vendor: Vendor, request: Request, fault: Fault): Promise<Response> {
  return respondUnder(vendor, request, { delayMs: 0, fault, wait: async () => {} });
}

async function* oneByOne(
  pieces: readonly Promise<string>[] | AsyncIterable<string>,
): AsyncGenerator<string> {
  yield* pieces;
}

function queryOf(request: Request): string {
  return new URL(request.url).searchParams.get('query') ?? '';
}

function searchFor(name: string, answer: (request: Request) => Promise<Response>): RequestHandler {
  return http.get(search, ({ request }) =>
    queryOf(request) === name ? answer(request) : undefined,
  );
}

function listAt(kind: ListKind): string {
  return `https://api.themoviedb.org/3/movie/${recordedLists[kind].path}`;
}

function providerFor(accounts: readonly Account[], passwordPolicy?: PasswordPolicy): Vendor {
  const store = accountStore();
  for (const account of accounts) store.save(account);
  return identityProvider({ accounts: store, passwordPolicy, iterations: 1, now: Date.now });
}

/** Hashing is slow, so the provider is created at the first request. */
function withProvider(
  people: readonly KnownPerson[],
  policy: PasswordPolicy | undefined,
): RequestHandler {
  let provider: Promise<Vendor> | undefined;
  return http.all(identity, async ({ request }) => {
    provider ??= Promise.all(people.map(accountOf)).then((accounts) =>
      providerFor(accounts, policy),
    );
    return (await getResponse([...(await provider).handlers], request)) ?? HttpResponse.error();
  });
}

async function accountOf({ email, password, name, photoURL, disabled }: KnownPerson) {
  return {
    localId: `known-${hash(email)}`,
    email: email.toLowerCase(),
    emailVerified: false,
    ...(name !== undefined && { displayName: name }),
    ...(photoURL !== undefined && { photoUrl: photoURL }),
    ...(disabled && { disabled }),
    password: { ...(await hashPassword(password, 1)), updatedAt: 0 },
    createdAt: 0,
    lastLoginAt: 0,
  } satisfies Account;
}
