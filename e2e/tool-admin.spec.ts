import { cards } from '@yizhan/contract/calls/cards.ts';
import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from './lib/own-school.ts';
import { at } from './lib/pages.ts';

test.describe.configure({ timeout: 120_000 });

test('VA-4 a tool’s address is tried by the server, which does not go inward; the tool stands on the card', async ({
  as,
  school: { admin, publish, person },
}) => {
  const cardName = '试用工具卡';
  const card = await admin(cards.submit, { content: { kind: 'tools', cardName, config: {} } });
  await publish(card);
  const type = identityTypes.alumnus;
  const layout = { layoutName: '校友首页', identities: [type], main: [{ cardId: card.id }], aside: [] };
  await publish(await admin(layouts.submit, { content: layout }));
  const [editor, reader] = [await as('admin'), await as(await person(type))];
  await editor.goto(`${at.cards}?id=${card.id}`);
  await editor.getByRole('button', { name: '新建工具' }).click();
  const dialog = editor.getByRole('dialog', { name: '新建工具' });
  await dialog.getByLabel('名称').fill('校友名片');
  await dialog.getByRole('textbox', { name: '地址' }).fill('http://127.0.0.1:9/');
  await dialog.getByRole('button', { name: '测试地址' }).click();
  await expect(dialog.getByRole('status')).toContainText('地址没有正常答复：这是内网地址，服务器没有被允许访问它');
  await dialog.getByRole('textbox', { name: '地址' }).fill('/home/PersonalCenter');
  await dialog.getByRole('button', { name: '测试地址' }).click();
  await expect(dialog.getByRole('status')).toContainText('地址可以访问');
  // The card behind it has a field of this name too: each has its own.
  await expect(dialog.getByRole('combobox', { name: '可见角色' })).toBeVisible();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByText('已保存「校友名片」')).toBeVisible();

  await reader.goto(at.home);
  const shown = reader.getByRole('region', { name: cardName, exact: true });
  await expect(shown.getByText('校友名片')).toBeVisible({ timeout: 30_000 });
});
