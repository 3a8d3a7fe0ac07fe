import type { DutyDepartment } from '@yizhan/contract/entities/duty-list.ts';
import { expect, test } from 'vitest';
import { toCsv } from '../../lib/save-file.ts';
import { placed } from './DeptTree.tsx';
import { toWordHtml } from './whole-list.ts';

test('a cell of an exported list is never taken for a formula', () => {
  expect(
    toCsv([
      ['序号', '名称'],
      ['1', '=HYPERLINK("x")'],
    ]),
  ).toBe('\uFEFF"序号","名称"\r\n"1","\'=HYPERLINK(""x"")"\r\n');
});

test('a text of an exported list stays text in the document', () => {
  const html = toWordHtml('权力清单', '', [['名称'], ['<script>甲 & 乙']]);
  expect(html).toContain('<td>&lt;script&gt;甲 &amp; 乙</td>');
});

const dept = (id: string, parentId: string | null): DutyDepartment => ({
  ...{ id, parentId, name: `部门${id}`, shortName: '', total: 1 },
});

test('LS-2 departments stand below their own, and one whose parent has no items at the top', () => {
  const tree = placed([dept('2', '1'), dept('1', null), dept('3', '9')]);
  expect(tree.map(({ id, depth }) => [id, depth])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 0],
  ]);
});
