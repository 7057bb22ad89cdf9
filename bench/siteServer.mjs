import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built site on loopback like a host: precompressed, hashed files cached for a year,
 * unknown paths answered with the page. Returns its URL, the requests so far and `close`.
 */
export async function serveSite(folder) {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [`/${relative(folder, path)}`, answerFor(path)];
      }),
  );
  const page = files.get('/index.html');
  const requests = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://site');
    const { headers, body } = files.get(pathname) ?? page;
    requests.push({ isOurs: true, bytes: body.length });
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    requests,
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answerFor(path) {
  const ending = extname(path);
  const content = readFileSync(path);
  const compressed = ending !== '.woff2';
  return {
    headers: {
      'content-type': types[ending] ?? 'application/octet-stream',
      'cache-control': path.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(compressed && { 'content-encoding': 'br' }),
    },
    body: compressed
      ? brotliCompressSync(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        })
      : content,
  };
}
