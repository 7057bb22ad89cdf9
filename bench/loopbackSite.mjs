import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { everythingLive } from '../tests/tooling/siteSettings.mjs';
import { liveBuild } from './liveBuild.mjs';
import { corsHeaders } from './phone.mjs';
import { serveSite } from './siteServer.mjs';

const folder = 'test-results/bench-loopback';

/**
 * The live site with its other hosts on loopback too, for requests that no driver intercepts.
 * @param {object} settings
 * @param {number} [settings.delay] until another host responds, in ms
 * @param {(folder: string) => void} [settings.prepare] changes the built files
 */
export async function loopbackSite({ hosts, delay = 0, prepare = () => {} }) {
  const server = createServer((incoming, outgoing) => {
    site.requests.push({ isOurs: false, bytes: 0 });
    // A page that is left breaks its requests off.
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function respond(incoming, outgoing) {
    const { url, method, headers } = incoming;
    const body = await buffer(incoming);
    const request = new globalThis.Request(`https:/${url}`, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(body.length > 0 && { body }),
    });
    const [answer] = await Promise.all([
      method === 'OPTIONS' ? new globalThis.Response(null) : hosts.answer(request),
      pause(delay),
    ]);
    if (!answer) return outgoing.destroy();
    outgoing.writeHead(answer.status, [...answer.headers, ...corsHeaders].flat());
    for await (const chunk of answer.body ?? []) outgoing.write(chunk);
    outgoing.end();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const others = `http://127.0.0.1:${server.address().port}`;

  const settings = {
    ...everythingLive,
    VITE_ALLOW_KEYS_IN_PAGE: 'true',
    VITE_FIREBASE_AUTH_EMULATOR_URL: others,
    VITE_TMDB_BASE_URL: `${others}/api.themoviedb.org`,
    VITE_TMDB_IMAGE_BASE_URL: `${others}/image.tmdb.org/t/p`,
    VITE_OPENAI_BASE_URL: `${others}/api.openai.com/v1`,
  };
  await liveBuild(folder, { settings });
  prepare(folder);
  const site = await serveSite(folder);
  return {
    ...site,
    close() {
      site.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
