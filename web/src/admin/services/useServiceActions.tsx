import { useQueryClient } from '@tanstack/react-query';
import type { ServiceRow } from '@yizhan/contract/entities/service-config.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { type ReactNode, useState } from 'react';
import { copyOf, type ListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { hrefOf, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { toast } from '../../ui/toast.ts';
import { MaintainDialog } from './MaintainDialog.tsx';
import { type ServiceSteps, type StepService, useServiceSteps } from './useServiceSteps.tsx';

const t = textsOf({ servicesManage });
const adminText = textsOf({ admin });

export type ActionService = StepService & Pick<ServiceRow, 'maintenance'> & { guideId?: string | null };

export type ServiceActions = {
  itemsFor: (service: ActionService) => MenuItem[];
  steps: ServiceSteps;
  refresh: () => Promise<void>;
  dialog: ReactNode;
};

export const guideHref = (guideId: string) => `${hrefOf(sectionPath('guides'))}?guide=${guideId}`;

/** The actions on a service besides editing it. */
export function useServiceActions(list: Pick<ListParams<string>, 'record' | 'open' | 'close'>): ServiceActions {
  const client = useQueryClient();
  const [maintaining, setMaintaining] = useState<ActionService>();
  const refresh = () => client.invalidateQueries({ queryKey: query.serviceConfig.queryKey });

  const steps = useServiceSteps(refresh);
  const maintain = async ({ id, version, name }: ActionService, reason: string | undefined) => {
    const on = reason !== undefined;
    const success = t(on ? 'maintainedNow' : 'maintenanceEnded', { name });
    const done = await runAction(api.serviceConfig.maintain({ id, version, on, reason: reason ?? '' }));
    setMaintaining(undefined);
    // Success is told after the new version is loaded: the next step would be refused with the old one.
    await refresh();
    if (done) toast.success(success);
  };
  const remove = async ({ id, version, name }: ActionService) => {
    const question = { title: t('removeAsk', { name }), text: t('removeText'), name };
    if (
      !(await confirmAndRemove({
        ...question,
        recycled: { kind: 'service', id },
        remove: () => api.serviceConfig.remove({ id, version }),
      }))
    )
      return;
    if (list.record === id) await list.close();
    await refresh();
  };

  const itemsFor = (service: ActionService): MenuItem[] => [
    ...steps.stepsFor(service).map(({ take, ...step }) => ({ ...step, onSelect: take })),
    service.maintenance === 'NONE'
      ? { key: 'maintain', icon: 'repair', label: t('maintain'), onSelect: () => setMaintaining(service) }
      : {
          key: 'maintain',
          icon: 'check',
          label: t('endMaintenance'),
          onSelect: () => void maintain(service, undefined),
        },
    { kind: 'line', key: 'line' },
    service.guideId
      ? { key: 'guide', icon: 'book', label: t('openGuide'), href: guideHref(service.guideId) }
      : {
          key: 'guide',
          icon: 'book',
          label: t('writeGuide'),
          href: `${hrefOf(sectionPath('guides'))}?service=${service.id}`,
        },
    ...(service.status === 'SHELF'
      ? [{ key: 'details', icon: 'eye' as const, label: t('openDetails'), href: hrefOf(servicePath(service.id)) }]
      : []),
    { key: 'copy', icon: 'copy', label: adminText('copy'), onSelect: () => void list.open(copyOf(service.id)) },
    { kind: 'line', key: 'line2' },
    {
      key: 'remove',
      icon: 'trash',
      label: t('removeService'),
      danger: true,
      disabled: service.status === 'SHELF',
      onSelect: () => void remove(service),
    },
  ];
  const dialog = maintaining ? (
    <MaintainDialog
      service={maintaining}
      onMaintain={(reason) => maintain(maintaining, reason)}
      onClose={() => setMaintaining(undefined)}
    />
  ) : (
    steps.dialog
  );
  return { itemsFor, steps, refresh, dialog };
}
