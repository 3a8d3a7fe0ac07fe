import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { expect, test } from 'vitest';
import { pointsOf } from './score-rules.ts';

const rules = { weights: efficiencyLimits.scoreWeights, deductions: efficiencyLimits.scoreDeductions };
const nothing = { onTime: null, satisfaction: null, response: null, guides: null, rectification: null };
const clean = { redLamp: 0, overdueOrder: 0 };

test('EF-1 a score is the weighted mean of its parts, less what a red lamp and an overdue order cost', () => {
  const parts = { onTime: 0.9, satisfaction: 0.8, response: 1, guides: 0.5, rectification: 1 };
  // 36 + 24 + 15 + 5 + 5
  expect(pointsOf({ ...parts, ...clean }, rules)).toBe(85);
  expect(pointsOf({ ...parts, redLamp: 3, overdueOrder: 1 }, rules)).toBe(80);
  expect(pointsOf({ ...parts, redLamp: 500, overdueOrder: 0 }, rules)).toBe(0);
});

test('EF-1 a part without figures is left out, and the others keep their proportions', () => {
  // (0.9 × 40 + 0.5 × 10) ÷ 50
  expect(pointsOf({ ...nothing, onTime: 0.9, guides: 0.5, ...clean }, rules)).toBe(82);
  expect(pointsOf({ ...nothing, ...clean }, rules)).toBeNull();
  expect(
    pointsOf({ ...nothing, guides: 1, ...clean }, { ...rules, weights: { ...rules.weights, guides: 0 } }),
  ).toBeNull();
});
