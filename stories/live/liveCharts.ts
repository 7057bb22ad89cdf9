import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { machinesPath } from './machinesPath.ts';

/** In development, the product starts with `main.ts`, and `/@machines/…` shows it beside its charts. */
export function liveCharts(): Plugin {
  return {
    name: 'marquee:live-charts',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: ['elkjs/lib/elk.bundled.js'] } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => page.replace('/src/app/main.tsx', '/stories/live/main.ts'),
    },
    configureServer(server) {
      server.middlewares.use(machinesPath, (request, response) => {
        const page = readFileSync(join(import.meta.dirname, 'machines.html'), 'utf8');
        const path = (request.url ?? '/').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        response.setHeader('Content-Type', 'text/html');
        response.end(page.replace('src="/"', () => `src="${path}"`));
      });
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const [url] = server.resolvedUrls?.local ?? [];
        if (url) server.config.logger.info(`  ➜  Machines: ${url.replace(/\/$/, machinesPath)}/`);
      };
    },
  };
}
