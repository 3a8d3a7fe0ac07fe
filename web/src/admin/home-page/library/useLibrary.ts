import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardCategory, CardRow } from '@yizhan/contract/entities/card.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { confirmAndRemove, runAction } from '../../../admin-kit/run-action.ts';
import { api, query } from '../../../lib/api.ts';
import { useHint } from '../../../lib/useHint.ts';
import { h } from '../words.ts';

/** The card library and all that is done with it. */
export function useLibrary() {
  const client = useQueryClient();
  const cards = useQuery(query.cards.library());
  const categories = useQuery(query.cards.categories());
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: query.cards.library().queryKey }),
      client.invalidateQueries({ queryKey: query.cards.categories().queryKey }),
    ]);
  useHint(publishables.card.topic, refresh);

  const classify = async ({ id, name }: CardRow, categoryId: string | null) => {
    const to = categories.data?.find((one) => one.id === categoryId)?.typeName ?? h('uncategorised');
    await runAction(api.cards.classify({ id, categoryId }), h('classified', { name, category: to }));
    await refresh();
  };
  const removeCard = async ({ id, version, name }: CardRow) => {
    const question = { title: h('removeCardAsk', { name }), text: h('removeCardText'), name };
    await confirmAndRemove({ ...question, remove: () => api.cards.remove({ id, version }) });
    await refresh();
  };
  const removeCategory = async ({ id, version, typeName: name }: CardCategory) => {
    const question = { title: h('removeCategoryAsk', { name }), text: h('removeCategoryText'), name };
    const gone = await confirmAndRemove({ ...question, remove: () => api.cards.removeCategory({ id, version }) });
    await refresh();
    return gone;
  };
  return { cards, categories, refresh, classify, removeCard, removeCategory };
}
