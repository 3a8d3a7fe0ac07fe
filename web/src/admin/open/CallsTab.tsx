import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ApiCallQuery, type ApiCallRow, callResults } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { CallPane } from './CallPane.tsx';
import { CallResult } from './CallResult.tsx';
import { useClientChoices } from './useClientChoices.ts';

const t = textsOf({ openManage });

const columns = (): readonly Column<ApiCallRow>[] => [
  { key: 'at', title: t('at'), width: 180, render: ({ at }) => <time>{at}</time> },
  { key: 'client', title: t('client'), width: 160, phone: true, render: ({ clientName }) => clientName },
  {
    key: 'call',
    title: t('call'),
    width: 300,
    phone: true,
    render: ({ method, path }) => (
      <code>
        {method} {path}
      </code>
    ),
  },
  {
    key: 'result',
    title: t('resultLabel'),
    width: 110,
    phone: true,
    render: (call) => (
      <>
        <CallResult call={call} />
        {call.more > 0 && ` +${call.more}`}
      </>
    ),
  },
  { key: 'items', title: t('items'), width: 80, render: ({ items }) => items || '' },
  { key: 'took', title: t('took'), width: 100, render: ({ ms }) => t('ms', { n: ms }) },
  { key: 'ip', title: t('ip'), width: 140, render: ({ ip }) => ip },
];

const callFilters = ['clientId', 'result', 'from', 'to'] as const;
const aDay = /^\d{4}-\d\d-\d\d$/;

/** The calls of seven days, the newest first. */
export default function CallsTab() {
  const list = useListParams(callFilters, { clientId: /^[1-9]\d{0,17}$/, result: callResults, from: aDay, to: aDay });
  const clients = useClientChoices();
  const params = { ...(list.filters as Pick<ApiCallQuery, (typeof callFilters)[number]>), current: list.page };
  const listQuery = useQuery({
    ...query.apiClients.calls(params),
    placeholderData: keepPreviousData,
    refetchInterval: openLimits.refetchMs,
  });
  const found = useLastPage(list, listQuery);
  const call = found.data?.records.find(({ id }) => id === list.record);
  return (
    <>
      <Text as="p" tone="second" className="open-admin__help">
        {t('callsHelp', { days: openLimits.callDays })}
      </Text>
      <div className="admin-list__filters">
        <FilterSelect
          label={t('client')}
          any={t('allClients')}
          value={list.filters.clientId}
          options={clients}
          onChange={(value) => list.setFilter('clientId', value)}
        />
        <FilterSelect
          label={t('resultLabel')}
          any={t('allResults')}
          value={list.filters.result}
          options={callResults.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => list.setFilter('result', value)}
        />
        <DayPicker
          label={t('callsFrom')}
          value={list.filters.from ?? null}
          onChange={(day) => list.setFilter('from', day ?? undefined)}
        />
        <DayPicker
          label={t('callsTo')}
          value={list.filters.to ?? null}
          onChange={(day) => list.setFilter('to', day ?? undefined)}
        />
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('noCalls')}>
        {({ records, total }) => (
          <DataTable
            name="apiCalls"
            columns={columns()}
            rows={records}
            total={total}
            list={list}
            nameOf={({ method, path, at }) => `${method} ${path} ${at}`}
          />
        )}
      </Loaded>
      {call && <CallPane call={call} onClose={() => void list.close()} />}
    </>
  );
}
