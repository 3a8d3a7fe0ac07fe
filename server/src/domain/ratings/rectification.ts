import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { caseNotices as t } from '@yizhan/contract/texts/zh-CN/case-notices.ts';
import { caseRatingDesk } from '@yizhan/contract/texts/zh-CN/case-rating-desk.ts';
import type { Notified } from '../../common/notified.ts';
import { dayOf, schoolWorkingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { dueAfter } from '../cases/clock.ts';
import { listHeads } from '../cases/handler-queries.ts';
import { insertCaseNotice } from '../cases/notice-queries.ts';
import { nearestHolders } from '../departments/holder-queries.ts';
import { assignTodo } from '../todos/write-queries.ts';
import * as rows from './rectification-queries.ts';
import { firstRectification, workingDaysOf } from './rules.ts';

const sourceApp = 'caseRating';
export const todoIds = {
  handle: (id: string) => `handle-${id}`,
  reply: (id: string) => `reply-${id}`,
  followedUp: (id: string) => `follow-up-${id}`,
};
const deskAddress = (id: string) => `#${sectionPath('caseRatings')}?record=${id}`;

type RatedCase = Pick<rows.HeldRating, 'score' | 'processName' | 'ownerDeptId' | 'ownerId'> & { ratingId: string };

/** Who answers for the process: the department's people with the desk, else the owner. */
export async function responsibleFor(
  db: Db,
  { ownerDeptId, ownerId }: Pick<RatedCase, 'ownerDeptId' | 'ownerId'>,
  now: Date,
) {
  const near = await nearestHolders(db, 'userFrameConfig/manage/caseRatings', ownerDeptId, now);
  return near.length > 0 ? near : [ownerId];
}

/** The to-do of the department says neither who rated nor which case it was. Answers whom it was given to. */
async function assignHandling(db: Db, rated: RatedCase, state: 'callBack' | 'fixing', dueAt: Date, now: Date) {
  const { ratingId, processName, score } = rated;
  const people = await responsibleFor(db, rated, now);
  const title = fill(state === 'callBack' ? t.ratingCall : t.ratingFix, { process: processName, n: score });
  await assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: todoIds.handle(ratingId), category: 'TODO', title, now, dueAt },
      ...{ itemCode: 'caseRating.handle', itemName: t.ratingItem, url: deskAddress(ratingId) },
    },
    people,
  );
  return people;
}

const deadline = async (db: Db, state: keyof typeof workingDaysOf, now: Date) =>
  dueAfter(await schoolWorkingDays(db), now, workingDaysOf[state]);

/** A bad rating has to be put right; answers who has to. */
export async function openRectification(
  db: Db,
  { anonymous, ...rated }: RatedCase & { anonymous: boolean },
  now: Date,
): Promise<string[]> {
  const status = firstRectification(rated.score, anonymous);
  if (!status) return [];
  const dueAt = await deadline(db, status, now);
  await rows.insertRectification(db, { ratingId: rated.ratingId, status, dueAt, now });
  return assignHandling(db, rated, status, dueAt, now);
}

/** The rater was called: from now on the time to put it right counts. */
export async function noteCall(db: Db, held: rows.HeldRating, note: string, now: Date): Promise<string[]> {
  const dueAt = await deadline(db, 'fixing', now);
  await rows.setCalled(db, held.id, note, { dueAt, now });
  return assignHandling(db, { ...held, ratingId: held.id }, 'fixing', dueAt, now);
}

/** What the clock does, looked at again under the lock: closes what nobody answers, tells a department and its head that it is late. */
export async function runDueRectification(db: Db, id: string, now: Date): Promise<Notified | undefined> {
  const held = await rows.lockRating(db, id);
  if (!held?.dueAt || held.dueAt > now) return undefined;
  if (held.status === 'answered') {
    await rows.closeRectification(db, id, now);
    return { touched: [], notified: [] };
  }
  if ((held.status !== 'callBack' && held.status !== 'fixing') || held.remindedAt) return undefined;
  await rows.markReminded(db, id, now);
  const people = [...(await responsibleFor(db, held, now)), ...(await listHeads(db, held.ownerDeptId, 0, now))];
  const userIds = [...new Set(people)];
  await insertCaseNotice(db, {
    ...{
      deptId: held.ownerDeptId,
      title: fill(t.ratingLate, { process: held.processName }),
      by: held.ownerId,
      userIds,
    },
    ...{ url: deskAddress(id), now },
    content: fill(t.ratingLateText, { n: held.score, day: dayOf(held.dueAt), state: caseRatingDesk[held.status] }),
  });
  return { touched: userIds, notified: userIds };
}

/** The rater reads that there is a reply, the department that there is a follow-up. */
export const tellReplied = (db: Db, { id, userId, processName }: rows.HeldRating, now: Date) =>
  assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: todoIds.reply(id), category: 'READ', now, itemName: t.ratingItem },
      ...{ itemCode: 'caseRating.replied', title: fill(t.ratingReplied, { process: processName }) },
      url: '#/home/PersonalCenter?section=ratings&box=given',
    },
    [userId],
  );

export async function tellFollowedUp(db: Db, held: rows.HeldRating, now: Date): Promise<string[]> {
  const people = await responsibleFor(db, held, now);
  await assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: todoIds.followedUp(held.id), category: 'READ', now, itemName: t.ratingItem },
      ...{ itemCode: 'caseRating.followedUp', title: fill(t.ratingFollowedUp, { process: held.processName }) },
      url: deskAddress(held.id),
    },
    people,
  );
  return people;
}
