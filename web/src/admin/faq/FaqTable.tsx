import type { FaqRow, FaqState } from '@yizhan/contract/entities/faq.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { DataTableProps } from '../../admin-kit/list/data-table-props.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { toast } from '../../ui/toast.ts';
import { confirmLosses } from './confirm-losses.tsx';

const t = textsOf({ faqManage });

const tones = { DRAFT: 'neutral', PUBLISHED: 'good', EXPIRED: 'warn' } as const satisfies Record<FaqState, string>;

const rateOf = ({ solved, unsolved }: FaqRow) =>
  solved + unsolved === 0 ? '—' : `${Math.round((100 * solved) / (solved + unsolved))} %`;

const columns: readonly Column<FaqRow>[] = [
  { key: 'question', title: t('question'), width: 208, render: ({ name }) => name },
  {
    key: 'status',
    title: t('status'),
    width: 116,
    phone: true,
    render: ({ status, draft, published }) => (
      <>
        <Chip tone={tones[status]}>{t(`status${status}`)}</Chip>
        {draft && published && <Chip>{t('statusDRAFT')}</Chip>}
      </>
    ),
  },
  { key: 'scene', title: t('scene'), width: 100, phone: true, render: ({ sceneName }) => sceneName },
  { key: 'dept', title: t('dept'), width: 140, render: ({ deptName }) => deptName },
  { key: 'until', title: t('validUntil'), width: 100, render: ({ validUntil }) => validUntil ?? '—' },
  { key: 'hits', title: t('hits'), width: 84, render: ({ hits }) => hits },
  { key: 'rate', title: t('solvedRate'), width: 80, render: rateOf },
  { key: 'changed', title: t('changed'), width: 140, render: ({ changedAt }) => toMinute(changedAt) },
];

type FaqTableProps = {
  rows: readonly FaqRow[];
  total: number;
  list: DataTableProps<FaqRow>['list'];
  onChanged: () => Promise<unknown>;
};

export function FaqTable({ rows, total, list, onChanged }: FaqTableProps) {
  const remove = async ({ id, version, name }: FaqRow) => {
    const question = { title: t('remove'), text: t('removeConfirm', { name }), name };
    if (
      await confirmAndRemove({
        ...question,
        recycled: { kind: 'faq', id },
        remove: () => api.faq.remove({ id, version }),
      })
    )
      await onChanged();
  };
  const withdraw = async ({ id, version }: FaqRow) => {
    if (await runAction(api.faq.withdraw({ id, version }), t('withdrawn'))) await onChanged();
  };
  const publish = async (chosen: readonly FaqRow[], done: () => void) => {
    const ids = chosen.filter(({ draft }) => draft).map(({ id }) => id);
    if (ids.length === 0) return void toast.info(t('nothingToPublish'));
    if (!(await confirmLosses(ids))) return;
    const answer = await runAction(api.faq.publishDrafts({ ids, acceptLosses: true }));
    if (!answer) return;
    toast.success(t('published', { n: answer.answer.published }));
    done();
    await onChanged();
  };
  const actions = (row: FaqRow): MenuItem[] => [
    ...(row.published
      ? [{ key: 'withdraw', icon: 'undo' as const, label: t('withdraw'), onSelect: () => void withdraw(row) }]
      : []),
    { key: 'remove', icon: 'trash', label: t('remove'), danger: true, onSelect: () => void remove(row) },
  ];
  return (
    <DataTable
      name="faqs"
      columns={columns}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ name }) => name}
      actions={actions}
      selection={(chosen, done) => (
        <>
          <Button size="small" variant="primary" onClick={() => void publish(chosen, done)}>
            {t('publishChosen')}
          </Button>
          <ExportButton list="faqs" ticked={chosen.map(({ id }) => id)} size="small" />
        </>
      )}
    />
  );
}
