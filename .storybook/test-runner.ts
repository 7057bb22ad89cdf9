import { appendFileSync, mkdirSync } from 'node:fs';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { rulesOnPages, rulesOnWords } from '../tests/tooling/axeRules.mjs';

const folder = 'test-results';

/** Where a story is looked at; the first is where its play has run. */
const widths = [
  { width: 1366, height: 800 },
  { width: 390, height: 844 },
];
const otherLanguages = ['hindi', 'spanish'];

const rulesAbroad = rulesOnWords.filter((rule) => !rulesOnPages.includes(rule));

const complaints = new WeakMap<Page, string[]>();

const config: TestRunnerConfig = {
  async preVisit(page) {
    if (!complaints.has(page)) await attend(page);
    complaints.set(page, []);
    await page.evaluate(forgetLanguage);
    await page.setViewportSize(widths[0]!);
  },

  async postVisit(page, story) {
    if (story.hasFailure) return;
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const viewport of widths.toReversed()) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, story, `${viewport.width} px`);
    }
    if (!speaksEnglishOnly(story)) await expectAccessibleAbroad(page, story);

    const said = complaints.get(page) ?? [];
    if (said.length > 0) throw new Error(`The console said:\n${said.join('\n')}`);
  },
};

export default config;

/** Listens to a page that is new, and keeps it from every host but that of the Storybook. */
async function attend(page: Page) {
  const complain = (words: string) => complaints.get(page)?.push(words);
  const home = new URL(page.url()).host;
  complaints.set(page, []);

  page.on('console', (message) => {
    const theBrowsersOwn = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !theBrowsersOwn) complain(message.text());
  });
  page.on('pageerror', ({ message }) => complain(message));
  await page.context().route(
    ({ host, protocol }) => protocol.startsWith('http') && host !== home,
    (route) => {
      complain(`A request that nobody answers: ${route.request().url()}`);
      return route.abort();
    },
  );

  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
  // Axe looks once a width, and after what moves has come to rest: here, not in the addon.
  await page.evaluate(leaveAxeToUs);
}

/** Looks at the story in the other languages, where it says anything in them. */
async function expectAccessibleAbroad(page: Page, story: TestContext) {
  const english = await page.evaluate(readStory);
  for (const language of otherLanguages) {
    if ((await page.evaluate(readStoryIn, language)) === english) break;
    await expectAccessible(page, story, language, rulesAbroad);
  }
}

async function expectAccessible(
  page: Page,
  story: TestContext,
  where: string,
  only?: readonly string[],
) {
  const violations = await violationsOn(page, {
    iframes: false,
    resultTypes: ['violations'],
    ...(only
      ? { runOnly: { type: 'rule', values: [...only] } }
      : { rules: Object.fromEntries(rulesOnPages.map((rule) => [rule, { enabled: false }])) }),
  });
  mkdirSync(folder, { recursive: true });
  appendFileSync(
    `${folder}/axe.jsonl`,
    `${JSON.stringify({ story: story.id, where, violations: violations.length })}\n`,
  );
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`),
  ]);
  throw new Error(`axe at ${where}:\n${lines.join('\n')}`);
}

async function violationsOn(page: Page, options: RunOptions): Promise<readonly Result[]> {
  const found = await page.evaluate(violationsAtRest, options);
  if (found) return found;
  await page.addScriptTag({ content: axe.source });
  return violationsOn(page, options);
}

/**
 * Lets every movement that has an end come to it (what Storybook has paused is at its end already),
 * and asks axe, where it is there. In one call, as each costs more than most of what it asks for.
 */
async function violationsAtRest(options: RunOptions): Promise<readonly Result[] | undefined> {
  if (!('axe' in globalThis)) return undefined;
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
  return (await run({ include: ['#storybook-root'] }, options)).violations;
}

/** The charts speak the code's language; the screens beside them have stories of their own. */
function speaksEnglishOnly({ id }: TestContext): boolean {
  return id.startsWith('machines-');
}

function readStory(): string {
  return document.querySelector<HTMLElement>('#storybook-root')?.innerText ?? '';
}

/** Tells the story in another language, and gives what it says then. */
async function readStoryIn(language: string): Promise<string> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  await new Promise<void>((resolve) => {
    channel.once('storyFinished', resolve);
    channel.emit('updateGlobals', { globals: { language } });
  });
  return document.querySelector<HTMLElement>('#storybook-root')?.innerText ?? '';
}

/**
 * The next story is told in English; that the last one is not told so overflowNames its rendering. A page
 * that an overdue story has left behind may be blank, and begins in English.
 */
function forgetLanguage() {
  globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.update({ language: 'english' });
}

function leaveAxeToUs() {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { a11y: { manual: true } },
  });
}
