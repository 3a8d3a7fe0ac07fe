import { type SimpleFieldKind, simpleFieldKinds, type TableColumn } from '@yizhan/contract/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import type { ComponentType } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { FieldDesign, SettingsProps } from './field-design.ts';
import { NumberSetting } from './parts.tsx';
import { choice, date, money, number, text, time } from './simple.tsx';

const t = textsOf({ processDesign });

/** The kinds a column can have. */
const simpleDesigns: { [K in SimpleFieldKind]: FieldDesign<K> } = { text, number, money, date, time, choice };

function freeColumnKey(columns: readonly TableColumn[]): string {
  let n = columns.length + 1;
  while (columns.some(({ key }) => key === `column${n}`)) n += 1;
  return `column${n}`;
}

export const newColumn = (columns: readonly TableColumn[]): TableColumn => ({
  key: freeColumnKey(columns),
  label: t('newColumn', { n: columns.length + 1 }),
  kind: 'text',
  required: false,
  settings: simpleDesigns.text.initial(),
  sum: false,
});

export function TableSettings({ value, onChange }: SettingsProps<'table'>) {
  const { columns } = value;
  const set = (next: TableColumn[]) => onChange({ ...value, columns: next });
  const replace = (at: number, by: TableColumn) => set(columns.map((column, index) => (index === at ? by : column)));
  return (
    <>
      <span className="yz-field__label">{t('tableColumns')}</span>
      {columns.map((column, at) => (
        <ColumnSettings
          key={column.key}
          column={column}
          onChange={(next) => replace(at, next)}
          onRemove={columns.length > 1 ? () => set(columns.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      <Button
        size="small"
        icon="plus"
        disabled={columns.length >= processLimits.maxColumns}
        onClick={() => set([...columns, newColumn(columns)])}
      >
        {t('addColumn')}
      </Button>
      <NumberSetting label="maxRows" name="maxRows" otherwise={20} {...{ value, onChange }} />
    </>
  );
}

type ColumnSettingsProps = {
  column: TableColumn;
  onChange: (column: TableColumn) => void;
  onRemove: (() => void) | undefined;
};

function ColumnSettings({ column, onChange, onRemove }: ColumnSettingsProps) {
  const { key, label, kind, required, sum, settings } = column;
  const design = simpleDesigns[kind];
  const Settings = design.Settings as ComponentType<{ value: object; onChange: (next: object) => void }>;
  return (
    <fieldset className="design-box">
      <legend>
        <code>{key}</code>
      </legend>
      <TextField
        label={t('label')}
        maxLength={processLimits.labelLength}
        value={label}
        onChange={(next) => onChange({ ...column, label: next })}
        after={
          onRemove && (
            <IconButton icon="trash" size="small" label={t('removeColumn', { name: label })} onClick={onRemove} />
          )
        }
      />
      <Select
        label={t('columnKind')}
        value={kind}
        onChange={(next) =>
          onChange({ ...column, kind: next, settings: simpleDesigns[next].initial(), sum: false } as TableColumn)
        }
        options={simpleFieldKinds.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
      />
      <Settings
        value={{ ...design.initial(), ...settings }}
        onChange={(next) => onChange({ ...column, settings: next } as TableColumn)}
      />
      <div className="design-checks">
        <Checkbox checked={required} onChange={(next) => onChange({ ...column, required: next })}>
          {t('required')}
        </Checkbox>
        {design.compares === 'number' && (
          <Checkbox checked={sum} onChange={(next) => onChange({ ...column, sum: next })}>
            {t('columnSum')}
          </Checkbox>
        )}
      </div>
    </fieldset>
  );
}
