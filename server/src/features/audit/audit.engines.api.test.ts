import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { insertAttempt, recordSignIn } from '../../domain/sign-in/queries.ts';

const menus = ['userFrameConfig/manage/audit', 'userFrameConfig/manage/departments'] as const;

async function aChangedSchool() {
  const school = await aSchool();
  const auditor = await school.person({ menus });
  const { id } = (await auditor.departments.create({ code: 'LIB', name: '图书馆' })).result;
  await auditor.departments.update({ id, version: 1, code: 'LIB', name: '图书与档案馆' });
  return { school, auditor, id };
}

test('AD-6 the log lists who changed what, newest first, and an entry tells each field before and after', async () => {
  const { auditor, id } = await aChangedSchool();
  const { records, total } = (await auditor.audit.page({})).result;
  expect({ total, actions: records.map(({ action, entity }) => `${action} ${entity}`) }).toEqual({
    total: 2,
    actions: ['update department', 'create department'],
  });
  const { changes } = (await auditor.audit.get({ id: records[0]?.id ?? '' })).result;
  expect(changes).toContainEqual({ path: 'name', before: '图书馆', after: '图书与档案馆' });
  expect(records[0]).toMatchObject({ entityId: id, entityName: '图书与档案馆' });
});

test('AD-6 the log is filtered by action, record, person and day', async () => {
  const { school, auditor, id } = await aChangedSchool();
  const actionsOf = async (query: Parameters<typeof auditor.audit.page>[0]) =>
    (await auditor.audit.page(query)).result.records.map(({ action }) => action);
  expect(await actionsOf({ action: 'create' })).toEqual(['create']);
  expect(await actionsOf({ entity: 'role' })).toEqual([]);
  expect(await actionsOf({ entity: 'department', entityId: id })).toEqual(['update', 'create']);
  expect(await actionsOf({ keyword: '没有这个人' })).toEqual([]);
  expect(await actionsOf({ keyword: id })).toEqual(['update', 'create']);
  const today = new Date(school.parts.clock().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(await actionsOf({ from: today, to: today })).toEqual(['update', 'create']);
  expect(await actionsOf({ to: '2020-01-01' })).toEqual([]);
});

test('AD-6 DR-1 an entry of another school does not exist', async () => {
  const { auditor } = await aChangedSchool();
  const other = await aChangedSchool();
  const [row] = (await other.auditor.audit.page({})).result.records;
  expect(await auditor.audit.get({ id: row?.id ?? '' })).toMatchObject({ status: 4040 });
});

test('AD-6 the log is searched by what a person or a record is called now, was called then, and by account and number', async () => {
  const school = await aSchool();
  const auditor = await school.person({ menus, name: '陈审计', account: 'chen01', number: 'G2031' });
  const { id } = (await auditor.departments.create({ code: 'LIB', name: '图书馆' })).result;
  await auditor.departments.update({ id, version: 1, code: 'LIB', name: '文献中心' });
  await school.db.run(sql`
    update app_user set nick_name = '陈新名' where tenant_id = ${tenant} and id = ${auditor.id}`);
  const actionsOf = async (keyword: string) =>
    (await auditor.audit.page({ keyword })).result.records.map(({ action }) => action);
  for (const keyword of ['陈审计', '陈新名', 'CHEN01', 'G2031', id])
    expect(await actionsOf(keyword), keyword).toEqual(['update', 'create']);
  expect(await actionsOf('图书馆')).toEqual(['create']);
  expect(await actionsOf('文献')).toEqual(['update']);
  expect(await actionsOf('%')).toEqual([]);
});

test('AU-2 an auditor reads who signed in and who failed to, and finds them; others of the school do not', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  const auditor = await school.person({ menus });
  const reader = await school.person({ name: '吴同学', account: 'wu02' });
  const attempt = { account: 'wu02', way: 'password', ip: '10.1.2.0', userAgent: 'x', now: school.parts.clock() };
  await insertAttempt(school.db, { ...attempt, userId: reader.id });
  await recordSignIn(school.db, { ...attempt, userId: reader.id });
  await insertAttempt(school.db, { ...attempt, account: 'nobody', userId: null });
  await insertAttempt(elsewhere.db, { ...attempt, account: 'other', userId: null });
  const found = async (query: Parameters<typeof auditor.audit.signIns>[0]) =>
    (await auditor.audit.signIns(query)).result.records.map(({ account, name, ok }) => ({ account, name, ok }));
  const wu = { account: 'wu02', name: '吴同学' };
  expect(await found({})).toEqual([
    { account: 'nobody', name: '', ok: false },
    { ...wu, ok: true },
    { ...wu, ok: false },
  ]);
  expect(await found({ keyword: '吴同学', result: 'ok' })).toEqual([{ ...wu, ok: true }]);
  expect(await found({ keyword: '10.1.2.0', result: 'failed' })).toHaveLength(2);
  expect((await reader.audit.signIns({})).status).toBe(403);
});

test('AU-2 the person whose sign-ins an auditor read is told who read them; those who were not listed are not', async () => {
  const school = await aSchool();
  const auditor = await school.person({ menus, name: '陈审计' });
  const [read, unread] = [await school.person({ account: 'wu02' }), await school.person({ account: 'zheng03' })];
  const attempt = { way: 'password', ip: '10.1.2.0', userAgent: 'x', now: school.parts.clock() };
  for (const { id: userId, account } of [read, unread]) await recordSignIn(school.db, { ...attempt, account, userId });
  for (const _ of ['opened', 'opened again']) await auditor.audit.signIns({ keyword: 'wu02' });
  expect((await read.personInfo.views()).result.records).toMatchObject([{ viewer: '陈审计', why: 'signInLog' }]);
  expect((await unread.personInfo.views()).result.records).toEqual([]);
});
