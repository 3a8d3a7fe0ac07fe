import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { type PagedQuery, useLastPage } from '../list/useLastPage.ts';
import type { ListParams } from '../list/useListParams.ts';
import { TableSkeleton } from '../SectionSkeleton.tsx';
import { type CorrectionAnswering, CorrectionReply } from './CorrectionReply.tsx';
import type { CorrectionTexts, ReportedCorrection } from './correction.ts';
import './Corrections.css';

const states = ['OPEN', 'DONE'] as const;
type State = (typeof states)[number];

export const correctionState = (state: string | undefined): State => (state === 'DONE' ? 'DONE' : 'OPEN');

type CorrectionsListProps<Row extends ReportedCorrection> = CorrectionAnswering & {
  t: CorrectionTexts;
  list: ListParams<'state'>;
  query: PagedQuery<{ records: Row[]; total: number; size: number }>;
  /** Shown while the list is narrowed to one subject. */
  showAll: { label: string; onClick: () => void } | undefined;
  /** What the error was reported about. */
  subject: (row: Row) => ReactNode;
};

/** Errors reported by readers, with the answers. */
export function CorrectionsList<Row extends ReportedCorrection>(props: CorrectionsListProps<Row>) {
  const { t, list, query, showAll, subject, ...answering } = props;
  const state = correctionState(list.filters.state);
  const corrections = useLastPage(list, query);
  return (
    <>
      <div className="admin-list__filters">
        <fieldset className="corrections__states" aria-label={t('correctionState')}>
          {states.map((one) => (
            <Chip key={one} selected={one === state} onClick={() => list.setFilter('state', one)}>
              {t(`correction${one}`)}
            </Chip>
          ))}
        </fieldset>
        {showAll && (
          <Button variant="quiet" onClick={showAll.onClick}>
            {showAll.label}
          </Button>
        )}
      </div>
      <Loaded
        query={corrections}
        skeleton={<TableSkeleton />}
        empty={t(state === 'OPEN' ? 'noCorrections' : 'noneThere')}
      >
        {({ records, total }) => (
          <>
            <ul className="corrections">
              {records.map((row) => (
                <CorrectionReply key={row.id} row={row} t={t} subject={subject(row)} {...answering} />
              ))}
            </ul>
            {total > requestLimits.pageSize && (
              <Pagination page={list.page} size={requestLimits.pageSize} total={total} onPage={list.setPage} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
