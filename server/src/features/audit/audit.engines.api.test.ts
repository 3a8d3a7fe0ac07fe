import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';

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
