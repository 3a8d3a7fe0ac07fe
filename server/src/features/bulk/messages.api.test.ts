import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aWorkbook, importAll, rowsAt, runJobs, startImport } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/departments'] as const;
const list = 'departments';
const titles = ['部门编码', '部门名称'];

async function anOffice() {
  const school = await aSchool();
  await school.db.run(sql`insert into dept (tenant_id, code, name) values (${tenant}, 'JW', '教务处')`);
  return { school, office: await school.person({ menus }) };
}

test('EX-4 EX-5 EX-6 EX-9 EX-11 an export tells the first rule that it breaks', async () => {
  const { office } = await anOffice();
  const exportField = ['code'];
  const messageOf = async (start: object) => (await office.bulk.startExport({ list, ...start })).msg;
  expect(await messageOf({ fileName: '  ', exportField: [] })).toBe('请输入文件名称');
  expect(await messageOf({ fileName: '部门-1', exportField })).toBe('特殊字符只能包括点和下划线');
  expect(await messageOf({ fileName: '部'.repeat(251), exportField })).toBe('特殊字符只能包括点和下划线');
  expect(await messageOf({ fileName: '部门', exportField })).toBe('文件名称不可少于三个字符');
  expect(await messageOf({ fileName: '部门名单' })).toBe('请至少选择一个导出字段');
  expect(await messageOf({ fileName: '部门名单', exportField: ['nothing'] })).toBe('提交的内容有误，请检查后再试');
  expect(await messageOf({ fileName: '部门名单', exportField, dataRange: 2 })).toBe('该列表不支持所选的数据范围');
  expect(await messageOf({ fileName: '部门名单', exportField, dataRange: 3 })).toBe('没有可导出的数据');
});

test('EX-12 the total is that of the chosen range, and one’s own choices of columns are saved', async () => {
  const { school, office } = await anOffice();
  const other = await school.person({ menus });
  expect((await office.bulk.exportTotal({ list, tenantId: 'another' })).result).toEqual({ total: 1 });
  expect((await office.bulk.exportTotal({ list, dataRange: 3, choiceDataList: [] })).result).toEqual({ total: 0 });
  const { result: saved } = await office.bulk.saveChoice({ list, name: '电话本', fields: ['deptName', 'phone'] });
  await office.bulk.saveChoice({ list, name: '电话本', fields: ['phone'] });
  expect((await office.bulk.exportFields({ list })).result).toMatchObject({
    name: '部门',
    fields: expect.arrayContaining([{ field: 'code', label: '部门编码' }]),
    ranges: [1, 3],
    choices: [{ id: saved.id, name: '电话本', fields: ['phone'] }],
  });
  expect((await other.bulk.exportFields({ list })).result.choices).toEqual([]);
  expect((await other.bulk.removeChoice({ list, id: saved.id })).status).toBe(4040);
  await office.bulk.removeChoice({ list, id: saved.id });
  for (let n = 0; n < bulkLimits.maxChoices; n += 1)
    await office.bulk.saveChoice({ list, name: `方案${n}`, fields: ['code'] });
  const oneMore = await office.bulk.saveChoice({ list, name: '再一个', fields: ['code'] });
  expect(oneMore.msg).toBe('最多保存 20 个字段方案，请先删除不用的');
});

test('IP-6 IP-7 IP-18 a file that is no workbook is told so in one sentence', async () => {
  const { office } = await anOffice();
  const messageOf = async (name: string, bytes: string | Uint8Array<ArrayBuffer>) =>
    (await office.bulk.upload({ list, file: new File([bytes], name) })).msg;
  expect(await messageOf('名单.csv', 'a,b')).toBe('上传格式不符合要求，请重新上传');
  const most = bulkLimits.maxFileMb * 1024 * 1024;
  expect(await messageOf('名单.xlsx', new Uint8Array(most + 1))).toBe('上传文件请限制在20M以内');
  expect(await messageOf('名单.xlsx', new Uint8Array(most))).toBe(
    '文件已损坏或不是有效的 Excel 文件，请用 Excel 或 WPS 另存后重新上传',
  );
});

test('IP-2 IP-3 IP-4 IP-5 IP-10 IP-11 an import tells the first rule that it breaks', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [['XG', '学工处']]);
  const { id } = (await office.bulk.upload({ list, file })).result;
  const messageOf = async (start: object) => (await office.bulk.startImport({ list, ...start })).msg;
  expect(await messageOf({})).toBe('请上传文件');
  expect(await messageOf({ id })).toBe('请输入标题行');
  expect(await messageOf({ id, headerLine: 11 })).toBe('请输入标题行');
  expect(await messageOf({ id, headerLine: 1.5 })).toBe('请输入标题行');
  expect(await messageOf({ id, headerLine: 1 })).toBe('请选择重复规则');
  expect(await messageOf({ id, headerLine: 1, ruleNum: 2 })).toBe('请选择错误规则');
  const start = { id, headerLine: 1, ruleNum: 2, errorRegx: 1 };
  expect(await messageOf(start)).toBe('请匹配所有系统必填字段');
  expect(await messageOf({ ...start, matrixType: '{"部门编码":"code"}' })).toBe('请匹配所有系统必填字段');
  expect(await messageOf({ ...start, matrixType: 'no' })).toBe('提交的内容有误，请检查后再试');
  expect(await messageOf({ ...start, headerLine: 3, matrixType: '{}' })).toBe('第 3 行没有列标题，请检查标题行');
  const stranger = await school.person({ menus });
  expect((await stranger.bulk.matchFields({ list, id, headerLine: 1 })).status).toBe(4040);
  expect((await stranger.bulk.startImport({ list, ...start, matrixType: '{}' })).status).toBe(4040);
});

test('IP-13 somebody else’s key answers as if it did not exist, and so does a list of another menu', async () => {
  const { school, office } = await anOffice();
  const key = (await startImport(office, await aWorkbook(titles, [['XG', '学工处']]), { list })).result.redisKey;
  const stranger = await school.person({ menus });
  const asked = (key: string) =>
    Promise.all([
      stranger.bulk.importProgress({ list, key }),
      stranger.bulk.exportProgress({ list, key }),
      stranger.bulk.errorFile({ list, errorKey: key }),
      stranger.bulk.failedRows({ list, key }),
      stranger.bulk.mendRows({ list, key, rows: [{ row: 2, cells: {} }] }),
      stranger.bulk.startChecked({ list, key }),
      stranger.bulk.undo({ list, key }),
      stranger.bulk.cancel({ key }),
    ]);
  const withoutTrace = (answers: object[]) => answers.map((answer) => ({ ...answer, msgDetail: '' }));
  expect(withoutTrace(await asked(key))).toEqual(withoutTrace(await asked('no-such-key')));
  expect((await stranger.bulk.jobs({})).result.records).toEqual([]);
  expect((await office.bulk.importInfo({ list: 'users' })).status).toBe(403);
  expect((await office.bulk.importInfo({ list: 'nothing' })).status).toBe(4040);
});

test('IP-14 one job of a person in a list at a time; cancelled before it began, it writes nothing', async () => {
  const { school, office } = await anOffice();
  const file = await aWorkbook(titles, [['XG', '学工处']]);
  const key = (await startImport(office, file, { list })).result.redisKey;
  expect((await startImport(office, file, { list })).msg).toBe(
    '您在「部门」已有进行中的导入或导出，请等它结束或取消后再试',
  );
  expect((await office.bulk.cancel({ key })).status).toBe(1000);
  await runJobs(school);
  expect((await office.bulk.importProgress({ list, key })).result).toMatchObject({
    ...{ finished: 1, state: 'cancelled', finishNum: 0, newInsertNum: 0 },
  });
  expect((await office.bulk.jobs({})).result.records).toMatchObject([
    { kind: 'import', listName: '部门', fileName: '数据.xlsx' },
  ]);
});

test('IP-14 cancelled in the middle, an import leaves whole batches, says how many rows, and can be taken back', async () => {
  const { school, office } = await anOffice();
  const rows = Array.from({ length: bulkLimits.batchRows + 20 }, (_, n) => [`D${n}`, `部门${n}`]);
  const key = (await startImport(office, await aWorkbook(titles, rows), { list })).result.redisKey;
  await school.db.run(sql`update bulk_job set is_cancelled = true where tenant_id = ${tenant} and key = ${key}`);
  await runJobs(school);
  expect((await office.bulk.importProgress({ list, key })).result).toMatchObject({
    ...{ state: 'cancelled', newInsertNum: bulkLimits.batchRows, finishNum: bulkLimits.batchRows, canUndo: true },
  });
  const counted = () =>
    school.db.one(sql`select count(*)::int as n from dept where tenant_id = ${tenant} and code like 'D%'`);
  expect(await counted()).toEqual({ n: bulkLimits.batchRows });
  await office.bulk.undo({ list, key });
  await runJobs(school);
  expect(await counted()).toEqual({ n: 0 });
});

test('IP-14 EX-1 an export that is lost with its node begins again, and its file has every row once', async () => {
  const { school, office } = await anOffice();
  const rows = Array.from({ length: bulkLimits.exportRows + 20 }, (_, n) => [`D${n}`, `部门${n}`]);
  await importAll(school, office, await aWorkbook(titles, rows), { list });
  const start = { list, fileName: '部门名单', exportField: ['code'], dataRange: 1 };
  const { redisKey: key } = (await office.bulk.startExport(start)).result;
  // As a node leaves it that dies behind the first rows.
  await school.db.run(sql`
    update bulk_job set state = 'running', done = ${bulkLimits.exportRows}, total = ${rows.length + 1}
    where tenant_id = ${tenant} and key = ${key}`);
  await runJobs(school);
  const { state, finishNum, url } = (await office.bulk.exportProgress({ list, key })).result;
  expect({ state, finishNum }).toEqual({ state: 'finished', finishNum: rows.length + 1 });
  const [, , ...codes] = (await rowsAt(school, url ?? '')).map(([code]) => code);
  expect(codes.toSorted()).toEqual(['JW', ...rows.map(([code]) => code)].toSorted());
});

test('IP-14 IP-17 an undo that is lost with its node goes on with the batches that are left', async () => {
  const { school, office } = await anOffice();
  const rows = Array.from({ length: bulkLimits.batchRows * 2 }, (_, n) => [`D${n}`, `部门${n}`]);
  const { key } = await importAll(school, office, await aWorkbook(titles, rows), { list });
  const { redisKey: undo } = (await office.bulk.undo({ list, key })).result;
  const taken = rows.slice(bulkLimits.batchRows).map(([code]) => code);
  await school.db.run(sql`
    with gone as (delete from dept where tenant_id = ${tenant} and code = any(${taken}::text[])),
      batch as (delete from bulk_batch b using bulk_job j
        where j.tenant_id = ${tenant} and j.key = ${key} and b.tenant_id = ${tenant} and b.job_id = j.id and b.number = 2)
    update bulk_job set state = 'running', done = ${taken.length}, inserted = ${taken.length}
    where tenant_id = ${tenant} and key = ${undo}`);
  await runJobs(school);
  expect((await office.bulk.importProgress({ list, key: undo })).result).toMatchObject({
    ...{ state: 'finished', newInsertNum: rows.length, failNum: 0 },
  });
  expect(await school.db.many(sql`select code from dept where tenant_id = ${tenant}`)).toEqual([{ code: 'JW' }]);
});

test('IP-15 a school without room for more people hears of it in the dry run; an import writes none beyond it', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/users'] });
  await school.db.run(sql`
    with d as (insert into dict (tenant_id, code, name) values (${tenant}, 'identityType', '身份类型') returning id)
    insert into dict_item (tenant_id, dict_id, key, value) select ${tenant}, id, '1', '本科生' from d`);
  const people = ['a1', 'a2', 'a3'].map((account) => [account, '张三', '本科生']);
  const file = () => aWorkbook(['账号', '姓名', '身份类型'], people);
  const most = (n: number) => school.db.run(sql`update tenant set max_people = ${n} where id = ${tenant}`);
  await most(3);
  for (const dry of [true, false]) {
    const done = await importAll(school, office, await file(), { list: 'users', dry });
    expect([done.state, done.errorMsg, done.canRun]).toEqual([
      'failed',
      '学校的账号数已达上限 3，请先停用不再使用的账号，或联系平台管理员',
      false,
    ]);
  }
  expect(await school.db.one(sql`select count(*)::int as n from app_user where tenant_id = ${tenant}`)).toEqual({
    n: 1,
  });
  await most(4);
  expect((await importAll(school, office, await file(), { list: 'users', dry: true })).canRun).toBe(true);
});

test('IP-14 of two starts at the same moment one is refused; another list and another person are not held up', async () => {
  const school = await aSchool();
  const both = [...menus, 'userFrameConfig/manage/users'] as const;
  const [office, colleague] = [await school.person({ menus: both }), await school.person({ menus: both })];
  const file = await aWorkbook(titles, [['XG', '学工处']]);
  const exported = { list, fileName: '部门名单', exportField: ['code'], dataRange: 1 };
  const answers = await Promise.all([startImport(office, file, { list }), office.bulk.startExport(exported)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([1000, 1002]);
  expect((await startImport(colleague, file, { list })).status).toBe(1000);
  const people = { list: 'users', fileName: '用户名单', exportField: ['account'], dataRange: 1 };
  expect((await office.bulk.startExport(people)).status).toBe(1000);
});

test('EX-12 the file is its owner’s alone, for a day, and the log says who exported what and how many rows', async () => {
  const { school, office } = await anOffice();
  const stranger = await school.person({ menus });
  const start = { list, fileName: '部门名单', exportField: ['code'], dataRange: 1 };
  const { redisKey: key } = (await office.bulk.startExport(start)).result;
  await runJobs(school);
  const { url } = (await office.bulk.exportProgress({ list, key })).result;
  const id = /\/files\/(\d+)/.exec(url ?? '')?.[1] ?? '0';
  expect((await office.files.link({ id })).status).toBe(1000);
  expect((await stranger.files.link({ id })).status).toBe(4040);
  expect(
    await school.db.many(sql`
      select action, entity, actor_id as actor, after ->> 'list' as list, after -> 'fields' as fields, (after ->> 'rows')::int as rows
      from audit_log where tenant_id = ${tenant}`),
  ).toEqual([{ action: 'export', entity: 'bulkJob', actor: office.id, list, fields: ['code'], rows: 1 }]);
  await school.db.run(sql`update bulk_job set ended_at = now() - interval '24 hours' where tenant_id = ${tenant}`);
  expect((await office.bulk.exportProgress({ list, key })).result.url).toBeNull();
  expect((await school.inject({ url: url ?? '' })).http).toBe(404);
});

test('EX-1 an export that failed is answered with an error status', async () => {
  const { school, office } = await anOffice();
  const start = { list, fileName: '部门名单', exportField: ['code'], dataRange: 1 };
  const { redisKey: key } = (await office.bulk.startExport(start)).result;
  await school.db.run(sql`update bulk_job set params = '{}' where tenant_id = ${tenant}`);
  for (let attempt = 0; attempt < 3; attempt += 1) await runJobs(school);
  expect(await office.bulk.exportProgress({ list, key })).toMatchObject({ status: 1002, msg: '操作失败' });
  expect((await office.bulk.jobs({})).result.records).toMatchObject([
    { state: 'failed', errorMsg: '任务被中断，没有完成，请重新发起' },
  ]);
});

test('EX-12 more than ten exports a minute are refused', async () => {
  const { office } = await anOffice();
  const start = { list, fileName: '部门名单', exportField: ['code'], dataRange: 1 };
  const answers = [];
  for (let n = 0; n < 11; n += 1) answers.push((await office.bulk.startExport(start)).http);
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(answers[10]).toBe(429);
});
