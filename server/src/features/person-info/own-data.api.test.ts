import { inflateRawSync } from 'node:zlib';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { fillTable } from '../../../test/rows-everywhere.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { isWork, leftOut, nested } from '../../domain/own-data/left-out.ts';

/** The parts of a zip file, by the directory at its end. */
function partsOf(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  let at = zip.readUInt32LE(zip.length - 6);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    const from = local + 30 + zip.readUInt16LE(local + 26);
    parts.set(name, inflateRawSync(zip.subarray(from, from + packed)).toString('utf8'));
    at += 46 + nameLength;
  }
  return parts;
}

async function download(school: School, person: TestPerson) {
  expect((await person.personInfo.prepareOwnData()).result).toEqual({ state: 'preparing' });
  await school.parts.jobs.runDue(school.tenant);
  const { result } = await person.personInfo.ownData();
  if (result.state !== 'ready') throw new Error(`the file is ${result.state}`);
  const { rawPayload, statusCode } = await school.app.inject({
    method: 'GET',
    url: result.url,
    headers: { host: school.host },
  });
  expect(statusCode).toBe(200);
  return { url: result.url, parts: partsOf(rawPayload) };
}

type Rows = Record<string, Record<string, unknown>[]>;
const everything = (parts: Map<string, string>) => JSON.parse(parts.get('全部数据.json') ?? '') as Rows;

/** Nouns that an id can name which are no person: a column of any other name is somebody's id. */
const nouns =
  /^(parent|dept|role|identity|session|guide|service|scene|type|folder|item|notice|account|conversation|object|gap|dict|category|publication|frame|navigation|theme|column|job|upload|source|file|entity|queue|client|secret|fact|process|case|step|faq|feedback|webhook|event|order|rating)_id$/;

type Column = { table: string; column: string; type: string };

const allColumns = async (pool: Pool) =>
  (
    await pool.query<Column>(`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`)
  ).rows;

/** Every column of the schema that holds a person's id. */
const ofPeople = (columns: Column[]) =>
  columns.filter(({ column, type }) => type === 'bigint' && /_(id|by)$/.test(column) && !nouns.test(column));

test('PC-4 every row of any table with a person’s id is in the file of that person, or a reason says why not', async () => {
  const school = await aSchool();
  const person = await school.person();
  const { pool } = school.parts.database;
  const tables = await allColumns(pool);
  const columns = ofPeople(tables);
  expect(columns.length).toBeGreaterThan(50);
  const wanted = columns.filter(
    ({ table, column }) => !isWork(column) && !Object.hasOwn(leftOut, `${table}.${column}`),
  );
  // One row in each of them, whatever it refers to.
  const idOf = ({ table, column }: { table: string; column: string }) =>
    String(
      910_000_000 + (table === 'message' ? 0 : wanted.findIndex((one) => one.table === table && one.column === column)),
    );
  const member = wanted.findIndex(({ table }) => table === 'conversation_member');
  const client = await pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    for (const one of wanted) {
      const id = one.table === 'message' ? String(910_000_000 + member) : idOf(one);
      const rowId = one.table === 'job' ? {} : { id };
      await fillTable(client, one.table, id, { tenant_id: school.tenant, ...rowId, [one.column]: person.id });
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  const { parts } = await download(school, person);
  const rows = Object.values(everything(parts)).flat();
  // A row that has no other number than the person's is known by its columns.
  const alone = new Map(
    wanted
      .filter(({ table }) => tables.filter((one) => one.table === table && one.type === 'bigint').length === 1)
      .map(({ table }) => [table, new Set(tables.filter((one) => one.table === table).map(({ column }) => column))]),
  );
  const missing = wanted.filter((one) => {
    const id = one.table === 'message' ? 910_000_000 + member : Number(idOf(one));
    const own = alone.get(one.table);
    return !rows.some(
      (row) =>
        String(row[one.column]) === person.id &&
        (own ? Object.keys(row).every((key) => own.has(key)) : Object.values(row).includes(id)),
    );
  });
  expect(missing).toEqual([]);
  expect(
    [...Object.keys(leftOut)].filter((name) => !columns.some(({ table, column }) => `${table}.${column}` === name)),
  ).toEqual([]);
});

test('PC-4 every column of jsonb or of a list says where people’s ids stand in it, or why it has none for the file', async () => {
  const school = await aSchool();
  const columns = (await allColumns(school.parts.database.pool))
    .filter(({ type }) => type === 'jsonb' || type === 'ARRAY')
    .map(({ table, column }) => `${table}.${column}`);
  expect(columns.sort()).toEqual(Object.keys(nested).sort());
});

/** What else such a row has, in its columns and beside the ids. */
const besides: Record<string, { row: Record<string, string>; value: Record<string, unknown> }> = {
  'audit_log.after': {
    row: { entity: 'bulkJob', action: 'export' },
    value: { list: 'users', state: 'finished' },
  },
};

/** A value with the id at the place of a path such as `$.*[*]`. */
const valueAt = (path: string, id: unknown): unknown =>
  [...path.matchAll(/\.(\w+|\*)|\[\*\]/g)].reduceRight<unknown>(
    (inside, [, key]) => (key === undefined ? [inside] : { [key]: inside }),
    id,
  );

test('PC-4 a row that names a person inside a value is in the file of that person alone', async () => {
  const school = await aSchool();
  const [person, other] = [await school.person(), await school.person()];
  const walked = Object.entries(nested).flatMap(([name, one]) => ('part' in one ? [{ name, ...one }] : []));
  const idOf = (at: number, who: number) => 920_000_000 + at * 2 + who;
  const client = await school.parts.database.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    for (const [at, { name, at: path }] of walked.entries())
      for (const [who, { id }] of [person, other].entries()) {
        const [table = '', column = ''] = name.split('.');
        const { row, value } = besides[name] ?? {};
        const inside = valueAt(path, id);
        const whole = JSON.stringify(Array.isArray(inside) ? inside : Object.assign({}, inside, value));
        const rowId = String(idOf(at, who));
        await fillTable(client, table, rowId, { tenant_id: school.tenant, id: rowId, ...row, [column]: whole });
      }
    await client.query('commit');
  } finally {
    client.release();
  }
  const data = everything((await download(school, person)).parts);
  const found = walked.map(({ part }, at) =>
    data[part]?.map((row) => [idOf(at, 0), idOf(at, 1)].filter((id) => Object.values(row).includes(id))),
  );
  expect(found).toEqual(walked.map((_, at) => [[idOf(at, 0)]]));
  for (const { part } of walked) expect(JSON.stringify(data[part])).toContain(person.id);
});

test('PC-4 the file has one’s own rows with the names of things, no secret, and nothing of others', async () => {
  const school = await aSchool();
  const [person, other] = [
    await school.person({ name: '李四' }),
    await school.person({ name: '王五', account: 'wangwu' }),
  ];
  for (const [userId, word] of [
    [person.id, '我的"搜索"'],
    [other.id, '别人的搜索'],
  ] as const)
    await school.db.run(
      sql`insert into search_log (tenant_id, user_id, word, hits) values (${tenant}, ${userId}, ${word}, 0)`,
    );
  const { parts } = await download(school, person);
  const data = everything(parts);
  expect(data.profile).toEqual([expect.objectContaining({ real_name: '李四', account: person.account })]);
  expect(data.searches?.map(({ word }) => word)).toEqual(['我的"搜索"']);
  expect(parts.get('搜索记录.csv')).toContain('"我的""搜索"""');
  expect(parts.get('说明.txt')).toContain('测试大学：李四');
  const whole = [...parts.values()].join('\n');
  for (const secret of ['password_hash', 'ticket_hash', 'wangwu', '别人的搜索']) expect(whole).not.toContain(secret);
});

test('PC-4 PC-5 the file tells who looked at one’s record and what was changed in it, without the address they came from', async () => {
  const school = await aSchool();
  const clerk = await school.person({ name: '赵办事', menus: ['userFrameConfig/manage/users'] });
  const [person, other] = [await school.person(), await school.person()];
  await clerk.users.get({ id: person.id });
  await clerk.users.get({ id: other.id });
  const { parts } = await download(school, person);
  const records = everything(parts).records ?? [];
  expect(records).toEqual([
    expect.objectContaining({ entity_id: person.id, action: 'view', actor_name: '赵办事' }) as unknown,
  ]);
  expect(Object.keys(records[0] ?? {})).not.toEqual(expect.arrayContaining(['ip']));
});

test('PC-4 PC-5 the file has every export that is a view of one’s data: of people and of their identities', async () => {
  const school = await aSchool();
  const clerk = await school.person({ name: '孙导出', menus: ['userFrameConfig/manage/users'] });
  const person = await school.person({ name: '李四光' });
  for (const list of ['users', 'identities']) {
    const start = { list, fileName: '名单20260302', exportField: ['account'], dataRange: 2 };
    await clerk.bulk.startExport({ ...start, formInline: { keyword: '李四光' } });
    await school.parts.jobs.runDue(school.tenant);
  }
  const { records } = (await person.personInfo.views()).result;
  expect(records).toHaveLength(2);
  const { parts } = await download(school, person);
  const exports = everything(parts).exports ?? [];
  expect(exports.map(({ id }) => String(id)).sort()).toEqual(records.map(({ id }) => id).sort());
});

test('PC-4 nobody else opens the file, and after a day it is gone for its owner too', async () => {
  const school = await aSchool();
  const [person, administrator] = [
    await school.person(),
    await school.person({ menus: ['userFrameConfig/manage/users'] }),
  ];
  const { url } = await download(school, person);
  const id = /\/files\/(\d+)/.exec(url)?.[1] ?? '';
  expect((await administrator.files.link({ id })).status).toBe(4040);
  expect((await school.inject({ method: 'GET', url: `/files/${id}` })).http).toBe(404);
  await school.db.run(sql`update job set ended_at = ended_at - interval '1 day' where tenant_id = ${tenant}`);
  expect((await person.personInfo.ownData()).result).toEqual({ state: 'none' });
  expect((await person.files.link({ id })).status).toBe(4040);
});

test('AU-2 the download of one’s own data is on record', async () => {
  const school = await aSchool();
  const person = await school.person();
  await person.personInfo.prepareOwnData();
  const rows = await school.db.many(
    sql`select action, entity, entity_id as id from audit_log where tenant_id = ${tenant}`,
  );
  expect(rows).toEqual([{ action: 'export', entity: 'ownData', id: person.id }]);
});
