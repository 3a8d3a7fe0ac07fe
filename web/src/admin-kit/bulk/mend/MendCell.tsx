import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { type KeyboardEvent, memo, useId } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';

const t = textsOf({ bulkImport });

type MendCellProps = {
  row: number;
  index: number;
  column: string;
  title: string;
  value: string;
  edited: boolean;
  /** Why the cell is wrong; empty if it is not. */
  reason: string;
  /** The id of a list of known values. */
  options: string | undefined;
  onChange: (index: number, column: string, text: string) => void;
  onFocus: (index: number, column: string) => void;
  onKey: (event: KeyboardEvent, index: number, column: string) => void;
};

/** A cell of the grid: an input, and why its text is wrong. */
export const MendCell = memo(function MendCell(props: MendCellProps) {
  const { row, index, column, title, value, edited, reason, options, onChange, onFocus, onKey } = props;
  const note = useId();
  const isWrong = reason !== '' && !edited;
  return (
    <>
      <input
        className={classes(
          'bulk-mend__input',
          isWrong && 'bulk-mend__input--wrong',
          edited && 'bulk-mend__input--edited',
        )}
        data-cell={`${index} ${column}`}
        aria-label={t('mendCell', { row, name: title })}
        aria-invalid={isWrong || undefined}
        aria-describedby={reason ? note : undefined}
        value={value}
        list={options}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(index, column, event.target.value)}
        onFocus={() => onFocus(index, column)}
        onKeyDown={(event) => onKey(event, index, column)}
      />
      {reason && (
        <span id={note} className={classes('bulk-mend__reason', edited && 'bulk-mend__reason--edited')}>
          {reason}
        </span>
      )}
    </>
  );
});
