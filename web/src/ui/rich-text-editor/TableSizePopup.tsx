import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { richText } from '@yizhan/contract/texts/zh-CN/rich-text.ts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../classes.ts';
import { usePopup } from '../usePopup.ts';
import '../Menu.css';
import type { TableSize } from './tables.ts';

const t = textsOf({ richText });

const most = fieldLimits.newTable;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const within = (count: number, longest: number) => Math.min(Math.max(count, 1), longest);

const steps: Readonly<Record<string, TableSize>> = {
  ArrowRight: { rows: 0, columns: 1 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowUp: { rows: -1, columns: 0 },
};

type TableSizePopupProps = {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onOutside: () => void;
  onChoose: (size: TableSize) => void;
};

/** A grid of cells: the one that is pointed at, or reached by the arrow keys, is the last of the new table. */
export function TableSizePopup({ button, onClose, onOutside, onChoose }: TableSizePopupProps) {
  const [size, setSize] = useState<TableSize>({ rows: 3, columns: 3 });
  const popup = useRef<HTMLDivElement>(null);
  usePopup({ popup, button, align: 'start', onOutside });
  useLayoutEffect(() => {
    popup.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // The toolbar and a dialog around it must not get these keys, too.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const rows = within(size.rows + step.rows, most.rows);
    const columns = within(size.columns + step.columns, most.columns);
    setSize({ rows, columns });
    popup.current?.querySelector<HTMLElement>(`[data-cell="${rows}-${columns}"]`)?.focus();
  };
  return (
    <div
      ref={popup}
      className="yz-menu yz-tablesize"
      role="dialog"
      aria-label={t('tableSize')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="yz-tablesize__cells">
        {upTo(most.rows).flatMap((rows) =>
          upTo(most.columns).map((columns) => (
            <button
              key={`${rows}-${columns}`}
              type="button"
              data-cell={`${rows}-${columns}`}
              tabIndex={rows === size.rows && columns === size.columns ? 0 : -1}
              className={classes(rows <= size.rows && columns <= size.columns && 'is-chosen')}
              aria-label={t('tableOf', { rows, columns })}
              onPointerEnter={() => setSize({ rows, columns })}
              onClick={() => onChoose({ rows, columns })}
            />
          )),
        )}
      </div>
      <p aria-hidden="true">{t('tableOf', size)}</p>
    </div>
  );
}
