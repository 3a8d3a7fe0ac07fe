import type { MatchResult } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { Select } from '../../../ui/Select.tsx';

const t = textsOf({ bulkImport });

type SheetFieldProps = { found: Pick<MatchResult, 'sheets' | 'sheet'>; onChange: (sheet: number) => void };

/** Which sheet of the workbook is imported; nothing to choose where there is only one. */
export function SheetField({ found: { sheets, sheet }, onChange }: SheetFieldProps) {
  if (sheets.length < 2) return null;
  return (
    <Select
      label={t('sheet')}
      help={sheets.some(({ isHidden }) => isHidden) ? t('sheetHidden') : t('sheetHelp')}
      value={String(sheet)}
      options={sheets.map(({ name, isHidden }, at) => ({
        value: String(at),
        label: isHidden ? t('hiddenSheet', { name }) : name,
      }))}
      onChange={(next) => onChange(Number(next))}
    />
  );
}
