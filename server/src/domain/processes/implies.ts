import type { Condition, ConditionTest } from '@yizhan/contract/conditions.ts';

const isLess = (one: unknown, other: unknown) =>
  (typeof one === 'number' && typeof other === 'number' && one < other) ||
  (typeof one === 'string' && typeof other === 'string' && one < other);
const isAtMost = (one: unknown, other: unknown) => one === other || isLess(one, other);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether whoever meets the first test always meets the second one; false where that is not sure. */
function testImplies({ op, value, ...one }: ConditionTest, other: ConditionTest): boolean {
  if (one.field !== other.field) return false;
  const isExact = op === '=' && typeof value === 'number';
  const named = op === 'in' || !Array.isArray(value) ? listOf(value) : [];
  switch (other.op) {
    case '>':
      return (op === '>' && isAtMost(other.value, value)) || (isExact && isLess(other.value, value));
    case '<':
      return (op === '<' && isAtMost(value, other.value)) || (isExact && isLess(value, other.value));
    case '=':
    case 'in': {
      const wanted = Array.isArray(other.value) === (other.op === 'in') ? listOf(other.value) : [];
      return (op === '=' || op === 'in') && named.length > 0 && named.every((item) => wanted.includes(item));
    }
    case 'filled':
      return op === 'filled' || op === '=' || op === 'in' || op === '>' || op === '<';
    case 'empty':
    case '!=':
      return op === other.op && value === other.value;
  }
}

/** Whether whatever meets the first condition meets the second one, too: a branch that asks the second first never comes to the first. */
export function implies(one: Condition, other: Condition): boolean {
  const meetsTest = (asked: ConditionTest) =>
    one.join === 'all'
      ? one.tests.some((test) => testImplies(test, asked))
      : one.tests.every((test) => testImplies(test, asked));
  return other.join === 'all' ? other.tests.every(meetsTest) : other.tests.some(meetsTest);
}
