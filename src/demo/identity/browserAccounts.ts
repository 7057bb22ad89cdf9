import { accountStore } from './accountStore';

export const browserAccounts = accountStore(() => localStorage);
