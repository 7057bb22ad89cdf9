import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { Size } from './browsers/Browser';
import type { Engine } from './browsers/startEngine';
import { startVisit } from './startVisit';
import type { Visitor } from './Visitor';

export interface EngineOptions {
  readonly engine: Engine;
  readonly size: Size;
  readonly hasReducedMotion: boolean;
}

export const step = base.extend<object, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  size: [
    { width: 1280, height: 800 },
    { option: true, scope: 'worker' },
  ],
  hasReducedMotion: [false, { option: true, scope: 'worker' }],
});

/** Steps of one visit in one browser. */
export function walk(
  name: string,
  { storageDenied = false },
  steps: (visitor: () => Visitor) => void,
) {
  step.describe(name, () => {
    let visitor: Visitor;
    step.describe.configure({ mode: 'serial' });
    step.beforeAll(async ({ engine, size, hasReducedMotion }, { project }) => {
      visitor = await startVisit(`${project.name} ${name}`, engine, size, {
        hasReducedMotion,
        storageDenied,
      });
    });
    step.afterEach(() => visitor.checkReports());
    step.afterEach(async ({ engine: _ }, info) => {
      if (info.errors.length === 0) return;
      writeFileSync(info.outputPath('page.png'), await visitor.browser.screenshot());
    });
    step.afterAll(() => visitor?.leave());
    steps(() => visitor);
  });
}

/** Only Chromium’s driver can choose from an open select by keyboard. */
export function skipWithoutList(engine: Engine) {
  step.skip(engine === 'firefox', 'keys of its driver do not reach an open list');
  step.skip(engine === 'webkit', 'its driver opens no list');
}
