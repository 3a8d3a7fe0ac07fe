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

/** Shows the arrangement at once and saves it; rolls back on failure. */
export async function saveDraft(where: HomeCache, draft: Draft): Promise<boolean> {
  const before = getPage(where);
  if (before) where.client.setQueryData(keyOf(where.params), toPage(before, draft));
  return saveInOrder(where, before, () => api.cards.arrange({ ...where.params, arrangement: toOwnLayout(draft) }));
}

export const restore = (where: HomeCache): Promise<boolean> =>
  saveInOrder(where, getPage(where), () => api.cards.restore({ ...where.params }));

let newest: Promise<unknown> = Promise.resolve();

/** Saves run one after the other: a slow one must not overwrite a later one. */
async function saveInOrder({ client, params }: HomeCache, before: HomePage | undefined, save: () => Promise<unknown>) {
  const saving = newest.then(save);
  const turn = saving.catch(() => undefined);
  newest = turn;
  try {
    await saving;
    return true;
  } catch {
    // The next change includes this one and reports its own result.
    if (newest !== turn) return true;
    if (before) client.setQueryData(keyOf(params), before);
    toast.error(t('notSaved'));
    return false;
  } finally {
    if (newest === turn) await client.invalidateQueries({ queryKey: query.cards.queryKey });
  }
}

/** One change from a card's menu. Returns its undo. */
export async function changeAndSave(where: HomeCache, change: (draft: Draft) => Draft) {
  const page = getPage(where);
  if (!page) return undefined;
  const choices = await api.cards.choices({ ...where.params });
  const draft = toDraft(page, choices);
  const saved = await saveDraft(where, change(draft));
  if (!saved) return undefined;
  return () => (page.personal ? saveDraft(where, draft) : restore(where));
}
