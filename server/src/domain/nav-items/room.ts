import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { countAdded, lockNavigation } from './queries.ts';

/** In the transaction that adds an item, before it is written. */
export async function assertRoomForNavItem(db: Db): Promise<void> {
  await lockNavigation(db);
  const most = portalLimits.maxAddedNavigation;
  if ((await countAdded(db)) >= most) fail('too_many_navigation', { most });
}
