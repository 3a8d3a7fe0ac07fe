import { expect, test } from 'vitest';
import { typedIn, wordsFrom } from './words.ts';

const units = async (typed: string, groups: string[][] = []) => (await wordsFrom(typed, groups)).units;

test('HL-2 what is typed is cut into words, and what people say around it is left out', async () => {
  expect(await units('怎么办理宿舍报修')).toEqual([['宿舍'], ['报修']]);
  expect(await units('我要请假')).toEqual([['请假']]);
  expect(await units('怎么办')).toEqual([['怎么办']]);
});

test('HL-4 a synonym stands with its word, whatever a dictionary would make of it', async () => {
  const groups = [['校园卡', '一卡通', '饭卡']];
  expect(await units('校园卡挂失', groups)).toEqual([['校园卡', '一卡通', '饭卡'], ['挂失']]);
});

test('signs are no words, and a query never breaks on them', async () => {
  expect(typedIn(" '&|!:*()\\ ")).toBeUndefined();
  expect(typedIn(undefined)).toBeUndefined();
  expect(typedIn('ＧＰＵ、算力')).toBe('gpu 算力');
  const { query, named } = await wordsFrom('gpu 一卡通', []);
  expect(query).toBe("(('gpu':*)) & (('一卡' & '卡通'))");
  expect(named).toBe("(('gpu':*AB)) & (('一卡':AB & '卡通':AB))");
});
