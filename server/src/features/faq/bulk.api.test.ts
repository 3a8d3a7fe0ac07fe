import { errorRules } from '@yizhan/contract/entities/bulk.ts';
import { expect, test } from 'vitest';
import { aFaq, aRobotSchool } from '../../../test/robot.ts';
import { aWorkbook, importAll, rowsAt, runJobs } from '../../../test/workbooks.ts';

const list = 'faqs';

test('IP-1 entries are imported as drafts with their other ways to ask, and answer once they are published', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId);
  const file = await aWorkbook(
    ['标准问题', '相似问题', '答案', '归口部门', '有效期至'],
    [
      ['校园卡丢了怎么办', '', '已经有了', '后勤保障处', ''],
      ['宿舍几点熄灯', '寝室关灯时间；晚上几点断电', '周日至周四 23:30。\n<周末>不断电。', '后勤保障处', '2035-01-31'],
      ['热水几点有', '', '全天', '没有的部门', ''],
    ],
  );
  const done = await importAll(school, keeper, file, { list, errorRegx: errorRules.skip });
  expect(done).toMatchObject({ newInsertNum: 1 });
  const student = await school.person();
  const ask = async () => (await student.robot.ask({ question: '晚上几点断电' })).result;
  expect((await ask()).type).toBe('NONE');
  const [draft] = (await keeper.faq.list({ status: 'DRAFT' })).result.records;
  expect((await keeper.faq.get({ id: draft?.id ?? '' })).result.content).toMatchObject({
    similar: ['寝室关灯时间', '晚上几点断电'],
    validUntil: '2035-01-31',
  });
  await keeper.faq.publishDrafts({ ids: [draft?.id ?? ''] });
  expect(await ask()).toMatchObject({ answer: '<p>周日至周四 23:30。</p><p>&lt;周末&gt;不断电。</p>' });
});

test('EX-1 IP-1 an entry’s answers by identity, its first day and its place among the recommended are exported, and the latter come in again', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const answers = [{ html: '<p>挂失后补办。</p>' }, { identities: [3, 4], html: '<p>到人事处补办。</p>' }];
  await aFaq(keeper, deptId, { answers, validFrom: '2026-01-01', pinned: true });
  const file = await aWorkbook(
    ['标准问题', '答案', '部门', '生效日期', '推荐'],
    [['几点熄灯', '23:30', '后勤保障处', '2026-02-01', '是']],
  );
  await importAll(school, keeper, file, { list });
  const exportField = ['question', 'answer', 'answersApart', 'validFrom', 'pinned'];
  const start = { list, fileName: '问答条目', exportField, dataRange: 1 };
  const { redisKey: key } = (await keeper.bulk.startExport(start)).result;
  await runJobs(school);
  const rows = await rowsAt(school, (await keeper.bulk.exportProgress({ list, key })).result.url ?? '');
  expect(rows.slice(-2)).toEqual([
    ['校园卡丢了怎么办', '挂失后补办。', '教师、职员: 到人事处补办。', new Date('2026-01-01'), '是'],
    ['几点熄灯', '23:30', null, new Date('2026-02-01'), '是'],
  ]);
});

test('EX-1 entries are exported as an import reads them', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId, { similar: ['一卡通挂失', '饭卡不见了'] });
  const file = await aWorkbook(['标准问题', '答案', '部门'], [['几点熄灯', '<周末> & 假日\n不断电', '后勤保障处']]);
  await importAll(school, keeper, file, { list });
  const exportField = ['question', 'similar', 'answer', 'dept', 'status'];
  const start = { list, fileName: '问答条目', exportField, dataRange: 1 };
  const { redisKey: key } = (await keeper.bulk.startExport(start)).result;
  await runJobs(school);
  const rows = await rowsAt(school, (await keeper.bulk.exportProgress({ list, key })).result.url ?? '');
  expect(rows).toContainEqual([
    '校园卡丢了怎么办',
    '一卡通挂失；饭卡不见了',
    '立即挂失，再补办。',
    '后勤保障处',
    '已发布',
  ]);
  expect(rows).toContainEqual(['几点熄灯', null, '<周末> & 假日\n不断电', '后勤保障处', '草稿']);
});

test('IP-1 an entry whose days are in the wrong order does not come in', async () => {
  const { school, keeper } = await aRobotSchool();
  const file = await aWorkbook(
    ['标准问题', '答案', '部门', '生效日期', '有效期至'],
    [['几点熄灯', '23:30', '后勤保障处', '2035-02-01', '2035-01-31']],
  );
  const done = await importAll(school, keeper, file, { list, errorRegx: errorRules.skip });
  expect(done).toMatchObject({ newInsertNum: 0 });
  expect((await keeper.faq.list({ status: 'DRAFT' })).result.records).toEqual([]);
});
