import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the gateway for Node. With `--mode function`, the Cloud Function with all packages inside. */
export default defineConfig(({ mode }) => {
  const isFunction = mode === 'function';
  return {
    root: here('.'),
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': here('../src') } },
    ssr: isFunction ? { noExternal: true } : {},
    build: {
      target: 'node20',
      outDir: here(isFunction ? './function/dist' : './dist'),
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        input: isFunction
          ? [here('./src/gatewayListener.ts'), here('./src/settings.ts')]
          : [here('./src/main.ts')],
      },
    },
    test: {
      name: 'gateway',
      ...(mode === 'attacks'
        ? { include: ['attacks/**/*.test.ts'], globalSetup: here('./attacks/buildOnce.ts') }
        : { include: ['tests/**/*.test.ts'] }),
      environment: 'node',
      restoreMocks: true,
      testTimeout: 30_000,
      unstubGlobals: true,
    },
  };
});
