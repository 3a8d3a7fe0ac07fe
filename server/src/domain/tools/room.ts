import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { lockTools } from './queries.ts';

/** In the transaction that adds a tool, before it is written. */
export async function assertRoomForTool(db: Db): Promise<void> {
  const most = cardLimits.maxTools;
  if ((await lockTools(db)).length >= most) fail('too_many_tools', { most });
}
