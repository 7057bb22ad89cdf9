import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser, browserArgs } from '../../../tooling/browser.mjs';
import type { Browser, Size } from './Browser';
import { launchMozillaFirefox } from './mozillaFirefox.mjs';
import { playwrightBrowser } from './playwrightBrowser';
import { findEngine } from './provideEngines.mjs';
import { webkitgtkBrowser } from './webkitgtkBrowser';

export type Engine = 'firefox' | 'webkit' | 'chromium';

const options = { proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' } };

/** Opens a page of this size; every host but loopback is blocked. */
export async function startEngine(
  engine: Engine,
  size: Size,
  { storageDenied = false } = {},
): Promise<Browser> {
  if (engine === 'chromium') {
    const launched = chromium.launch({
      ...options,
      // The headless shell has no back/forward cache.
      executablePath: findBrowser({ withoutShell: true }) ?? '',
      args: browserArgs,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
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
