import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOf, withFile } from '../../../test/read-workbook.ts';
import { laughs, outside, refusedWorkbooks, row, zip } from '../../../test/refused-workbooks.ts';
import { oneSheet } from '../../../test/workbook-parts.ts';
import { makeZip } from '../../../test/zip.ts';
import { consumePart } from './part-bytes.ts';
import type { WorkbookKind } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import { type WorkbookLimits, workbookLimits } from './workbook-limits.ts';
import { ZipFile } from './zip-file.ts';

const workbook = (name: string) => readFileSync(join(import.meta.dirname, '../../../test/workbooks', name));

async function refusal(bytes: Buffer | string, kind: WorkbookKind, limits: Partial<WorkbookLimits> = {}) {
  try {
    await withFile(bytes, (file) => rowsOf(file, kind, limits));
    return 'read';
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    return error.message;
  }
}

describe('IP-18 nothing is unpacked beyond what decides', () => {
  const SHEET = 'xl/worksheets/sheet1.xml';
  const spaces = (claimed?: number) => ({ content: Buffer.alloc(64 * 1024 * 1024, ' '), ...(claimed && { claimed }) });

  /** How many bytes of the sheet are unpacked, and how many of them reach who reads rows, before the refusal. */
  async function unpackedOf(bytes: Buffer) {
    const counted = { unpacked: 0, read: 0, code: '' };
    await withFile(bytes, async (file) => {
      try {
        const zipFile = await ZipFile.open(file, workbookLimits);
        const chunks = zipFile.chunks.bind(zipFile);
        zipFile.chunks = async function* counting(name) {
          for await (const chunk of chunks(name)) {
            counted.unpacked += chunk.length;
            yield chunk;
          }
        };
        try {
          const consume = (part: Buffer) => {
            counted.read += part.length;
            return part.length;
          };
          for await (const _ of consumePart(zipFile, SHEET, consume));
        } finally {
          await zipFile.close();
        }
      } catch (error) {
        if (!(error instanceof WorkbookError)) throw error;
        counted.code = error.code;
      }
    });
    return counted;
  }

  test('a zip bomb is seen in the directory, and not a byte of it is unpacked', async () => {
    expect(await unpackedOf(zip(row, { [SHEET]: spaces() }))).toEqual({ unpacked: 0, read: 0, code: 'bomb' });
    const all = Object.fromEntries([0, 1, 2].map((n) => [`xl/a${n}.xml`, { content: 'x', claimed: 400_000_000 }]));
    expect(await unpackedOf(zip(row, all))).toEqual({ unpacked: 0, read: 0, code: 'bomb' });
  });

  test('a zip bomb that lies about its size gives no more than it told', async () => {
    const told = 900_000;
    const { unpacked, code } = await unpackedOf(zip(row, { [SHEET]: spaces(told) }));
    expect(code).toBe('bomb');
    expect(unpacked).toBeLessThanOrEqual(told);
  });

  test.each([laughs, outside])(
    'of a sheet with entities one chunk is unpacked and nothing is read',
    async (entities) => {
      const content = `<?xml version="1.0"?>${entities}<worksheet><sheetData>${row.repeat(200_000)}</sheetData></worksheet>`;
      const { unpacked, read, code } = await unpackedOf(zip('', { [SHEET]: { content, isStored: true } }));
      expect({ read, code }).toEqual({ read: 0, code: 'unsafe' });
      expect(unpacked).toBeLessThan(content.length / 10);
    },
  );
});

describe('IP-6 one clear reason', () => {
  test.each(refusedWorkbooks)('for %s', async (_, make, kind, expected) => {
    expect(await refusal(make(), kind)).toBe(expected);
  });

  test('for more rows or columns than are asked for', async () => {
    expect(await refusal(zip(row.repeat(3)), 'xlsx', { rows: 2 })).toBe('tooManyRows');
    expect(await refusal(zip('<row><c r="F1"><v>1</v></c></row>'), 'xlsx', { columns: 5 })).toBe('tooManyColumns');
    expect(await refusal(zip(row), 'xlsx', { fileBytes: 100 })).toBe('tooLarge');
    expect(await refusal(workbook('xlwt.xls'), 'xls', { rows: 2 })).toBe('tooManyRows');
  });
});

test('IP-6 markup crafted to be slow takes as long as it is', async () => {
  const stored = (content: string) => ({ content, isStored: true });
  const hints = `<row><c t="inlineStr"><is>${'<rPh ><t>'.repeat(90_000)}</is></c><c><v>1</v></c></row>`;
  const parts = oneSheet('', {
    'xl/workbook.xml': stored(`<workbook>${'<sheet '.repeat(500_000)}><sheet name="一" r:id="r1"/></workbook>`),
    'xl/styles.xml': stored(`<styleSheet>${'<cellXfs '.repeat(300_000)}</styleSheet>`),
    'xl/sharedStrings.xml': stored(`<sst>${'<si><t>'.repeat(100_000)}</sst>`),
    'xl/worksheets/sheet1.xml': stored(`<worksheet><sheetData>${hints}</sheetData></worksheet>`),
  });
  expect(await refusal(makeZip(parts), 'xlsx')).toBe('read');
});
