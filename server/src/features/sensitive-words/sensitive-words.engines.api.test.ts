import { expect, test } from 'vitest';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { assertNoSensitiveWord, moderateText } from '../../common/sensitive-words.ts';

const menus = ['userFrameConfig/manage/words'] as const;

test('VA-1 an administrator adds, finds, changes and removes sensitive words; each takes effect at once and is audited', async () => {
  const school = await aSchool();
  const editor = await school.person({ menus });
  const { create, list, update, remove } = editor.sensitiveWords;
  expect((await create({ words: ['代写论文', '刷单', '刷单'], action: 'block' })).result).toEqual({
    added: 2,
    changed: 0,
  });
  expect((await create({ words: ['刷单', '兼职'], action: 'record' })).result).toEqual({ added: 1, changed: 1 });
  const found = async (keyword: string) =>
    (await list({ keyword })).result.records.map(({ word, action }) => [word, action]);
  expect(await found('')).toEqual([
    ['兼职', 'record'],
    ['刷单', 'record'],
    ['代写论文', 'block'],
  ]);
  const actions = async (text: string) =>
    (await school.parts.words.findAll(school.tenant, text)).map(({ action }) => action);
  expect(await actions('有个兼职')).toEqual(['record']);
  const [{ id } = expect.fail('兼职')] = (await list({ keyword: '兼' })).result.records;
  await update({ id, level: 'medium', action: 'replace' });
  expect(await actions('有个兼职')).toEqual(['replace']);
  await remove({ id });
  expect(await actions('有个兼职')).toEqual([]);
  expect((await update({ id, level: 'medium', action: 'block' })).status).toBe(4040);
  expect((await remove({ id })).status).toBe(4040);
  const elsewhere = await (await aSchool()).person({ menus });
  expect((await elsewhere.sensitiveWords.list({})).result.total).toBe(0);
});

test('VA-1 a word of the highest level is refused everywhere, one of the lowest is let through and recorded', async () => {
  const school = await aSchool();
  const editor = await school.person({ menus, name: '编辑' });
  const { create } = editor.sensitiveWords;
  await create({ words: ['枪支'], level: 'high', action: 'record' });
  await create({ words: ['兼职'], level: 'low', action: 'block' });
  await create({ words: ['兼职教师'], level: 'allow' });
  const context = { ...school.parts, db: school.db, now: new Date(), person: editor };
  const say = async (text: string) => moderateText(context, 'chat', text);
  await expect(say('出售枪支')).rejects.toMatchObject({ code: 'sensitive_word', params: { word: '枪支' } });
  expect(await say('找个兼职')).toBe('找个兼职');
  await assertNoSensitiveWord(context, 'feedback', '想做兼 職');
  await assertNoSensitiveWord(context, 'feedback', '我是兼职教师');
  await expect(assertNoSensitiveWord(context, 'feedback', '出售枪 支')).rejects.toMatchObject({
    code: 'sensitive_word',
  });

  const hits = async (reader: TestPerson, query: { keyword?: string } = {}) =>
    (await reader.sensitiveWords.hits(query)).result.records.map(({ place, word, level, text, who }) => [
      ...[who, place, word, level, text],
    ]);
  expect(await hits(editor)).toEqual([
    ['编辑', 'feedback', '枪支', 'high', '出售枪 支'],
    ['编辑', 'feedback', '兼职', 'low', '想做兼 職'],
    ['编辑', 'chat', '兼职', 'low', null],
    ['编辑', 'chat', '枪支', 'high', null],
  ]);
  const auditor = await school.person({ menus: [...menus, 'userFrameConfig/manage/chatRecords'] });
  expect((await hits(auditor, { keyword: '兼职' })).at(-1)?.at(-1)).toBe('找个兼职');
  expect((await (await aSchool()).person({ menus }).then((other) => other.sensitiveWords.hits({}))).result.total).toBe(
    0,
  );
});

test('VA-1 a text is tried against the list and nothing is recorded', async () => {
  const school = await aSchool();
  const editor = await school.person({ menus });
  await editor.sensitiveWords.create({ words: ['代写论文'] });
  await editor.sensitiveWords.create({ words: ['代写论文查重'], level: 'allow' });
  const { result } = await editor.sensitiveWords.tryText({ text: '找代-寫-論-文，不是代写论文查重' });
  expect(result).toEqual({
    normalized: '找代-寫-論-文,不是代写论文查重',
    found: [{ word: '代写论文', level: 'medium', action: 'block', begin: 1, end: 8 }],
  });
  expect((await editor.sensitiveWords.hits({})).result.total).toBe(0);
});
