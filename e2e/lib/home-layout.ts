import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { callApi } from './call.ts';
import { tokenOf } from './people.ts';
import { expect } from './test.ts';

/** Appends a card to the home page of undergraduates. Concurrent tests are serialised. */
export async function putOnHomePage(cardId: string): Promise<void> {
  const token = await tokenOf('portal_admin');
  await expect(async () => {
    const rows = await callApi(layouts.list, {}, token);
    const row = rows.find(({ identities }) => identities.includes(identityTypes.undergraduate));
    if (!row) throw new Error('undergraduates have no layout');
    const { content, version } = await callApi(layouts.detail, { id: row.id }, token);
    const next = { ...content, main: [...content.main, { cardId }] };
    const held = await callApi(layouts.submit, { content: next, held: { id: row.id, version } }, token);
    await callApi(publishing.publish, held, token);
  }).toPass();
}
