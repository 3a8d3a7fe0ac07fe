import type { RoleRow } from '@yizhan/contract/entities/roles.ts';
import { menus as entries, type Menu as MenuEntry, sectionPath } from '@yizhan/contract/sections.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { menuName, t } from '../../admin-kit/words.ts';
import { hrefOf } from '../../lib/paths.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useRemoveRole } from './useRemoveRole.ts';
import { r } from './words.ts';

const countOpened = (menus: readonly string[]) => entries.filter((menu): menu is MenuEntry => menus.includes(menu));

export const peopleHref = (roleId: string) => hrefOf(`${sectionPath('users')}?roleId=${roleId}`);

const columns: readonly Column<RoleRow>[] = [
  {
    key: 'name',
    title: r('name'),
    width: 200,
    render: ({ name, builtIn }) => (
      <>
        {name} {builtIn && <Chip>{t('builtIn')}</Chip>}
      </>
    ),
  },
  { key: 'code', title: r('code'), width: 170, phone: true, render: ({ code }) => <code>{code}</code> },
  {
    key: 'menus',
    title: r('menus'),
    width: 300,
    phone: true,
    render: ({ menus }) =>
      countOpened(menus)
        .map((menu) => menuName(menu))
        .join(t('comma')) || <span className="admin-muted">{r('nothingOpen')}</span>,
  },
  {
    key: 'people',
    title: r('people'),
    width: 90,
    render: ({ id, people }) =>
      people > 0 ? (
        <a href={peopleHref(id)} title={r('seePeople')}>
          {r('peopleCount', { n: people })}
        </a>
      ) : (
        <span className="admin-muted">{r('peopleCount', { n: 0 })}</span>
      ),
  },
  { key: 'note', title: r('note'), width: 200, render: ({ note }) => note },
];

type RoleTableProps = { rows: readonly RoleRow[]; list: ListParams<'keyword'> };

export function RoleTable({ rows, list }: RoleTableProps) {
  const remove = useRemoveRole(list);
  return (
    <DataTable
      name="roles"
      columns={columns}
      rows={rows}
      list={list}
      nameOf={({ name }) => name}
      actions={(role) => [
        { key: 'people', icon: 'users', label: r('seePeople'), href: peopleHref(role.id) },
        { kind: 'line', key: 'line' },
        {
          key: 'remove',
          icon: 'trash',
          label: t('remove'),
          danger: true,
          disabled: role.builtIn,
          note: role.builtIn ? t('builtIn') : undefined,
          onSelect: () => void remove(role),
        },
      ]}
    />
  );
}
