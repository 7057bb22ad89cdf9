import { readdirSync, readFileSync } from 'node:fs';
import { minifySync, runnerImport, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Settings } from '../src/app/settings.ts';
import { routes } from '../src/domain/routes.ts';
import { firebaseUserKey, languageKey } from '../src/domain/storageKeys.ts';
import { inlineTokens } from './inlineTokens.ts';
import { stableClassNames } from './stableClassNames.ts';

type PrerenderedScreens = typeof import('./prerenderedScreens.tsx');

export function prerender(settings: Settings): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'marquee:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle, filename }) {
        if (!bundle || filename !== `${config.root}/index.html`) return page;
        const { signIn, signInStyles, browse, browseStyles, translations, languageOf } =
          await render(config);
        const bootData = {
          base: config.base,
          userKey: firebaseUserKey(settings.identity.apiKey),
          languageKey,
          routes,
          scripts: urlsOf(screenModules(), bundle, config.base),
          deferred: urlsOf({ browse: ['src/app/shell/deferredChunk.ts'] }, bundle, config.base),
          texts: urlsOf(textsModules('src/domain/texts'), bundle, config.base),
          entryTexts: urlsOf(textsModules('src/domain/texts/entry'), bundle, config.base),
          languageOf,
        };
        const placeholder = `<div inert>${withBuiltUrls(browse, bundle, config.base)}</div>`;
        return inlineStyles(page, bundle, config.base)
          .replace('</head>', () => `${signInStyles}</head>`)
          .replace(
            '</body>',
            // A slow connection shows sign-in before the rest arrives.
            () =>
              `<noscript id="sign-in">${signIn}</noscript><script>${bootScript(bootData)}</script>${browseStyles}<template id="browse">${placeholder}</template><script>showBrowse(${inScript(JSON.stringify(translations))})</script></body>`,
          );
      },
    },
  };
}

/** Replaces the development server's URLs of files. */
function withBuiltUrls(html: string, bundle: Rolldown.OutputBundle, base: string): string {
  const assets = Object.values(bundle).filter((file) => file.type === 'asset');
  return html.replaceAll(/"[^"?]*\b(src\/[^"?]*)\?no-inline/g, (_, source: string) => {
    const asset = assets.find(({ originalFileNames }) => originalFileNames.includes(source));
    if (!asset) throw new Error(`The build has no file for ${source}.`);
    return `"${base}${asset.fileName}`;
  });
}

function urlsOf(
  modulesOf: Readonly<Record<string, readonly string[]>>,
  bundle: Rolldown.OutputBundle,
  base: string,
) {
  return Object.fromEntries(
    Object.entries(modulesOf).map(([name, modules]) => [
      name,
      [...new Set(modules.flatMap((module) => scriptsOf(bundle, module)))].map(
        (fileName) => `${base}${fileName}`,
      ),
    ]),
  );
}

/** By screen; sign-in is in the entry chunk. */
function screenModules() {
  return { signIn: [], ...modulesIn('src/app/routes', /^\w+\.ts$/) };
}

/** By language; English is in the chunks of the screens. */
function textsModules(folder: string) {
  return modulesIn(folder, /^\w+\.[\w-]+\.ts$/);
}

function modulesIn(folder: string, pattern: RegExp) {
  return Object.fromEntries(
    readdirSync(new URL(`../${folder}`, import.meta.url))
      .filter((file) => pattern.test(file))
      .map((file) => [file.split('.', 1)[0], [`${folder}/${file}`]]),
  );
}

async function render({ root, mode, base, define, oxc, resolve }: ResolvedConfig) {
  const { module } = await runnerImport<PrerenderedScreens>('./prerender/prerenderedScreens.tsx', {
    configFile: false,
    logLevel: 'error',
    root,
    mode,
    base,
    plugins: [inlineTokens(), stableClassNames()],
    define: define ?? {},
    resolve: { alias: [...resolve.alias, ...esModuleAliases(root)] },
    oxc: {
      jsx: { runtime: 'automatic', development: false },
      ...(oxc && oxc.plugins && { plugins: oxc.plugins }),
    },
  });
  return module;
}

/** Node loads these as CommonJS; their default export differs from the browser build's. */
function esModuleAliases(root: string) {
  return [
    {
      find: /^styled-components$/,
      replacement: `${root}/node_modules/styled-components/dist/styled-components.esm.js`,
    },
  ];
}

function scriptsOf(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!start || !entry) throw new Error(`The build has no chunk for ${module}.`);
  const entryScripts = importsOf(bundle, entry);
  return [...importsOf(bundle, start)].filter((fileName) => !entryScripts.has(fileName));
}

function importsOf(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<string>(),
): ReadonlySet<string> {
  found.add(chunk.fileName);
  for (const fileName of chunk.imports) {
    const imported = bundle[fileName];
    if (imported?.type === 'chunk' && !found.has(fileName)) importsOf(bundle, imported, found);
  }
  return found;
}

/**
 * Inlines the only stylesheet. `media` delays the web fonts until after the first rendering, so that
 * scripts load first; until then system fonts are used.
 */
function inlineStyles(page: string, bundle: Rolldown.OutputBundle, base: string): string {
  return page.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/g, (link, href: string) => {
    const fileName = href.slice(base.length);
    const sheet = bundle[fileName];
    if (sheet?.type !== 'asset') return link;
    delete bundle[fileName];
    const styles = String(sheet.source).trim();
    const local = (styles.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter(
      (face) => !face.includes('url('),
    );
    const withoutLocal = local.reduce((rest, face) => rest.replace(face, ''), styles);
    return `<style>${local.join('')}</style><style id="fonts" media="not all">${withoutLocal}</style>`;
  });
}

function bootScript(bootData: object): string {
  const source = readFileSync(new URL('bootstrap.js', import.meta.url), 'utf8');
  const { code } = minifySync(
    'bootstrap.js',
    source.replace('__BOOT_DATA__', JSON.stringify(bootData)),
  );
  return inScript(code.trim());
}

/** An end tag would end the script. */
function inScript(code: string): string {
  return code.replaceAll('</', '<\\/');
}
