import type { RoleRow } from '@yizhan/contract/entities/roles.ts';
import { menus as entries, type Menu as MenuEntry, sectionPath } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { roleMenus } from '@yizhan/contract/texts/zh-CN/role-menus.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { copyOf, type ListParams } from '../../admin-kit/list/useListParams.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useRemoveRole } from './useRemoveRole.ts';

const t = textsOf({ roleMenus });
const adminText = textsOf({ admin });
const menuName = textsOf({ menus });

const countOpened = (menus: readonly string[]) => entries.filter((menu): menu is MenuEntry => menus.includes(menu));

export const peopleHref = (roleId: string) => hrefOf(`${sectionPath('users')}?roleId=${roleId}`);

const columns: readonly Column<RoleRow>[] = [
  {
    key: 'name',
    title: t('name'),
    width: 200,
    render: ({ name, builtIn }) => (
      <>
        {name} {builtIn && <Chip>{adminText('builtIn')}</Chip>}
      </>
    ),
  },
  { key: 'code', title: t('code'), width: 170, phone: true, render: ({ code }) => <code>{code}</code> },
  {
    key: 'menus',
    title: t('menus'),
    width: 300,
    phone: true,
    render: ({ menus }) =>
      countOpened(menus)
        .map((menu) => menuName(menu))
        .join(adminText('comma')) || <span className="admin-muted">{t('nothingOpen')}</span>,
  },
  {
    key: 'people',
    title: t('people'),
    width: 90,
    render: ({ id, people }) =>
      people > 0 ? (
        <a href={peopleHref(id)} title={t('seePeople')}>
          {t('peopleCount', { n: people })}
        </a>
      ) : (
        <span className="admin-muted">{t('peopleCount', { n: 0 })}</span>
      ),
  },
  { key: 'note', title: t('note'), width: 200, render: ({ note }) => note },
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
        { key: 'people', icon: 'users', label: t('seePeople'), href: peopleHref(role.id) },
        { key: 'copy', icon: 'copy', label: adminText('copy'), onSelect: () => void list.open(copyOf(role.id)) },
        { kind: 'line', key: 'line' },
        {
          key: 'remove',
          icon: 'trash',
          label: adminText('remove'),
          danger: true,
          disabled: role.builtIn,
          note: role.builtIn ? adminText('builtIn') : undefined,
          onSelect: () => void remove(role),
        },
      ]}
    />
  );
}
