import { expect, test } from 'vitest';
import { assertGuideAccess, canPublishGuides, monthsAfter, nextReview } from './rules.ts';

const writer = { menus: new Set(['managementGuideConfig']) };
const publisher = { menus: new Set(['managementGuideConfig', 'userFrameConfig/manage/services']) };

test('a department looks at and writes its own guides, and publishes none', () => {
  expect(canPublishGuides(writer)).toBe(false);
  assertGuideAccess(writer, 'look', { own: true });
  assertGuideAccess(writer, 'write', { own: true });
  expect(() => assertGuideAccess(writer, 'publish', { own: true })).toThrow('not_allowed');
});

test('another department’s guide is not even looked at', () => {
  for (const access of ['look', 'write', 'publish'] as const)
    expect(() => assertGuideAccess(writer, access, { own: false })).toThrow('other_department');
});

test('who answers for all services does everything with every guide', () => {
  for (const access of ['look', 'write', 'publish'] as const) assertGuideAccess(publisher, access, { own: false });
});

test('GU-4 a guide is looked at again a year after it was published, or on the day its department named', () => {
  expect(nextReview('2026-09-01', null)).toBe('2027-09-01');
  expect(nextReview('2026-09-01', '2026-12-31')).toBe('2026-12-31');
});

test('GU-4 a day of review that is over counts as none', () => {
  expect(nextReview('2026-09-01', '2026-09-01')).toBe('2027-09-01');
  expect(nextReview('2026-09-01', '2025-01-01')).toBe('2027-09-01');
});

test('a year after the last of February is the last of February', () => {
  expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28');
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAfter('2026-12-15', 1)).toBe('2027-01-15');
});
