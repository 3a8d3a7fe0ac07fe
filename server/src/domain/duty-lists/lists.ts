import type { DutyListsContent } from '@yizhan/contract/entities/duty-list.ts';
import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import type { Db } from '../../db/database.ts';
import type { PublishedCache } from '../publishing/published-cache.ts';
import { inOrder } from './rules.ts';

type Reading = { db: Db; published: PublishedCache };

/** The school's lists as published, or those every school begins with. */
export async function listsOf({ db, published }: Reading): Promise<DutyListsContent> {
  const [found] = await published.list(db, 'dutyLists');
  return inOrder(found?.content ?? firstDutyListsContent());
}
