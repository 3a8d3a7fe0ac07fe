import type { ApiScope } from '@yizhan/contract/open/scopes.ts';

export type ApiClient = {
  id: string;
  appId: string;
  name: string;
  scopes: ApiScope[];
  perMinute: number;
  perDay: number;
  addresses: string[];
  expiresAt: Date | null;
  isSandbox: boolean;
  sandboxAccounts: string[];
  accountId: string | null;
  isDisabled: boolean;
  /** On whose behalf it acts: the administrator who added it. */
  createdBy: string;
};
