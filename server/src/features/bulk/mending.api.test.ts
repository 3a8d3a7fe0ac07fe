import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aWorkbook, importAll, rowsAt, runJobs } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/departments'] as const;
const list = 'departments';
const titles = ['部门编码', '部门名称', '上级部门'];

async function anOffice() {
  const school = await aSchool();
  await school.db.run(sql`insert into dept (tenant_id, code, name) values (${tenant}, 'JW', '教务处')`);
  const office = await school.person({ menus });
  return { school, office };
}

const departmentsOf = async ({ db }: School) =>
  (
    await db.many<{ code: string; name: string }>(
      sql`select code, name from dept where tenant_id = ${tenant} order by id`,
    )
  ).map(({ code, name }) => `${code} ${name}`);

type MendedRows = { row: number; cells: Record<string, string> }[];

async function ended(school: School, office: TestPerson, started: { result: { redisKey: string } }) {
  await runJobs(school);
  return (await office.bulk.importProgress({ list, key: started.result.redisKey })).result;
}
const mend = async (school: School, office: TestPerson, key: string, rows: MendedRows) =>
  ended(school, office, await office.bulk.mendRows({ list, key, rows }));
const runChecked = async (school: School, office: TestPerson, key: string) =>
  ended(school, office, await office.bulk.startChecked({ list, key }));

const counted = (one: { newInsertNum: number; jumpNum: number; failNum: number; totalNum: number }) => {
  const { newInsertNum, jumpNum, failNum, totalNum } = one;
  return { newInsertNum, jumpNum, failNum, totalNum };
};

test('IP-16 wrong cells are mended at the dry run: only their rows are tried again, and the import writes the mended values', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [
    ['XG', '学工处'],
    ['G H', '工会'],
    ['TW', ''],
    ['JW', '教务部'],
    ['K Y', '科研处'],
  ]);
  const dry = await importAll(school, office, file, { list, dry: true });
  expect(counted(dry)).toEqual({ newInsertNum: 1, jumpNum: 1, failNum: 3, totalNum: 5 });
  expect(dry.canRun).toBe(true);
  const once = await mend(school, office, dry.key, [
    { row: 3, cells: { code: 'GH' } },
    { row: 4, cells: { deptName: '教务处' } },
  ]);
  expect(once).toMatchObject({ dry: true, state: 'finished', canRun: true });
  expect(counted(once)).toEqual({ newInsertNum: 2, jumpNum: 1, failNum: 2, totalNum: 5 });
  expect((await office.bulk.importProgress({ list, key: dry.key })).result.canRun).toBe(false);
  const twice = await mend(school, office, once.redisKey, [{ row: 6, cells: { code: 'KY', deptName: '科研部' } }]);
  expect(counted(twice)).toEqual({ newInsertNum: 3, jumpNum: 1, failNum: 1, totalNum: 5 });
  expect(await departmentsOf(school)).toEqual(['JW 教务处']);

  const real = await runChecked(school, office, twice.redisKey);
  expect(counted(real)).toEqual(counted(twice));
  expect(await departmentsOf(school)).toEqual(['JW 教务处', 'XG 学工处', 'GH 工会', 'KY 科研部']);
});

test('IP-12 IP-16 a mended row that still fails has its mended cells in the grid and those of the file in the error file', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [
    ['T W', '', '没有的部门'],
    ['XG', '学工处', ''],
  ]);
  const dry = await importAll(school, office, file, { list, dry: true });
  const mended = await mend(school, office, dry.key, [{ row: 2, cells: { deptName: '团委', parent: '也没有' } }]);
  const real = await runChecked(school, office, mended.redisKey);
  for (const { redisKey: key, errorKey } of [mended, real]) {
    expect((await office.bulk.failedRows({ list, key })).result.records).toEqual([
      {
        row: 2,
        cells: { code: 'T W', deptName: '团委', parent: '也没有' },
        errors: [
          { column: 'code', reason: '格式不正确' },
          { column: 'parent', reason: '「也没有」不在可选范围内' },
        ],
      },
    ]);
    const { url } = (await office.bulk.errorFile({ list, errorKey })).result;
    expect((await rowsAt(school, url))[1]?.slice(0, 4)).toEqual([2, 'T W', null, '没有的部门']);
  }
  // What was mended before stays mended when the rest is mended after the import.
  const again = await mend(school, office, real.redisKey, [{ row: 2, cells: { code: 'TW', parent: '' } }]);
  expect(counted(again)).toEqual({ newInsertNum: 1, jumpNum: 0, failNum: 0, totalNum: 1 });
  expect(await departmentsOf(school)).toEqual(['JW 教务处', 'XG 学工处', 'TW 团委']);
});

test('IP-15 the dry run of mended rows knows the other rows of the file: its counts are those of the import', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [
    ['XG', '学工处'],
    ['A A', '资助科', '学工处'],
    ['B B', '学工处'],
    ['C C', '工会', '不存在'],
    ['D D', '团委'],
    ['CW', '教务处'],
    ['CW', '财务处'],
  ]);
  const dry = await importAll(school, office, file, { list, dry: true });
  expect(counted(dry)).toEqual({ newInsertNum: 1, jumpNum: 1, failNum: 5, totalNum: 7 });
  const mended = await mend(school, office, dry.key, [
    // Below a department of the file; the name of one; the key of one; below a mended one; its own key again.
    { row: 3, cells: { code: 'A' } },
    { row: 4, cells: { code: 'B' } },
    { row: 5, cells: { code: 'XG', parent: '' } },
    { row: 6, cells: { code: 'D', parent: '资助科' } },
    { row: 7, cells: { deptName: '财务处' } },
  ]);
  expect(counted(mended)).toEqual({ newInsertNum: 4, jumpNum: 2, failNum: 1, totalNum: 7 });
  const { records } = (await office.bulk.failedRows({ list, key: mended.redisKey })).result;
  expect(records).toMatchObject([{ row: 4, errors: [{ column: 'deptName', reason: '与第 2 行重复' }] }]);
  const real = await runChecked(school, office, mended.redisKey);
  expect(counted(real)).toEqual(counted(mended));
  expect(await departmentsOf(school)).toEqual(['JW 教务处', 'XG 学工处', 'A 资助科', 'D 团委', 'CW 财务处']);
});

test('IP-5 IP-16 under error rule 2 the row that ended the dry run is mended, and the next wrong one ends it', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [
    ['X G', '学工处'],
    ['GH', ''],
    ['TW', '团委'],
  ]);
  const dry = await importAll(school, office, file, { list, dry: true, errorRegx: 2 });
  expect(dry).toMatchObject({ state: 'failed', canRun: false });
  const once = await mend(school, office, dry.key, [{ row: 2, cells: { code: 'XG' } }]);
  expect(once.errorMsg).toBe('第 3 行有误，导入已中断：部门名称 不能为空');
  const twice = await mend(school, office, once.redisKey, [{ row: 3, cells: { deptName: '工会' } }]);
  expect(twice).toMatchObject({ state: 'finished', newInsertNum: 3, failNum: 0, canRun: true });
  const real = await runChecked(school, office, twice.redisKey);
  expect(counted(real)).toEqual(counted(twice));
});

test('IP-17 an import with rows mended before is taken back with them', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [
    ['XG', '学工处'],
    ['G H', '工会'],
  ]);
  const dry = await importAll(school, office, file, { list, dry: true });
  const mended = await mend(school, office, dry.key, [{ row: 3, cells: { code: 'GH' } }]);
  const real = await runChecked(school, office, mended.redisKey);
  expect(real.canUndo).toBe(true);
  const undone = await ended(school, office, await office.bulk.undo({ list, key: real.redisKey }));
  expect(counted(undone)).toEqual({ newInsertNum: 2, jumpNum: 0, failNum: 0, totalNum: 2 });
  expect(await departmentsOf(school)).toEqual(['JW 教务处']);
});

test('IP-16 what was mended is no part of the log, and an import that has run is not begun as a dry run', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [['G H', '工会']]);
  const dry = await importAll(school, office, file, { list, dry: true });
  const mended = await mend(school, office, dry.key, [{ row: 2, cells: { code: 'GH' } }]);
  const real = await runChecked(school, office, mended.redisKey);
  expect((await office.bulk.startChecked({ list, key: real.redisKey })).status).toBe(4040);
  const logged = await school.db.many<{ after: object }>(
    sql`select after from audit_log where tenant_id = ${tenant} and entity = 'bulkJob'`,
  );
  expect(logged).toHaveLength(3);
  for (const { after } of logged) expect(Object.keys(after)).not.toContain('mended');
});

test('PC-8 IP-15 however often an import was tried, it is one row of 我的导入导出', async () => {
  const { school, office } = await anOffice();
  const listed = async () =>
    (await office.bulk.jobs({})).result.records.map(({ redisKey, dry }) => ({ key: redisKey, dry }));
  const file = await aWorkbook(titles, [
    ['XG', '学工处'],
    ['G H', '工会'],
  ]);
  const first = await importAll(school, office, file, { list, dry: true });
  expect(await listed()).toEqual([{ key: first.key, dry: true }]);
  const second = await mend(school, office, first.key, [{ row: 3, cells: { code: 'GH' } }]);
  expect(await listed()).toEqual([{ key: second.redisKey, dry: true }]);
  const real = await runChecked(school, office, second.redisKey);
  expect(await listed()).toEqual([{ key: real.redisKey, dry: false }]);
  const other = await importAll(school, office, file, { list, dry: true });
  expect(await listed()).toEqual([
    { key: other.key, dry: true },
    { key: real.redisKey, dry: false },
  ]);
  expect((await office.bulk.jobs({})).result.total).toBe(2);
});
