import { initializeApp, setLogLevel } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

interface Settings {
  readonly apiKey: string;
  readonly projectId?: string;
  readonly appId?: string;
}

/**
 * Returns a valid token. The app is another one than the authenticator's: with App Check in its own
 * app, the Auth SDK would wait for a token without a time limit before each of its calls.
 */
export function appCheckToken(options: Settings, siteKey: string): () => Promise<string> {
  // The SDK warns in the console at each failure; the caller reports it once.
  setLogLevel('silent');
  const appCheck = initializeAppCheck(initializeApp(options, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
