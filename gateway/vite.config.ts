import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The gateway for Node, which finds its packages in node_modules; with `--mode function` the one
 * for the Cloud Function, which brings them along.
 */
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
          ? [here('./gatewayListener.ts'), here('./gatewaySettings.ts')]
          : [here('./main.ts')],
      },
    },
  };
});
