import { expect } from '@playwright/test';
import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';

type Envelope<T> = { status: number; msg: string; result: T };

/** Signs in without a browser and answers the access token. A server that is just starting may be too busy at first. */
export async function signIn(server: string, account: string, password: string): Promise<string> {
  let token = '';
  await expect(async () => {
    const answer = await fetch(`${server}${addressOf(sessionRoutes.signIn)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password }),
    });
    const { result, msg } = (await answer.json()) as Envelope<TokenBody>;
    expect(answer.status, `${account}: ${msg}`).not.toBe(503);
    token = result?.access_token ?? '';
    if (!token) throw new Error(`${account} cannot sign in: ${answer.status} ${msg}`);
  }).toPass({ timeout: 20_000 });
  return token;
}

export async function isSignedIn(server: string, token: string): Promise<boolean> {
  const headers = { 'blade-auth': `bearer ${token}` };
  return (await fetch(`${server}${addressOf(sessionRoutes.userInfo)}`, { headers })).status === 200;
}
