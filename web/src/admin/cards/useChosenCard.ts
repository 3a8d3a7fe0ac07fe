import { type CardKind, cardKind } from '@yizhan/contract/cards.ts';
import { useSearchParams } from 'react-router';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';

export type ChosenCard = { is: 'none' } | { is: 'card'; id: string } | { is: 'new'; kind: CardKind };

/** The card being edited, stored in the address. */
export function useChosenCard() {
  const [params, setParams] = useSearchParams();
  const [id, kind] = [params.get('id'), cardKind.options.find((one) => one === params.get('new'))];
  const chosen: ChosenCard = id ? { is: 'card', id } : kind ? { is: 'new', kind } : { is: 'none' };
  const open = (next: ChosenCard) =>
    setParams(next.is === 'card' ? { id: next.id } : next.is === 'new' ? { new: next.kind } : {});
  /** Asks first when there are unsaved changes. */
  const choose = async (next: ChosenCard) => {
    if (await confirmLeave()) open(next);
  };
  return { chosen, choose, open };
}
