import type { CardKind } from '@yizhan/contract/cards.ts';
import { useSearchParams } from 'react-router';
import { mayLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { kinds } from './card-settings.ts';

export type Chosen = { is: 'none' } | { is: 'card'; id: string } | { is: 'new'; kind: CardKind };

/** Which card is being edited; the address says it. */
export function useChosenCard() {
  const [params, setParams] = useSearchParams();
  const [id, kind] = [params.get('id'), kinds.find((one) => one === params.get('new'))];
  const chosen: Chosen = id ? { is: 'card', id } : kind ? { is: 'new', kind } : { is: 'none' };
  const open = (next: Chosen) =>
    setParams(next.is === 'card' ? { id: next.id } : next.is === 'new' ? { new: next.kind } : {});
  /** Asks first when something would be lost. */
  const choose = async (next: Chosen) => {
    if (await mayLeave()) open(next);
  };
  return { chosen, choose, open };
}
