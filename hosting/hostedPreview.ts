import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const Config = v.object({
  hosting: v.object({
    rewrites: v.array(v.object({ regex: v.string(), destination: v.string() })),
    headers: v.array(
      v.object({
        source: v.literal('**'),
        headers: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
});

/** Applies the headers, rewrites and 404s of firebase.json to `vite preview`. */
export function hostedPreview(): Plugin {
  const file = new URL('../firebase.json', import.meta.url);
  const { hosting } = v.parse(Config, JSON.parse(readFileSync(file, 'utf8')));
  return {
    name: 'marquee:hosted-preview',
    // Vite's SPA fallback answers every missing file with the page.
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : undefined),
    configurePreviewServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        for (const { key, value } of hosting.headers.flatMap(({ headers }) => headers)) {
          response.setHeader(key, value);
        }
        next();
      });
      return () => {
        middlewares.use((request, _response, next) => {
          const [path = ''] = (request.originalUrl ?? '').split('?');
          const rule = hosting.rewrites.find(({ regex }) => new RegExp(regex, 'u').test(path));
          if (rule) request.url = rule.destination;
          next();
        });
      };
    },
  };
}
