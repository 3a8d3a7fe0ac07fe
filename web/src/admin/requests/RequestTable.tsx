import type { RequestRow } from '@yizhan/contract/entities/permission-request.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { requestsManage } from '@yizhan/contract/texts/zh-CN/requests-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';
import { RequestChip } from './RequestChip.tsx';

const t = textsOf({ requestsManage });
const menuName = textsOf({ menus });

const columns = (): readonly Column<RequestRow>[] => [
  { key: 'who', title: t('who'), width: 140, phone: true, render: ({ userName }) => userName },
  { key: 'menu', title: t('menu'), width: 180, phone: true, render: ({ menu }) => menuName(menu) },
  { key: 'reason', title: t('reason'), width: 300, render: ({ reason }) => reason },
  { key: 'at', title: t('at'), width: 180, render: ({ createdAt }) => <time>{createdAt}</time> },
  { key: 'state', title: t('state'), width: 110, phone: true, render: ({ state }) => <RequestChip state={state} /> },
];

type RequestTableProps = { rows: readonly RequestRow[]; total: number; list: ListParams<'state'> };

export function RequestTable({ rows, total, list }: RequestTableProps) {
  return (
    <DataTable
      name="requests"
      columns={columns()}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ userName, menu }) => `${userName} ${menuName(menu)}`}
    />
  );
}
