import { errorRules } from '@yizhan/contract/entities/bulk.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aWorkbook, importAll, rowsAt, runJobs } from '../../../test/workbooks.ts';

const list = 'sensitiveWords';
const menus = ['userFrameConfig/manage/words'] as const;

test('IP-1 VA-1 words are imported with their levels and take effect at once; those that are there stay', async () => {
  const school = await aSchool();
  const editor = await school.person({ menus });
  await editor.sensitiveWords.create({ words: ['刷单'], level: 'high' });
  const found = async () =>
    (await school.parts.words.findAll(school.tenant, '刷单、代考、现代考古')).map((w) => w.word);
  expect(await found()).toEqual(['刷单']);
  const file = await aWorkbook(
    ['敏感词', '级别', '处理方式'],
    [
      ['刷单', '关注', ''],
      ['代考', '', '替换为星号'],
      ['现代考古', '放行', ''],
      ['替考', '没有的级别', ''],
    ],
  );
  const done = await importAll(school, editor, file, { list, errorRegx: errorRules.skip });
  expect(done).toMatchObject({ newInsertNum: 2 });
  const { records } = (await editor.sensitiveWords.list({})).result;
  expect(records.map(({ word, level, action }) => [word, level, action])).toEqual([
    ['现代考古', 'allow', 'block'],
    ['代考', 'medium', 'replace'],
    ['刷单', 'high', 'block'],
  ]);
  expect(await found()).toEqual(['刷单', '代考']);
});

test('EX-1 the words are exported as an import reads them', async () => {
  const school = await aSchool();
  const editor = await school.person({ menus });
  await editor.sensitiveWords.create({ words: ['代考'], level: 'medium', action: 'replace' });
  await editor.sensitiveWords.create({ words: ['现代考古'], level: 'allow' });
  const start = { list, fileName: '敏感词', exportField: ['word', 'level', 'action'], dataRange: 1 };
  const { redisKey: key } = (await editor.bulk.startExport(start)).result;
  await runJobs(school);
  const rows = await rowsAt(school, (await editor.bulk.exportProgress({ list, key })).result.url ?? '');
  expect(rows.filter(([word]) => word === '代考' || word === '现代考古')).toEqual([
    ['代考', '一般', '替换为星号'],
    ['现代考古', '放行', '拦截'],
  ]);
});
