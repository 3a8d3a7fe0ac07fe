import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { faqTodos as texts } from '@yizhan/contract/texts/zh-CN/faq-todos.ts';
import type { Db } from '../../db/database.ts';
import { holdersOf, nearestHolders } from '../departments/holder-queries.ts';
import { assignTodo, endTodos } from '../todos/write-queries.ts';
import { hasOpenGap } from './effect-queries.ts';

const sourceApp = 'robot';
const gapsId = 'gaps';
const expiryId = (faqId: string) => `expired-${faqId}`;
const menu = 'userFrameConfig/manage/faq';

/** Who looks after an entry: its department's people, else those of the nearest one above, else all who keep entries. */
export async function ownersOf(db: Db, deptId: string, now: Date): Promise<string[]> {
  const near = await nearestHolders(db, menu, deptId, now);
  return near.length > 0 ? near : holdersOf(db, menu, now);
}

/** RB-6: what the robot could not answer waits for all who keep entries, until no such question is open. */
export async function assignGaps(db: Db, now: Date): Promise<string[]> {
  const keepers = await holdersOf(db, menu, now);
  await assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: gapsId, category: 'TODO', now },
      ...{ itemCode: 'robot.gaps', itemName: texts.item, title: texts.gaps },
      url: `#${sectionPath('faq')}?tab=gaps`,
    },
    keepers,
  );
  return keepers;
}

/** Returns the ids of the affected users. */
export const endGapsTodo = async (db: Db): Promise<string[]> =>
  (await hasOpenGap(db)) ? [] : endTodos(db, { sourceApp, sourceIds: [gapsId], as: 'DONE' });

/** RB-3: an expired entry waits for its owner. */
export const assignExpiry = (
  db: Db,
  { id, name, now }: { id: string; name: string; now: Date },
  to: readonly string[],
) =>
  assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: expiryId(id), category: 'TODO', now },
      ...{ itemCode: 'robot.expired', itemName: texts.item },
      title: fill(texts.expired, { name }),
      url: `#${sectionPath('faq')}?entry=${id}`,
    },
    to,
  );

/** Returns the ids of the affected users. */
export const endExpiry = (db: Db, faqId: string, as: 'DONE' | 'CANCELLED') =>
  endTodos(db, { sourceApp, sourceIds: [expiryId(faqId)], as });
