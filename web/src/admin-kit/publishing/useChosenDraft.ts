import { useSearchParams } from 'react-router';
import { confirmLeave } from '../form/unsaved-changes.ts';

export type ChosenDraft = { is: 'none' } | { is: 'new' } | { is: 'stored'; id: string };

/** The selected draft, stored in the address next to other parameters. */
export function useChosenDraft() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const chosen: ChosenDraft = id ? { is: 'stored', id } : params.has('new') ? { is: 'new' } : { is: 'none' };
  const open = (next: ChosenDraft) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('id');
      after.delete('new');
      if (next.is === 'stored') after.set('id', next.id);
      if (next.is === 'new') after.set('new', '');
      return after;
    });
  /** Asks first when there are unsaved changes. */
  const choose = async (next: ChosenDraft) => {
    if (await confirmLeave()) open(next);
  };
  return { chosen, choose, open };
}
