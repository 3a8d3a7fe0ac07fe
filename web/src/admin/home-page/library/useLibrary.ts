import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CardCategory, CardRow } from '@yizhan/contract/entities/card.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { confirmAndRemove, runAction } from '../../../admin-kit/run-action.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';

const t = textsOf({ homePageConfig });

/** The card library and its actions. */
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
    const to = categories.data?.find((one) => one.id === categoryId)?.typeName ?? t('uncategorised');
    await runAction(api.cards.classify({ id, categoryId }), t('classified', { name, category: to }));
    await refresh();
  };
  const removeCard = async ({ id, version, name }: CardRow) => {
    const question = { title: t('removeCardAsk', { name }), text: t('removeCardText'), name };
    await confirmAndRemove({
      ...question,
      recycled: { kind: 'card', id },
      remove: () => api.cards.remove({ id, version }),
    });
    await refresh();
  };
  const removeCategory = async ({ id, version, typeName: name }: CardCategory) => {
    const question = { title: t('removeCategoryAsk', { name }), text: t('removeCategoryText'), name };
    const isRemoved = await confirmAndRemove({
      ...question,
      recycled: { kind: 'cardCategory', id },
      remove: () => api.cards.removeCategory({ id, version }),
    });
    await refresh();
    return isRemoved;
  };
  return { cards, categories, refresh, classify, removeCard, removeCategory };
}
