import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig, runnerImport } from 'vite';
import { guideOf } from '../stories/docs/guideOf.ts';

type DesignTokens = typeof import('../stories/docs/designTokens');
type MachinesManifest = typeof import('../stories/docs/machinesManifest');
type ConformanceManifest = typeof import('../stories/conformance/conformanceManifest');

// Loads them before the build: the build blocks Vite's module runner until it times out. A story run
// does not need them, and loading takes two seconds.
const manifests = process.env.NODE_ENV === 'test' ? undefined : await loadManifests();

const isPublished = process.env.NODE_ENV === 'production';

// Storybook only logs an error of a manifest, and the build would succeed.
if (isPublished) manifests?.conformanceManifest();

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    ...(isPublished ? [] : ['@storybook/addon-mcp']),
  ],
  staticDirs: [
    './public',
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // The types of stories take seconds, and only components have docs.
      include: ['src/components/**/*.tsx'],
      // Storybook's defaults, which its controls need.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  viteFinal: async (config) => {
    // Hides Vite's list of chunks.
    if (isPublished) config.logLevel = 'warn';
    // `npm run story -- --coverage` counts branches of components.
    if (!process.env.STORY_COVERAGE) return config;
    const { default: istanbul } = await import('vite-plugin-istanbul');
    const include = ['src/components/**/*.ts', 'src/components/**/*.tsx'];
    return mergeConfig(config, { plugins: [istanbul({ include, forceBuildInstrument: true })] });
  },
  // The other engine reports an error for a component without props.
  features: { componentsManifest: true, experimentalReactComponentMeta: true },
  /** Published as `manifests/*.json`, beside the components. */
  experimental_manifests: async (existing, { presets }) => {
    if (!manifests) return existing;
    const generator = await presets.apply('storyIndexGenerator');
    const index = await generator?.getIndex();
    return {
      ...existing,
      components: withGuides(existing?.components),
      tokens: manifests.designTokens,
      machines: manifests.machinesManifest(Object.values(index?.entries ?? {})),
      conformance: manifests.conformanceManifest(),
    };
  },
});

interface ComponentsManifest {
  readonly components: Readonly<Record<string, { readonly path: string }>>;
}

/** Storybook does not read the comment over a meta of CSF Next. */
function withGuides(manifest: unknown) {
  if (!isComponentsManifest(manifest)) return manifest;
  return {
    ...manifest,
    components: Object.fromEntries(
      Object.entries(manifest.components).map(([id, component]) => {
        const { summary, text } = guideOf(readFileSync(component.path, 'utf8'));
        return [id, { ...component, summary, description: text }];
      }),
    ),
  };
}

function isComponentsManifest(manifest: unknown): manifest is ComponentsManifest {
  return typeof manifest === 'object' && manifest !== null && 'components' in manifest;
}

async function loadManifests() {
  const [tokens, machines, conformance] = await Promise.all([
    load<DesignTokens>('./stories/docs/designTokens.ts'),
    load<MachinesManifest>('./stories/docs/machinesManifest.ts'),
    load<ConformanceManifest>('./stories/conformance/conformanceManifest.ts'),
  ]);
  return { ...tokens, ...machines, ...conformance };
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  });
  return module;
}
