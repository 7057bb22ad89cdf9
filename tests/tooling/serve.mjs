import { preview } from 'vite';

/**
 * Serves a built folder on loopback; gives its address, with a slash at its end, and the way to stop.
 * With `appType: 'spa'` unknown addresses are answered with its page.
 */
export async function serve(folder, { base = '/', port = 6106, appType = 'mpa' } = {}) {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    appType,
    base,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port },
  });
  const [url] = server.resolvedUrls.local;
  return { url, close: () => server.close() };
}
