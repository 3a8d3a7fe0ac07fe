import { expect, test } from 'vitest';
import { aGuideOut, guideKeeper, guidePublisher } from '../../../test/guides.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { aWorkbook, importAll, rowsAt, runJobs } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const list = 'guides';
const titles = [
  '服务编码',
  '指南名称',
  '受理部门',
  '办理时限',
  '最多跑次数',
  '受理条件',
  '材料',
  '办理步骤',
  '收费标准',
  '联系电话',
];

async function anOffice() {
  const school = await aSchool();
  const [deptId, other] = [await aDepartment(school.db, '教务处'), await aDepartment(school.db, '学工处')];
  const scores = await aService(school.db, { name: '成绩单', code: 'CJ', deptId });
  const proof = await aService(school.db, { name: '在读证明', code: 'ZM', deptId });
  const grants = await aService(school.db, { name: '助学金', deptId: other });
  const codes = await school.db.many<{ id: string; code: string }>(
    sql`select id, code from service where tenant_id = ${tenant}`,
  );
  const codeOf = (service: string) => codes.find(({ id }) => id === service)?.code ?? '';
  return { school, deptId, scores, proof, grants, codeOf, keeper: await guideKeeper(school, deptId) };
}

async function exported({ school, keeper }: { school: School; keeper: TestPerson }, exportField: string[]) {
  const start = { list, fileName: '全部指南', exportField, dataRange: 1 };
  const { redisKey: key } = (await keeper.bulk.startExport(start)).result;
  await runJobs(school);
  const rows = await rowsAt(school, (await keeper.bulk.exportProgress({ list, key })).result.url ?? '');
  return rows.slice(1);
}

test('IP-1 IP-17 guides come in as drafts of the services somebody keeps, and leave again untouched', async () => {
  const { school, keeper, scores, proof, grants, codeOf } = await anOffice();
  const file = await aWorkbook(titles, [
    [
      codeOf(scores),
      '成绩单打印',
      '教务处',
      '2 个工作日',
      0,
      '在籍学生\n<已注册>',
      '学生证；身份证',
      '提交；审核；领取',
      '',
      '010-1',
    ],
    ['在读证明', '', '', '', 1, '', '', '', '每份 5 元', ''],
    [codeOf(grants), '助学金申请', '', '', '', '', '', '', '', ''],
    [codeOf(scores), '成绩单二', '', '', 99, '', '', '', '', ''],
  ]);
  const { key, ...counts } = await importAll(school, keeper, file, { list });
  expect(counts).toMatchObject({ newInsertNum: 2, jumpNum: 0, failNum: 2 });
  const { records } = (await keeper.guides.page({})).result;
  expect(records.map(({ name, state, serviceId }) => [name, state, serviceId]).sort()).toEqual(
    [
      ['成绩单打印', 'DRAFT', scores],
      ['在读证明', 'DRAFT', proof],
    ].sort(),
  );
  const id = records.find(({ serviceId }) => serviceId === scores)?.id ?? '';
  const { content } = (await keeper.guides.detail({ id })).result;
  expect(content).toMatchObject({
    promise: '2 个工作日',
    conditions: { text: '<p>在籍学生</p><p>&lt;已注册&gt;</p>' },
    materials: [
      { name: '学生证', required: true },
      { name: '身份证', copies: 1 },
    ],
    steps: { rows: [{ name: '提交' }, { name: '审核' }, { name: '领取' }] },
    fees: { free: null, text: '' },
    contact: { phone: '010-1' },
  });
  expect(await importAll(school, keeper, file, { list })).toMatchObject({ newInsertNum: 0, jumpNum: 2 });
  const undo = (await keeper.bulk.undo({ list, key })).result.redisKey;
  await runJobs(school);
  expect((await keeper.bulk.importProgress({ list, key: undo })).result).toMatchObject({ failNum: 0 });
  expect((await keeper.guides.page({})).result.total).toBe(0);
});

test('IP-16 the name of another guide is told at its row, before and in the real run alike', async () => {
  const { school, keeper, scores, proof, codeOf } = await anOffice();
  const publisher = await guidePublisher(school);
  await aGuideOut(publisher, scores, { guideName: '成绩单打印' });
  const file = await aWorkbook(['服务编码', '指南名称'], [[codeOf(proof), '成绩单打印']]);
  const expected = { newInsertNum: 0, jumpNum: 0, failNum: 1 };
  expect(await importAll(school, keeper, file, { list, dry: true })).toMatchObject(expected);
  const { key, ...counts } = await importAll(school, keeper, file, { list });
  expect(counts).toMatchObject(expected);
  expect((await keeper.bulk.failedRows({ list, key })).result.records).toMatchObject([
    { row: 2, errors: [{ column: 'guideName', reason: '已被使用' }] },
  ]);
});

test('EX-12 a table of a guide is exported row by row, its cells apart', async () => {
  const office = await anOffice();
  const publisher = await guidePublisher(office.school);
  const table =
    '<table><tbody><tr><th><p>校区</p></th><th>窗口</th></tr><tr><td><p>东区</p></td><td><p>3 号</p></td></tr></tbody></table>';
  await aGuideOut(publisher, office.scores, { description: `<h2>地点</h2>${table}<ul><li><p>周一</p></li></ul>` });
  const [, first = []] = await exported(office, ['serviceCode', 'description']);
  expect(first[1]).toBe('地点\n校区 窗口\n东区 3 号\n周一');
});

test('EX-12 IP-1 an export of guides goes back in as it came out', async () => {
  const office = await anOffice();
  const { school, keeper, scores, codeOf } = office;
  const row = [
    codeOf(scores),
    '成绩单打印',
    '教务处',
    '2 个工作日',
    '0',
    '在籍\n<已注册> & 在校',
    '学生证；身份证',
    '提交；审核',
    '每份 5 元',
    '010-1',
  ];
  await importAll(school, keeper, await aWorkbook(titles, [row]), { list });
  const fields = [
    'serviceCode',
    'guideName',
    'dept',
    'promise',
    'visits',
    'condition',
    'materialNames',
    'stepNames',
    'fee',
    'phone',
  ];
  const [heads = [], first = []] = await exported(office, fields);
  expect(first.map(String)).toEqual(row);
  await school.db.run(sql`delete from publication where tenant_id = ${tenant} and kind = 'guide'`);
  const again = await aWorkbook(heads.map(String), [first]);
  expect(await importAll(school, keeper, again, { list })).toMatchObject({ newInsertNum: 1 });
  expect((await exported(office, fields))[1]).toEqual(first);
});
