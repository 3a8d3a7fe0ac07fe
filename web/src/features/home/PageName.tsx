import { n } from './no-page-words.ts';
import { useNavigationItem } from './useNavigationItem.ts';
import { t } from './words.ts';

/** A page of cards that is not the home page bears the name of its entry in the top bar. */
export default function PageName({ id, empty }: { id: string; empty: boolean }) {
  const item = useNavigationItem(id);
  if (item) return item.name;
  return item === null && empty ? n('title') : t('title');
}
