import type { QueryClient } from '@tanstack/react-query';
import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { api, query } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import type { Which } from '../useHomePageParams.ts';
import { type Draft, draftOf, ownOf, pageOf } from './draft.ts';
import { t } from './words.ts';

type Where = { client: QueryClient; which: Which };

const keyOf = (which: Which) => query.cards.home(which).queryKey;
export const pageNow = ({ client, which }: Where) => client.getQueryData<HomePage>(keyOf(which));

/** Shows the arrangement at once and keeps it; when it cannot be kept, the page is as it was. */
export async function saveDraft(where: Where, draft: Draft): Promise<boolean> {
  const before = pageNow(where);
  if (before) where.client.setQueryData(keyOf(where.which), pageOf(before, draft));
  return settled(where, before, () => api.cards.arrange({ ...where.which, arrangement: ownOf(draft) }));
}

export const restore = (where: Where): Promise<boolean> =>
  settled(where, pageNow(where), () => api.cards.restore({ ...where.which }));

let newest: Promise<unknown> = Promise.resolve();

/** One change after the other, however quickly they are made: a slow one must not come last. */
async function settled({ client, which }: Where, before: HomePage | undefined, save: () => Promise<unknown>) {
  const saving = newest.then(save);
  const turn = saving.catch(() => undefined);
  newest = turn;
  try {
    await saving;
    return true;
  } catch {
    // The change after it holds all of this one, and says itself whether it was kept.
    if (newest !== turn) return true;
    if (before) client.setQueryData(keyOf(which), before);
    toast.error(t('notSaved'));
    return false;
  } finally {
    if (newest === turn) await client.invalidateQueries({ queryKey: ['cards'] });
  }
}

/** One change from a card's own menu. Answers how to take it back. */
export async function changeNow(where: Where, change: (draft: Draft) => Draft) {
  const page = pageNow(where);
  if (!page) return undefined;
  const choices = await api.cards.choices({ ...where.which });
  const draft = draftOf(page, choices);
  const saved = await saveDraft(where, change(draft));
  if (!saved) return undefined;
  return () => (page.personal ? saveDraft(where, draft) : restore(where));
}
