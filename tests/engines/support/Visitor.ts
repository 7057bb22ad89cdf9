import { expect } from '@playwright/test';
import type { Browser } from './browsers/Browser';
import { eventually } from './eventually';
import type { Site } from './site';

/** A visitor with any browser: finds by selector and name, clicks and types. */
export class Visitor {
  readonly browser: Browser;
  readonly site: Site;
  readonly #allowed: RegExp[] = [];
  readonly #expected: RegExp[] = [];

  constructor(browser: Browser, site: Site) {
    this.browser = browser;
    this.site = site;
  }

  async open(path: string) {
    await this.browser.goto(new URL(path, this.site.url).href);
  }

  /** Path and query of the page. */
  url(): Promise<string> {
    return this.browser.evaluate(() => location.pathname + location.search);
  }

  async isAt(url: RegExp) {
    await eventually('the URL', () => this.url()).toMatch(url);
  }

  async names(selector: string): Promise<readonly string[]> {
    return (await this.browser.evaluate(visible, selector)).map(({ name }) => name);
  }

  async sees(selector: string, name: string | RegExp) {
    const expected = typeof name === 'string' ? name : expect.stringMatching(name);
    const names = () => this.names(selector);
    await eventually(`${selector} named ${name}`, names).toContainEqual(expected);
  }

  /** Waits until a function in the page returns true. */
  async is(what: string, inPage: () => boolean) {
    await eventually(what, () => this.browser.evaluate(inPage)).toBe(true);
  }

  async seesNone(selector: string) {
    await eventually(`no ${selector}`, () => this.names(selector)).toEqual([]);
  }

  /** Counts matches anywhere on the page. */
  async counts(selector: string, count: number) {
    const counted = () =>
      this.browser.evaluate((all) => document.querySelectorAll(all).length, selector);
    await eventually(`how many ${selector}`, counted).toBe(count);
  }

  async click(selector: string, name: string) {
    await this.sees(selector, name);
    const look = async () =>
      (await this.browser.evaluate(visible, selector, name)).find((each) => each.name === name);
    let target: Awaited<ReturnType<typeof look>>;
    // Content that becomes visible may change size and move the rest.
    const isStill = async () => {
      const before = target;
      target = await look();
      return target?.isReady && target.x === before?.x && target.y === before.y;
    };
    await eventually(`${selector} named ${name} in sight and still`, isStill).toBe(true);
    if (!target) throw new Error(`${selector} named ${name} is gone`);
    await this.browser.clickAt(target);
  }

  /** Replaces the value of a field. */
  async fill(label: string, text: string) {
    await this.click('input', label);
    await this.browser.press('Control+a');
    await this.browser.type(text);
  }

  async focused(): Promise<string> {
    return (await this.names(':focus:not(body)'))[0] ?? '';
  }

  async press(...keys: readonly string[]) {
    for (const key of keys) await this.browser.press(key);
  }

  async type(text: string) {
    await this.browser.type(text);
  }

  /** Presses a key until the element of this name has focus. */
  async go(key: string, name: string) {
    const way: string[] = [];
    while (way.length < 40) {
      await this.browser.press(key);
      const now = await this.focused();
      if (now === name) return;
      way.push(now);
    }
    throw new Error(`${key} never led to “${name}”, but to: ${way.join(', ')}`);
  }

  /** Allows this console message until the end of the walk. */
  allowsReport(...reports: readonly RegExp[]) {
    this.#allowed.push(...reports);
  }

  /** Expects this console message in this step. */
  expectsReport(...reports: readonly RegExp[]) {
    this.#expected.push(...reports);
  }

  /** Fails on unexpected or missing console messages. */
  async checkReports() {
    const seen: string[] = [];
    const unexpected = () =>
      seen.filter(
        (report) => ![...this.#allowed, ...this.#expected].some((known) => known.test(report)),
      );
    const missing = () =>
      this.#expected.filter((expected) => !seen.some((report) => expected.test(report)));
    const look = async () => {
      seen.push(...(await this.browser.takeReports()));
      return { unexpected: unexpected(), missing: missing().map(String) };
    };
    await eventually('page errors, policy violations and console lines', look).toEqual({
      unexpected: [],
      missing: [],
    });
    this.#expected.length = 0;
  }

  async leave() {
    await Promise.all([this.browser.close(), this.site.close()]);
  }
}

/** Visible texts of a selector in page order. Scrolls to the first match of a name. */
function visible(selector: string, scrollTo?: string) {
  const nameOf = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const label = labels?.[0] ?? title;
    // `content-visibility` leaves skipped elements without innerText.
    const text = label?.textContent ?? (element.innerText || element.textContent);
    return (element.ariaLabel ?? text).replace(/\s+/g, ' ').trim();
  };
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const target = elements.find((element) => nameOf(element) === scrollTo);
  // WebKit does not scroll to elements skipped by `content-visibility`.
  const around = target?.closest('li') ?? target;
  around?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInSight = x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    const isMoving = document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(element) &&
          effect.getComputedTiming().endTime !== Infinity,
      );
    return { name: nameOf(element), isReady: isInSight && !isMoving, x, y };
  });
}
