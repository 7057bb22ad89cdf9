import type { Size } from './browsers/Browser';
import { findEngine } from './browsers/provideEngines.mjs';
import { savedReports } from './browsers/savedReports';
import { startEngine, type Engine } from './browsers/startEngine';
import { denyStorage, serveDemo } from './site';
import { Visitor } from './Visitor';

interface Visit {
  readonly engine: Engine;
  readonly size: Size;
  readonly storageDenied: boolean;
  /** Id of the visit’s own copy of the site. */
  readonly name: string;
}

/** Starts an engine and a site of its own. */
export async function arrive({ engine, size, storageDenied, name }: Visit): Promise<Visitor> {
  const scripts = [
    ...(drives(engine) === 'WebKitWebDriver' ? [savedReports.script] : []),
    ...(storageDenied && engine !== 'firefox' ? [denyStorage] : []),
  ];
  const [site, browser] = await Promise.all([
    serveDemo(name, scripts),
    startEngine(engine, size, { storageDenied }),
  ]);
  return new Visitor(browser, site);
}

/** Drivers by engine. */
function drives(engine: Engine): 'Playwright' | 'WebKitWebDriver' {
  return engine === 'webkit' && !findEngine(engine).own ? 'WebKitWebDriver' : 'Playwright';
}
