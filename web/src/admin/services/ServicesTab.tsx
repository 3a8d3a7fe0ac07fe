import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServiceConfigQuery } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ServiceFilters } from './ServiceFilters.tsx';
import { ServicePane } from './ServicePane.tsx';
import { ServiceTable } from './ServiceTable.tsx';
import { serviceFilters } from './service-filters.ts';
import { useServiceActions } from './useServiceActions.tsx';

const t = textsOf({ servicesManage });

export function ServicesTab() {
  const list = useListParams(serviceFilters);
  // The server validates values typed into the address.
  const params = { ...(list.filters as Omit<ServiceConfigQuery, 'current' | 'size'>), current: list.page };
  const listQuery = useQuery({ ...query.serviceConfig.page(params), placeholderData: keepPreviousData });
  useHint('services', listQuery.refetch);
  const found = useLastPage(list, listQuery);
  const actions = useServiceActions(list);
  return (
    <>
      <ServiceFilters list={list} />
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('addService')} first={t('firstService')} />}
      >
        {({ records, total }) => <ServiceTable rows={records} total={total} list={list} actions={actions} />}
      </Loaded>
      {list.record && <ServicePane key={list.record} record={list.record} list={list} actions={actions} />}
      {actions.dialog}
    </>
  );
}
