import { cards } from '@yizhan/contract/calls/cards.ts';
import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { tools } from '@yizhan/contract/calls/tools.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { type IdentityType, identityTypes } from '@yizhan/contract/permissions.ts';
import { choose } from './lib/choose.ts';
import { expect, type School, test } from './lib/own-school.ts';
import { at } from './lib/pages.ts';
import { unique } from './lib/people.ts';

test.describe.configure({ timeout: 120_000 });

/** The kind of people these pages are for: the demo campus has no home page of their own. */
const type = identityTypes.alumnus;

/** A card of tools on a home page that only such people see, until it is cleared away for the next test. */
async function aToolCard({ admin, publish }: School, cardName: string) {
  const card = await admin(cards.submit, { content: { kind: 'tools', cardName, config: {} } });
  await publish(card);
  const content = { layoutName: `${cardName}首页`, identities: [type], main: [{ cardId: card.id }], aside: [] };
  const layout = await publish(await admin(layouts.submit, { content }));
  return { id: card.id, clear: () => admin(layouts.remove, layout) };
}

test('VA-4 a tool’s address is tried by the server, which does not go inward; the tool stands on the card', async ({
  as,
  school,
}) => {
  const cardName = '试用工具卡';
  const card = await aToolCard(school, cardName);
  const [editor, reader] = [await as('admin'), await as(await school.person(type))];
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
  await card.clear();
});

/** A service of the school on its shelf, for people of one kind. */
async function aService({ admin, url }: School, name: string, type: IdentityType) {
  const service = {
    ...{ code: unique('e2e-'), name, icon: 'link', type: 'APPLICATION' as const, identityTypes: [type] },
    ...{ accessWay: accessWays.link, openWay: openWays.newTab, url: `${url}/calendar` },
  };
  const drafted = await admin(serviceConfig.submit, { service });
  return admin(serviceConfig.changeStatus, { ...drafted, status: 'SHELF' });
}

test('MV-2 HL-6 a tool opens a service its own way, for those who may use it, or the directory of guides', async ({
  as,
  school,
}) => {
  const [cardName, name] = [unique('工具卡'), unique('试用服务')];
  // A tool's name has room for no more.
  const [opens, guides, hidden] = [unique(''), unique(''), unique('')];
  await aService(school, name, type);
  const { id: serviceId } = await aService(school, unique('别人的服务'), identityTypes.staff);
  await school.admin(tools.save, {
    tool: { tools_name: hidden, tools_icon: 'link', openType: 'service', serviceId },
  });
  const card = await aToolCard(school, cardName);

  const editor = await as('admin');
  await editor.goto(`${at.cards}?id=${card.id}`);
  const dialog = editor.getByRole('dialog', { name: '新建工具' });
  const create = async (tool: string, way: string) => {
    await editor.getByRole('button', { name: '新建工具' }).click();
    await dialog.getByLabel('名称').fill(tool);
    await dialog.getByText(way, { exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: '地址' })).toHaveCount(0);
  };
  const save = async (tool: string) => {
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(editor.getByText(`已保存「${tool}」`)).toBeVisible();
  };
  await create(opens, '打开服务');
  await choose(dialog, '* 服务', name);
  await save(opens);
  await create(guides, '办事指南目录');
  await save(guides);

  const reader = await as(await school.person(type));
  await reader.goto(at.home);
  const link = (tool: string) => reader.getByRole('region', { name: cardName }).getByRole('link', { name: tool });
  await expect(link(opens)).toBeVisible({ timeout: 30_000 });
  await expect(link(hidden)).toHaveCount(0);
  const opened = reader.context().waitForEvent('page');
  const visit = reader.waitForRequest(/userClickVisitLog\/clickService$/);
  await link(opens).click();
  await expect(await opened).toHaveURL(`${school.url}/calendar`);
  await visit;
  await link(guides).click();
  await expect(reader).toHaveURL(/#\/home\/guides$/);
  await card.clear();
});
