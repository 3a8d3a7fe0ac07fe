import type { DepartmentCard } from '@yizhan/contract/entities/departments.ts';
import { clearUnsavedChanges, isUnsaved } from '../../admin-kit/form/unsaved-changes.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { ask } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { toCardInput } from './to-card-input.ts';
import { c } from './words.ts';

/** Empties a card after asking; for some seconds it can be brought back as it was stored. */
export function useClearCard(onChanged: () => void) {
  return async (card: DepartmentCard): Promise<void> => {
    const { id, name, version } = card;
    const text = isUnsaved() ? `${c('clearText')}${c('clearUnsaved')}` : c('clearText');
    if (!(await ask({ title: c('clearAsk', { name }), text, yes: c('clear'), danger: true }))) return;
    const emptied = await runAction(api.departments.removeCard({ id, version }));
    if (!emptied) {
      // Somebody else may have changed it: they see what, unless their own words would go.
      if (!isUnsaved()) onChanged();
      return;
    }
    clearUnsavedChanges();
    onChanged();
    const bringBack = async () => {
      const current = { id, version: emptied.answer.version };
      if (await runAction(api.departments.submitCard({ ...toCardInput(card), ...current }), c('restored'))) onChanged();
    };
    toast.show({
      kind: 'success',
      text: c('cleared', { name }),
      action: { label: c('undo'), run: () => void bringBack() },
    });
  };
}
