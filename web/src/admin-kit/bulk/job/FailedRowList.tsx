import { useQuery } from '@tanstack/react-query';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import type { JobRef } from './useJobProgress.ts';

const t = textsOf({ bulkImport });

const shownRows = 20;

/** The first failed rows with their reasons; the rest is in the error file. */
export function FailedRowList({ job }: { job: JobRef }) {
  const found = useQuery(query.bulk.failedRows({ ...job, size: shownRows }));
  return (
    <Loaded query={found} empty={null}>
      {({ records, columns, total }) => {
        const labelOf = (column: string) => columns.find((one) => one.column === column)?.label;
        return (
          <ul className="bulk-failed" aria-label={t('failNum')}>
            {records.map(({ row, cells, errors }) => (
              <li key={row} className="bulk-failed__row">
                <strong>{t('leftRow', { row })}</strong>
                <span className="bulk-failed__name">{columns.map(({ column }) => cells[column]).find(Boolean)}</span>
                {errors.map(({ column, reason }) => (
                  <span key={`${column} ${reason}`} className="bulk-failed__reason">
                    {`${labelOf(column) ?? ''} ${reason}`.trim()}
                  </span>
                ))}
              </li>
            ))}
            {total > records.length && <li className="bulk-failed__more">{t('moreFailed', { n: total })}</li>}
          </ul>
        );
      }}
    </Loaded>
  );
}
