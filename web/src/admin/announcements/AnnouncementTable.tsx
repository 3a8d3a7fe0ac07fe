import { useQueryClient } from '@tanstack/react-query';
import type { AnnouncementRow } from '@yizhan/contract/entities/announcement.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { PublicationChips } from '../../admin-kit/publishing/PublicationChips.tsx';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { toMinute, toWireTime } from '../../lib/format.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { AnnouncementListParams } from './announcement-filters.ts';
import { confirmAndWithdraw } from './withdraw.ts';

const t = textsOf({ announcementManage });
const adminText = textsOf({ admin });

const isOver = (until: string | null) => until !== null && until <= toWireTime(new Date());

const columns: readonly Column<AnnouncementRow>[] = [
  {
    key: 'title',
    title: t('title'),
    width: 320,
    render: ({ name, important }) => (
      <>
        {important && <Chip tone="bad">{t('important')}</Chip>} {name}
      </>
    ),
  },
  {
    key: 'state',
    title: t('state'),
    width: 140,
    phone: true,
    render: ({ until, ...state }) =>
      state.published && isOver(until) ? <Chip tone="neutral">{t('ended')}</Chip> : <PublicationChips {...state} />,
  },
  {
    key: 'until',
    title: t('until'),
    width: 140,
    phone: true,
    render: ({ until }) => (until ? toMinute(until) : t('forever')),
  },
  { key: 'dept', title: t('department'), width: 116, render: ({ deptName }) => deptName },
  {
    key: 'changed',
    title: t('changed'),
    width: 200,
    render: ({ changedBy, changedAt }) =>
      changedBy ? t('changedBy', { who: changedBy, when: toMinute(changedAt) }) : toMinute(changedAt),
  },
];

type AnnouncementTableProps = { rows: readonly AnnouncementRow[]; total: number; list: AnnouncementListParams };

export function AnnouncementTable({ rows, total, list }: AnnouncementTableProps) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: query.announcements.queryKey });
  const remove = async ({ id, version, name }: AnnouncementRow) => {
    const question = { title: t('removeTitle', { name }), text: t('removeText'), name };
    if (
      await confirmAndRemove({
        ...question,
        recycled: { kind: 'announcement', id },
        remove: () => api.announcements.remove({ id, version }),
      })
    )
      await refresh();
  };
  const withdraw = async (row: AnnouncementRow) => {
    if (await confirmAndWithdraw(row)) await refresh();
  };
  const actions = (row: AnnouncementRow): MenuItem[] => [
    ...(row.readId && !isOver(row.until)
      ? [
          {
            key: 'open',
            icon: 'eye' as const,
            label: t('open'),
            href: hrefOf(`${paths.announcements}?id=${row.readId}`),
          },
        ]
      : []),
    ...(row.published
      ? [{ key: 'withdraw', icon: 'undo' as const, label: t('withdraw'), onSelect: () => void withdraw(row) }]
      : []),
    { key: 'remove', icon: 'trash', label: adminText('remove'), danger: true, onSelect: () => void remove(row) },
  ];
  return (
    <DataTable
      name="announcements"
      columns={columns}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ name }) => name}
      actions={actions}
    />
  );
}
