import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser, browserArgs } from '../../../tooling/browser.mjs';
import type { Browser, Size } from './Browser';
import { launchMozillaFirefox } from './mozillaFirefox.mjs';
import { playwrightBrowser } from './playwrightBrowser';
import { findEngine } from './provideEngines.mjs';
import { webkitgtkBrowser } from './webkitgtkBrowser';

export type Engine = 'firefox' | 'webkit' | 'chromium';

export interface Preferences {
  readonly hasReducedMotion: boolean;
  readonly storageDenied: boolean;
}

const options = { proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' } };

/** Opens a page of this size; every host but loopback is blocked. */
export async function startEngine(
  engine: Engine,
  size: Size,
  { hasReducedMotion = false, storageDenied = false }: Partial<Preferences> = {},
): Promise<Browser> {
  if (engine === 'chromium') {
    const launched = chromium.launch({
      ...options,
      // The headless shell has no back/forward cache.
      executablePath: findBrowser({ withoutShell: true }) ?? '',
      args: browserArgs,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    return playwrightBrowser(await launched, size, hasReducedMotion);
  }
  const { own, system = '' } = findEngine(engine);
  if (engine === 'firefox') {
    const wanted = {
      ...options,
      firefoxUserPrefs: {
        ...(storageDenied && { 'network.cookie.cookieBehavior': 2 }),
        ...(hasReducedMotion && { 'ui.prefersReducedMotion': 1 }),
      },
    };
    const launched = own ? firefox.launch(wanted) : launchMozillaFirefox(system, wanted);
    return playwrightBrowser(await launched, size, hasReducedMotion);
  }
  return own
    ? playwrightBrowser(await webkit.launch(options), size, hasReducedMotion)
    : webkitgtkBrowser(system, size, hasReducedMotion);
}
