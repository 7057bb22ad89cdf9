import { createRequire } from 'node:module';
import { firefox } from 'playwright';

/**
 * Starts a Firefox that Playwright did not build. Playwright always sends one BiDi command that
 * Firefox 153 does not know; this sends a harmless one instead.
 */
export function launchMozillaFirefox(executablePath, options) {
  const { ws } = createRequire(import.meta.resolve('playwright'))(
    'playwright-core/lib/utilsBundle',
  );
  const { send } = ws.prototype;
  ws.prototype.send = function sendKnown(message, ...rest) {
    const known = String(message).replace(
      '"method":"emulation.setMediaFeaturesOverride"',
      '"method":"session.status"',
    );
    return send.call(this, known, ...rest);
  };
  return firefox.launch({ ...options, channel: 'moz-firefox', executablePath });
}
