import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { json, sql, tenant } from './sql.ts';

const aTenant = async () => (await testDatabase()).of(`t${randomBytes(6).toString('hex')}`);
const addDept = (code: string) =>
  sql`insert into dept (tenant_id, code, name) values (${tenant}, ${code}, ${code}) returning id`;
const listDepts = sql`select code from dept where tenant_id = ${tenant} order by code`;

test('RO-6 a statement that does not name its tenant is refused', async () => {
  const db = await aTenant();
  await expect(async () => db.many(sql`select id from dept`)).rejects.toThrow('without its tenant');
});

test('RO-6 a school reads only its own rows', async () => {
  const [one, other] = [await aTenant(), await aTenant()];
  await one.run(addDept('mine'));
  expect(await other.many(listDepts)).toEqual([]);
  expect(await one.many(listDepts)).toEqual([{ code: 'mine' }]);
});

test('questions asked together have their answers in the order asked', async () => {
  const [one, other] = [await aTenant(), await aTenant()];
  for (const code of ['a', 'b']) await one.run(addDept(code));
  await other.run(addDept('theirs'));
  const named = (code: string) => sql`select code from dept where tenant_id = ${tenant} and code = ${code}`;
  expect(await one.together([named('b'), listDepts, named('theirs'), named('a')])).toEqual([
    [{ code: 'b' }],
    [{ code: 'a' }, { code: 'b' }],
    [],
    [{ code: 'a' }],
  ]);
});

test('RO-6 among questions asked together each names its tenant', async () => {
  const db = await aTenant();
  await expect(db.together([listDepts, sql`select id from dept`])).rejects.toThrow('without its tenant');
});

test('a transaction that fails leaves nothing behind', async () => {
  const db = await aTenant();
  const broken = db.transaction(async (inside) => {
    await inside.run(addDept('first'));
    throw new Error('stop');
  });
  await expect(broken).rejects.toThrow('stop');
  expect(await db.many(listDepts)).toEqual([]);
});

test('a failed step inside a transaction can be mended without losing the rest', async () => {
  const db = await aTenant();
  await db.transaction(async (outer) => {
    await outer.run(addDept('kept'));
    const twice = outer.transaction((inner) => inner.run(addDept('kept')));
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    await outer.run(addDept('next'));
  });
  expect(await db.many(listDepts)).toEqual([{ code: 'kept' }, { code: 'next' }]);
});

test('ids come back as text, times as dates, json as values', async () => {
  const db = await aTenant();
  const { id } = await db.one<{ id: string }>(addDept('types'));
  const row = await db.one<{ id: string; at: Date; list: number[] }>(sql`
    select id, updated_at as at, ${json([1, 2])}::jsonb as list from dept where tenant_id = ${tenant} and id = ${id}`);
  expect(row.id).toMatch(/^\d+$/);
  expect(row.at).toBeInstanceOf(Date);
  expect(row.list).toEqual([1, 2]);
});
