import { errorRules } from '@yizhan/contract/entities/bulk.ts';
import { expect, test } from 'vitest';
import { aListedItem, itemEditor, listKeeper } from '../../../test/duty-lists.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment } from '../../../test/services.ts';
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
