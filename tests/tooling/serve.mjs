import { preview } from 'vite';

/** As a host would have it: what has its hash in its name is never asked for again. */
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

/** Serves a built folder on loopback; gives its address, with a slash at its end, and the way to stop. */
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
