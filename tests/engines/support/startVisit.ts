import type { Size } from './browsers/Browser';
import { findEngine } from './browsers/provideEngines.mjs';
import { savedReports } from './browsers/savedReports';
import { startEngine, type Engine, type Preferences } from './browsers/startEngine';
import { denyStorage, serveDemo } from './site';
import { Visitor } from './Visitor';

/** Starts an engine and serves a site of its own to it, under this name. */
export async function startVisit(
  name: string,
  engine: Engine,
  size: Size,
  preferences: Preferences,
): Promise<Visitor> {
  const scripts = [
    ...(drives(engine) === 'WebKitWebDriver' ? [savedReports.script] : []),
    ...(preferences.storageDenied && engine !== 'firefox' ? [denyStorage] : []),
  ];
  const [site, browser] = await Promise.all([
    serveDemo(name, scripts),
    startEngine(engine, size, preferences),
  ]);
  return new Visitor(browser, site);
}

/** Drivers by engine. */
function drives(engine: Engine): 'Playwright' | 'WebKitWebDriver' {
  return engine === 'webkit' && !findEngine(engine).own ? 'WebKitWebDriver' : 'Playwright';
}
