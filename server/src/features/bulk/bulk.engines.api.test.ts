import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aWorkbook, importAll, rowsAt, runJobs } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const menu = 'userFrameConfig/manage/departments';
const list = 'departments';
const titles = ['部门编码', '部门名称', '上级部门', '联系电话'];

const departmentsOf = ({ db }: School) =>
  db.many(sql`
    select d.code, d.name, p.code as parent, d.phone from dept d left join dept p on p.tenant_id = d.tenant_id and p.id = d.parent_id
    where d.tenant_id = ${tenant} order by d.sort, d.id`);

test('IP-1 an office’s file becomes departments, and the counts say what happened to each row', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: [menu] });
  await school.db.run(sql`insert into dept (tenant_id, code, name) values (${tenant}, 'JW', '教务处')`);
  const file = await aWorkbook(titles, [
    ['XG', '学生工作处', null, '0871-01'],
    ['XG1', '学生资助中心', '学生工作处', 5511],
    ['JW', '教务部', null, ''],
    ['XG', '学工处', null, ''],
    ['K 1', '科研处', null, ''],
    ['GH', '', '没有的部门', ''],
    ['CW', '教务处', null, ''],
  ]);
  const progress = await importAll(school, office, file, { list });
  expect(progress).toMatchObject({
    ...{ state: 'finished', finished: 1, finishRate: 100, totalNum: 7, finishNum: 7 },
    ...{ newInsertNum: 2, updateNum: 0, jumpNum: 2, failNum: 3, errorNum: 3, errorMsg: '' },
    ...{ errorKey: progress.key, canUndo: true },
  });
  expect(await departmentsOf(school)).toEqual([
    { code: 'JW', name: '教务处', parent: null, phone: '' },
    { code: 'XG', name: '学生工作处', parent: null, phone: '0871-01' },
    { code: 'XG1', name: '学生资助中心', parent: 'XG', phone: '5511' },
  ]);
  const { records } = (await office.bulk.failedRows({ list, key: progress.key })).result;
  expect(records).toEqual([
    { row: 6, cells: expect.objectContaining({ code: 'K 1' }), errors: [{ column: 'code', reason: '格式不正确' }] },
    {
      row: 7,
      cells: expect.objectContaining({ code: 'GH', parent: '没有的部门' }),
      errors: [
        { column: 'deptName', reason: '不能为空' },
        { column: 'parent', reason: '「没有的部门」不在可选范围内' },
      ],
    },
    { row: 8, cells: expect.objectContaining({ code: 'CW' }), errors: [{ column: 'deptName', reason: '已被使用' }] },
  ]);
});

test('EX-12 an export is a workbook of the chosen columns in their order, under a line that names who made it', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: [menu], name: '钱多多' });
  await school.db.run(sql`
    insert into dept (tenant_id, code, name, phone) values (${tenant}, '007', '=1+1', '0871'), (${tenant}, '008', '教务处', '')`);
  const start = { list, fileName: '部门20260302', exportField: ['deptName', 'code', 'phone'], dataRange: 1 };
  const { redisKey: key } = (await office.bulk.startExport(start)).result;
  await runJobs(school);
  const progress = (await office.bulk.exportProgress({ list, key })).result;
  expect(progress).toMatchObject({ finished: 1, finishRate: 100, state: 'finished', totalNum: 2, finishNum: 2 });
  const rows = await rowsAt(school, progress.url ?? '');
  expect(rows[0]?.[0]).toMatch(/^测试大学 · 钱多多（/);
  expect(rows.slice(1)).toEqual([
    ['部门名称', '部门编码', '联系电话'],
    ['=1+1', '007', '0871'],
    ['教务处', '008'],
  ]);
});
