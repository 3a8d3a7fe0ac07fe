import type { UserRow } from '@yizhan/contract/entities/users.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { AssignButtons } from './AssignButtons.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { UserFilter } from './user-filters.ts';
import type { UserActions } from './useUserActions.tsx';

const t = textsOf({ users });
const adminText = textsOf({ admin });

type NameOf = (type: number) => string;

const columnsWith = (nameOf: NameOf): readonly Column<UserRow>[] => [
  { key: 'realName', title: t('name'), width: 116, sortable: true, render: ({ realName }) => realName },
  { key: 'account', title: t('account'), width: 112, sortable: true, phone: true, render: ({ account }) => account },
  { key: 'type', title: t('type'), width: 104, render: (user) => typeOf(user, nameOf) },
  { key: 'dept', title: t('dept'), width: 156, phone: true, render: ({ identities }) => identities[0]?.deptName },
  { key: 'number', title: t('number'), width: 112, hidden: true, render: ({ identities }) => identities[0]?.number },
  { key: 'roles', title: t('roles'), width: 156, render: rolesOf },
  {
    key: 'status',
    title: t('status'),
    width: 92,
    phone: true,
    render: ({ status }) => <StatusChip status={status} />,
  },
  {
    key: 'lastSignInAt',
    title: t('lastSignIn'),
    width: 146,
    sortable: true,
    render: ({ lastSignInAt }) =>
      lastSignInAt ? toMinute(lastSignInAt) : <span className="admin-muted">{t('never')}</span>,
  },
  {
    key: 'updatedAt',
    title: t('updatedAt'),
    width: 146,
    sortable: true,
    hidden: true,
    render: ({ updatedAt }) => toMinute(updatedAt),
  },
];

function typeOf({ identities }: UserRow, nameOf: NameOf) {
  const [first, ...others] = identities;
  if (!first) return null;
  return (
    <>
      {nameOf(first.type)}
      {others.length > 0 && (
        <span className="admin-muted" title={t('moreIdentities', { n: others.length })}>
          {' '}
          +{others.length}
        </span>
      )}
    </>
  );
}

function rolesOf({ identities }: UserRow) {
  const names = [...new Set(identities.flatMap(({ roleNames }) => roleNames))];
  return names.length > 0 ? names.join(adminText('comma')) : <span className="admin-muted">{t('noRoles')}</span>;
}

type UserTableProps = {
  rows: readonly UserRow[];
  total: number;
  list: ListParams<UserFilter>;
  actions: UserActions;
};

export function UserTable({ rows, total, list, actions }: UserTableProps) {
  const { nameOf } = useIdentityTypes();
  return (
    <DataTable
      name="users"
      columns={columnsWith(nameOf)}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ realName }) => realName}
      actions={actions.itemsFor}
      selection={(chosen, done) => (
        <>
          <Button size="small" onClick={() => void actions.disable(chosen).then((ok) => ok && done())}>
            {t('disable')}
          </Button>
          <Button size="small" onClick={() => void actions.enable(chosen).then((ok) => ok && done())}>
            {t('enable')}
          </Button>
          <AssignButtons users={chosen} onDone={done} />
          <ExportButton list="users" search={list.filters} ticked={chosen.map(({ id }) => id)} size="small" />
        </>
      )}
    />
  );
}
