import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aWorkbook, importAll, rowsAt, runJobs, startImport } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/departments', 'userFrameConfig/manage/users'] as const;
const list = 'departments';
const titles = ['部门编码', '部门名称'];

async function anOffice() {
  const school = await aSchool();
  await school.db.run(sql`insert into dept (tenant_id, code, name) values (${tenant}, 'JW', '教务处')`);
  const office = await school.person({ menus });
  const codes = async () =>
    (await school.db.many<{ code: string }>(sql`select code from dept where tenant_id = ${tenant} order by id`)).map(
      ({ code }) => code,
    );
  return { school, office, codes };
}

const counted = (one: {
  newInsertNum: number;
  updateNum: number;
  jumpNum: number;
  failNum: number;
  totalNum: number;
}) => {
  const { newInsertNum, updateNum, jumpNum, failNum, totalNum } = one;
  return { newInsertNum, updateNum, jumpNum, failNum, totalNum };
};

/** More than two batches: the second has a wrong row. */
const manyRows = () =>
  Array.from({ length: bulkLimits.batchRows * 2 + 7 }, (_, at) =>
    at === bulkLimits.batchRows + 3 ? ['错 误', '有误'] : [`D${at}`, `部门${at}`],
  );

test('IP-5 IP-15 error rule 2 ends at the first failing row: earlier batches stay, nothing of its own is written', async () => {
  const { school, office, codes } = await anOffice();
  const file = await aWorkbook(titles, manyRows());
  const dry = await importAll(school, office, file, { list, errorRegx: 2, dry: true });
  expect(await codes()).toEqual(['JW']);
  const real = await importAll(school, office, file, { list, errorRegx: 2 });
  expect(await codes()).toHaveLength(1 + bulkLimits.batchRows);
  expect(real).toMatchObject({
    ...{ state: 'failed', finished: 1, newInsertNum: bulkLimits.batchRows, failNum: 1 },
    errorMsg: `第 ${bulkLimits.batchRows + 5} 行有误，导入已中断：部门编码 格式不正确`,
  });
  expect(counted(dry)).toEqual(counted(real));
  expect(dry.errorMsg).toBe(real.errorMsg);
});

test('IP-15 IP-17 the dry run counts what the import then does, and the import is taken back but for what was changed', async () => {
  const { school, office, codes } = await anOffice();
  const rows = [
    ['XG', '学工处'],
    ['JW', '教务部'],
    ['XG', '又一个'],
    ['GH', '教务处'],
    ['GH', '工会'],
    ['TW', '团委'],
  ];
  const file = await aWorkbook(titles, rows);
  const dry = await importAll(school, office, file, { list, dry: true });
  expect(dry).toMatchObject({ state: 'finished', dry: true, canUndo: false });
  expect((await office.bulk.undo({ list, key: dry.key })).msg).toBe('这次导入没有写入数据，无需撤销');
  const real = await importAll(school, office, file, { list });
  expect(counted(dry)).toEqual(counted(real));
  expect(await codes()).toEqual(['JW', 'XG', 'TW']);

  await school.db.run(sql`update dept set phone = '1', version = 2 where tenant_id = ${tenant} and code = 'XG'`);
  const { redisKey: undo } = (await office.bulk.undo({ list, key: real.key })).result;
  await runJobs(school);
  expect((await office.bulk.importProgress({ list, key: undo })).result).toMatchObject({
    ...{ state: 'finished', totalNum: 2, newInsertNum: 1, failNum: 1 },
  });
  expect((await office.bulk.failedRows({ list, key: undo })).result.records).toEqual([
    { row: 2, cells: { code: 'XG' }, errors: [{ column: '', reason: '导入后被修改过，未撤销' }] },
  ]);
  expect(await codes()).toEqual(['JW', 'XG']);
  expect((await office.bulk.undo({ list, key: real.key })).msg).toBe('这次导入已经撤销');
  expect((await office.bulk.jobs({})).result.records.map(({ kind, dry }) => [kind, dry])).toEqual([
    ['undo', false],
    ['import', false],
    ['import', true],
  ]);
});

test('IP-15 a department below one of the file that cannot be written is refused with it, in the dry run as well', async () => {
  const { school, office, codes } = await anOffice();
  const rows = [
    ['A', '教务处', ''],
    ['B', '考务科', 'A'],
    ['C', '命题组', '考务科'],
    ['D', '学工处', ''],
    ['E', '资助科', '学工处'],
  ];
  const file = await aWorkbook([...titles, '上级部门'], rows);
  const dry = await importAll(school, office, file, { list, dry: true });
  const real = await importAll(school, office, file, { list });
  expect(counted(dry)).toEqual(counted(real));
  expect(await codes()).toEqual(['JW', 'D', 'E']);
  expect((await office.bulk.failedRows({ list, key: real.key })).result.records.map(({ errors }) => errors)).toEqual([
    [{ column: 'deptName', reason: '已被使用' }],
    [{ column: 'parent', reason: '「A」不在可选范围内' }],
    [{ column: 'parent', reason: '「考务科」不在可选范围内' }],
  ]);
});

test('IP-17 after a day an import is not taken back any more', async () => {
  const { school, office } = await anOffice();
  const { key } = await importAll(school, office, await aWorkbook(titles, [['XG', '学工处']]), { list });
  await school.db.run(sql`update bulk_job set ended_at = now() - interval '24 hours' where tenant_id = ${tenant}`);
  expect((await office.bulk.undo({ list, key })).msg).toBe('导入超过 24 小时，不能撤销');
});

test('IP-12 IP-16 wrong rows come back as a file with the reason, are mended, and only they run again', async () => {
  const { school, office, codes } = await anOffice();
  const file = await aWorkbook(titles, [
    ['XG', '学工处'],
    ['G H', '工会'],
    ['TW', ''],
  ]);
  const { key, errorKey } = await importAll(school, office, file, { list });
  const { url } = (await office.bulk.errorFile({ list, errorKey })).result;
  expect(await rowsAt(school, url)).toEqual([
    ['行号', '部门编码', '部门名称', '错误列', '原因'],
    [3, 'G H', '工会', '部门编码', '部门编码 格式不正确'],
    [4, 'TW', null, '部门名称', '部门名称 不能为空'],
  ]);
  const rows = [
    { row: 3, cells: { code: 'GH' } },
    { row: 4, cells: { deptName: '教务处' } },
  ];
  const { redisKey: again } = (await office.bulk.mendRows({ list, key, rows })).result;
  await runJobs(school);
  const mended = (await office.bulk.importProgress({ list, key: again })).result;
  expect(counted(mended)).toEqual({ newInsertNum: 1, updateNum: 0, jumpNum: 0, failNum: 1, totalNum: 2 });
  expect((await office.bulk.failedRows({ list, key: again })).result.records).toEqual([
    { row: 4, cells: { code: 'TW', deptName: '教务处' }, errors: [{ column: 'deptName', reason: '已被使用' }] },
  ]);
  expect(await codes()).toEqual(['JW', 'XG', 'GH']);
  expect((await office.bulk.mendRows({ list, key, rows: [{ row: 2, cells: {} }] })).status).toBe(4040);
});

test('IP-12 IP-16 the error file is the original rows under their own heads, columns that were left out included', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(
    ['备注', '部门编码', '单位名称', '房间'],
    [
      ['好', 'G H', '工会', '0101'],
      ['', 'TW', '', '0102'],
    ],
  );
  const { key, errorKey } = await importAll(school, office, file, { list });
  const heads = ['行号', '备注', '部门编码', '单位名称', '房间', '错误列', '原因'];
  const second = [3, null, 'TW', null, '0102', '部门名称', '部门名称 不能为空'];
  const { url } = (await office.bulk.errorFile({ list, errorKey })).result;
  expect(await rowsAt(school, url)).toEqual([
    heads,
    [2, '好', 'G H', '工会', '0101', '部门编码', '部门编码 格式不正确'],
    second,
  ]);
  expect((await office.bulk.failedRows({ list, key })).result.records[1]?.cells).toEqual({ code: 'TW', deptName: '' });
  const rows = [
    { row: 2, cells: { code: 'GH' } },
    { row: 3, cells: {} },
  ];
  const { redisKey: again } = (await office.bulk.mendRows({ list, key, rows })).result;
  await runJobs(school);
  const left = (await office.bulk.importProgress({ list, key: again })).result;
  const mended = (await office.bulk.errorFile({ list, errorKey: left.errorKey })).result;
  expect(await rowsAt(school, mended.url)).toEqual([heads, second]);
});

test('IP-13 heads are matched by name, synonym and sound, and as they were the last time', async () => {
  const { office } = await anOffice();
  const heads = ['登陆账号', '学生姓名', '学号*', '人员类别', '院系', '备注'];
  const file = await aWorkbook(heads, [['u1', '王一', '001', '本科生', '教务处', '好']]);
  const { id } = (await office.bulk.upload({ list: 'users', file })).result;
  const { result } = await office.bulk.matchFields({ list: 'users', id, headerLine: 1 });
  expect(result.matchFieldList.map(({ column, reason }) => [column, reason])).toEqual([
    ['account', 'pinyin'],
    ['realName', 'synonym'],
    ['number', 'synonym'],
    ['type', 'synonym'],
    ['dept', 'synonym'],
    [null, 'none'],
  ]);
  expect(result.matchFieldList[2]?.samples).toEqual(['001']);
  expect(result.dbFieldList.filter(({ is_must }) => is_must).map(({ column }) => column)).toEqual([
    ...['account', 'realName', 'type'],
  ]);
  const matrixType = JSON.stringify({ 登陆账号: 'account', 学生姓名: 'realName', 人员类别: 'type', 备注: 'post' });
  await office.bulk.startImport({ list: 'users', id, headerLine: 1, ruleNum: 2, errorRegx: 1, matrixType });
  const again = (await office.bulk.matchFields({ list: 'users', id, headerLine: 1 })).result.matchFieldList;
  expect(again.map(({ column, reason }) => [column, reason])).toEqual([
    ['account', 'memory'],
    ['realName', 'memory'],
    [null, 'memory'],
    ['type', 'memory'],
    [null, 'memory'],
    ['post', 'memory'],
  ]);
});

test('IP-14 a job that is lost with its node goes on behind the last batch, and writes no row twice', async () => {
  const { school, office, codes } = await anOffice();
  const rows = Array.from({ length: bulkLimits.batchRows + 20 }, (_, at) => [`D${at}`, `部门${at}`]);
  const key = (await startImport(office, await aWorkbook(titles, rows), { list })).result.redisKey;
  // As a node leaves it that dies behind the first batch.
  const codesOfFirst = rows.slice(0, bulkLimits.batchRows);
  await school.db.run(sql`
    with written as (
      insert into dept (tenant_id, code, name)
      select ${tenant}, r.code, r.name
      from unnest(${codesOfFirst.map(([code]) => code)}::text[], ${codesOfFirst.map(([, name]) => name)}::text[]) r(code, name)
    ), batch as (
      insert into bulk_batch (tenant_id, job_id, number) select ${tenant}, id, 1 from bulk_job where tenant_id = ${tenant})
    update bulk_job set state = 'running', done = ${bulkLimits.batchRows}, inserted = ${bulkLimits.batchRows}
    where tenant_id = ${tenant}`);
  await runJobs(school);
  const progress = (await office.bulk.importProgress({ list, key })).result;
  expect(counted(progress)).toEqual({
    ...{ newInsertNum: rows.length, updateNum: 0, jumpNum: 0, failNum: 0, totalNum: rows.length },
  });
  expect(await codes()).toHaveLength(rows.length + 1);
});

test('OV-4 whoever left is told how an import and an export ended, and of a dry run not at all', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [
    ['XG', '学工处'],
    ['错 误', '有误'],
  ]);
  const hintsSent = async () =>
    (await office.notices.mine({ box: 'all' })).result.records.map(({ title, excerpt }) => [title, excerpt]);
  await importAll(school, office, file, { list, dry: true });
  expect(await hintsSent()).toEqual([]);
  await importAll(school, office, file, { list });
  await office.bulk.startExport({ list, fileName: '部门名单', exportField: ['code'], dataRange: 1 });
  await runJobs(school);
  expect(await hintsSent()).toEqual([
    ['导出完成：部门名单', '部门：共 2 行，文件在「我的导入导出」里，保留 24 小时。'],
    ['导入完成：数据.xlsx', '部门：新增 1，更新 0，跳过 0，错误 1。'],
  ]);
  await importAll(school, office, await aWorkbook(titles, [['错 误', '有误']]), { list, errorRegx: 2 });
  expect((await hintsSent())[0]).toEqual([
    '导入失败：数据.xlsx',
    '部门：新增 0，更新 0，跳过 0，错误 1。第 2 行有误，导入已中断：部门编码 格式不正确',
  ]);
});
