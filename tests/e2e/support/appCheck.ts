import type { Page } from '@playwright/test';
import { demoProject } from '@/demo/identity/demoProject';
import { appCheckToken } from '../../../gateway/tests/support/identity';

const exchange = 'https://content-firebaseappcheck.googleapis.com/';
const app = `1:${demoProject.number}:web:abcdef`;

/** reCAPTCHA, as far as the SDK uses it. */
const recaptcha = `{
  let succeed;
  self.grecaptcha = {
    enterprise: {
      ready: (listener) => listener(),
      render: (_, { callback }) => ((succeed = callback), 0),
      execute: async () => (succeed(), 'attested'),
    },
  };
}`;

/**
 * Answers for Google on this page. Only these addresses are intercepted: Playwright's own routes
 * would answer every preflight, the gateway's too.
 */
export async function answerAppCheck(page: Page, status = 200) {
  const token = await appCheckToken({
    iss: `https://firebaseappcheck.googleapis.com/${demoProject.number}`,
    aud: [`projects/${demoProject.number}`, `projects/${demoProject.id}`],
    sub: app,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 3600,
  });
  const answers = {
    'https://www.google.com/recaptcha/enterprise.js?render=explicit': {
      responseCode: 200,
      text: recaptcha,
    },
    [`${exchange}v1/projects/${demoProject.id}/apps/${app}:exchangeRecaptchaEnterpriseToken?key=demo`]:
      { responseCode: status, text: JSON.stringify({ token, ttl: '3600s' }) },
  };

  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const { responseCode, text } = answers[request.url] ?? { responseCode: 404, text: '' };
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: request.method === 'OPTIONS' ? 200 : responseCode,
      responseHeaders: [
        { name: 'access-control-allow-origin', value: '*' },
        { name: 'access-control-allow-headers', value: '*' },
      ],
      body: Buffer.from(text).toString('base64'),
    });
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `${exchange}*` }, { urlPattern: 'https://www.google.com/*' }],
  });
}
