import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { gatewayListener } from './dist/gatewayListener.js';
import { readGatewaySettings } from './dist/settings.js';

const secrets = ['GATEWAY_TMDB_TOKEN', 'GATEWAY_OPENAI_API_KEY'].map((name) => defineSecret(name));

let listener;

/** The gateway. Its settings are read at the first call: only then are the secrets there. */
export const gateway = onRequest(
  { secrets, region: 'us-central1', memory: '512MiB', timeoutSeconds: 60, invoker: 'public' },
  (request, response) => {
    listener ??= gatewayListener(
      readGatewaySettings({ GATEWAY_PROJECT_ID: process.env.GCLOUD_PROJECT, ...process.env }),
    );
    return listener(request, response);
  },
);
