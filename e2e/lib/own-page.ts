import type { Input } from '@yizhan/contract/call.ts';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { users } from '@yizhan/contract/calls/users.ts';
import type { TypeOfPerson } from '@yizhan/contract/permissions.ts';
import { password } from './address.ts';
import { callApi } from './call.ts';
import { unique } from './people.ts';
import { signIn } from './sign-in.ts';

type Content = Input<typeof cards.submit>['content'];

/** A home page with only these cards for one identity type, and the account of somebody with it. */
export async function aPageOf(server: string, contents: readonly Content[], type: TypeOfPerson): Promise<string> {
  const token = await signIn(server, 'admin', password);
  const main = [];
  for (const content of contents) {
    const held = await callApi(cards.submit, { content }, token, server);
    await callApi(publishing.publish, held, token, server);
    main.push({ cardId: held.id });
  }
  const layout = { layoutName: unique('试用布局'), identities: [type], main, aside: [] };
  await callApi(publishing.publish, await callApi(layouts.submit, { content: layout }, token, server), token, server);
  return aPersonOf(server, token, type);
}

/** A new account in a product of the test's own, with the default password. */
export async function aPersonOf(server: string, token: string, type: TypeOfPerson): Promise<string> {
  const account = unique('e');
  const identities = [{ type, isDefault: true }];
  const { id } = await callApi(users.create, { account, realName: '访客甲', identities }, token, server);
  const { url } = await callApi(users.createLink, { id }, token, server);
  const code = decodeURIComponent(/code=([^&]+)/.exec(url)?.[1] ?? '');
  await callApi(session.useLink, { code, password }, undefined, server);
  return account;
}
