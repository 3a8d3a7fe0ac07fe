import type { TenantRow } from '@yizhan/contract/entities/tenant.ts';
import { tenantsManage } from '@yizhan/contract/texts/zh-CN/tenants-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { TenantChip } from './TenantChip.tsx';

const t = textsOf({ tenantsManage });

const columns: readonly Column<TenantRow>[] = [
  { key: 'name', title: t('name'), width: 200, render: ({ name }) => name },
  { key: 'code', title: t('code'), width: 90, render: ({ id }) => <code>{id}</code> },
  {
    key: 'hosts',
    title: t('hosts'),
    width: 260,
    phone: true,
    render: ({ hosts }) => hosts.map((host) => <div key={host}>{host}</div>),
  },
  {
    key: 'people',
    title: t('people'),
    width: 130,
    render: ({ people, maxPeople }) => (maxPeople === null ? people : t('used', { used: people, quota: maxPeople })),
  },
  {
    key: 'storage',
    title: t('storage'),
    width: 150,
    render: ({ storageMb, maxStorageMb }) =>
      maxStorageMb === null ? t('mb', { used: storageMb }) : t('usedMb', { used: storageMb, quota: maxStorageMb }),
  },
  { key: 'state', title: t('state'), width: 170, phone: true, render: (school) => <TenantChip school={school} /> },
];

type TenantTableProps = {
  rows: readonly TenantRow[];
  list: ListParams<'keyword'>;
  itemsFor: (school: TenantRow) => readonly MenuItem[];
};

export function TenantTable({ rows, list, itemsFor }: TenantTableProps) {
  return (
    <DataTable
      name="tenants"
      columns={columns}
      rows={rows}
      list={list}
      nameOf={({ name }) => name}
      actions={itemsFor}
    />
  );
}
