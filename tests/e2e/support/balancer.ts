import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { ports } from '../../tooling/ports.mjs';

/** Forwards requests to these gateways in turn. */
export async function startBalancer(urls: readonly string[]): Promise<{ stop(): Promise<void> }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const url = urls[turn % urls.length] ?? '';
    turn += 1;
    const { method = 'GET', headers } = incoming;
    const passedOn = request(url + incoming.url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await once(server.listen(ports.gateway, '127.0.0.1'), 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
