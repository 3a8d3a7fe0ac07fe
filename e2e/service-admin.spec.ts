import type { Page } from '@playwright/test';
import { guides } from '@yizhan/contract/calls/guides.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { todos } from '@yizhan/contract/calls/todos.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { address } from './lib/address.ts';
import type { PerFile } from './lib/base.ts';
import { callApi, callApiRaw } from './lib/call.ts';
import { choose } from './lib/choose.ts';
import { gotoConnected, openConnected } from './lib/connected.ts';
import { aGuideEditor, guidesAt, saveDraft } from './lib/guide-editor.ts';
import { aGuide, aService, aUser, audience, hallAt, serviceAt } from './lib/own-service.ts';
import { sectionAt } from './lib/pages.ts';
import { tokenOf, unique } from './lib/people.ts';
import { publish } from './lib/publish.ts';
import { expect, test } from './lib/test.ts';

// Long journeys of several people, some with shared pages.
test.describe.configure({ mode: 'default' });

const servicesAt = sectionAt('services');

/** The session of somebody who may use these tests' services, with a shared page. */
const aReader = (perFile: PerFile) =>
  perFile('reader', async () => ({ value: await aUser(), dispose: async () => undefined }));

test('an item administrator writes for the own department alone and submits; the service administrator publishes', async ({
  as,
  sharedPage,
  perFile,
}) => {
  const { dept, tokens } = await aGuideEditor();
  const [own, others] = [await aService({ deptId: dept.id }), await aService()];
  const foreign = await aGuide(others);
  const [keeper, publisher, reader] = [
    await as(tokens),
    await sharedPage('service_admin'),
    await sharedPage(await aReader(perFile)),
  ];
  await openConnected(keeper, guidesAt);
  // No guides of other departments, of which the campus has many.
  await expect(keeper.getByText('还没有指南，选一项服务写第一份')).toBeVisible();
  expect((await callApiRaw(guides.detail, { id: foreign.id }, tokens.access_token)).result).toBeNull();

  await keeper.getByRole('button', { name: '写指南' }).first().click();
  const pick = keeper.getByRole('combobox', { name: '为哪项服务写指南？' });
  await pick.click();
  const offered = keeper.locator('.ant-select-item-option');
  await expect(offered).toHaveText([`${own.name} · ${dept.name}`]);
  await offered.click();
  await keeper.getByRole('button', { name: '开始写' }).click();
  await keeper.getByRole('textbox', { name: '承诺时限' }).fill('7 个工作日');
  await keeper.getByRole('navigation', { name: '指南的十二个部分' }).getByRole('button', { name: '申请材料' }).click();
  await keeper.getByRole('button', { name: '添加材料' }).click();
  await keeper.getByRole('textbox', { name: '材料名称' }).fill('介绍信');
  await expect(keeper.getByRole('button', { name: '发布', exact: true })).toHaveCount(0);
  await saveDraft(keeper);
  await keeper.getByRole('button', { name: '提交审核' }).click();
  await keeper
    .getByRole('alertdialog')
    .or(keeper.getByRole('dialog'))
    .getByRole('button', { name: '提交审核' })
    .click();
  await expect(keeper.getByText('已提交审核')).toBeVisible();
  const { records } = await callApi(guides.page, {}, tokens.access_token);
  const [row] = records;
  expect([row?.serviceId, row?.state, row?.mayPublish]).toEqual([own.id, 'SUBMITTED', false]);
  // The server refuses to let them publish as well.
  const held = { id: row?.id ?? '', version: row?.version ?? 0 };
  expect((await callApiRaw(publishing.publish, held, tokens.access_token)).result).toBeNull();
  await gotoConnected(reader, serviceAt(own.id));
  await expect(reader.getByText('这项服务还没有办事指南')).toBeVisible();

  // Left open, the list updates itself when the guide changes.
  await keeper.goto(guidesAt);
  const listed = keeper.getByRole('row').filter({ hasText: own.name });
  await expect(listed).toContainText('待审');
  await gotoConnected(publisher, `${guidesAt}?keyword=${encodeURIComponent(own.name)}`);
  const line = publisher.getByRole('row').filter({ hasText: own.name });
  await expect(line).toContainText('待审');
  await expect(line).toContainText(dept.name);
  await line.getByText(own.name).first().click();
  await publish(publisher);
  await reader.reload();
  await expect(reader.getByRole('rowheader', { name: '介绍信' })).toBeVisible();
  await expect(listed).toContainText('已发布');
});

test('a service is sent for review, sent back with a reason, corrected, approved by another, and found in the hall', async ({
  sharedPage,
  perFile,
}) => {
  const [name, code] = [unique('待审服务'), unique('e2e-')];
  const [keeper, reviewer, reader] = [
    await sharedPage('service_admin'),
    await sharedPage('admin'),
    await sharedPage(await aReader(perFile)),
  ];
  const token = await tokenOf('service_admin');
  const ways = { accessWay: accessWays.link, openWay: openWays.newTab, url: `${address}/calendar` };
  const service = { code, name, icon: 'link', type: 'APPLICATION' as const, identityTypes: [audience], ...ways };
  const { id } = await callApi(serviceConfig.submit, { service }, token);
  // The list behind it is filtered to this service.
  const recordAt = `${servicesAt}?keyword=${code}&record=${id}`;
  const note = (page: Page) => page.getByRole('dialog', { name, exact: true }).getByRole('status');

  await gotoConnected(keeper, recordAt);
  await note(keeper).getByRole('button', { name: '提交审核' }).click();
  await keeper.getByRole('alertdialog').getByRole('button', { name: '提交审核' }).click();
  await expect(note(keeper)).toContainText('须由其他服务管理员通过');
  await expect(note(keeper).getByRole('button', { name: '通过并上架' })).toHaveCount(0);

  await gotoConnected(reviewer, `${servicesAt}?status=SUBMITTED&keyword=${code}`);
  await expect(reviewer.getByRole('row').filter({ hasText: name })).toContainText('何建平');
  await reviewer.getByRole('button', { name }).first().click();
  await note(reviewer).getByRole('button', { name: '退回' }).click();
  const dialog = reviewer.getByRole('dialog', { name: `退回「${name}」` });
  await dialog.getByLabel('退回的原因').fill('请写一句话介绍');
  await dialog.getByRole('button', { name: '退回' }).click();
  await expect(reviewer.getByText(`「${name}」已退回`)).toBeVisible();

  await expect(note(keeper)).toContainText('退回：请写一句话介绍');
  await keeper.goto('/#/home/PersonalCenter?tab=READ');
  await keeper.getByRole('link', { name: `服务「${name}」被退回` }).click();
  await expect(note(keeper)).toContainText('退回：请写一句话介绍');
  const unread = async () => (await callApi(todos.page, { category: 'READ', keyword: name }, token)).records;
  // Opening it marks it as read.
  await expect.poll(unread).toEqual([]);
  const pane = keeper.getByRole('dialog', { name, exact: true });
  await pane.getByRole('textbox', { name: '一句话介绍' }).fill('给校外人员试用');
  await pane.getByRole('button', { name: '保存' }).click();
  await note(keeper).getByRole('button', { name: '提交审核' }).click();
  await keeper.getByRole('alertdialog').getByRole('button', { name: '提交审核' }).click();
  await expect(note(keeper)).toContainText('须由其他服务管理员通过');

  await note(reviewer).getByRole('button', { name: '通过并上架' }).click();
  await expect(reviewer.getByText(`「${name}」已上架`)).toBeVisible();
  await gotoConnected(reader, hallAt(name));
  const list = reader.getByRole('list', { name: '服务列表' });
  await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('在线');
});

test('a service is made on the screen, its address checked, shelved, found, maintained and withdrawn', async ({
  sharedPage,
  perFile,
}) => {
  const [name, code] = [unique('试用服务'), unique('e2e-')];
  const [editor, reader] = [await sharedPage('admin'), await sharedPage(await aReader(perFile))];
  await gotoConnected(editor, `${servicesAt}?keyword=${code}`);
  await editor.getByRole('button', { name: '新建服务' }).first().click();
  const pane = editor.getByRole('dialog', { name: '新建服务' });
  await pane.getByRole('textbox', { name: '服务名称' }).fill(name);
  await pane.getByRole('textbox', { name: '编码' }).fill(code);
  await pane.getByRole('textbox', { name: '一句话介绍' }).fill('给校外人员试用');
  const url = pane.getByRole('textbox', { name: '访问地址' });
  await url.fill('http://169.254.169.254/latest/');
  await pane.getByRole('button', { name: '检测地址' }).click();
  await expect(pane.getByText('无法访问')).toBeVisible();
  await expect(pane.getByText('这是内部网络的地址，服务器不会访问它')).toBeVisible();
  await url.fill(`${address}/calendar`);
  await expect(pane.getByText('无法访问')).toHaveCount(0);
  await choose(pane, '身份', '家长/校外人员');
  await pane.getByRole('switch', { name: '访客能看到有这项服务' }).uncheck();
  await pane.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByText('已保存', { exact: true })).toBeVisible();
  const stored = editor.getByRole('dialog', { name, exact: true });
  await expect(stored).toContainText('草稿');
  const act = async (item: string) => {
    await stored.getByRole('button', { name: `${name} 的操作` }).click();
    await editor.getByRole('menuitem', { name: item }).click();
  };

  await gotoConnected(reader, hallAt(name));
  await expect(reader.getByText(`没有找到与“${name}”相关的服务`)).toBeVisible();
  await act('上架');
  await expect(editor.getByText(`「${name}」已上架`)).toBeVisible();
  const tile = reader.getByRole('list', { name: '服务列表' }).getByRole('listitem').filter({ hasText: name });
  await expect(tile).toContainText('在线');

  await act('开始维护');
  const dialog = editor.getByRole('dialog', { name: `「${name}」进入维护` });
  await dialog.getByLabel('给大家的说明').fill('今晚升级');
  await dialog.getByRole('button', { name: '开始维护' }).click();
  await expect(stored).toContainText('维护中');
  await expect(tile).toContainText('维护中');
  await tile.getByRole('link', { name }).click();
  await expect(reader.locator('.service-note')).toContainText('今晚升级');
  await act('结束维护');
  await expect(editor.getByText(`「${name}」已恢复`)).toBeVisible();

  await act('下架');
  await editor.getByRole('alertdialog').getByRole('button', { name: '下架' }).click();
  await expect(stored).toContainText('已下架');
  await reader.reload();
  await expect(reader.getByRole('alert')).toContainText(`「${name}」已下架`);
});
