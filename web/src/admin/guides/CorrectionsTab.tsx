import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Correction } from './Correction.tsx';

const t = textsOf({ guideManage });

const filterNames = ['state', 'guide'] as const;
const states = ['OPEN', 'DONE'] as const;

/** Errors reported by readers, with the answers. */
export function CorrectionsTab() {
  const client = useQueryClient();
  const list = useListParams(filterNames);
  const { filters, setFilter, page } = list;
  const state = filters.state === 'DONE' ? 'DONE' : 'OPEN';
  const params = { state, ...(filters.guide && { guideId: filters.guide }), current: page } as const;
  const listQuery = useQuery({ ...query.guides.corrections(params), placeholderData: keepPreviousData });
  useHint(publishables.guide.topic, listQuery.refetch);
  const found = useLastPage(list, listQuery);
  const answered = () => client.invalidateQueries({ queryKey: query.guides.queryKey });
  return (
    <>
      <div className="admin-list__filters">
        <fieldset className="guide-config__states" aria-label={t('correctionState')}>
          {states.map((one) => (
            <Chip key={one} selected={one === state} onClick={() => setFilter('state', one)}>
              {t(`correction${one}`)}
            </Chip>
          ))}
        </fieldset>
        {filters.guide && (
          <Button variant="quiet" onClick={() => setFilter('guide', undefined)}>
            {t('allGuides')}
          </Button>
        )}
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t(state === 'OPEN' ? 'noCorrections' : 'noneThere')}>
        {({ records, total }) => (
          <>
            <ul className="guide-config__corrections">
              {records.map((row) => (
                <Correction key={row.id} row={row} onAnswered={answered} />
              ))}
            </ul>
            {total > requestLimits.pageSize && (
              <Pagination page={page} size={requestLimits.pageSize} total={total} onPage={list.setPage} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
