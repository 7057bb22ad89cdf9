import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { hostedPreview } from './hosting/hostedPreview.ts';
import { cspPlugin } from './hosting/cspPlugin.ts';
import { buildServiceWorker } from './offline/buildServiceWorker.ts';
import { inlineTokens } from './prerender/inlineTokens.ts';
import { patchVendors } from './prerender/patchVendors.ts';
import { prerender } from './prerender/prerender.ts';
import { stableClassNames } from './prerender/stableClassNames.ts';
import {
  keysInPage,
  readDemoServices,
  readSettings,
  SettingsError,
  type Settings,
} from './src/app/settings.ts';
import type { DemoService } from './src/domain/texts/Texts.ts';
import { liveCharts } from './stories/live/liveCharts.ts';

/** These need isolated modules: a vendor's library holds state, or a module is mocked. */
const testsAlone = [
  'tests/services/**/*.test.ts',
  'tests/upgrades/firebase.test.ts',
  'tests/demo/withTheRealSdk.test.ts',
  'tests/app/session/SessionActor.test.ts',
  'tests/architecture/states.test.ts',
  'tests/architecture/transitions.test.ts',
  'tests/stories/machineWalks.test.ts',
];

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname);
  const services = readDemoServices(env);
  const settings = usableSettings(env);
  return {
    plugins: [
      react(),
      liveCharts(),
      inlineTokens(),
      stableClassNames(),
      patchVendors(),
      prerender(settings),
      cspPlugin({ settings, demoServices: services }),
      buildServiceWorker(settings),
      hostedPreview(),
      warnOfKeys(keysInPage(env)),
    ],
    // Class names depend only on the file, so that prerendered styles match.
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
        // React has had the hook since version 18: the shim is dead weight.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    define: {
      ...demoConstants(services),
      __APP_CHECK__: String(settings.appCheckSiteKey !== undefined),
      __SETTINGS__: JSON.stringify(settings),
    },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 800,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      // The Content-Security-Policy blocks inlined fonts.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
    preview: { port: 4173, host: '127.0.0.1' },
    test: {
      environment: 'node',
      pool: 'threads',
      // By default Vitest leaves one core free.
      maxWorkers: '100%',
      restoreMocks: true,
      // Logs of tests that pass hide those of the test that failed.
      silent: 'passed-only',
      tags: [{ name: 'slow', description: 'Mutation tests skip it.' }],
      testTimeout: 30_000,
      unstubGlobals: true,
      // Loading modules once per thread instead of once per file halves the time.
      projects: [
        {
          extends: true,
          test: {
            name: 'together',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, ...testsAlone],
            isolate: false,
          },
        },
        { extends: true, test: { name: 'alone', include: testsAlone } },
        './gateway/vite.config.ts',
      ],
    },
  };
});

function warnOfKeys(names: readonly string[]): Plugin {
  return {
    name: 'marquee:keys-in-page',
    apply: 'build',
    buildStart() {
      if (names.length === 0) return;
      this.warn(`Every visitor can read what is built into this page: ${names.join(', ')}.`);
    },
  };
}

function usableSettings(env: Readonly<Record<string, string>>): Settings {
  try {
    return readSettings(process.env.VITEST ? {} : env);
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    console.error(`Marquee cannot start: ${cause.message}`);
    process.exit(1);
  }
}

/** Constants let the bundler remove the demo of live services. */
function demoConstants(services: readonly DemoService[]) {
  return {
    '__DEMO__.identity': String(services.includes('identity')),
    '__DEMO__.movies': String(services.includes('movies')),
    '__DEMO__.suggestions': String(services.includes('suggestions')),
  };
}
