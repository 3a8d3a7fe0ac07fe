import { expect, test } from 'vitest';
import * as fieldLimits from './limits/fields.ts';
import { isBoundedHtml } from './rich-text-bounds.ts';

const { richTextDepth: depth, richTextMarks: marks } = fieldLimits;

test('DR-6 what an editor makes is within the bounds, however long', () => {
  const row = '<tr><td>甲<br>乙<img src="/files/7"></td><td><p><strong>丙</strong></p></td></tr>';
  expect(isBoundedHtml(`<table><tbody>${row.repeat(1500)}</tbody></table>`)).toBe(true);
});

test('DR-6 tags are counted, open, closing or torn', () => {
  for (const piece of ['<b></b>', '</b>', '<', '<!-- -->', '<br>', '<b/', '<b a="'])
    expect([piece, isBoundedHtml(piece.repeat(marks + 1))]).toEqual([piece, false]);
  expect(isBoundedHtml('<br>'.repeat(marks))).toBe(true);
});

test('DR-6 nesting is bounded, and only what was opened can be closed', () => {
  const nested = (levels: number) => '<B>'.repeat(levels) + '</b>'.repeat(levels);
  expect(isBoundedHtml(nested(depth).repeat(3))).toBe(true);
  expect(isBoundedHtml(nested(depth + 1))).toBe(false);
  expect(isBoundedHtml('<b></i>'.repeat(depth + 1))).toBe(false);
  expect(isBoundedHtml('<i><b></i>'.repeat(depth + 1))).toBe(true);
});
