import type { DepartmentCard } from '@yizhan/contract/entities/departments.ts';
import { departmentCardsManage } from '@yizhan/contract/texts/zh-CN/department-cards-manage.ts';
import { clearUnsavedChanges, isUnsaved } from '../../../admin-kit/form/unsaved-changes.ts';
import { runAction } from '../../../admin-kit/run-action.ts';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { ask } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { toCardInput } from './to-card-input.ts';

const t = textsOf({ departmentCardsManage });

/** Clears a card after a confirmation; an undo restores it for some seconds. */
export function useClearCard(onChanged: () => void) {
  return async (card: DepartmentCard): Promise<void> => {
    const { id, name, version } = card;
    const text = isUnsaved() ? `${t('clearText')}${t('clearUnsaved')}` : t('clearText');
    if (!(await ask({ title: t('clearAsk', { name }), text, yes: t('clear'), danger: true }))) return;
    const emptied = await runAction(api.departments.removeCard({ id, version }));
    if (!emptied) {
      // Somebody else may have changed it: refetch, unless that would discard unsaved input.
      if (!isUnsaved()) onChanged();
      return;
    }
    clearUnsavedChanges();
    onChanged();
    const bringBack = async () => {
      const current = { id, version: emptied.answer.version };
      if (await runAction(api.departments.submitCard({ ...toCardInput(card), ...current }), t('restored'))) onChanged();
    };
    toast.show({
      kind: 'success',
      text: t('cleared', { name }),
      action: { label: t('undo'), run: () => void bringBack() },
    });
  };
}
