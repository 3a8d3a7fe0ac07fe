import { type Condition, conditionOps, meets } from '@yizhan/contract/conditions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { implies } from './implies.ts';

const when = (op: string, value?: unknown, field = 'days') =>
  ({ join: 'all', tests: [{ field, op, value }] }) as Condition;

test('PR-14 more than five days is never asked behind more than three; a wider question is', () => {
  expect(implies(when('>', 5), when('>', 3))).toBe(true);
  expect(implies(when('>', 3), when('>', 5))).toBe(false);
  expect(implies(when('=', 2), when('<', 3))).toBe(true);
  expect(implies(when('=', '病假', 'kind'), when('in', ['病假', '事假'], 'kind'))).toBe(true);
  expect(implies(when('in', ['病假', '公假'], 'kind'), when('=', '病假', 'kind'))).toBe(false);
  expect(implies(when('>', 5), when('>', 3, 'copies'))).toBe(false);
  const both = { join: 'all', tests: [...when('>', 5).tests, ...when('=', '病假', 'kind').tests] } as Condition;
  expect(implies(both, when('>', 3))).toBe(true);
  expect(implies({ ...both, join: 'any' }, when('>', 3))).toBe(false);
});

const aValue = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom('a', 'b', 'c', ''));
const aTest = fc.record({
  field: fc.constantFrom('x', 'y'),
  op: fc.constantFrom(...conditionOps),
  value: fc.oneof(aValue, fc.array(aValue, { maxLength: 3 })),
});
const aCondition = fc.record({
  join: fc.constantFrom('all' as const, 'any' as const),
  tests: fc.array(aTest, { minLength: 1, maxLength: 3 }),
});
/** As forms store it: a list holds words. */
const something = fc.oneof(aValue, fc.constant(null), fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }));

test('PR-14 what is called never reached is never reached, whatever is filled in', () => {
  fc.assert(
    fc.property(aCondition, aCondition, something, something, (one, other, x, y) => {
      fc.pre(implies(one, other));
      if (meets(one, { x, y })) expect(meets(other, { x, y })).toBe(true);
    }),
    { numRuns: 500 },
  );
});
