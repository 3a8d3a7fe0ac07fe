import type { NoticeRow } from '@yizhan/contract/entities/notice.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { LevelChip } from '../../features/notices/LevelChip.tsx';
import { toMinute } from '../../lib/format.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { hrefOf, noticePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { NoticeListParams } from './notice-filters.ts';
import { StateChip } from './StateChip.tsx';
import { useNoticeCommands } from './useNoticeCommands.ts';

const t = textsOf({ noticeManage });
const adminText = textsOf({ admin });

const share = (done: number, of: number) => (of > 0 ? `${formatNumber(done)} / ${formatNumber(of)}` : '—');

const columns: readonly Column<NoticeRow>[] = [
  {
    key: 'title',
    title: t('title'),
    width: 260,
    render: ({ title, level }) => (
      <>
        <LevelChip level={level} /> {title}
      </>
    ),
  },
  { key: 'state', title: t('state'), width: 88, phone: true, render: ({ state }) => <StateChip state={state} /> },
  { key: 'account', title: t('account'), width: 104, render: ({ accountName }) => accountName },
  {
    key: 'sendTime',
    title: t('sendTime'),
    width: 140,
    phone: true,
    render: ({ sendTime }) => (sendTime ? toMinute(sendTime) : '—'),
  },
  { key: 'reach', title: t('reach'), width: 108, phone: true, render: ({ counts }) => share(counts.read, counts.sent) },
  {
    key: 'confirm',
    title: t('reachConfirm'),
    width: 116,
    render: ({ counts, needConfirm }) => (needConfirm ? share(counts.confirmed, counts.sent) : '—'),
  },
  {
    key: 'changed',
    title: t('changed'),
    width: 168,
    render: ({ changedBy, changedAt }) => t('changedBy', { who: changedBy, when: toMinute(changedAt) }),
  },
];

type NoticeTableProps = { rows: readonly NoticeRow[]; total: number; list: NoticeListParams };

export function NoticeTable({ rows, total, list }: NoticeTableProps) {
  const commands = useNoticeCommands();
  const copyAndOpen = async (id: string) => {
    const copied = await commands.copy(id);
    if (copied) await list.open(copied);
  };
  const actions = (row: NoticeRow): MenuItem[] => {
    const copy: MenuItem = {
      key: 'copy',
      icon: 'copy',
      label: t('copyDraft'),
      onSelect: () => void copyAndOpen(row.id),
    };
    if (row.state === 'recalled' || row.state === 'review') return [copy];
    if (row.state === 'draft' || row.state === 'scheduled')
      return [
        copy,
        {
          key: 'remove',
          icon: 'trash',
          label: adminText('remove'),
          danger: true,
          onSelect: () => void commands.remove(row),
        },
      ];
    return [
      { key: 'open', icon: 'eye', label: t('open'), href: hrefOf(noticePath(row.id)) },
      copy,
      { key: 'recall', icon: 'undo', label: t('recall'), danger: true, onSelect: () => void commands.recall(row) },
    ];
  };
  return (
    <DataTable
      name="notices"
      columns={columns}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ title }) => title}
      actions={actions}
    />
  );
}
