import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ServiceTypeRow } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { TabHead } from '../../../admin-kit/list/TabHead.tsx';
import { NEW, useListParams } from '../../../admin-kit/list/useListParams.ts';
import { confirmAndRemove, runAction } from '../../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { OrderedList } from '../OrderedList.tsx';
import { TypePane } from './TypePane.tsx';

const t = textsOf({ servicesManage });

const none = [] as const;

/** The service types, in the order of the hall. */
export default function TypesTab() {
  const client = useQueryClient();
  const list = useListParams<never>(none);
  const found = useQuery(query.serviceConfig.types());
  const refresh = () => client.invalidateQueries({ queryKey: query.serviceConfig.queryKey });
  const open = found.data?.find(({ id }) => id === list.record);
  const remove = async ({ id, name }: ServiceTypeRow) => {
    const question = { title: t('removeTypeAsk', { name }), text: t('removeTypeText'), name };
    await confirmAndRemove({
      ...question,
      recycled: { kind: 'serviceType', id },
      remove: () => api.serviceConfig.removeType({ id }),
    });
    await refresh();
  };
  const order = async (ids: string[]) => {
    await runAction(api.serviceConfig.orderTypes({ ids }));
    await refresh();
  };
  return (
    <>
      <TabHead add={t('addType')} onAdd={() => void list.open(NEW)}>
        <p className="services-admin__help">{t('orderHelp')}</p>
      </TabHead>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('firstType')}>
        {(rows) => (
          <OrderedList
            rows={rows}
            onEdit={({ id }) => void list.open(id)}
            onRemove={(row) => void remove(row)}
            onOrder={order}
          />
        )}
      </Loaded>
      {(list.record === NEW || open) && (
        <TypePane key={list.record} type={open} onSaved={refresh} onClose={() => void list.close()} />
      )}
    </>
  );
}
