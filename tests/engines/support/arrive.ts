import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser, browserArgs } from '../../tooling/browser.mjs';
import type { Size } from './browsers/Browser';
import { launchMozillaFirefox } from './browsers/mozillaFirefox.mjs';
import { playwrightBrowser } from './browsers/playwrightBrowser';
import { findEngine } from './browsers/provideEngines.mjs';
import { savedReports } from './browsers/savedReports';
import { webkitgtkBrowser } from './browsers/webkitgtkBrowser';
import { denyStorage, serveDemo } from './site';
import { Visitor } from './Visitor';

export type Engine = 'firefox' | 'webkit' | 'chromium';

interface Visit {
  readonly engine: Engine;
  readonly size: Size;
  readonly storageDenied: boolean;
  /** Id of the visit’s own copy of the site. */
  readonly name: string;
}

/** Blocks every other host. */
const options = { proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' } };

/** Starts an engine and a site of its own. */
export async function arrive({ engine, size, storageDenied, name }: Visit): Promise<Visitor> {
  const scripts = [
    ...(drives(engine) === 'WebKitWebDriver' ? [savedReports.script] : []),
    ...(storageDenied && engine !== 'firefox' ? [denyStorage] : []),
  ];
  const [site, browser] = await Promise.all([
    serveDemo(name, scripts),
    start(engine, size, storageDenied),
  ]);
  return new Visitor(browser, site);
}

/** Drivers by engine. */
function drives(engine: Engine): 'Playwright' | 'WebKitWebDriver' {
  return engine === 'webkit' && !findEngine(engine).own ? 'WebKitWebDriver' : 'Playwright';
}

async function start(engine: Engine, size: Size, storageDenied: boolean) {
  if (engine === 'chromium') {
    const executablePath = findBrowser() ?? '';
    const launched = chromium.launch({ ...options, executablePath, args: browserArgs });
    return playwrightBrowser(await launched, size);
  }
  const { own, system = '' } = findEngine(engine);
  if (engine === 'firefox') {
    const blockAllCookies = { 'network.cookie.cookieBehavior': 2 };
    const wanted = { ...options, ...(storageDenied && { firefoxUserPrefs: blockAllCookies }) };
    const launched = own ? firefox.launch(wanted) : launchMozillaFirefox(system, wanted);
    return playwrightBrowser(await launched, size);
  }
  return own
    ? playwrightBrowser(await webkit.launch(options), size)
    : webkitgtkBrowser(system, size);
}
