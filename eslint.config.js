import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** The folders and packages that each folder of src may import. */
const layers = {
  domain: { folders: [], packages: [] },
  machines: { folders: ['domain'], packages: ['xstate'] },
  services: { folders: ['domain'], packages: ['firebase', 'openai', 'valibot'] },
  components: { folders: ['domain'], packages: ['react', 'react-dom', 'styled-components'] },
  demo: { folders: ['domain'], packages: ['firebase', 'msw', 'minisearch', 'valibot'] },
  app: {
    folders: ['domain', 'machines', 'services', 'components', 'demo'],
    packages: ['@xstate/react', 'react', 'react-dom', 'react-router-dom', 'valibot', 'xstate'],
  },
};

/** Folders of src/app that features import. */
const shared = ['focus', 'language', 'lifecycle', 'services'];
const features = ['home', 'popup', 'search', 'session'];

/** The folders of src/app that each of them may import. Features do not import each other. */
const appFolders = {
  ...Object.fromEntries([...shared, ...features].map((folder) => [folder, shared])),
  url: [...shared, ...features],
  shell: [...shared, ...features, 'url'],
  routes: ['services', 'shell'],
};
const appTypes = Object.keys(appFolders).map((folder) => `app/${folder}`);

/** What each folder imports; the first pattern that matches a file decides. */
const elements = {
  ...Object.fromEntries(
    Object.entries(appFolders).map(([folder, others]) => [
      `app/${folder}`,
      {
        ...layers.app,
        folders: [...layers.app.folders, 'app', ...others.map((other) => `app/${other}`)],
      },
    ]),
  ),
  ...layers,
  app: { ...layers.app, folders: [...layers.app.folders, ...appTypes] },
};

const seeReadme = 'See README, "Architecture".';

const privateNames = {
  selector:
    ':matches(MemberExpression > .property, Property > .key, PropertyDefinition > .key, MethodDefinition > .key, TSMethodSignature > .key, TSPropertySignature > .key)[name=/^_|^stsTokenManager$/]',
  message:
    "Private names of Firebase's SDK belong to src/services/firebase/internals, where a test fails when an upgrade breaks them.",
};

const useComponentExports =
  'Components find their own elements and export functions or refs, for example shownRows.';
const domQueries = {
  selector: 'CallExpression > MemberExpression[property.name=/^querySelector|^closest$/]',
  message: useComponentExports,
};
const attributeSelectors = {
  selector: ':matches(Literal[value=/\\[data-/], TemplateElement[value.raw=/\\[data-/])',
  message: useComponentExports,
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '**/dist',
      'storybook-static',
      'coverage',
      '.storybook/public',
      'test-results',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  ...storybook.configs['flat/recommended'],
  { files: ['src/**', 'stories/**', '.storybook/**'], ...reactHooks.configs.flat.recommended },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: { console: 'readonly', document: 'readonly', process: 'readonly', URL: 'readonly' },
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['prerender/bootstrap.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['localStorage', 'location', 'navigator', 'NodeFilter', '__BOOT_DATA__'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['bench/**/*.mjs', 'gateway/bench/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['window', 'performance', 'localStorage', 'PerformanceObserver', 'MessageChannel'],
          ...['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'addEventListener'],
          ...['history', 'location', 'navigator', 'Element'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { project: './tsconfig.json', conditionNames: ['types', 'import', 'default'] },
      },
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/elements': Object.keys(elements).map((type) => ({
        type,
        pattern: `src/${type}`,
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkUnknownLocals: true,
          checkInternals: false,
          message: `{{from.element.type}} must not import this module. ${seeReadme}`,
          policies: Object.entries(elements).flatMap(([type, { folders, packages }]) => [
            {
              from: { element: { type } },
              allow: { to: { element: { types: { anyOf: [type, ...folders] } } } },
            },
            {
              from: { element: { type } },
              allow: { to: { module: { origin: 'external', source: packages } } },
            },
          ]),
        },
      ],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    files: ['src/{app,demo,services}/**/*.{ts,tsx}'],
    ignores: ['src/services/firebase/internals/**'],
    rules: { 'no-restricted-syntax': ['error', privateNames] },
  },
  {
    files: ['src/app/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', privateNames, attributeSelectors, domQueries] },
  },
  {
    // Arrow keys work on any HTML. Code around hydration works on the prerendered page.
    files: ['src/app/{focus,lifecycle}/**/*.{ts,tsx}', 'src/app/main.tsx'],
    rules: { 'no-restricted-syntax': ['error', privateNames, attributeSelectors] },
  },
  {
    files: ['tests/e2e/{demo,live,gateway}/**/*.spec.ts', 'tests/emulator/identity.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message:
                "Import `test` from the suite's support folder: it fails if a page violates its Content-Security-Policy.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="toPass"][arguments.0.properties.0.key.name!="timeout"]',
          message: 'Give `toPass` a timeout: without one it waits for the time limit of the test.',
        },
      ],
    },
  },
  {
    files: ['src/{domain,machines,components}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'WebSocket', 'localStorage', 'sessionStorage'].map(
          (name) => ({
            name,
            message: `Only services and app use the network and storage. ${seeReadme}`,
          }),
        ),
      ],
    },
  },
);
