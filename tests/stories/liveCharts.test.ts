import { expect, it } from 'vitest';
import { createServer, resolveConfig } from 'vite';

const plugin = 'marquee:live-charts';

it('the development server starts the product with its charts', async () => {
  const server = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const page = await server.transformIndexHtml('/', '<script src="/src/app/main.tsx"></script>');
  expect(page).toContain('src="/stories/live/main.ts"');
  const main = await server.transformRequest('/stories/live/main.ts');
  expect(main?.code).toContain('inspectMachines');
  await server.close();
});

it('a build has no charts', async () => {
  const { plugins } = await resolveConfig({}, 'build');
  const served = await resolveConfig({}, 'serve');

  expect(served.plugins.map(({ name }) => name)).toContain(plugin);
  expect(plugins.map(({ name }) => name)).not.toContain(plugin);
});
