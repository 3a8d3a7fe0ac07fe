import { expect, test } from 'vitest';
import { returnPageFrom } from './return-page-from.ts';

test('HL-9 whoever signs in at a service lands on it', () => {
  expect(returnPageFrom('/service/7', '')).toBe('/home/service/7');
});

test('whoever signs in at an article or in the guides comes back to them', () => {
  expect(returnPageFrom('/', '?view=article&id=3')).toBe('/home/article/3');
  expect(returnPageFrom('/', '?view=guides')).toBe('/home/guides');
});

test('whoever signs in from the hall finds what they looked for in their own', () => {
  expect(returnPageFrom('/allServices', '?keyword=请假')).toBe('/home/serviceHall?keyword=请假');
});

test('from anywhere else one comes home', () => {
  expect(returnPageFrom('/', '?view=news')).toBeUndefined();
});
