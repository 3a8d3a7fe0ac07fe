import { expect, test } from 'vitest';
import { type ConditionTest, meets } from './conditions.ts';

const holds = (test: Omit<ConditionTest, 'field'>, value: unknown) =>
  meets({ join: 'all', tests: [{ field: 'kind', ...test }] }, { kind: value });

test('PR-3 blanks around the words of a condition do not keep it from holding', () => {
  expect(holds({ op: 'in', value: ['事假', ' 病假'] }, '病假')).toBe(true);
  expect(holds({ op: '=', value: '病假 ' }, ['病假'])).toBe(true);
  expect(holds({ op: '!=', value: ' 病假' }, '病假')).toBe(false);
  expect(holds({ op: '=', value: '病 假' }, '病假')).toBe(false);
});
