import type { Locator, Page } from '@playwright/test';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { tools } from '@yizhan/contract/calls/tools.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { type IdentityType, identityTypes } from '@yizhan/contract/permissions.ts';
import type { PerFile } from './lib/base.ts';
import { choose } from './lib/choose.ts';
import { gotoConnected } from './lib/connected.ts';
import { moveDragged } from './lib/keyboard-drag.ts';
import { expect, type School, test as schools } from './lib/own-school.ts';
import { at, sectionAt } from './lib/pages.ts';
import { unique } from './lib/people.ts';
import { publish } from './lib/publish.ts';
import { type Site, startSite } from './lib/scripted-site.ts';
import { tabTo } from './lib/tab-to.ts';

// One school for all tests, run in sequence: each removes the page it laid out.
schools.describe.configure({ mode: 'default' });

/** A campus system that reports free seats, and to whom. */
type Rooms = Site & { seats: number };

async function startRooms() {
  const rooms = { seats: 0 };
  const site = await startSite((request, response) => {
    const who = new URL(request.url ?? '', 'http://rooms').searchParams.get('who');
    const row = (title: string) => ({ title: `${title}（${who}）`, seats: { free: rooms.seats } });
    response.end(JSON.stringify({ data: { rows: [row('三教 101'), row('四教 202')] } }));
  });
  return { value: Object.assign(rooms, site), dispose: site.stop };
}

/** The portal is configured to trust the scripted server as one of the school's. */
const test = schools.extend<{ rooms: Rooms }>({
  rooms: async ({ perFile }, use) => use(await perFile('rooms', startRooms)),
  env: async ({ rooms }, use) => use({ INWARD_HOSTS: rooms.host }),
});

/** The identity type of these pages: the demo campus has no home page for it. */
const type = identityTypes.external;

/** A person of that type, whose page is shared. */
const aReader = (perFile: PerFile, { person }: School) =>
  perFile('reader', async () => ({ value: await person(type), dispose: async () => undefined }));

/** A home page with this card that only this type sees, removed before the next test. */
async function layOut({ admin, publish }: School, cardId: string) {
  const content = { layoutName: unique('试用布局'), identities: [type], main: [{ cardId }], aside: [] };
  const layout = await publish(await admin(layouts.submit, { content }));
  return () => admin(layouts.remove, layout);
}

/** Fills in a column that reads the system, as an administrator does. */
async function fillColumn(dialog: Locator, url: string) {
  await dialog.getByLabel('栏目名称').fill('空教室');
  await dialog.getByText('JSON 地址').click();
  await dialog.getByRole('textbox', { name: '地址' }).fill(`${url}/rooms?who=`);
  await dialog.getByRole('button', { name: '插入参数 账号' }).click();
  await expect(dialog.getByRole('textbox', { name: '地址' })).toHaveValue(`${url}/rooms?who=\${account}`);
  await dialog.getByLabel('列表路径').fill('data.rows');
  // Not cached, so that the card shows the system's current answer.
  await dialog.getByLabel('缓存时间').fill('0');
  await dialog.getByRole('button', { name: '删除字段「urlDetail」' }).click();
  await dialog.getByRole('button', { name: '删除字段「fieldSet」' }).click();
  await dialog.getByRole('button', { name: '自定义字段' }).click();
  await dialog.getByLabel('字段', { exact: true }).last().fill('free');
  await dialog.getByLabel('显示名称').last().fill('空位');
  await dialog.getByLabel('取值路径').last().fill('seats.free');
}

async function tryRun(dialog: Locator) {
  await dialog.getByRole('button', { name: '试运行' }).click();
  const tried = dialog.getByRole('region', { name: '试运行' });
  await expect(tried).toContainText(/读取成功，共 2 条，用时 \d+ 毫秒/);
  await expect(tried.getByRole('columnheader')).toHaveText(['标题', '空位']);
  await expect(tried.getByRole('cell')).toHaveText(['三教 101（admin）', '12', '四教 202（admin）', '12']);
}

const previewIn = (page: Page) => page.getByRole('dialog', { name: '卡片预览' });

async function closePreview(page: Page) {
  await previewIn(page).getByRole('button', { name: '关闭' }).click();
  await expect(previewIn(page)).toBeHidden();
}

async function openPreview(page: Page): Promise<Locator> {
  await page.getByRole('region', { name: '发布状态' }).getByRole('button', { name: '预览' }).click();
  await expect(previewIn(page)).toBeVisible();
  return previewIn(page);
}

test('VA-5 PV-1 PV-2 PV-3 PV-5 PV-6 a card of another system’s rows is made, tried, previewed, published, and stands on the page', async ({
  sharedPage,
  school,
  perFile,
  rooms,
}) => {
  rooms.seats = 12;
  const [known] = await school.admin(cards.list, {});
  const name = unique('教室');
  const page = await sharedPage('admin');
  await page.goto(sectionAt('cards'));
  // A card far down the list opens with the top of its form beside it.
  const rows = page.getByRole('navigation', { name: '卡片', exact: true }).getByRole('button');
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await rows.last().click();
  await expect(rows.last()).toHaveAttribute('aria-current', 'true');
  await expect(rows.last()).toBeInViewport();
  await expect(page.getByLabel('卡片名称')).toBeInViewport();
  await page.getByRole('button', { name: '新建卡片' }).click();
  await page.getByRole('dialog', { name: '新建卡片' }).getByRole('button', { name: '工作台' }).click();
  await expect(page.getByLabel('卡片名称')).toHaveValue('工作台');
  await page.getByLabel('卡片名称').fill(known?.name ?? '');
  await page.getByLabel('卡片名称').press('Tab');
  await expect(page.getByText(`「${known?.name}」已存在，请换一个名称`)).toBeVisible();
  await page.getByLabel('卡片名称').fill(name);
  await page.getByLabel('卡片名称').press('Tab');
  await expect(page.getByText(/已存在/)).toHaveCount(0);
  await page.getByLabel('卡片简介').fill('此刻还有座位的教室');

  const column = page.getByRole('dialog', { name: '添加栏目' });
  await page.getByRole('button', { name: '添加栏目' }).click();
  await column.getByLabel('栏目名称').fill('待我审批');
  await column.getByRole('button', { name: '标题' }).click();
  await column.getByRole('button', { name: '确定' }).click();
  await expect(column).toBeHidden();
  await page.getByRole('button', { name: '添加栏目' }).click();
  await fillColumn(column, rooms.url);
  await tryRun(column);
  await column.getByRole('button', { name: '确定' }).click();
  await expect(column).toBeHidden();
  await page.getByRole('button', { name: '上移「空教室」' }).click();
  await expect(page.getByText('「空教室」移到第 1 位')).toBeAttached();
  await expect(page.getByRole('button', { name: /^编辑「/ })).toHaveText([/空教室/, /待我审批/]);

  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cardcolumnconfig/preview')) asked.push(request.postDataJSON());
  });
  // An unsaved draft is previewed as it is, without a request.
  await expect((await openPreview(page)).getByText('有未保存的修改')).toBeVisible();
  await closePreview(page);
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();
  expect(asked).toEqual([]);

  const preview = await openPreview(page);
  const width = async () => (await preview.locator('.yz-dialog__panel').boundingBox())?.width;
  await expect.poll(width).toBe(1080);
  const places = preview.getByRole('tablist', { name: '显示位置' }).getByRole('tab');
  await expect(places).toHaveText(['与消息卡片同页', '不与消息卡片同页']);
  const card = preview.locator('[data-card=staging]');
  await expect(card).toContainText(name);
  await expect(card).toContainText('此刻还有座位的教室');
  await expect(card).toContainText('三教 101（admin）');
  await expect(card).toContainText('12');
  await expect(preview.locator('.card-preview__stage--narrow')).toHaveCount(1);

  rooms.seats = 7;
  await preview.getByRole('tab', { name: '不与消息卡片同页' }).click();
  await expect(preview.locator('.card-preview__stage--wide')).toContainText('三教 101（admin）7');
  rooms.seats = 3;
  await closePreview(page);
  await expect((await openPreview(page)).locator('.card-preview__stage--narrow')).toContainText('三教 101（admin）3');
  const id = new URL(page.url()).hash.split('id=')[1] ?? '';
  expect(asked).toHaveLength(3);
  for (const body of asked) expect(body).toMatchObject({ id, userId: expect.stringMatching(/^\d+$/) });
  await closePreview(page);

  await publish(page);
  const clear = await layOut(school, id);
  const account = await aReader(perFile, school);
  const guest = await sharedPage(account);
  await gotoConnected(guest, at.home);
  const shown = guest.getByRole('region', { name, exact: true });
  await expect(shown.getByRole('cell', { name: `三教 101（${account}）` })).toBeVisible();
  await expect(shown.getByRole('tab')).toHaveText([/^空教室/, /^待我审批/]);
  await clear();
});

/** A card of tools on their home page. */
async function aToolCard(school: School, cardName: string) {
  const card = await school.admin(cards.submit, { content: { kind: 'tools', cardName, config: {} } });
  await school.publish(card);
  return { id: card.id, clear: await layOut(school, card.id) };
}

/** A service on the shelf, for one identity type. */
async function aService({ admin, url }: School, name: string, type: IdentityType) {
  const service = {
    ...{ code: unique('e2e-'), name, icon: 'link', type: 'APPLICATION' as const, identityTypes: [type] },
    ...{ accessWay: accessWays.link, openWay: openWays.newTab, url: `${url}/calendar` },
  };
  const drafted = await admin(serviceConfig.submit, { service });
  return admin(serviceConfig.changeStatus, { ...drafted, status: 'SHELF' });
}

test('VA-4 MV-2 HL-6 a tool’s address is tried by the server, which does not go inward; a tool opens its address, a service for those who may use it, or the directory of guides', async ({
  sharedPage,
  school,
  perFile,
}) => {
  const [cardName, name] = [unique('工具卡'), unique('试用服务')];
  // Tool names are short: these are the unique part alone.
  const [opens, guides, hidden] = [unique(''), unique(''), unique('')];
  await aService(school, name, type);
  const { id: serviceId } = await aService(school, unique('别人的服务'), identityTypes.staff);
  await school.admin(tools.save, {
    tool: { tools_name: hidden, tools_icon: 'link', openType: 'service', serviceId },
  });
  const card = await aToolCard(school, cardName);

  const editor = await sharedPage('admin');
  await editor.goto(`${sectionAt('cards')}?id=${card.id}`);
  const dialog = editor.getByRole('dialog', { name: '新建工具' });
  await editor.getByRole('button', { name: '新建工具' }).click();
  await dialog.getByLabel('名称').fill('校友名片');
  await dialog.getByRole('textbox', { name: '地址' }).fill('http://127.0.0.1:9/');
  await dialog.getByRole('button', { name: '测试地址' }).click();
  await expect(dialog.getByRole('status')).toContainText('地址没有正常答复：这是内网地址，服务器没有被允许访问它');
  await dialog.getByRole('textbox', { name: '地址' }).fill('/home/PersonalCenter');
  await dialog.getByRole('button', { name: '测试地址' }).click();
  await expect(dialog.getByRole('status')).toContainText('地址可以访问');
  // The card behind it has a field of this name too: each has its own id.
  await expect(dialog.getByRole('combobox', { name: '可见角色' })).toBeVisible();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByText('已保存「校友名片」')).toBeVisible();
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

  const reader = await sharedPage(await aReader(perFile, school));
  await gotoConnected(reader, at.home);
  const link = (tool: string) => reader.getByRole('region', { name: cardName }).getByRole('link', { name: tool });
  await expect(link(opens)).toBeVisible();
  await expect(link('校友名片')).toBeVisible();
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

const names = ['试用公告', '试用收藏', '试用推荐'] as const;
const [notices, favourites, recommended] = names;

async function publishCards({ admin, publish }: School) {
  const kinds = { [notices]: 'announcements', [favourites]: 'favourites', [recommended]: 'recommended' } as const;
  for (const cardName of names)
    await publish(await admin(cards.submit, { content: { kind: kinds[cardName], cardName, config: {} } }));
}

/** Chooses an item of a card's menu in the layout with the arrow keys. */
async function chooseInMenu(page: Page, card: string, entry: RegExp) {
  await tabTo(page.getByRole('button', { name: `「${card}」的设置` }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menu').getByRole('menuitemcheckbox', { name: entry });
  await expect(item).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await page.keyboard.press('Enter');
}

test('CD-1 a page for one identity is laid out by the keyboard alone, with what must stand and what may be added', async ({
  sharedPage,
  school,
  perFile,
}) => {
  await publishCards(school);
  const page = await sharedPage('admin');
  await page.goto(sectionAt('homePage'));
  const expectAnnounced = (words: string) => expect(page.getByText(words)).toBeAttached();

  await expect(page.getByLabel('布局名称')).not.toHaveValue('');
  await tabTo(page.getByRole('button', { name: '新建布局' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('布局名称')).toHaveValue('');
  await tabTo(page.getByLabel('布局名称'));
  await page.keyboard.insertText('校外人员首页');
  const identity = page.getByRole('group', { name: '适用身份' }).getByRole('button', { name: '家长/校外人员' });
  await tabTo(identity);
  await page.keyboard.press('Space');
  await expect(identity).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page.getByRole('searchbox', { name: '搜索卡片' }));
  await page.keyboard.insertText('试用');
  for (const name of names) {
    await tabTo(page.getByRole('button', { name: `添加「${name}」` }));
    await page.keyboard.press('Enter');
    await expectAnnounced(`已把「${name}」添加到主栏。`);
  }

  await tabTo(page.getByRole('button', { name: `移动「${recommended}」` }));
  await page.keyboard.press('Space');
  await expectAnnounced(`已拿起「${recommended}」，主栏第 3 张，共 3 张。`);
  await moveDragged(page, 'ArrowUp', `「${recommended}」移到主栏第 2 张，共 3 张。`);
  await moveDragged(page, 'ArrowUp', `「${recommended}」移到主栏第 1 张，共 3 张。`);
  await page.keyboard.press('Space');
  await expectAnnounced(`「${recommended}」放在主栏第 1 张，共 3 张。`);
  await chooseInMenu(page, notices, /^必选/);
  await expectAnnounced(`「${notices}」现在是必选。`);
  await chooseInMenu(page, favourites, /^默认隐藏/);
  await expectAnnounced(`「${favourites}」默认隐藏。`);

  await tabTo(page.getByRole('button', { name: '发布', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '发布' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('已发布')).toBeVisible();

  const guest = await sharedPage(await aReader(perFile, school));
  await gotoConnected(guest, at.home);
  const shown = guest.locator('[data-card]');
  await expect(shown).toHaveCount(2);
  await expect(shown).toContainText([recommended, notices]);
  for (const { id, version, identities } of await school.admin(layouts.list, {}))
    if (identities.includes(type)) await school.admin(layouts.remove, { id, version });
});
