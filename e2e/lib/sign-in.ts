import { expect } from '@playwright/test';
import { tryToSignIn } from './access.ts';

/** Signs in without a browser at a server that is just starting, which may be too busy at first. */
export async function signIn(server: string, account: string, password: string): Promise<string> {
  let token = '';
  await expect(async () => {
    token = await tryToSignIn(server, account, password);
  }).toPass({ timeout: 20_000 });
  return token;
}
