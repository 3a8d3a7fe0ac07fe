import { useSearchParams } from 'react-router';
import { clearUnsavedChanges, confirmLeave } from '../../../admin-kit/form/unsaved-changes.ts';

export type ChosenLayout =
  | { is: 'none' }
  | { is: 'layout'; id: string }
  | { is: 'new'; from: string | undefined; page?: string | undefined };

const NEW = 'new';

/** The layout being edited, stored in the address. */
export function useChosenLayout() {
  const [params, setParams] = useSearchParams();
  const id = params.get('layout');
  const from = params.get('from') ?? undefined;
  const page = params.get('page') ?? undefined;
  const chosen: ChosenLayout = !id ? { is: 'none' } : id === NEW ? { is: 'new', from, page } : { is: 'layout', id };
  const open = (next: ChosenLayout) => {
    clearUnsavedChanges();
    setParams({
      tab: 'layouts',
      ...(next.is === 'layout' && { layout: next.id }),
      ...(next.is === 'new' && { layout: NEW, ...(next.from && { from: next.from }) }),
    });
  };
  /** Asks first when there are unsaved changes. */
  const choose = async (next: ChosenLayout) => {
    if (await confirmLeave()) open(next);
  };
  return { chosen, choose, open };
}
