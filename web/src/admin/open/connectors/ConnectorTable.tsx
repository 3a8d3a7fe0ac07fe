import { useQueryClient } from '@tanstack/react-query';
import type { ConnectorRow } from '@yizhan/contract/entities/connector.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import type { Column } from '../../../admin-kit/list/column.ts';
import { DataTable } from '../../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../../admin-kit/list/useListParams.ts';
import { confirmAndRemove } from '../../../admin-kit/run-action.ts';
import { toReasonText } from '../../../cards/columns/reason-text.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { ConnectorState } from './ConnectorState.tsx';

const t = textsOf({ connectorManage });
const adminText = textsOf({ admin });

const muted = (text: string) => <span className="admin-muted">{text}</span>;

const columns = (): readonly Column<ConnectorRow>[] => [
  { key: 'name', title: t('name'), width: 200, render: ({ name }) => name },
  { key: 'state', title: t('state'), width: 150, phone: true, render: (row) => <ConnectorState row={row} /> },
  {
    key: 'lastSuccess',
    title: t('lastSuccess'),
    width: 170,
    render: ({ lastSuccessAt }) => (lastSuccessAt ? <time>{lastSuccessAt}</time> : muted(t('never'))),
  },
  {
    key: 'lastFailure',
    title: t('lastFailure'),
    width: 260,
    phone: true,
    render: ({ lastFailure, lastFailureAt }) => lastFailure && `${lastFailureAt ?? ''} ${toReasonText(lastFailure)}`,
  },
  {
    key: 'usedBy',
    title: t('usedBy'),
    width: 200,
    render: ({ usedBy }) => (usedBy.length > 0 ? usedBy.join(adminText('comma')) : muted(t('unused'))),
  },
];

type ConnectorTableProps = { rows: readonly ConnectorRow[]; list: ListParams<never> };

export function ConnectorTable({ rows, list }: ConnectorTableProps) {
  const client = useQueryClient();
  const remove = async ({ id, name }: ConnectorRow) => {
    const question = { title: t('removeTitle', { name }), text: t('removeText'), name };
    if (
      !(await confirmAndRemove({
        ...question,
        recycled: { kind: 'connector', id },
        remove: () => api.connectors.remove({ id }),
      }))
    )
      return;
    if (list.record === id) await list.close();
    await client.invalidateQueries({ queryKey: query.connectors.queryKey });
  };
  return (
    <DataTable
      name="connectors"
      columns={columns()}
      rows={rows}
      list={list}
      nameOf={({ name }) => name}
      actions={(row) => [
        { key: 'remove', icon: 'trash', label: adminText('remove'), danger: true, onSelect: () => void remove(row) },
      ]}
    />
  );
}
