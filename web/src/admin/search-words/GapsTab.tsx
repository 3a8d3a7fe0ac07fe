import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GapRow, gapStates } from '@yizhan/contract/entities/service-config.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { searchWords } from '@yizhan/contract/texts/zh-CN/search-words.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { NEW, useListParams } from '../../admin-kit/list/useListParams.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Gap } from './Gap.tsx';
import { SynonymPane } from './SynonymPane.tsx';

const t = textsOf({ searchWords });

const filterNames = ['state'] as const;
type State = GapRow['state'];

/** The form of a new service of that name; saving it ends the gap. */
const newService = ({ id, word }: GapRow) =>
  `${sectionPath('services')}?${new URLSearchParams({ record: NEW, name: word, gap: id })}`;

/** Searches without results, most frequent first, with their actions. */
export default function GapsTab() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = useListParams(filterNames);
  const state = gapStates.find((one) => one === list.filters.state) ?? 'OPEN';
  const listQuery = useQuery({
    ...query.serviceConfig.gaps({ state, current: list.page }),
    placeholderData: keepPreviousData,
  });
  const found = useLastPage(list, listQuery);
  const [naming, setNaming] = useState<GapRow>();
  const handle = async (gap: GapRow, next: State, words: { note?: string; success?: string }) => {
    await runAction(api.serviceConfig.handleGap({ id: gap.id, state: next, note: words.note ?? '' }), words.success);
    await client.invalidateQueries({ queryKey: query.serviceConfig.queryKey });
  };
  const teach = async ({ id, word }: GapRow, { serviceId, serviceName }: GapRow['near'][number]) => {
    await runAction(api.serviceConfig.teachGap({ id, serviceId }), t('taught', { word, name: serviceName }));
    await client.invalidateQueries({ queryKey: query.serviceConfig.queryKey });
  };
  return (
    <>
      <div className="admin-list__filters">
        <p className="search-words__help">{t('gapsHelp')}</p>
        <fieldset className="search-words__states" aria-label={t('gapStates')}>
          {gapStates.map((one) => (
            <Chip key={one} selected={one === state} onClick={() => list.setFilter('state', one)}>
              {t(`gap${one}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t(state === 'OPEN' ? 'noGaps' : 'noGapsThere')}>
        {({ records, total }) => (
          <>
            <ul className="search-words__gaps">
              {records.map((gap) => (
                <Gap
                  key={gap.id}
                  gap={gap}
                  onTeach={(service) => void teach(gap, service)}
                  onSynonym={() => setNaming(gap)}
                  onService={() => void navigate(newService(gap))}
                  onIgnore={() => void handle(gap, 'IGNORED', { success: t('ignored', { word: gap.word }) })}
                  onReopen={() => void handle(gap, 'OPEN', { success: t('reopened', { word: gap.word }) })}
                />
              ))}
            </ul>
            {total > requestLimits.pageSize && (
              <Pagination page={list.page} size={requestLimits.pageSize} total={total} onPage={list.setPage} />
            )}
          </>
        )}
      </Loaded>
      {naming && (
        <SynonymPane
          row={undefined}
          first={[naming.word]}
          title={t('gapTitle', { word: naming.word })}
          onSaved={() => handle(naming, 'DONE', { note: t('gapSynonym') })}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
