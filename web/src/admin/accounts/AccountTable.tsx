import { useQueryClient } from '@tanstack/react-query';
import type { AccountRow } from '@yizhan/contract/entities/public-account.ts';
import { accountManage } from '@yizhan/contract/texts/zh-CN/account-manage.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';

const t = textsOf({ accountManage });
const adminText = textsOf({ admin });

const columns: readonly Column<AccountRow>[] = [
  {
    key: 'name',
    title: t('name'),
    width: 240,
    render: ({ name, avatar, isDefault }) => (
      <span className="accounts__name">
        <Avatar name={name} url={avatar ?? undefined} size={28} /> {name} {isDefault && <Chip>{t('own')}</Chip>}
      </span>
    ),
  },
  { key: 'dept', title: t('department'), width: 140, phone: true, render: ({ deptName }) => deptName },
  { key: 'intro', title: t('intro'), width: 240, render: ({ description }) => description },
  {
    key: 'reply',
    title: t('allowReply'),
    width: 96,
    phone: true,
    render: ({ allowReply }) => (allowReply ? <Chip tone="good">{t('yes')}</Chip> : t('no')),
  },
  { key: 'staff', title: t('staff'), width: 96, render: ({ staff }) => t('staffCount', { n: staff }) },
  { key: 'notices', title: t('notices'), width: 96, render: ({ notices }) => formatNumber(notices) },
];

type AccountTableProps = { rows: readonly AccountRow[]; list: ListParams<'keyword'> };

export function AccountTable({ rows, list }: AccountTableProps) {
  const client = useQueryClient();
  const remove = async ({ id, version, name }: AccountRow) => {
    const question = { title: t('remove', { name }), text: t('removeText'), name };
    if (
      await confirmAndRemove({
        ...question,
        recycled: { kind: 'publicAccount', id },
        remove: () => api.publicAccounts.remove({ id, version }),
      })
    )
      await client.invalidateQueries({ queryKey: query.publicAccounts.queryKey });
  };
  const actions = (row: AccountRow): MenuItem[] =>
    row.isDefault
      ? []
      : [{ key: 'remove', icon: 'trash', label: adminText('remove'), danger: true, onSelect: () => void remove(row) }];
  return (
    <DataTable
      name="accounts"
      columns={columns}
      rows={rows}
      list={list}
      nameOf={({ name }) => name}
      actions={actions}
    />
  );
}
