import type { QueryClient } from '@tanstack/react-query';
import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { toast } from '../../../ui/toast.ts';
import type { HomePageParams } from '../useHomePageParams.ts';
import { type Draft, toDraft, toOwnLayout, toPage } from './draft.ts';

const t = textsOf({ homeEdit });

type HomeCache = { client: QueryClient; params: HomePageParams };

const keyOf = (params: HomePageParams) => query.cards.home(params).queryKey;
export const getPage = ({ client, params }: HomeCache) => client.getQueryData<HomePage>(keyOf(params));

/** Shows the arrangement at once and keeps it; when it cannot be kept, the page is as it was. */
export async function saveDraft(where: HomeCache, draft: Draft): Promise<boolean> {
  const before = getPage(where);
  if (before) where.client.setQueryData(keyOf(where.params), toPage(before, draft));
  return saveInOrder(where, before, () => api.cards.arrange({ ...where.params, arrangement: toOwnLayout(draft) }));
}

export const restore = (where: HomeCache): Promise<boolean> =>
  saveInOrder(where, getPage(where), () => api.cards.restore({ ...where.params }));

let newest: Promise<unknown> = Promise.resolve();

/** One change after the other, however quickly they are made: a slow one must not come last. */
async function saveInOrder({ client, params }: HomeCache, before: HomePage | undefined, save: () => Promise<unknown>) {
  const saving = newest.then(save);
  const turn = saving.catch(() => undefined);
  newest = turn;
  try {
    await saving;
    return true;
  } catch {
    // The change after it holds all of this one, and says itself whether it was kept.
    if (newest !== turn) return true;
    if (before) client.setQueryData(keyOf(params), before);
    toast.error(t('notSaved'));
    return false;
  } finally {
    if (newest === turn) await client.invalidateQueries({ queryKey: query.cards.queryKey });
  }
}

/** One change from a card's own menu. Answers how to take it back. */
export async function changeAndSave(where: HomeCache, change: (draft: Draft) => Draft) {
  const page = getPage(where);
  if (!page) return undefined;
  const choices = await api.cards.choices({ ...where.params });
  const draft = toDraft(page, choices);
  const saved = await saveDraft(where, change(draft));
  if (!saved) return undefined;
  return () => (page.personal ? saveDraft(where, draft) : restore(where));
}
