import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { gatewayListener } from './dist/gatewayListener.js';
import { readGatewaySettings } from './dist/settings.js';

const secrets = ['GATEWAY_TMDB_TOKEN', 'GATEWAY_OPENAI_API_KEY'].map((name) => defineSecret(name));

/** Google's front end adds the client's address to `X-Forwarded-For`. */
const defaults = {
  GATEWAY_PROJECT_ID: process.env.GCLOUD_PROJECT,
  GATEWAY_TRUSTED_PROXIES: '1',
};

let listener;

/** Settings are read at the first call, because secrets are not available earlier. */
export const gateway = onRequest(
  {
    secrets,
    region: 'us-central1',
    memory: '512MiB',
    timeoutSeconds: 60,
    // Without a shared store each instance has a daily budget of its own, so this limits the total.
    maxInstances: 3,
    concurrency: 80,
    invoker: 'public',
  },
  (request, response) => {
    listener ??= gatewayListener(readGatewaySettings({ ...defaults, ...process.env }));
    return listener(request, response);
  },
);
