import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aDepartment } from '../../../test/services.ts';
import { aWorkbook, importAll } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/departments', 'userFrameConfig/manage/faq'] as const;

async function aSchoolWithWords() {
  const school = await aSchool();
  await school.db.run(sql`
    insert into sensitive_word (tenant_id, word, level, action)
    values (${tenant}, '代写论文', 'high', 'block'), (${tenant}, '兼职', 'low', 'record')`);
  return { school, office: await school.person({ menus: [...menus] }) };
}

const recorded = ({ db }: School) =>
  db.many(sql`select place, word, text from sensitive_hit where tenant_id = ${tenant} order by id`);

test('IP-15 a row with a sensitive word is refused as in the form, in the dry run and in the import alike', async () => {
  const { school, office } = await aSchoolWithWords();
  const list = 'departments';
  const file = () =>
    aWorkbook(
      ['部门编码', '部门名称', '上级部门', '部门简介'],
      [
        ['XG', '学工处', '', '提供兼职信息'],
        ['GH', '工会', '', '专业代写论文'],
        ['GH1', '工会办公室', '工会', ''],
      ],
    );
  const counts = { totalNum: 3, newInsertNum: 1, jumpNum: 0, failNum: 2 };
  expect(await importAll(school, office, await file(), { list, dry: true })).toMatchObject(counts);
  expect(await recorded(school)).toEqual([]);
  const { key, ...done } = await importAll(school, office, await file(), { list });
  expect(done).toMatchObject(counts);
  const { records } = (await office.bulk.failedRows({ list, key })).result;
  expect(records.map(({ row, errors }) => [row, errors])).toEqual([
    [3, [{ column: 'intro', reason: '含有敏感词「代写论文」，请修改' }]],
    [4, [{ column: 'parent', reason: '「工会」不在可选范围内' }]],
  ]);
  expect(await recorded(school)).toEqual([
    { place: 'departmentCard', word: '兼职', text: '提供兼职信息' },
    { place: 'departmentCard', word: '代写论文', text: '专业代写论文' },
  ]);
});

test('IP-5 an import that ends at its first wrong row ends at a sensitive word, too', async () => {
  const { school, office } = await aSchoolWithWords();
  await aDepartment(school.db, '教务处');
  const file = await aWorkbook(
    ['问题', '答案', '部门'],
    [
      ['怎么补办校园卡', '到一楼', '教务处'],
      ['哪里代写论文', '没有', '教务处'],
    ],
  );
  const done = await importAll(school, office, file, { list: 'faqs', errorRegx: 2 });
  expect(done).toMatchObject({
    ...{ state: 'failed', newInsertNum: 0, failNum: 1 },
    errorMsg: '第 3 行有误，导入已中断：标准问题 含有敏感词「代写论文」，请修改',
  });
  expect(await recorded(school)).toMatchObject([{ place: 'faq', word: '代写论文' }]);
});
