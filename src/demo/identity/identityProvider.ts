import { http, HttpResponse } from 'msw';
import type { PasswordPolicy } from '@/domain/session';
import { accountDirectory } from './accountDirectory';
import type { AccountStore } from './accountStore';
import { demoProject } from './demoProject';
import { googleRequests } from './googleRequests';
import { identityFault } from './identityFault';
import { passwordPolicyAnswer } from './passwordPolicyAnswer';
import { passwordRequests } from './passwordRequests';
import { throwWithoutKey } from './readRequest';
import { tokenRequests } from './tokenRequests';
import type { Vendor } from '../Vendor';

interface Settings {
  readonly accounts: AccountStore;
  readonly passwordPolicy: PasswordPolicy | undefined;
  readonly iterations: number;
  readonly now: () => number;
}

const toolkit = 'https://identitytoolkit.googleapis.com';

export function identityProvider({ accounts, passwordPolicy, iterations, now }: Settings): Vendor {
  const directory = accountDirectory(accounts, now);
  const { refresh, ...profile } = tokenRequests(directory);
  const posts = {
    ...passwordRequests(directory, { passwordPolicy, iterations }),
    ...googleRequests(directory),
    ...profile,
  };

  return {
    hosts: /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//,
    respondWithError: identityFault,
    handlers: [
      ...Object.entries(posts).map(([action, answer]) =>
        http.post(`${toolkit}/v1/accounts\\:${action}`, ({ request }) => {
          throwWithoutKey(request);
          return answer(request);
        }),
      ),
      http.post('https://securetoken.googleapis.com/v1/token', ({ request }) => {
        throwWithoutKey(request);
        return refresh(request);
      }),
      http.get(`${toolkit}/v1/projects`, ({ request }) => {
        throwWithoutKey(request);
        return HttpResponse.json({
          projectId: demoProject.number,
          authorizedDomains: [
            'localhost',
            '127.0.0.1',
            `${demoProject.id}.firebaseapp.com`,
            `${demoProject.id}.web.app`,
          ],
        });
      }),
      http.get(`${toolkit}/v2/passwordPolicy`, ({ request }) => {
        throwWithoutKey(request);
        return HttpResponse.json(passwordPolicyAnswer(passwordPolicy));
      }),
    ],
  };
}
