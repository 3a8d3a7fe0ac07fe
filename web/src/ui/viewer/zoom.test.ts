import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centreOffset, fitRatio, isFitted, leastRatio, stepZoom, toPercent, wheelZoom } from './zoom.ts';

const fits = fc.double({ min: 0.01, max: 1, noNaN: true });
const ratios = fc.double({ min: 0.01, max: uiLimits.viewerMaxZoom, noNaN: true });

test('AP-3 a button or key changes the size by 0.2', () => {
  expect(stepZoom(1, 1, 1)).toBe(1.2);
  expect(stepZoom(1, -1, 1)).toBe(0.8);
  expect(stepZoom(0.3, 1, 1)).toBe(0.5);
});

test('AP-3 a notch of the wheel changes it by 0.015, larger when turned away', () => {
  expect(wheelZoom(1, -100, 1)).toBe(1.015);
  expect(wheelZoom(1, 100, 1)).toBe(0.985);
  expect(wheelZoom(1, 3, 1)).toBe(0.985);
});

test('AP-3 a picture gets no smaller than 0.2', () => {
  expect(stepZoom(0.2, -1, 1)).toBe(0.2);
  expect(stepZoom(0.3, -1, 1)).toBe(0.2);
  expect(wheelZoom(0.205, 100, 1)).toBe(0.2);
});

test('AP-3 steps add up to what they look like', () => {
  let ratio = 1;
  for (let step = 0; step < 10; step += 1) ratio = stepZoom(ratio, 1, 1);
  expect(ratio).toBe(3);
  for (let notch = 0; notch < 20; notch += 1) ratio = wheelZoom(ratio, 1, 1);
  expect(ratio).toBe(2.7);
});

test('a huge picture may be as small as it is when seen whole', () => {
  expect(leastRatio(0.1)).toBe(0.1);
  expect(stepZoom(0.25, -1, 0.1)).toBe(0.1);
});

test('no step leaves the bounds', () => {
  fc.assert(
    fc.property(ratios, fits, fc.constantFrom(1 as const, -1 as const), (ratio, fit, direction) => {
      for (const next of [stepZoom(ratio, direction, fit), wheelZoom(ratio, direction, fit)]) {
        expect(next).toBeGreaterThanOrEqual(leastRatio(fit));
        expect(next).toBeLessThanOrEqual(uiLimits.viewerMaxZoom);
      }
    }),
  );
});

test('a picture is seen whole, also when it lies on its side, and never larger than it is', () => {
  const stage = { width: 1200, height: 600 };
  expect(fitRatio(stage, { width: 2400, height: 600 }, 0)).toBe(0.5);
  expect(fitRatio(stage, { width: 2400, height: 600 }, 90)).toBe(0.25);
  expect(fitRatio(stage, { width: 2400, height: 600 }, -270)).toBe(0.25);
  expect(fitRatio(stage, { width: 2400, height: 600 }, -180)).toBe(0.5);
  expect(fitRatio(stage, { width: 40, height: 40 }, 0)).toBe(1);
});

test('a whole picture stands in the middle', () => {
  expect(centreOffset({ width: 1000, height: 500 }, { width: 800, height: 400 }, 0.5)).toEqual({ x: 300, y: 150 });
});

test('the size is told in per cent', () => {
  expect(toPercent(0.985)).toBe('99%');
  expect(isFitted(0.3333, 1 / 3)).toBe(true);
});
