import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import * as binLimits from '@yizhan/contract/limits/recycling.ts';
import { menus } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { sql, tenant } from '../../db/sql.ts';

const DAY_MS = 86_400_000;
const BIN = 'userFrameConfig/manage/bin';

const administratorOf = (school: School) => school.person({ name: '何主任', menus });
const binOf = async (person: TestPerson, query: Parameters<TestPerson['recycling']['page']>[0] = {}) =>
  (await person.recycling.page(query)).result.records;

async function deletedRole(admin: TestPerson, name = '实习联络员') {
  const { id } = (await admin.roles.create({ name, code: 'LINK', menus: ['userFrameConfig/manage/news'] })).result;
  expect((await admin.roles.remove({ id })).status).toBe(1000);
  return id;
}

test('AD-8 what is deleted stays in the bin with who and when, and is restored as it was', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  const id = await deletedRole(admin);
  const [row] = await binOf(admin, { keyword: '联络' });
  expect(row).toMatchObject({ kind: 'role', name: '实习联络员', removedBy: '何主任', daysLeft: binLimits.keepDays });
  expect(await binOf(admin, { kind: 'service' })).toEqual([]);
  expect((await admin.recycling.restore({ id: row?.id ?? '' })).result).toEqual({ kind: 'role', id });
  const roles = (await admin.roles.list()).result;
  expect(roles.find((role) => role.id === id)).toMatchObject({ menus: ['userFrameConfig/manage/news'] });
  expect(await binOf(admin)).toEqual([]);
  expect((await admin.recycling.restore({ id: row?.id ?? '' })).status).toBe(4040);
});

test('AD-8 a published announcement comes back published, with its history, and readers have it again', async () => {
  const school = await aSchool();
  const [admin, reader] = [await administratorOf(school), await school.person()];
  const draft = (await admin.announcements.submit({ content: { title: '停水公告', content: '<p>明日</p>' } })).result;
  const live = (await admin.publishing.publish(draft)).result;
  expect((await admin.announcements.remove(live)).status).toBe(1000);
  expect((await reader.announcements.page()).result.total).toBe(0);
  const [row] = await binOf(admin);
  await admin.recycling.restore({ id: row?.id ?? '' });
  expect((await reader.announcements.page()).result.records).toMatchObject([{ title: '停水公告' }]);
  expect((await admin.publishing.revisions({ id: draft.id })).result.total).toBe(1);
});

test('AD-8 a name that was given to another meanwhile is said, and nothing is restored by halves', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  await deletedRole(admin);
  await admin.roles.create({ name: '实习联络员', code: 'LINK', menus: [] });
  const [row] = await binOf(admin);
  expect(await admin.recycling.restore({ id: row?.id ?? '' })).toMatchObject({
    status: 1002,
    msg: '「实习联络员」的名称或编码已被别的占用，请先给那一个改名，再恢复',
  });
  expect(await binOf(admin)).toHaveLength(1);
});

test('AD-8 whoever deleted it undoes it at once; others, and later, use the bin', async () => {
  const school = await aSchool();
  const [admin, other] = [await administratorOf(school), await administratorOf(school)];
  const id = await deletedRole(admin);
  expect((await other.recycling.undo({ kind: 'role', id })).status).toBe(4040);
  expect((await admin.recycling.undo({ kind: 'role', id })).status).toBe(1000);
  expect((await admin.roles.list()).result.map((role) => role.id)).toContain(id);
  await admin.roles.remove({ id });
  school.travel(binLimits.undoMinutes * 60_000 + 1000);
  expect((await admin.recycling.undo({ kind: 'role', id })).status).toBe(4040);
});

test('AD-8 one sees the kinds one administers, and nothing of another school', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  await deletedRole(await administratorOf(school));
  const clerk = await school.person({ menus: [BIN, 'userFrameConfig/manage/news'] });
  const [row] = await binOf(await administratorOf(school));
  expect(await binOf(clerk)).toEqual([]);
  const stranger = await administratorOf(elsewhere);
  expect(await binOf(stranger)).toEqual([]);
  for (const person of [clerk, stranger]) {
    expect((await person.recycling.restore({ id: row?.id ?? '' })).status).toBe(4040);
    expect((await person.recycling.remove({ id: row?.id ?? '' })).status).toBe(4040);
  }
});

test('AD-8 after 30 days it is gone for good', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  await deletedRole(admin);
  school.travel((binLimits.keepDays + 1) * DAY_MS);
  await school.parts.jobs.start(school.db, 'cleanup', {});
  await school.parts.jobs.runDue(school.tenant);
  const { n } = await school.db.one<{ n: number }>(
    sql`select count(*)::int as n from recycled where tenant_id = ${tenant}`,
  );
  expect(n).toBe(0);
});

const link = (navigationName: string) => ({
  navigationName,
  kind: 'link' as const,
  url: 'https://www.example.edu.cn/',
});

test('AD-8 NV-3 with six entries beside it, an entry of the side list is not restored before one of them goes', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  const add = async (name: string) => (await admin.navigation.submit({ content: link(name) })).result;
  const { id, version } = await add('旧栏目');
  expect((await admin.navigation.remove({ id, version })).status).toBe(1000);
  for (let n = 0; n < portalLimits.maxAddedNavigation; n++) await add(`栏目${n}`);
  const [row] = await binOf(admin);
  expect(await admin.recycling.restore({ id: row?.id ?? '' })).toMatchObject({ status: 1002, msg: '最多可添加6个' });
  expect((await admin.recycling.undo({ kind: 'navItem', id })).msg).toBe('最多可添加6个');
  const [first] = (await admin.navigation.list()).result.filter(({ publication }) => publication !== null);
  await admin.navigation.remove({ id: first?.publication?.id ?? '', version: first?.publication?.version ?? 0 });
  expect((await admin.recycling.restore({ id: row?.id ?? '' })).status).toBe(1000);
});

test('AD-8 PB-2 what was planned to be published is still planned when it comes back in time, else it is a draft', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  const planned = async (title: string) => {
    const draft = (await admin.announcements.submit({ content: { title, content: '<p>明日</p>' } })).result;
    const at = toWireTime(new Date(school.parts.clock().getTime() + 60_000));
    const held = (await admin.publishing.schedule({ ...draft, at })).result;
    expect((await admin.announcements.remove(held)).status).toBe(1000);
    const [row] = await binOf(admin, { keyword: title });
    return { id: draft.id, at, binId: row?.id ?? '' };
  };
  const [soon, late] = [await planned('停水公告'), await planned('停电公告')];
  await admin.recycling.restore({ id: soon.binId });
  expect((await admin.publishing.detail({ id: soon.id })).result).toMatchObject({ scheduled: { at: soon.at } });
  school.travel(2 * 60_000);
  await school.parts.jobs.runDue(school.tenant);
  expect((await admin.publishing.detail({ id: soon.id })).result).toMatchObject({ published: { number: 1 } });
  await admin.recycling.restore({ id: late.binId });
  const back = (await admin.publishing.detail({ id: late.id })).result;
  expect(back).toMatchObject({ scheduled: null, published: null, draft: true });
});
