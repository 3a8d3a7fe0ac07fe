import { dutyColumns } from '@yizhan/contract/duty-columns.ts';
import type { DutyList } from '@yizhan/contract/entities/duty-list.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { dutyColumnNames } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { dutyListsManage } from '@yizhan/contract/texts/zh-CN/duty-lists-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { moved } from './moved.ts';

const t = textsOf({ dutyListsManage });
const columnName = textsOf({ dutyColumnNames });

type ColumnRowsProps = { list: DutyList; onChange: (columns: DutyList['columns']) => void };

/** The columns of a list in their order, each under its usual heading or the school's own. */
export function ColumnRows({ list: { name, columns }, onChange }: ColumnRowsProps) {
  const free = dutyColumns.filter((key) => !columns.some((column) => column.key === key));
  const options = [
    { value: '', label: t('addColumn') },
    ...free.map((key) => ({ value: key, label: columnName(key) })),
  ] as const;
  return (
    <fieldset className="duty-config__columns">
      <legend>{t('columns')}</legend>
      <ol>
        {columns.map((column, at) => {
          const usual = columnName(column.key);
          return (
            <li key={column.key}>
              <span className="duty-config__usual">{usual}</span>
              <TextField
                aria-label={t('heading', { name: usual })}
                placeholder={usual}
                maxLength={dutyLimits.columnLabelLength}
                value={column.label}
                onChange={(label) => onChange(columns.map((one) => (one === column ? { ...one, label } : one)))}
              />
              <IconButton
                icon="arrow-up"
                size="small"
                label={t('moveUp', { name: usual })}
                disabled={at === 0}
                onClick={() => onChange(moved(columns, at, at - 1))}
              />
              <IconButton
                icon="arrow-down"
                size="small"
                label={t('moveDown', { name: usual })}
                disabled={at === columns.length - 1}
                onClick={() => onChange(moved(columns, at, at + 1))}
              />
              <IconButton
                icon="close"
                size="small"
                label={t('removeColumn', { name: usual })}
                // Without its name nobody knows which item a row is.
                disabled={column.key === 'title'}
                onClick={() => onChange(columns.filter((one) => one !== column))}
              />
            </li>
          );
        })}
      </ol>
      {free.length > 0 && (
        <Select
          aria-label={`${name} ${t('addColumn')}`}
          value=""
          options={options}
          onChange={(key) => key !== '' && onChange([...columns, { key, label: '' }])}
        />
      )}
    </fieldset>
  );
}
