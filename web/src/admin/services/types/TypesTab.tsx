import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ServiceTypeRow } from '@yizhan/contract/entities/service-config.ts';
import { NEW, useListParams } from '../../../admin-kit/list/useListParams.ts';
import { confirmAndRemove, runAction } from '../../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../../lib/api.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { OrderedList } from '../OrderedList.tsx';
import { TabHead } from '../TabHead.tsx';
import { s } from '../words.ts';
import { TypePane } from './TypePane.tsx';

const none = [] as const;

/** What sorts of help there are, in the order of the hall. */
export default function TypesTab() {
  const client = useQueryClient();
  const list = useListParams<never>(none);
  const found = useQuery(query.serviceConfig.types());
  const refresh = () => client.invalidateQueries({ queryKey: query.serviceConfig.queryKey });
  const open = found.data?.find(({ id }) => id === list.record);
  const remove = async ({ id, name }: ServiceTypeRow) => {
    const question = { title: s('removeTypeAsk', { name }), text: s('removeTypeText'), name };
    await confirmAndRemove({ ...question, remove: () => api.serviceConfig.removeType({ id }) });
    await refresh();
  };
  const order = async (ids: string[]) => {
    await runAction(api.serviceConfig.orderTypes({ ids }));
    await refresh();
  };
  return (
    <>
      <TabHead add={s('addType')} onAdd={() => void list.open(NEW)}>
        <p className="services-admin__help">{s('orderHelp')}</p>
      </TabHead>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={s('firstType')}>
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
