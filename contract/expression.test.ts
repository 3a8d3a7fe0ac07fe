import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCapitalFigures } from './capital-figures.ts';
import { countWeekdays, ExpressionError, evaluate, fieldsIn, parseExpression, roundTo } from './expression.ts';
import * as processLimits from './limits/processes.ts';

const value = (text: string, data: Record<string, unknown> = {}, decimals = 2) =>
  evaluate(parseExpression(text), data, { decimals, countWorkingDays: countWeekdays });

test('PR-10 a formula computes numbers, sums of a table, days and conditions', () => {
  expect(value('1 + 2 × 3 − 4 ÷ 2')).toBe(5);
  expect(value('（1 + 2）* 3')).toBe(9);
  expect(value('--3')).toBe(3);
  expect(value('sum(items.price) * 2', { items: [{ price: 1.1 }, { price: 2.2 }, {}] })).toBe(6.6);
  expect(value('days(leave)', { leave: { from: '2026-11-13', to: '2026-11-16' } })).toBe(4);
  expect(value('workingDays(leave)', { leave: { from: '2026-11-13', to: '2026-11-16' } })).toBe(2);
  expect(value('days(first, last)', { first: '2026-11-13', last: '2026-11-13' })).toBe(1);
  expect(value("if(kind = '病假', 1, 2)", { kind: '病假' })).toBe(1);
  expect(value('if(amount >= 1000, amount * 0.9, amount)', { amount: 1000 })).toBe(900);
});

test('PR-10 an empty field counts as nothing, a formula without any filled field has no value', () => {
  expect(value('travel + stay', { travel: 12.5 })).toBe(12.5);
  expect(value('travel + stay')).toBeNull();
  expect(value('1 / travel', { travel: 0 })).toBeNull();
  expect(value('travel + 1', { travel: 'abc' })).toBeNull();
});

test('PR-14 a formula that cannot be read says where', () => {
  const placeOf = (text: string) => {
    try {
      parseExpression(text);
    } catch (cause) {
      return cause instanceof ExpressionError ? cause.at : cause;
    }
    return undefined;
  };
  expect(placeOf('1 +')).toBe(3);
  expect(placeOf('1 + ;')).toBe(3);
  expect(placeOf('eval(1)')).toBe(0);
  expect(placeOf('sum(price)')).not.toBeUndefined();
  expect(placeOf('items.price + 1')).toBeUndefined();
  expect(placeOf('days(items.price)')).not.toBeUndefined();
  expect(placeOf('('.repeat(processLimits.expressionDepth + 1))).not.toBeUndefined();
  expect(placeOf('1+'.repeat(processLimits.expressionLength))).toBe(processLimits.expressionLength);
  expect(fieldsIn(parseExpression('a + sum(items.price) - days(leave)'))).toEqual(['a', 'items.price', 'leave']);
});

type Sample = { text: string; value: number };
const number = fc.integer({ min: 0, max: 999 }).map((n): Sample => ({ text: String(n), value: n }));
const field = fc
  .constantFrom('a', 'b', 'c')
  .map((key): Sample => ({ text: key, value: { a: 7, b: 11, c: 0.5 }[key] ?? 0 }));
const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 5 },
    number,
    field,
    fc.tuple(tie('sample'), tie('sample'), fc.constantFrom('+', '-', '*')).map(([left, right, op]) => ({
      text: `(${left.text} ${op} ${right.text})`,
      value: op === '+' ? left.value + right.value : op === '-' ? left.value - right.value : left.value * right.value,
    })),
    fc.tuple(tie('sample'), tie('sample'), tie('sample')).map(([one, two, three]) => ({
      text: `if(${one.text} < ${two.text}, ${two.text}, ${three.text})`,
      value: one.value < two.value ? two.value : three.value,
    })),
  ),
}));

test('PR-10 random formulas agree with a plain computation', () => {
  fc.assert(
    fc.property(sample, (made) => {
      fc.pre(made.text.length <= processLimits.expressionLength && Math.abs(made.value) < 1e9);
      expect(value(made.text, { a: 7, b: 11, c: 0.5 })).toBe(roundTo(made.value, 2));
    }),
  );
});

test('PR-10 no text makes the reader of formulas fail in another way, or run for long', () => {
  const signs = fc.constantFrom(...'+-*/()<>=!,.\'"aisumf1 9（）×'.split(''), 'sum(', 'if(', 'a.b');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(signs, { maxLength: 120 }).map((parts) => parts.join('')),
      ),
      (text) => {
        try {
          parseExpression(text);
        } catch (cause) {
          expect(cause).toBeInstanceOf(ExpressionError);
        }
      },
    ),
  );
});

test('PR-10 amounts are rounded as money is', () => {
  expect(roundTo(1.005, 2)).toBe(1.01);
  expect(roundTo(-1.005, 2)).toBe(-1.01);
  expect(roundTo(0.1 + 0.2, 2)).toBe(0.3);
  expect(roundTo(1e-9, 4)).toBe(0);
  expect(roundTo(1e21, 2)).toBe(1e21);
});

test('PR-10 money stands in capital figures, too', () => {
  expect(toCapitalFigures(0)).toBe('零元整');
  expect(toCapitalFigures(1050.5)).toBe('壹仟零伍拾元伍角整');
  expect(toCapitalFigures(10_000)).toBe('壹万元整');
  expect(toCapitalFigures(100_001.01)).toBe('壹拾万零壹元零壹分');
  expect(toCapitalFigures(120_034_005.6)).toBe('壹亿贰仟零叁万肆仟零伍元陆角整');
  expect(toCapitalFigures(0.07)).toBe('柒分');
  expect(toCapitalFigures(-3)).toBe('负叁元整');
});
