import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { t } from './words.ts';

/** A page of cards that is not the home page bears the name of its entry in the top bar. */
export function PageName({ id }: { id: string }) {
  const { data = [] } = useQuery(query.shell.topMenu());
  return data.find((item) => item.id === id)?.name ?? t('title');
}
