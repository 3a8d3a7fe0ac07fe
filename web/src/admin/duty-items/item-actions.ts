import type { DutyItemRow } from '@yizhan/contract/entities/duty-item.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { clearUnsavedChanges, confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ dutyItemManage });

type ItemActionsOptions = {
  /** The item has changed on the server. */
  onChanged: () => Promise<unknown>;
  /** The item was deleted. */
  onGone?: () => void;
};

/** The actions on an item besides editing and publishing. */
export function itemActions({ onChanged, onGone }: ItemActionsOptions) {
  const archive = async ({ id, version, title }: DutyItemRow, off: boolean) => {
    const question = { title: t('archiveAsk', { name: title }), text: t('archiveText'), yes: t('archive') };
    if (!(await confirmLeave()) || (off && !(await ask(question)))) return;
    const done = await runAction(api.dutyLists.archive({ id, version, off }));
    // Success is told after the new version is loaded: the next step would be refused with the old one.
    await onChanged();
    if (done) toast.success(t(off ? 'archived' : 'restored', { name: title }));
  };
  const remove = async ({ id, version, title }: DutyItemRow) => {
    const question = {
      title: t('removeAsk', { name: title }),
      text: t('removeText'),
      name: title,
      advice: t('linkedAdvice'),
    };
    if (
      !(await confirmAndRemove({
        ...question,
        recycled: { kind: 'dutyItem', id },
        remove: () => api.dutyLists.remove({ id, version }),
      }))
    )
      return;
    clearUnsavedChanges();
    if (onGone) onGone();
    else await onChanged();
  };
  return (item: DutyItemRow): MenuItem[] => {
    const { id, status, published, mayPublish } = item;
    const isOut = published !== null;
    return [
      ...(isOut && status !== 'ARCHIVED'
        ? [
            {
              key: 'read',
              icon: 'eye' as const,
              label: t('openReader'),
              href: `${hrefOf(paths.dutyLists)}?list=${item.listType}&item=${id}`,
            },
          ]
        : []),
      ...(isOut && mayPublish
        ? [
            status === 'ARCHIVED'
              ? {
                  key: 'archive',
                  icon: 'publish' as const,
                  label: t('restore'),
                  onSelect: () => void archive(item, false),
                }
              : {
                  key: 'archive',
                  icon: 'archive' as const,
                  label: t('archive'),
                  onSelect: () => void archive(item, true),
                },
          ]
        : []),
      ...(mayPublish || !isOut
        ? [
            {
              key: 'remove',
              icon: 'trash' as const,
              label: t('remove'),
              danger: true,
              onSelect: () => void remove(item),
            },
          ]
        : []),
    ];
  };
}
