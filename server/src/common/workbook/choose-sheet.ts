import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import type { SheetName } from './sheet-outline.ts';
import type { SheetRow } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';

/** The sheet that somebody asked for, else the first visible one with anything in it, with its first rows. */
export async function chooseSheet(
  sheets: readonly Pick<SheetName, 'hidden'>[],
  { sheet }: { sheet?: number | undefined },
  headOf: (place: number) => Promise<SheetRow[]> | SheetRow[],
): Promise<{ sheet: number; head: SheetRow[] }> {
  const visible = sheets.flatMap(({ hidden }, place) => (hidden ? [] : [place])).slice(0, workbooksLimits.sheetsTried);
  const shown = visible.length > 0 ? visible : [0];
  const places = sheet === undefined ? shown : [sheet];
  for (const place of places) {
    if (!sheets[place]) throw new WorkbookError('empty');
    const head = await headOf(place);
    if (head.length > 0 || sheet !== undefined) return { sheet: place, head };
  }
  return { sheet: places[0] ?? 0, head: [] };
}
