import type { MatchResult } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Select } from '../../../ui/Select.tsx';

const t = textsOf({ bulkImport });

type Field = MatchResult['dbFieldList'][number];
type Head = MatchResult['matchFieldList'][number];

type MatchRowProps = {
  field: Field;
  heads: readonly Head[];
  /** The chosen head of the file. */
  value: string | undefined;
  onChange: (head: string | null) => void;
};

/** A column of the system, the column of the file it is filled from, and what stands there. */
export function MatchRow({ field, heads, value, onChange }: MatchRowProps) {
  const { column, label, note, is_must } = field;
  const head = heads.find(({ excelField }) => excelField === value);
  const isMissing = is_must === 1 && !head;
  const options = [
    { value: '', label: is_must === 1 ? t('choose') : t('unmatched') },
    ...heads.map(({ excelField }) => ({ value: excelField, label: excelField })),
  ];
  return (
    <li className={classes('bulk-match__row', isMissing && 'bulk-match__row--missing')}>
      <span className="bulk-match__field" title={note || undefined}>
        <span>{label}</span>
        {is_must === 1 && <Chip tone={isMissing ? 'bad' : 'neutral'}>{t('must')}</Chip>}
      </span>
      <Select
        className="bulk-match__select"
        size="small"
        aria-label={t('matchOf', { name: label })}
        aria-invalid={isMissing || undefined}
        value={value ?? ''}
        options={options}
        onChange={(next) => onChange(next === '' ? null : next)}
      />
      <span className="bulk-match__samples">
        {head?.samples.map((sample) => sample || t('sampleEmpty')).join(' ｜ ')}
      </span>
      <span className="bulk-match__reason">
        {head && head.column === column && head.reason !== 'none' && t(`by.${head.reason}`)}
      </span>
    </li>
  );
}
