import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `--mode function` (Cloud Function) and `--mode container` bundle all packages. `--mode attacks`
 * runs the tests against a running gateway.
 */
export default defineConfig(({ mode }) => {
  const isFunction = mode === 'function';
  return {
    root: here('.'),
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': here('../src') } },
    ssr: isFunction || mode === 'container' ? { noExternal: true } : {},
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
      tags: [{ name: 'slow', description: 'Mutation tests skip it.' }],
      restoreMocks: true,
      testTimeout: 120_000,
      hookTimeout: 60_000,
      unstubGlobals: true,
    },
  };
});
