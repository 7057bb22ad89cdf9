import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { getResponse } from 'msw';
import { accountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import { deferred } from '../../support/deferred';
import { publishedKeys } from '../../../gateway/tests/support/identity';
import { ports } from '../../tooling/ports.mjs';
import { canarySecrets } from '../../tooling/canarySecrets.mjs';

/** The demo world on loopback, as the Auth emulator and as the services behind the gateway. */
export interface FakeServices {
  /**
   * Requests to the movie database and the chat service, such as `GET /3/movie/popular Bearer …`.
   */
  readonly requests: readonly string[];
  /** The next chat answer stops after its first words until `resume` is called. */
  holdChat(): { readonly started: Promise<void>; readonly resume: () => void };
  stop(): Promise<void>;
}

/** Where the keys of App Check are published. */
export const appCheckKeysPath = '/app-check/jwks';

const bearers: Readonly<Record<string, string>> = {
  'https://api.themoviedb.org': canarySecrets.GATEWAY_TMDB_TOKEN,
  'https://api.openai.com': canarySecrets.GATEWAY_OPENAI_API_KEY,
};

export async function startFakeServices(): Promise<FakeServices> {
  const world = demoWorld({
    accounts: accountStore(),
    iterations: 1,
    delays: { identity: 0, movies: 0, suggestions: 0, pictures: 0 },
    chunkDelayMs: 1,
  });
  const requests: string[] = [];
  let held: { started: () => void; resume: Promise<void> } | undefined;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    allow(incoming, outgoing);
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end();

    if (incoming.url === appCheckKeysPath) {
      return void outgoing.end(JSON.stringify(publishedKeys));
    }
    const url = vendorsUrl(incoming.url ?? '');
    const bearer = incoming.headers.authorization ?? '';
    const secret = bearers[url.origin];
    if (secret !== undefined) {
      requests.push(`${incoming.method} ${url.pathname} ${bearer}`);
      // A careless service that echoes its key.
      outgoing.setHeader('x-repeated', bearer);
      if (bearer !== `Bearer ${secret}`) return void outgoing.writeHead(401).end(bearer);
    }
    const response = await getResponse(world.handlers, await requestOf(incoming, url));
    if (!response || response.type === 'error') return void outgoing.writeHead(404).end();

    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    const isChat = url.pathname.endsWith('/chat/completions');
    let pieces = 0;
    for await (const piece of response.body ?? []) {
      outgoing.write(piece);
      pieces += 1;
      if (!isChat || !held || pieces !== 3) continue;
      const { started, resume } = held;
      held = undefined;
      started();
      await resume;
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((cause: unknown) =>
      outgoing.destroy(cause instanceof Error ? cause : undefined),
    );
  });
  await once(server.listen(ports.fakeServices, '127.0.0.1'), 'listening');

  return {
    requests,
    holdChat() {
      const [started, resume] = [deferred<void>(), deferred<void>()];
      held = { started: started.resolve, resume: resume.promise };
      return { started: started.promise, resume: resume.resolve };
    },
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/**
 * Accepts emulator paths (`/identitytoolkit.googleapis.com/v1/…`) and gateway paths (`/3/…`,
 * `/v1/…`).
 */
function vendorsUrl(path: string): URL {
  if (path.startsWith('/3/')) return new URL(path, 'https://api.themoviedb.org');
  if (path.startsWith('/v1/')) return new URL(path, 'https://api.openai.com');
  return new URL(`https:/${path}`);
}

/** The page calls the emulator across origins. */
function allow({ headers }: IncomingMessage, outgoing: ServerResponse) {
  outgoing.setHeader('access-control-allow-origin', headers.origin ?? '*');
  outgoing.setHeader(
    'access-control-allow-headers',
    headers['access-control-request-headers'] ?? '*',
  );
}

async function requestOf(incoming: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
}
