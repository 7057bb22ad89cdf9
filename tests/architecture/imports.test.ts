import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const linter = new ESLint();

async function rulesBrokenBy(filePath: string, code: string) {
  const [result] = await linter.lintText(code, { filePath });
  return [...new Set(result?.messages.map(({ ruleId }) => ruleId))];
}

const sources = Object.keys(import.meta.glob('/src/**/*.{ts,tsx}'));

const strangers = {
  'a machine in a component, by alias': [
    'src/components/Planted.tsx',
    "import { popupMachine } from '@/machines/popupMachine';\nexport const planted = popupMachine;",
  ],
  'a machine in a component, by a relative path': [
    'src/components/Planted.tsx',
    "import { popupMachine } from '../machines/popupMachine';\nexport const planted = popupMachine;",
  ],
  'a machine in a component, by a dynamic import': [
    'src/components/Planted.tsx',
    "export const planted = () => import('../machines/popupMachine');",
  ],
  'a machine in a component, passed on': [
    'src/components/Planted.tsx',
    "export * from '@/machines/popupMachine';",
  ],
  'the router in a component': [
    'src/components/Planted.tsx',
    "import { Link } from 'react-router-dom';\nexport const planted = Link;",
  ],
  'a vendor in a machine': [
    'src/machines/planted.ts',
    "import OpenAI from 'openai';\nexport const planted = OpenAI;",
  ],
  'a vendor in a machine, by a dynamic import': [
    'src/machines/planted.ts',
    "export const planted = () => import('firebase/auth');",
  ],
  'React in a machine': [
    'src/machines/planted.ts',
    "import { useState } from 'react';\nexport const planted = useState;",
  ],
  'a component in a service': [
    'src/services/planted.ts',
    "import { Button } from '@/components/Button';\nexport const planted = Button;",
  ],
  'the demo world in a service': [
    'src/services/planted.ts',
    "import { demoWorld } from '@/demo/demoWorld';\nexport const planted = demoWorld;",
  ],
  'a framework in the domain': [
    'src/domain/planted.ts',
    "import { setup } from 'xstate';\nexport const planted = setup;",
  ],
  'the app in the demo world': [
    'src/demo/planted.ts',
    "import { createServices } from '@/app/services/createServices';\nexport const planted = createServices;",
  ],
  'a feature in another feature': [
    'src/app/home/planted.ts',
    "import * as planted from '../search/SearchActor';\nexport default planted;",
  ],
  'the shell in a feature': [
    'src/app/session/planted.ts',
    "import * as planted from '../shell/SiteFooter';\nexport default planted;",
  ],
  'the shell in a feature, by alias': [
    'src/app/session/planted.ts',
    "import * as planted from '@/app/shell/SiteFooter';\nexport default planted;",
  ],
  'a feature in a shared folder': [
    'src/app/language/planted.ts',
    "import * as planted from '../search/SearchActor';\nexport default planted;",
  ],
  'the shell in a shared folder, by a dynamic import': [
    'src/app/lifecycle/planted.ts',
    "export const planted = () => import('../shell/deferredChunk');",
  ],
  'the shell in the URL': [
    'src/app/url/planted.ts',
    "import * as planted from '../shell/SiteFooter';\nexport default planted;",
  ],
} as const;

describe('the linter', () => {
  it.each(Object.entries(strangers))('rejects %s', async (_, [file, code]) => {
    expect(await rulesBrokenBy(file, code)).toContain('boundaries/dependencies');
    // The rule rejects a missing file too.
    const path = /'(?:@|\.\.)\/([^']+)'/.exec(code)?.[1];
    if (path !== undefined) expect(sources).toContainEqual(expect.stringContaining(`/${path}.`));
  });

  it.each([
    'export const planted = (auth: { _a: string }) => auth;',
    'export const planted = (auth: any) => auth._errorFactory;',
    'export const planted = { _initialize: 1 };',
    'export const planted = class { _set() {} };',
    'export const planted = (user: any) => user.stsTokenManager;',
  ])('rejects private names of Firebase outside their folder: %s', async (code) => {
    expect(await rulesBrokenBy('src/services/firebase/planted.ts', code)).toContain(
      'no-restricted-syntax',
    );
    expect(await rulesBrokenBy('src/services/firebase/internals/planted.ts', code)).not.toContain(
      'no-restricted-syntax',
    );
  });

  const planted = (code: string) => `export const planted = (element: Element) => ${code};`;

  it.each([
    ['home', "element.querySelector('main')"],
    ['shell', "element.closest('article')"],
    ['focus', "element.closest('[data-row]')"],
    ['lifecycle', 'element.querySelector(`[data-movie="${element.id}"]`)'],
  ])('rejects a search for the elements of a component in src/app/%s: %s', async (folder, code) => {
    expect(await rulesBrokenBy(`src/app/${folder}/planted.ts`, planted(code))).toEqual([
      'no-restricted-syntax',
    ]);
  });

  it.each([
    ['focus', "element.closest('form')"],
    ['lifecycle', "element.querySelectorAll('input')"],
  ])('allows a search for HTML elements in src/app/%s: %s', async (folder, code) => {
    expect(await rulesBrokenBy(`src/app/${folder}/planted.ts`, planted(code))).toEqual([]);
  });

  it.each([
    ['', ['no-restricted-syntax']],
    ['{ intervals: [100] }', ['no-restricted-syntax']],
    ['{ timeout: 5_000 }', []],
  ])('rejects toPass without a timeout: toPass(%s)', async (options, broken) => {
    const code = `export const planted = (ready: any) => ready.toPass(${options});`;
    const rules = await rulesBrokenBy('tests/e2e/live/planted.spec.ts', code);
    expect(rules.filter((rule) => rule === 'no-restricted-syntax')).toEqual(broken);
  });

  it('rejects the network in a component', async () => {
    const code = "export const planted = () => fetch('https://example.com');";

    expect(await rulesBrokenBy('src/components/Planted.tsx', code)).toEqual([
      'no-restricted-globals',
    ]);
  });

  it.each([
    [
      'src/machines/planted.ts',
      "import type { User } from '@/domain/session';\nexport type Planted = User;",
    ],
    [
      'src/app/planted.ts',
      "import { demoWorld } from '@/demo/demoWorld';\nexport const planted = demoWorld;",
    ],
  ])('allows %s its own imports', async (file, code) => {
    expect(await rulesBrokenBy(file, code)).toEqual([]);
  });
});
