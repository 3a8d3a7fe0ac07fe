import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServiceConfigQuery } from '@yizhan/contract/entities/service-config.ts';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { type ListParams, useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { useHint } from '../../lib/useHint.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ServiceFilters } from './ServiceFilters.tsx';
import { ServicePane } from './ServicePane.tsx';
import { ServiceTable } from './ServiceTable.tsx';
import { useServiceActions } from './useServiceActions.tsx';
import { s } from './words.ts';

const filterNames = ['keyword', 'status', 'type', 'deptId', 'sceneId', 'maintenance'] as const;
export type ServiceListParams = ListParams<(typeof filterNames)[number]>;

export function ServicesTab() {
  const list = useListParams(filterNames);
  // The server checks what somebody typed into the address.
  const wanted = { ...(list.filters as Omit<ServiceConfigQuery, 'current' | 'size'>), current: list.page };
  const asked = useQuery({ ...query.serviceConfig.page(wanted), placeholderData: keepPreviousData });
  useHint('services', asked.refetch);
  const found = useLastPage(list, asked);
  const actions = useServiceActions(list);
  return (
    <>
      <ServiceFilters list={list} />
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={s('addService')} first={s('firstService')} />}
      >
        {({ records, total }) => <ServiceTable rows={records} total={total} list={list} actions={actions} />}
      </Loaded>
      {list.record && <ServicePane key={list.record} record={list.record} list={list} actions={actions} />}
      {actions.dialog}
    </>
  );
}
