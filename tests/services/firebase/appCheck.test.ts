import { deleteApp, getApp, getApps } from 'firebase/app';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appCheckToken } from '@/services/firebase/appCheck';
import { testServer } from '../../support/testServer';

const server = testServer();
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const options = { apiKey: 'key', projectId: 'cinema', appId: '1:2:web:3' };
const exchange =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/cinema/apps/:app\\:exchangeRecaptchaEnterpriseToken';
const siteKeys: string[] = [];

/** The parts of a browser with reCAPTCHA that the SDK uses. */
beforeEach(() => {
  let succeed = () => {};
  siteKeys.length = 0;
  const enterprise = {
    ready: (listener: () => void) => listener(),
    render(_: string, { sitekey, callback }: { sitekey: string; callback: () => void }) {
      siteKeys.push(sitekey);
      succeed = callback;
      return 0;
    },
    async execute() {
      succeed();
      return 'attested';
    },
  };
  vi.stubGlobal('self', { grecaptcha: { enterprise } });
  vi.stubGlobal('document', {
    createElement: () => ({ style: {} }),
    body: { appendChild: () => {} },
  });
});

describe('the App Check token', () => {
  it('is exchanged for the reCAPTCHA token at Google', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(exchange, async ({ request, params }) => {
        sent.push(params.app, await request.json());
        return HttpResponse.json({ token: 'app-check-token', ttl: '3600s' });
      }),
    );
    const getToken = appCheckToken(options, 'site-key');

    expect(await Promise.all([getToken(), getToken()])).toEqual([
      'app-check-token',
      'app-check-token',
    ]);
    expect(sent).toEqual(['1:2:web:3', { recaptcha_enterprise_token: 'attested' }]);
    expect(siteKeys).toEqual(['site-key']);
  });

  it('is renewed before it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    let count = 0;
    server.use(
      http.post(exchange, () => {
        count += 1;
        return HttpResponse.json({ token: `token-${count}`, ttl: '3600s' });
      }),
    );
    const getToken = appCheckToken(options, 'site-key');
    expect(await getToken()).toBe('token-1');

    await vi.advanceTimersByTimeAsync(3_000_000);
    await vi.waitFor(() => expect(count).toBeGreaterThan(1));
  });

  it('belongs to a separate Firebase app, so that the Auth SDK does not wait for it', () => {
    appCheckToken(options, 'site-key');

    expect(() => getApp()).toThrow(/no-app/);
    expect(getApps()).toHaveLength(1);
  });

  it('rejects if Google refuses, and the SDK writes nothing to the console', async () => {
    const written = vi.spyOn(console, 'warn');
    server.use(http.post(exchange, () => HttpResponse.json({}, { status: 403 })));
    const getToken = appCheckToken(options, 'site-key');

    await expect(getToken()).rejects.toThrow(/403 error/);
    await expect(getToken()).rejects.toThrow(/throttled/);
    expect(written).not.toHaveBeenCalled();
  });
});
