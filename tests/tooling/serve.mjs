import { preview } from 'vite';

/** Serves a built folder on loopback; gives its address, with a slash at its end, and the way to stop. */
export async function serve(folder, { base = '/', port = 6106 } = {}) {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    base,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port },
  });
  const [url] = server.resolvedUrls.local;
  return { url, close: () => server.close() };
}
