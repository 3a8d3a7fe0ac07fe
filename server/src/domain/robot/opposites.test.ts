import { expect, test } from 'vitest';
import { areOpposite } from './opposites.ts';

test('RB-1 a question about the opposite is another question', () => {
  expect(areOpposite('漫游怎么开通', '漫游怎么取消')).toBe(true);
  expect(areOpposite('额度怎么提高', '额度为什么降低了')).toBe(true);
  expect(areOpposite('漫游怎么开通', '怎么开通漫游')).toBe(false);
  expect(areOpposite('开通以后怎么取消', '怎么取消')).toBe(false);
});
