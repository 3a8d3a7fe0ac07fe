import { expect, test } from 'vitest';
import { ALIKE, likeness } from './likeness.ts';
import { readPhrase } from './phrase.ts';

const areAlike = async (one: string, other: string) =>
  likeness(await readPhrase(one), await readPhrase(other)) >= ALIKE;

test('RB-9 questions in other words are one, however they ask', async () => {
  expect(await areAlike('宿舍可以养猫吗', '在寝室能不能养猫')).toBe(true);
  expect(await areAlike('请问护照丢了怎么补办', '护照遗失如何重新办')).toBe(true);
});

test('RB-9 questions about the same thing that want something else are several', async () => {
  expect(await areAlike('护照怎么办理', '办护照要多少钱')).toBe(false);
  expect(await areAlike('怎么开通漫游', '怎么取消漫游')).toBe(false);
  expect(await areAlike('宿舍可以养猫吗', '宿舍几点熄灯')).toBe(false);
});
