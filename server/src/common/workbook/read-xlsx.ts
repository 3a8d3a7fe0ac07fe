import { type CellFormat, parseStyles } from './cell-formats.ts';
import { consumePart } from './part-bytes.ts';
import { RowBuilder } from './row-builder.ts';
import { readSharedStrings } from './shared-strings.ts';
import type { SheetRow } from './sheet-row.ts';
import { SheetScanner } from './sheet-scanner.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';
import { findParts, type SheetPart, type WorkbookParts } from './workbook-parts.ts';
import { ZipFile } from './zip-file.ts';

/** The sheet at this place, else the first one that a person sees when they open the file. */
function sheetAt(sheets: readonly SheetPart[], place: number | undefined): SheetPart {
  const sheet = place === undefined ? (sheets.find(({ hidden }) => !hidden) ?? sheets[0]) : sheets[place];
  if (!sheet) throw new WorkbookError('empty');
  return sheet;
}

async function readFormats(zip: ZipFile, { styles }: WorkbookParts): Promise<CellFormat[]> {
  return zip.has(styles) ? parseStyles(await zip.text(styles)) : [];
}

export async function* readXlsx(file: string, limit: WorkbookLimits, place?: number): AsyncGenerator<SheetRow[]> {
  const zip = await ZipFile.open(file, limit);
  try {
    const parts = await findParts(zip);
    const formats = await readFormats(zip, parts);
    const strings = await readSharedStrings(zip, parts.sharedStrings);
    const rows = new RowBuilder(limit);
    const scanner = new SheetScanner({ formats, strings, date1904: parts.date1904 }, rows);
    for await (const _ of consumePart(zip, sheetAt(parts.sheets, place).path, scanner.consume)) yield* rows.take(false);
    yield* rows.take(true);
  } finally {
    await zip.close();
  }
}
