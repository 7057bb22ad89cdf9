import { getResponse } from 'msw';
import type { Account } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import type { Side } from './Side';

/** A new demo world without accounts. */
export function demoSide(): Side {
  const accounts = new Map<string, Account>();
  const change = async (localId: string, changes: Partial<Account>) => {
    const account = accounts.get(localId);
    if (!account) throw new Error(`There is no account ${localId}.`);
    accounts.set(localId, { ...account, ...changes });
  };
  const { handlers } = demoWorld({
    services: ['identity'],
    accounts: {
      all: () => [...accounts.values()],
      save: (account) => void accounts.set(account.localId, account),
    },
    delays: { identity: 0 },
    iterations: 1,
  });

  return {
    async ask(request) {
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`The demo world knows no ${request.url}.`);
      return response;
    },
    disable: (localId) => change(localId, { disabled: true }),
    revoke: (localId) => change(localId, { validSince: Math.floor(Date.now() / 1000) + 2 }),
    remove: async (localId) => accounts.delete(localId),
  };
}
