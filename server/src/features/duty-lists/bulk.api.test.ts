import { errorRules } from '@yizhan/contract/entities/bulk.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDraftItem, aListedItem, itemEditor, listKeeper } from '../../../test/duty-lists.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { aWorkbook, importAll, rowsAt, runJobs } from '../../../test/workbooks.ts';

const list = 'dutyItems';
const heads = ['事项编码', '事项名称', '清单', '部门', '授权依据', '风险等级', '承诺时限（工作日）'];

async function aCampus() {
  const school = await aSchool();
  const [a, b] = [await aDepartment(school.db, '教务处'), await aDepartment(school.db, '财务处')];
  return { school, a, b, editor: await itemEditor(school, a), keeper: await listKeeper(school) };
}

test('IP-1 an office imports its items as drafts; rows of another department are refused', async () => {
  const { school, editor, keeper } = await aCampus();
  const file = await aWorkbook(heads, [
    ['JW-1', '学籍异动审批', '权力清单', '教务处', '《学生管理规定》；《学籍管理办法》', '高', '5'],
    ['CW-1', '费用报销审核', '权力清单', '财务处', '', '', ''],
    ['JW-2', '教室借用', '服务清单', '教务处', '', '', '2'],
  ]);
  const done = await importAll(school, editor, file, { list, errorRegx: errorRules.skip });
  expect(done).toMatchObject({ newInsertNum: 2, failNum: 1 });
  const { records } = (await keeper.dutyLists.items({})).result;
  expect(records.map(({ code, status }) => [code, status]).sort()).toEqual([
    ['JW-1', 'DRAFT'],
    ['JW-2', 'DRAFT'],
  ]);
  const id = records.find(({ code }) => code === 'JW-1')?.id ?? '';
  const { content } = (await editor.dutyLists.item({ id })).result;
  expect(content).toMatchObject({ riskLevel: 'HIGH', limitDays: 5, listType: 'power' });
  expect(content.basis.map(({ name }) => name)).toEqual(['《学生管理规定》', '《学籍管理办法》']);
  const again = await importAll(school, keeper, file, { list, errorRegx: errorRules.skip });
  expect(again).toMatchObject({ newInsertNum: 1 });
});

test('EX-1 an editor exports the items of their own department only', async () => {
  const { school, editor, keeper, a, b } = await aCampus();
  await aListedItem(keeper, a, { code: 'JW-1', title: '学籍异动审批', riskLevel: 'HIGH' });
  await aListedItem(keeper, b, { code: 'CW-1', title: '费用报销审核' });
  const start = {
    list,
    fileName: '清单事项',
    exportField: ['code', 'title', 'list', 'riskLevel', 'status'],
    dataRange: 1,
  };
  const { redisKey: key } = (await editor.bulk.startExport(start)).result;
  await runJobs(school);
  const rows = await rowsAt(school, (await editor.bulk.exportProgress({ list, key })).result.url ?? '');
  expect(rows.filter(([code]) => code === 'JW-1' || code === 'CW-1')).toEqual([
    ['JW-1', '学籍异动审批', '权力清单', '高', '已发布'],
  ]);
});

test('IM-1 an import is taken back, except what was changed or published since', async () => {
  const { school, editor, keeper } = await aCampus();
  const file = await aWorkbook(heads, [
    ['JW-1', '学籍异动审批', '权力清单', '教务处', '', '', ''],
    ['JW-2', '教室借用', '服务清单', '教务处', '', '', ''],
  ]);
  const { key } = await importAll(school, editor, file, { list });
  const kept = (await keeper.dutyLists.items({ keyword: 'JW-2' })).result.records[0];
  await keeper.publishing.publish({ id: kept?.id ?? '', version: kept?.version ?? 0 });
  await editor.bulk.undo({ list, key });
  await runJobs(school);
  expect((await keeper.dutyLists.items({})).result.records.map(({ code }) => code)).toEqual(['JW-2']);
});

test('LS-1 IP-1 an item comes in with the departments that take part, its steps and its services', async () => {
  const { school, a, b, editor } = await aCampus();
  const service = await aService(school.db, { name: '学籍异动', code: 'XJYD' });
  const file = await aWorkbook(
    [...heads.slice(0, 4), '配合部门', '办理流程', '关联服务'],
    [
      ['JW-1', '学籍异动审批', '权力清单', '教务处', '财务处（牵头）、教务处', '1. 受理｜窗口｜1 天\n2. 审批', 'XJYD'],
      ['JW-2', '成绩更正', '权力清单', '教务处', '财务处、体育部', '1. 受理\n2. ｜处长', '补办学生证'],
    ],
  );
  const { key, ...done } = await importAll(school, editor, file, { list, errorRegx: errorRules.skip });
  expect(done).toMatchObject({ newInsertNum: 1, failNum: 1 });
  const { records } = (await editor.dutyLists.items({})).result;
  expect((await editor.dutyLists.item({ id: records[0]?.id ?? '' })).result.content).toMatchObject({
    coDepts: [
      { deptId: b, role: 'LEAD' },
      { deptId: a, role: 'SUPPORT' },
    ],
    steps: [
      { name: '受理', post: '窗口', limit: '1 天', duty: '', supervision: '' },
      { name: '审批', post: '', limit: '', duty: '', supervision: '' },
    ],
    serviceIds: [service],
  });
  const failed = (await editor.bulk.failedRows({ list, key, current: 1, size: 10 })).result;
  expect(failed.records[0]).toMatchObject({
    row: 3,
    errors: [
      { column: 'coDepts', reason: '「体育部」不在可选范围内' },
      { column: 'steps', reason: '第 2 行没有名称' },
      { column: 'services', reason: '「补办学生证」不在可选范围内' },
    ],
  });
});

const letters = [...'受理审批A z1.2、09=+-@\'"<>&,;；|｜\\𠮷é（）'];
const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 }).map((text) => text.trim());
const step = fc.record({
  name: word.filter((text) => text !== ''),
  ...{ post: word, limit: word, duty: word, supervision: word },
});

const basis = fc.record({ name: word.filter((text) => text !== ''), number: word, clause: word });

test('LS-1 EX-12 whatever basis, departments, steps and services an item has, they come out of an export and back in as they were', async () => {
  const { school, a, b, keeper } = await aCampus();
  const { db } = school;
  const depts = [a, b, await aDepartment(db, '党委办公室、校长办公室')];
  const services = [
    await aService(db, { name: '请假（本科生）' }),
    await aService(db, { name: '证明, 盖章', code: 'GZ' }),
    await aService(db, { name: '场地' }),
  ];
  const parts = fc.record({
    coDepts: fc.uniqueArray(
      fc.record({ deptId: fc.constantFrom(...depts), role: fc.constantFrom('LEAD' as const, 'SUPPORT' as const) }),
      { selector: ({ deptId }) => deptId, maxLength: 3 },
    ),
    steps: fc.array(step, { maxLength: 4 }),
    basis: fc.array(basis, { maxLength: 3 }),
    serviceIds: fc.uniqueArray(fc.constantFrom(...services)),
  });
  const drawn = fc.sample(parts, 40);
  for (const [at, one] of drawn.entries()) await aDraftItem(keeper, a, { code: `X-${at}`, ...one });
  const exportField = ['code', 'title', 'list', 'dept', 'basis', 'coDepts', 'steps', 'services'];
  const { redisKey: key } = (await keeper.bulk.startExport({ list, fileName: '清单事项', exportField, dataRange: 1 }))
    .result;
  await runJobs(school);
  const rows = await rowsAt(school, (await keeper.bulk.exportProgress({ list, key })).result.url ?? '');
  const [titles = [], ...lines] = rows.filter(([code]) => code === '事项编码' || String(code).startsWith('X-'));
  const everyItem = async () => (await keeper.dutyLists.items({ size: 100 })).result.records;
  for (const { id, version } of await everyItem()) await keeper.dutyLists.remove({ id, version });
  const done = await importAll(school, keeper, await aWorkbook(titles.map(String), lines), { list });
  expect(done).toMatchObject({ newInsertNum: drawn.length, failNum: 0 });
  for (const { id, code } of await everyItem()) {
    const { basis, coDepts, steps, serviceIds } = (await keeper.dutyLists.item({ id })).result.content;
    expect({ basis, coDepts, steps, serviceIds }).toEqual(drawn[Number(code.slice(2))]);
  }
});
