import { appendFileSync, mkdirSync } from 'node:fs';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';

const folder = 'test-results';

/** Where a story is looked at; the first is where its play has run. */
const widths = [
  { width: 1366, height: 800 },
  { width: 390, height: 844 },
];
const otherLanguages = ['hindi', 'spanish'];

/** What only a whole page can hold; a story shows a part of one. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one'];
/** What other words can change: names, labels, sizes; all else was looked at in English, at both widths. */
const ofWords = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('experimental'))
  .map(({ ruleId }) => ruleId)
  .filter((rule) => /name|label|alt|lang|heading|size/.test(rule) && !ofPages.includes(rule));

const complaints = new WeakMap<Page, string[]>();

const config: TestRunnerConfig = {
  async preVisit(page) {
    if (!complaints.has(page)) await attend(page);
    complaints.set(page, []);
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
  await page.evaluate(updateGlobals, { a11y: { manual: true } });
}

/** Looks at the story in the other languages, where it says anything in them. */
async function expectAccessibleAbroad(page: Page, story: TestContext) {
  const english = await textOf(page);
  for (const language of otherLanguages) {
    await speak(page, language);
    if ((await textOf(page)) === english) break;
    await expectAccessible(page, story, language, ofWords);
  }
  await speak(page, 'english');
}

async function expectAccessible(
  page: Page,
  story: TestContext,
  where: string,
  only?: readonly string[],
) {
  await page.evaluate(settle);
  if (!(await page.evaluate('"axe" in window'))) await page.addScriptTag({ content: axe.source });
  const found = (await page.evaluate(
    `axe.run({ include: ['#storybook-root'] }, ${JSON.stringify({
      iframes: false,
      resultTypes: ['violations'],
      ...(only
        ? { runOnly: { type: 'rule', values: only } }
        : { rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])) }),
    })})`,
  )) as AxeResults;
  mkdirSync(folder, { recursive: true });
  appendFileSync(
    `${folder}/axe.jsonl`,
    `${JSON.stringify({ story: story.id, where, violations: found.violations.length })}\n`,
  );
  if (found.violations.length === 0) return;
  const lines = found.violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`),
  ]);
  throw new Error(`axe at ${where}:\n${lines.join('\n')}`);
}

/** Lets every movement that has an end come to it; what Storybook has paused is at its end already. */
async function settle() {
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The charts speak the code's language; the screens beside them have stories of their own. */
function speaksEnglishOnly({ id }: TestContext): boolean {
  return id.startsWith('machines-');
}

function textOf(page: Page): Promise<string> {
  return page.locator('#storybook-root').innerText();
}

async function speak(page: Page, language: string) {
  const finished = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        globalThis.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', resolve);
      }),
  );
  await page.evaluate(updateGlobals, { language });
  await finished;
}

function updateGlobals(globals: object) {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
}
