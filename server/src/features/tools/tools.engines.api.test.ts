import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { expect, test } from 'vitest';
import { aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { aSchool } from '../../../test/school.ts';
import { aService, aTool } from '../../../test/services.ts';

const tool = { tools_name: '邮箱', tools_icon: 'mail', url: 'https://mail.example/' };
const none = { serviceId: null, service: null };

test('a tool is made, changed and removed by its version', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const made = (await admin.tools.save({ tool })).result;
  const changed = (await admin.tools.save({ tool: { ...tool, isPublic: true }, held: made })).result;
  expect(changed).toEqual({ id: made.id, version: 2 });
  expect((await admin.tools.list()).result).toEqual([
    { ...tool, id: made.id, version: 2, openType: 'newTab', roles: [], isPublic: true, sort: 0, ...none },
  ]);
  expect((await admin.tools.remove(made)).status).toBe(9009);
  expect((await admin.tools.remove(changed)).status).toBe(1000);
  expect((await admin.tools.list()).result).toEqual([]);
});

test('a tool that a published card names is not removed, and the card is named', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const made = (await admin.tools.save({ tool })).result;
  await aPublishedCard(admin, { kind: 'tools', cardName: '常用工具', config: { toolIds: [made.id] } });
  const refused = await admin.tools.remove(made);
  expect(refused).toMatchObject({
    ...{ status: 1002, msg: '仍被使用，不能删除：1 张卡片（常用工具）' },
    result: { usedBy: [{ kind: 'card', name: '常用工具' }] },
  });
  expect((await admin.tools.list()).result).toHaveLength(1);
});

test('who holds an older version is told who changed the tool meanwhile', async () => {
  const school = await aSchool();
  const [first, second] = [await cardAdmin(school, '周敏'), await cardAdmin(school, '何建平')];
  const held = (await first.tools.save({ tool })).result;
  await second.tools.save({ tool: { ...tool, url: 'https://other.example/' }, held });
  const refused = await first.tools.save({ tool, held });
  expect(refused.status).toBe(9009);
  expect(refused.result).toMatchObject({ who: '何建平', what: '邮箱' });
});

test('a name is taken once in a school, and the field is named', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await cardAdmin(school);
  await admin.tools.save({ tool });
  expect(await admin.tools.save({ tool })).toMatchObject({ status: 1002, result: { field: 'tools_name' } });
  expect((await (await cardAdmin(other)).tools.save({ tool })).status).toBe(1000);
});

test('a script address, a role of another school and one tool too many are refused', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const stranger = await (await aSchool()).person();
  expect((await admin.tools.save({ tool: { ...tool, url: 'javascript:alert(1)' } })).status).toBe(4000);
  expect((await admin.tools.save({ tool: { ...tool, roles: [stranger.roleId] } })).status).toBe(4000);
  for (let n = 0; n < cardLimits.maxTools; n += 1) await aTool(school.db, { name: `工具 ${n}` });
  expect((await admin.tools.save({ tool })).msg).toBe(`常用工具最多 ${cardLimits.maxTools} 个`);
});

test('tools stand in the order they are given; an unknown one is refused', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const ids = [await aTool(school.db, { name: '甲' }), await aTool(school.db, { name: '乙' })];
  await aTool(school.db, { name: '丙' });
  await admin.tools.order({ ids: ids.toReversed() });
  expect((await admin.tools.list()).result.map((one) => one.tools_name)).toEqual(['乙', '甲', '丙']);
  const theirs = await aTool((await aSchool()).db, { name: '别校' });
  expect((await admin.tools.order({ ids: [theirs] })).status).toBe(4040);
});

test('MV-2 a tool opens a service or the directory of guides, and keeps nothing it does not open', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const serviceId = await aService(school.db, { name: '选课' });
  const made = (await admin.tools.save({ tool: { ...tool, openType: 'service', serviceId } })).result;
  const [row] = (await admin.tools.list()).result;
  expect(row).toMatchObject({
    openType: 'service',
    url: '',
    serviceId,
    service: { serviceName: '选课', onShelf: true },
  });
  await admin.tools.save({ tool: { ...tool, openType: 'workGuide' }, held: made });
  expect((await admin.tools.list()).result).toMatchObject([{ openType: 'workGuide', url: '', ...none }]);
});

test('MV-2 what a tool opens is asked for: an address, or a service of the school', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const { url: _, ...bare } = tool;
  const theirs = await aService((await aSchool()).db, { name: '别校' });
  const untyped = admin.tools.save as (input: { tool: object }) => ReturnType<typeof admin.tools.save>;
  for (const openType of ['newTab', 'openServiceIfram', 'service', 'anything'])
    expect((await untyped({ tool: { ...bare, openType } })).status).toBe(4000);
  const refused = await admin.tools.save({ tool: { ...bare, openType: 'service', serviceId: theirs } });
  expect(refused).toMatchObject({ status: 4000, result: { fields: ['serviceId'] } });
});

test('a service that a tool opens is not removed, and the tool is named', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: ['cardBusinessConfig', 'userFrameConfig/manage/services'] });
  const id = await aService(school.db, { name: '选课', status: 'OFF' });
  await admin.tools.save({ tool: { ...tool, openType: 'service', serviceId: id } });
  expect((await admin.serviceConfig.remove({ id, version: 1 })).msg).toBe('仍被使用，不能删除：1 个常用工具（邮箱）');
});

test('HL-6 visitors see a public tool only where its service is open to all', async () => {
  const school = await aSchool();
  const inner = await aService(school.db, { name: '内部' });
  const outer = await aService(school.db, { name: '公开', anonymous: true });
  for (const [name, serviceId] of [['甲', inner] as const, ['乙', outer] as const])
    await aTool(school.db, { name, url: '', openType: 'service', serviceId, isPublic: true });
  expect((await school.visitor.tools.open()).result.map((one) => one.tools_name)).toEqual(['乙']);
});

test('visitors see the public tools only', async () => {
  const school = await aSchool();
  await aTool(school.db, { name: '内部' });
  await aTool(school.db, { name: '校园地图', isPublic: true });
  expect((await school.visitor.tools.open()).result.map((one) => one.tools_name)).toEqual(['校园地图']);
});

test('an address is tried by the server: a page of the portal is there, an inner address is refused', async () => {
  const admin = await cardAdmin(await aSchool());
  expect((await admin.tools.verifyUrl({ url: '/calendar' })).result).toEqual({ ok: true, reason: '' });
  const inner = (await admin.tools.verifyUrl({ url: 'http://127.0.0.1:1/' })).result;
  expect(inner.ok).toBe(false);
  expect(inner.reason).not.toBe('');
});

test('tools are administered with the menu entry only', async () => {
  const school = await aSchool();
  expect((await (await school.person()).tools.list()).http).toBe(403);
});
