import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WebhookDeliveryQuery, WebhookDeliveryRow } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { openManage, webhookKindNames, webhookStateNames } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { deliveryStates } from '@yizhan/contract/webhooks.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { useClientChoices } from './useClientChoices.ts';

const t = textsOf({ openManage });
const kindName = textsOf({ webhookKindNames });
const stateName = textsOf({ webhookStateNames });

const tones = { waiting: 'neutral', sending: 'info', done: 'good', dead: 'bad' } as const;

const columns = (): readonly Column<WebhookDeliveryRow>[] => [
  { key: 'at', title: t('at'), width: 180, render: ({ at }) => <time>{at}</time> },
  { key: 'event', title: t('event'), width: 120, phone: true, render: ({ kind }) => kindName(kind) },
  { key: 'object', title: t('object'), width: 180, render: ({ objectId }) => <code>{objectId}</code> },
  { key: 'client', title: t('client'), width: 140, phone: true, render: ({ clientName }) => clientName },
  {
    key: 'state',
    title: t('state'),
    width: 100,
    phone: true,
    render: ({ state }) => <Chip tone={tones[state]}>{stateName(state)}</Chip>,
  },
  { key: 'attempts', title: t('attempts'), width: 70, render: ({ attempts }) => attempts },
  {
    key: 'reply',
    title: t('reply'),
    width: 220,
    render: ({ http, answer, attempts }) => (attempts === 0 ? '' : `${http ?? t('noReply')} ${answer}`),
  },
  { key: 'nextTry', title: t('nextTry'), width: 180, render: ({ nextTry }) => nextTry && <time>{nextTry}</time> },
];

/** What webhooks were told, the newest first; any of it can be sent again. */
export default function DeliveriesTab() {
  const list = useListParams<'clientId' | 'state'>(['clientId', 'state'], {
    clientId: /^[1-9]\d{0,17}$/,
    state: deliveryStates,
  });
  const clients = useClientChoices();
  const params = { ...(list.filters as Pick<WebhookDeliveryQuery, 'clientId' | 'state'>), current: list.page };
  const listQuery = useQuery({
    ...query.apiClients.deliveries(params),
    placeholderData: keepPreviousData,
    refetchInterval: openLimits.refetchMs,
  });
  const found = useLastPage(list, listQuery);
  const replay = async ({ id }: WebhookDeliveryRow) => {
    await runAction(api.apiClients.replay({ id }), t('replayed'));
    await listQuery.refetch();
  };
  return (
    <>
      <Text as="p" tone="second" className="open-admin__help">
        {t('webhooksHelp')}
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
          label={t('state')}
          any={t('allStates')}
          value={list.filters.state}
          options={deliveryStates.map((value) => ({ value, label: stateName(value) }))}
          onChange={(value) => list.setFilter('state', value)}
        />
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('noDeliveries')}>
        {({ records, total }) => (
          <DataTable
            name="webhookDeliveries"
            columns={columns()}
            rows={records}
            total={total}
            list={list}
            nameOf={({ kind, objectId }) => `${kindName(kind)} ${objectId}`}
            actions={(row) => [
              {
                key: 'replay',
                icon: 'refresh',
                label: t('replay'),
                disabled: row.state === 'sending',
                onSelect: () => void replay(row),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
