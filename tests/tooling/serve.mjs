import { preview } from 'vite';

/** Hashed files are immutable. */
const keepsHashedFiles = {
  name: 'keeps-hashed-files',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (/\/assets\/[^/]+$/.test(request.url)) {
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      }
      next();
    });
  },
};

/**
 * Serves a built folder on loopback. Returns its address with a trailing slash and a stop
 * function.
 */
export async function serve(folder, { base = '/', port = 6106 } = {}) {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    base,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port },
    plugins: [keepsHashedFiles],
  });
  const [url] = server.resolvedUrls.local;
  return { url, close: () => server.close() };
}
