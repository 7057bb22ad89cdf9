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
import { hash } from './identity/hash';
import { identityError } from './identity/identityError';
import { identityProvider } from './identity/identityProvider';
import { listPage } from './movies/listPage';
import { movieDatabase } from './movies/movieDatabase';
import { hashPassword } from './identity/passwordHash';
import { parsePageRequest } from './movies/parsePageRequest';
import { pictureHost } from './pictures/pictureHost';
import { recordedIds } from './movies/recordedIds';
import { recordedLists } from './movies/recordedLists';
import { searchPage } from './movies/searchPage';
import type { Vendor } from './Vendor';
import { videoItem } from './movies/videoItem';
import type { Fault } from './faults';

/*
 * Sentences about the world, for stories and tests: each is one MSW handler. Where two disagree, the
 * one that MSW was given later, or further to the front, wins; one that speaks of a single name or
 * list leaves the others to whoever comes next.
 */

/** The chat service answers with these names. */
export function recommends(...names: readonly string[]): RequestHandler {
  return recommenderAnswers(names.join(','));
}

/** The chat service answers with this text, be it names or not. */
export function recommenderAnswers(text: string): RequestHandler {
  return recommenderTrickles([Promise.resolve(text)]);
}

/** The chat service writes these pieces, each when its promise settles; a rejected one breaks it off. */
export function recommenderTrickles(
  pieces: readonly Promise<string>[] | AsyncIterable<string>,
): RequestHandler {
  return http.post(chat, async ({ request }) => {
    const wish = await parseChatRequest(request);
    return wish ? chatAnswer(wish, oneByOne(pieces), Date.now) : chatFault(404);
  });
}

/** The chat service takes its time, and never comes to an end. */
export function recommenderIsThinking(): RequestHandler {
  return recommenderIsDown('never');
}

/** The chat service refuses, or is not there, or makes no sense. */
export function recommenderIsDown(fault: Fault): RequestHandler {
  return http.post(chat, ({ request }) => broken(recommender, request, fault));
}

/** The gateway before the chat service has spent the budget of the day. */
export function recommenderHasSpentItsBudget(): RequestHandler {
  const refusal = { type: 'budget_exhausted', code: 'budget_exhausted' };
  return http.post(chat, () =>
    HttpResponse.json(
      { error: { message: "Today's searches are used up. Try again tomorrow.", ...refusal } },
      { status: 429, headers: { 'retry-after': '3600', 'x-should-retry': 'false' } },
    ),
  );
}

/** The chat service no longer has this model; to any other it answers with these names. */
export function recommenderHasRetired(model: string, ...names: readonly string[]): RequestHandler {
  return http.post(chat, async ({ request }) => {
    const wish = await parseChatRequest(request);
    if (!wish || wish.model === model) return chatFault('modelNotFound', model);
    return chatAnswer(wish, oneByOne([Promise.resolve(names.join(','))]), Date.now);
  });
}

/** The movie database finds one film for whatever it is asked. */
export function catalogueKnowsEveryName(): RequestHandler {
  return http.get(search, ({ request }) =>
    HttpResponse.json(searchPage([filmTitled(queryOf(request))], parsePageRequest(request))),
  );
}

/** The movie database finds these titles under these names, and nothing under any other. */
export function catalogueKnows(
  titles: Readonly<Record<string, readonly string[]>>,
): RequestHandler {
  return http.get(search, ({ request }) =>
    HttpResponse.json(
      searchPage((titles[queryOf(request)] ?? []).map(filmTitled), parsePageRequest(request)),
    ),
  );
}

/** The movie database finds nothing. */
export function catalogueKnowsNothing(): RequestHandler {
  return catalogueKnows({});
}

/** The movie database answers a search for this name with these titles, when they settle. */
export function catalogueFinds(name: string, titles: Promise<readonly string[]>): RequestHandler {
  return searchFor(name, async (request) =>
    HttpResponse.json(searchPage((await titles).map(filmTitled), parsePageRequest(request))),
  );
}

/** The movie database fails for this name only. */
export function catalogueFailsFor(name: string, fault: Fault = 500): RequestHandler {
  return searchFor(name, (request) => broken(catalogue, request, fault));
}

/** The movie database never answers a search for this name. */
export function catalogueIsThinkingAbout(name: string): RequestHandler {
  return catalogueFailsFor(name, 'never');
}

/** The movie database never answers. */
export function catalogueIsThinking(): RequestHandler {
  return catalogueIsDown('never');
}

/** The movie database refuses everything, or is not there, or makes no sense. */
export function catalogueIsDown(fault: Fault): RequestHandler {
  return http.all(catalogue.hosts, ({ request }) => broken(catalogue, request, fault));
}

/** The four lists hold these titles; a list that is not named is as it was recorded. */
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

/** The four lists never come. */
export function listsNeverCome(): RequestHandler {
  return listsFail('never');
}

/** Nothing comes in another language than English. */
export function translationsNeverCome(): RequestHandler {
  return http.get(anyMovies, ({ request }) =>
    new URL(request.url).searchParams.has('language')
      ? broken(catalogue, request, 'never')
      : undefined,
  );
}

/** The four lists fail. */
export function listsFail(fault: Fault): RequestHandler {
  return http.get(anyList, ({ request }) => broken(catalogue, request, fault));
}

/** This list fails, and only this one. */
export function listFails(kind: ListKind, fault: Fault): RequestHandler {
  return http.get(listAt(kind), ({ request }) => broken(catalogue, request, fault));
}

/** This list comes when its titles settle. */
export function listComes(kind: ListKind, titles: Promise<readonly string[]>): RequestHandler {
  return http.get(listAt(kind), async ({ request }) =>
    HttpResponse.json(listPage(kind, (await titles).map(filmTitled), parsePageRequest(request))),
  );
}

/** Every film has these videos, in this order. */
export function videosAre(...trailers: readonly Trailer[]): RequestHandler {
  return http.get<{ id: string }>(videos, ({ params }) =>
    HttpResponse.json({
      id: Number(params.id),
      results: trailers.map((trailer) => videoItem({ ...trailer, published: '2023-09-28' })),
    }),
  );
}

/** The videos never come. */
export function videosNeverCome(): RequestHandler {
  return videosFail('never');
}

/** The videos fail. */
export function videosFail(fault: Fault): RequestHandler {
  return http.get(videos, ({ request }) => broken(catalogue, request, fault));
}

/** Every picture is a drawn one. */
export function picturesAreDrawn(): RequestHandler {
  return http.all(pictures.hosts, ({ request }) => getResponse([...pictures.handlers], request));
}

/** No picture loads. */
export function picturesAreMissing(): RequestHandler {
  return http.get('https://image.tmdb.org/*', () => new HttpResponse(null, { status: 404 }));
}

export interface KnownPerson {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  readonly photoURL?: string;
  readonly disabled?: true;
}

/** The identity provider knows these people, and can be signed up with. */
export function knows(...people: readonly KnownPerson[]): RequestHandler {
  return providing(people, undefined);
}

/** The identity provider knows nobody yet. */
export function nobodyIsKnown(): RequestHandler {
  return knows();
}

/** The identity provider knows nobody yet, and asks this of new passwords. */
export function identityAsksFor(policy: PasswordPolicy): RequestHandler {
  return providing([], policy);
}

/** The identity provider turns everybody away with this, for example `USER_DISABLED`. */
export function identityRefuses(message: string): RequestHandler {
  return http.post(entrances, () => identityError(message));
}

/** The identity provider never answers. */
export function identityIsThinking(): RequestHandler {
  return identityIsDown('never');
}

/** The identity provider refuses everything, or is not there, or makes no sense. */
export function identityIsDown(fault: Fault): RequestHandler {
  const provider = providerFor([]);
  return http.all(identity, ({ request }) => broken(provider, request, fault));
}

/** The identity provider cannot keep a name and a picture. */
export function profilesCannotBeKept(fault: Fault = 503): RequestHandler {
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

const catalogue = movieDatabase({ films: demoFilms, lists: recordedIds });

const pictures = pictureHost(demoFilms);

const recommender = chatService({
  films: demoFilms,
  answers: () => undefined,
  retiredModels: [],
  now: Date.now,
  trickle: async () => {},
});

function broken(vendor: Vendor, request: Request, fault: Fault): Promise<Response> {
  return respondUnder(vendor, request, { delay: 0, fault, wait: async () => {} });
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

/** Hashing takes its time, so the provider is made with the first request. */
function providing(
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
