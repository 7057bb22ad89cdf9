import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../../tooling/freePorts.mjs';
import type { Browser, Point, Size } from './Browser';
import { savedReports } from './savedReports';

const element = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver’s codes for special keys. */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/**
 * WebKitGTK over W3C WebDriver on its own virtual screen, because only one window per screen has
 * focus. Needs `savedReports.script` in its pages.
 */
export async function webkitgtkBrowser(
  miniBrowser: string,
  size: Size,
  hasReducedMotion: boolean,
): Promise<Browser> {
  const config = mkdtempSync(join(tmpdir(), 'marquee-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  // Without toolbar padding the window can be as narrow as a phone.
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0 }');
  const animations = `gtk-enable-animations=${Number(!hasReducedMotion)}`;
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), `[Settings]\n${animations}\n`);

  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Xvfb chooses a free display number and writes it there.
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const [port] = await freePorts(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LANG: 'en_US.UTF-8',
      XDG_CONFIG_HOME: config,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Drawing with an emulated graphics card takes a quarter longer.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });

  /** The driver and its browser share a process group. */
  function end() {
    process.off('exit', end);
    if (driver.pid) process.kill(-driver.pid, 'SIGKILL');
    display.kill();
    rmSync(config, { recursive: true, force: true });
  }
  process.once('exit', end);

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value.message}`);
    return value;
  }

  try {
    await listening(() => send('GET', '/status'));
    const { sessionId } = await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: miniBrowser,
            args: ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=127.0.0.1'],
          },
        },
      },
    });
    const post = (path: string, body: object) => send('POST', `/session/${sessionId}${path}`, body);
    const evaluate: Browser['evaluate'] = (inPage, ...args) =>
      post('/execute/sync', { script: `return (${inPage})(...arguments)`, args });
    const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
      post('/actions', { actions: [{ type, id: type, actions }] });
    const resize = async (wanted: Size) => {
      await post('/window/rect', { ...wanted, x: 0, y: 0 });
      const [screenWidth, toolbar] = await evaluate(
        () => [screen.width, outerHeight - innerHeight] as const,
      );
      // The pointer is in the middle of the screen. Without a window manager, focus follows it.
      const x = screenWidth / 2 - wanted.width / 2;
      await post('/window/rect', { ...wanted, height: wanted.height + toolbar, x, y: 0 });
    };
    await resize(size);

    return {
      goto: (url) => post('/url', { url }),
      reload: () => post('/refresh', {}),
      back: () => post('/back', {}),
      evaluate,
      press: (key) => act('key', strokes(key.split('+').map((name) => keys[name] ?? name))),
      type: (text) =>
        act(
          'key',
          [...text].flatMap((letter) => strokes([letter])),
        ),
      clickAt: ({ x, y }: Point) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      choose: async (select, value) => {
        const option = await post('/element', {
          using: 'css selector',
          value: `${select} option[value="${value}"]`,
        });
        return post(`/element/${option[element]}/click`, {});
      },
      resize,
      screenshot: async () =>
        Buffer.from(await send('GET', `/session/${sessionId}/screenshot`), 'base64'),
      takeReports: () => evaluate(savedReports.take),
      close: async () => {
        await send('DELETE', `/session/${sessionId}`).catch(() => {});
        end();
      },
    };
  } catch (cause) {
    end();
    throw cause;
  }
}

function strokes(chord: readonly string[]) {
  return [
    ...chord.map((value) => ({ type: 'keyDown', value })),
    ...chord.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}

async function listening(ask: () => Promise<unknown>) {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await ask();
    } catch (cause) {
      if (tries === 0) throw cause;
      await pause(100);
    }
  }
}
