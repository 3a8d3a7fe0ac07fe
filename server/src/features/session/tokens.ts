import { randomBytes } from 'node:crypto';
import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import type { Account } from './queries.ts';

export type Tokens = { access: string; refresh: string };
export const newToken = () => randomBytes(32).toString('base64url');

export const tokenBody = (user: Account, tenantId: string, tokens: Tokens): TokenBody => ({
  user_id: user.id,
  user_name: user.realName,
  account: user.account,
  nick_name: user.nickName,
  access_token: tokens.access,
  refresh_token: tokens.refresh,
  tenant_id: tenantId,
  tenantId,
  token_type: 'bearer',
  expires_in: sessionLimits.accessSeconds,
});
