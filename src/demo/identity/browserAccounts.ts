import { accountStore } from './accountStore';

/** The accounts that live in this browser: the identity provider and its account chooser share them. */
export const browserAccounts = accountStore(() => localStorage);
