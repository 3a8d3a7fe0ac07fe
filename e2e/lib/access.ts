import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';

type Envelope<T> = { status: number; msg: string; result: T };

/** Signs in without a browser and returns the access token; throws when that is not possible yet. */
export async function tryToSignIn(server: string, account: string, password: string): Promise<string> {
  const answer = await fetch(`${server}${addressOf(sessionRoutes.signIn)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  const { result, msg } = (await answer.json()) as Envelope<TokenBody>;
  if (!result?.access_token) throw new Error(`${account} cannot sign in: ${answer.status} ${msg}`);
  return result.access_token;
}

export async function isSignedIn(server: string, token: string): Promise<boolean> {
  const headers = { 'blade-auth': `bearer ${token}` };
  return (await fetch(`${server}${addressOf(sessionRoutes.userInfo)}`, { headers })).status === 200;
}
