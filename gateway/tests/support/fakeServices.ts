import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedKeys } from './identity';
import { chunk, event, heat, answerEvents } from './world';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Identity provider keys, movie database and chat service on one loopback port. */
export interface FakeServices {
  readonly url: string;
  openChats(): number;
  askedChats(): number;
  askedMovies(): readonly string[];
  chat: Handler;
  movies: Handler;
  close(): Promise<void>;
}

export async function startFakeServices(): Promise<FakeServices> {
  const movies: string[] = [];
  let open = 0;
  let chats = 0;

  const server = createServer((request, response) => {
    if (request.url === '/keys') return void response.end(JSON.stringify(publishedKeys));
    if (request.url !== '/v1/chat/completions') {
      movies.push(request.url ?? '');
      return services.movies(request, response);
    }
    open += 1;
    chats += 1;
    response.on('close', () => (open -= 1));
    return services.chat(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const services: FakeServices = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openChats: () => open,
    askedChats: () => chats,
    askedMovies: () => movies,
    chat: answeringChat,
    movies: answeringMovies,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return services;
}

export const answeringChat: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(answerEvents('Heat', ',Ronin').join(''));
};

/** Starts an answer and never continues. */
export const stallingChat: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event(chunk('Heat')));
};

/** Accepts the request and never answers. */
export const hangingChat: Handler = () => {};

export const answeringMovies: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(heat));
};
