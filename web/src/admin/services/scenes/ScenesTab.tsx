import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SceneRow } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { TabHead } from '../../../admin-kit/list/TabHead.tsx';
import { NEW, useListParams } from '../../../admin-kit/list/useListParams.ts';
import { confirmAndRemove, runAction } from '../../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { ServiceIcon } from '../../../service/ServiceIcon.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { OrderedList } from '../OrderedList.tsx';
import { ScenePane } from './ScenePane.tsx';

const t = textsOf({ servicesManage });

const none = [] as const;

/** The scenes, in the order of the hall. */
export default function ScenesTab() {
  const client = useQueryClient();
  const list = useListParams<never>(none);
  const found = useQuery(query.serviceConfig.scenes());
  const refresh = () => client.invalidateQueries({ queryKey: query.serviceConfig.queryKey });
  const open = found.data?.find(({ id }) => id === list.record);
  const remove = async ({ id, name }: SceneRow) => {
    const question = { title: t('removeSceneAsk', { name }), text: t('removeSceneText'), name };
    await confirmAndRemove({
      ...question,
      recycled: { kind: 'serviceScene', id },
      remove: () => api.serviceConfig.removeScene({ id }),
    });
    await refresh();
  };
  const order = async (ids: string[]) => {
    await runAction(api.serviceConfig.orderScenes({ ids }));
    await refresh();
  };
  return (
    <>
      <TabHead add={t('addScene')} onAdd={() => void list.open(NEW)}>
        <p className="services-admin__help">{t('orderHelp')}</p>
      </TabHead>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('firstScene')}>
        {(rows) => (
          <OrderedList
            rows={rows}
            mark={({ icon, tint }) => <ServiceIcon icon={icon} tint={tint} size={32} />}
            onEdit={({ id }) => void list.open(id)}
            onRemove={(row) => void remove(row)}
            onOrder={order}
          />
        )}
      </Loaded>
      {(list.record === NEW || open) && (
        <ScenePane key={list.record} scene={open} onSaved={refresh} onClose={() => void list.close()} />
      )}
    </>
  );
}
