import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { defaultLanguage, languages } from '../src/domain/language.ts';
import { rulesOnPages, rulesOnWords } from '../tests/tooling/axeRules.mjs';
import { brokenWords } from '../tests/tooling/brokenWords.ts';
import { clippedTexts } from '../tests/tooling/clippedTexts.ts';
import { smallTargets } from '../tests/tooling/smallTargets.ts';
import { textSpacing } from '../tests/tooling/textSpacing.ts';

const folder = process.env.STORY_RESULTS ?? 'test-results';
const looks = `${folder}/axe.jsonl`;
const outcomes = `${folder}/outcomes.jsonl`;

/** The play runs on the first screen. */
const desktop = { width: 1366, height: 800 };
const phone = { width: 390, height: 844 };
const otherLanguages = languages.filter((language) => language !== defaultLanguage);

const translationRules = rulesOnWords.filter((rule) => !rulesOnPages.includes(rule));

const pageErrors = new WeakMap<Page, string[]>();

/** The error message of the current story's play. */
let playError = '';

/**
 * Failed requests are checked elsewhere. In development React warns about suspending when an effect
 * moves the focus, because the focus event runs in its own `act`, and Storybook's own WebSocket may
 * be closed.
 */
const harmless =
  /^(?:Failed to load resource|A component suspended inside an `act` scope|WebSocket is already in CLOSING or CLOSED state\.$)/;

/** Between the message and the console of the page. */
const logSeparator = '-'.repeat(50);

interface Visit extends TestContext {
  /** False if the story is played alone; see `playsFirst.mjs`. */
  readonly isLooking?: boolean;
}

const config: TestRunnerConfig = {
  /** Replaces the default, which loads the page again: `npm run story` has it open for a single file. */
  async prepare({ page }) {
    const { href } = new URL('iframe.html', process.env.TARGET_URL);
    if (page.url() !== href) await page.goto(href);
  },

  async preVisit(page) {
    if (!pageErrors.has(page)) await watchPage(page);
    pageErrors.set(page, []);
    playError = '';
    await page.evaluate(reset);
    await page.setViewportSize(desktop);
  },

  async errorMessageFormatter(message) {
    const [text = message] = message.split('Message:\n ').at(-1)?.split(logSeparator) ?? [];
    playError = stripVTControlCharacters(text).trim();
    return message;
  },

  async postVisit(page, { isLooking = true, ...story }: Visit) {
    // The play has not started: the test-runner throws its own error.
    if (story.hasFailure && playError === '') return;
    try {
      if (story.hasFailure) throw new Error(playError);
      expectNoErrors(page);
      if (!isLooking) return;
      await check(page, story);
      expectNoErrors(page);
    } catch (error) {
      throw await failureOf(page, story, error);
    }
  },
};

export default config;

async function check(page: Page, story: TestContext) {
  const { seen, text } = await expectAccessible(page, story, { where: '1366 px' });
  if (seen.length > 0) note(outcomes, { story: story.id, seen });
  let english = text;
  if (!isChartInOneState(story)) {
    await page.setViewportSize(phone);
    english = (await expectAccessible(page, story, { where: '390 px' })).text;
  }
  if (isPage(story)) {
    await expectTouchTargets(page);
    await expectReadableText(page);
  }
  if (!isEnglishOnly(story)) await expectAccessibleInOtherLanguages(page, story, english);
}

function expectNoErrors(page: Page) {
  const errors = pageErrors.get(page) ?? [];
  const others = errors.filter((line) => reportOf(line).length === 0);
  if (others.length > 0) throw new Error(`Console errors:\n${others.join('\n')}`);
  if (errors.length > 0) throw new Error('The page reported errors.');
}

/** Names the story, uncaught errors, the requests without a handler, the step and the cause. It has no stack. */
async function failureOf(page: Page, { id }: TestContext, cause: unknown): Promise<Error> {
  const steps = await page.evaluate(() => globalThis.failedSteps ?? []).catch(() => []);
  const reports = (pageErrors.get(page) ?? []).flatMap(reportOf);
  const url = process.env.TARGET_URL ?? '';
  const message = [
    `${await placeOf(id, url)}`,
    ...new Set(reports),
    ...(steps.length > 0 ? [`Step: ${steps.join(' › ')}`] : []),
    cause instanceof Error ? cause.message : String(cause),
    `${url}?path=/story/${id}`,
  ].join('\n');
  // A stack would point into the runner.
  return Object.assign(new Error(message), { stack: message });
}

/** A line of the page’s errors that explains a failure in short; a console error does not. */
function reportOf(line: string): readonly string[] {
  if (line.startsWith('Uncaught error: ') || line.startsWith('Unhandled request: ')) return [line];
  const [, request] = /without a matching request handler:\s+• (.+)/.exec(line) ?? [];
  return request ? [`Unhandled request: ${request}`] : [];
}

/** The position of the story in its file. */
async function placeOf(id: string, url: string): Promise<string> {
  const { entries } = await fetch(new URL('index.json', url)).then((answer) => answer.json());
  const { importPath, exportName } = entries[id];
  const before = readFileSync(importPath, 'utf8').split(`export const ${exportName} `)[0] ?? '';
  return `${importPath.slice(2)}:${before.split('\n').length} ${exportName}`;
}

/** Collects console errors, and blocks requests beyond the folder of the Storybook. */
async function watchPage(page: Page) {
  const addError = (message: string) => pageErrors.get(page)?.push(message);
  const { href: ownFolder } = new URL('.', page.url());
  pageErrors.set(page, []);

  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !harmless.test(text)) addError(text);
  });
  page.on('pageerror', ({ message }) => addError(`Uncaught error: ${message}`));
  await page.context().route(
    ({ href, protocol }) => protocol.startsWith('http') && !href.startsWith(ownFolder),
    (route) => {
      addError(`Unhandled request: ${route.request().method()} ${route.request().url()}`);
      return route.abort();
    },
  );

  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
  // This file runs axe, once per width and after animations.
  await page.evaluate(disableAddonAxe);
}

/** Checks the story in the other languages if its text changes. */
async function expectAccessibleInOtherLanguages(page: Page, story: TestContext, english: string) {
  for (const language of otherLanguages) {
    const place = { where: language, only: translationRules, language, english };
    if ((await expectAccessible(page, story, place)).text === english) break;
  }
}

interface Place {
  readonly where: string;
  readonly only?: readonly string[];
  /** Switches to it. A story with the same text as in English is not checked again. */
  readonly language?: string;
  readonly english?: string;
}

interface Look {
  readonly violations: readonly Result[];
  readonly text: string;
  /** Transitions and guard outcomes, which `tests/count.mjs` counts. */
  readonly seen: readonly string[];
}

async function expectAccessible(page: Page, story: TestContext, place: Place): Promise<Look> {
  const { where, only, language, english } = place;
  const look = await lookAt(page, {
    language,
    english,
    options: {
      iframes: false,
      resultTypes: ['violations'],
      ...(only
        ? { runOnly: { type: 'rule', values: [...only] } }
        : {
            rules: {
              ...Object.fromEntries(rulesOnPages.map((rule) => [rule, { enabled: false }])),
              // Off by default in axe.
              'target-size': { enabled: true },
            },
          }),
    },
  });
  if (look.text === english) return look;
  const { violations } = look;
  note(looks, { story: story.id, where, violations: violations.length });
  if (violations.length === 0) return look;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`),
  ]);
  throw new Error(`axe at ${where}:\n${lines.join('\n')}`);
}

function note(file: string, line: object) {
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

interface LookSettings extends Pick<Place, 'language' | 'english'> {
  readonly options: RunOptions;
}

async function lookAt(page: Page, settings: LookSettings): Promise<Look> {
  const look = await page.evaluate(lookInPage, settings);
  if (look) return look;
  await page.addScriptTag({ content: axe.source });
  return lookAt(page, settings);
}

/** Ends finite animations, then runs axe if it is loaded. One call, because each call is slow. */
async function lookInPage({ language, english, options }: LookSettings): Promise<Look | undefined> {
  if (!('axe' in globalThis)) return undefined;
  if (language) {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise<void>((resolve) => {
      channel.once('storyFinished', resolve);
      channel.emit('updateGlobals', { globals: { language } });
    });
  }
  const text = document.querySelector<HTMLElement>('#storybook-root')?.innerText ?? '';
  const seen = [...new Set(globalThis.outcomesSeen)];
  if (text === english) return { text, seen, violations: [] };
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
  return {
    text,
    seen,
    violations: (await run({ include: ['#storybook-root'] }, options)).violations,
  };
}

function isPage({ id }: TestContext): boolean {
  return id.startsWith('pages-');
}

/** With a finger as the pointer, every control is 44 px wide and high. */
async function expectTouchTargets(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  try {
    const small = await page.evaluate(smallTargets);
    if (small.length > 0) throw new Error(`Small touch targets:\n${small.join('\n')}`);
  } finally {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
  }
}

const textStyles = {
  'with text at 200 %': 'html { font-size: 200% !important; }',
  'with spaced text': textSpacing,
};

/** On a phone nothing is cut, broken or scrolls sideways. */
async function expectReadableText(page: Page) {
  try {
    for (const [where, styles] of Object.entries(textStyles)) {
      const pxSideways = await page.evaluate(restyle, styles);
      const cut = await page.evaluate(clippedTexts);
      const broken = await page.evaluate(brokenWords);
      if (pxSideways > 0) throw new Error(`The page scrolls ${pxSideways} px sideways ${where}.`);
      if (cut.length > 0) throw new Error(`Cut ${where}:\n${cut.join('\n')}`);
      if (broken.length > 0) throw new Error(`Broken words ${where}:\n${broken.join('\n')}`);
    }
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
}

/** Replaces the styles of the previous call. Returns how far the page scrolls sideways, in px. */
async function restyle(styles: string): Promise<number> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  // Resize observers run before the next frame.
  await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** A chart in another state has the same layout as the live one. */
function isChartInOneState({ id }: TestContext): boolean {
  return id.startsWith('machines-') && !id.endsWith('--live');
}

/** Charts are in English; page stories check the screens. */
function isEnglishOnly({ id }: TestContext): boolean {
  return id.startsWith('machines-');
}

/** Without a re-render: the next story starts in English anyway. The page may be blank after a timeout. */
function reset() {
  globalThis.failedSteps = [];
  globalThis.outcomesSeen = [];
  globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.update({ language: 'english' });
}

function disableAddonAxe() {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { a11y: { manual: true } },
  });
}
