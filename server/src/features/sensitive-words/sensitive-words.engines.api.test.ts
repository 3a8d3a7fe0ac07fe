import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';

const menus = ['userFrameConfig/manage/chat'] as const;

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
  await update({ id, action: 'replace' });
  expect(await actions('有个兼职')).toEqual(['replace']);
  await remove({ id });
  expect(await actions('有个兼职')).toEqual([]);
  expect((await update({ id, action: 'block' })).status).toBe(4040);
  expect((await remove({ id })).status).toBe(4040);
  const elsewhere = await (await aSchool()).person({ menus });
  expect((await elsewhere.sensitiveWords.list({})).result.total).toBe(0);
});
