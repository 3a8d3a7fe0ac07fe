import { expect, test } from 'vitest';
import { withFile } from '../../../test/read-workbook.ts';
import { oneSheet } from '../../../test/workbook-parts.ts';
import { makeZip } from '../../../test/zip.ts';
import { serveImport } from './import-side.ts';
import type { RowPlan } from './row-plan.ts';

const plan: RowPlan = {
  columns: [
    { name: 'code', kind: { type: 'text', longest: 20 }, required: true, at: 0, options: undefined },
    { name: 'name', kind: { type: 'text', longest: 20 }, required: true, at: 1, options: undefined },
  ],
  ...{ kept: [], keys: ['code'], unique: [], caseless: [], inOrder: [], ownRows: undefined },
};

const cell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`;

test('IP-13 rows that are only formatted, or hold nothing but spaces, are no rows', async () => {
  const blank = '<row s="3" customFormat="1"><c s="3"/><c s="3"/></row>';
  const rows = [row('编码', '名称'), row('XG', '学工处'), blank, row(' ', '　'), row('JW', '教务处'), blank, blank];
  await withFile(makeZip(oneSheet(rows.join(''))), async (path) => {
    const source = { path, kind: 'xlsx', sheet: 0 } as const;
    const ask = serveImport({ is: 'import', source, headerLine: 1, plan, mended: [] });
    const answer = await ask({ ask: 'batch' });
    expect(answer).toMatchObject({ is: 'batch', batch: { size: 2, validCount: 2, failureCount: 0, last: 5 } });
    expect(await ask({ ask: 'batch' })).toEqual({ is: 'end' });
  });
});
