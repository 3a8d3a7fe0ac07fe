import type { RectificationStatus } from '@yizhan/contract/case-states.ts';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

/** A rating of a case with what its department has to do. */
export type HeldRating = {
  id: string;
  userId: string;
  score: number;
  anonymous: boolean;
  reply: string;
  repliedAt: Date | null;
  followUp: string;
  processName: string;
  ownerDeptId: string;
  ownerId: string;
  /** Of its rectification; null when it needs none. */
  status: RectificationStatus | null;
  dueAt: Date | null;
  remindedAt: Date | null;
};

/** Locked, so that there is one reply and one follow-up. `who`: a condition over rating `r` and process `k`. */
export const lockRating = (db: Db, id: string, who: Sql = sql`true`) =>
  db.maybe<HeldRating>(sql`
    select r.id::text, r.user_id::text as "userId", r.score, r.anonymous, r.reply, r.replied_at as "repliedAt",
      r.follow_up as "followUp", coalesce(p.published_name, p.name) as "processName", k.dept_id::text as "ownerDeptId",
      k.owner_id::text as "ownerId", f.status, f.due_at as "dueAt", f.reminded_at as "remindedAt"
    from rating r
    join case_file c on c.tenant_id = r.tenant_id and c.id = r.case_id
    join process k on k.tenant_id = c.tenant_id and k.id = c.process_id
    join publication p on p.tenant_id = k.tenant_id and p.id = k.id
    left join rectification f on f.tenant_id = r.tenant_id and f.rating_id = r.id
    where r.tenant_id = ${tenant} and r.id = ${id} and ${who} for update of r`);

type NewRectification = { ratingId: string; status: 'callBack' | 'fixing'; dueAt: Date; now: Date };

export const insertRectification = (db: Db, { ratingId, status, dueAt, now }: NewRectification) =>
  db.run(sql`
    insert into rectification (rating_id, tenant_id, status, opened_at, due_at)
    values (${ratingId}, ${tenant}, ${status}, ${now}, ${dueAt})`);

export const setCalled = (db: Db, ratingId: string, note: string, { dueAt, now }: { dueAt: Date; now: Date }) =>
  db.run(sql`
    update rectification set status = 'fixing', call_note = ${note}, called_at = ${now}, due_at = ${dueAt}, reminded_at = null
    where tenant_id = ${tenant} and rating_id = ${ratingId}`);

/** The reply ends what the department has to do; `until` is when the rater's time is over. */
export async function setReplied(db: Db, ratingId: string, reply: string, { until, now }: { until: Date; now: Date }) {
  await db.run(
    sql`update rating set reply = ${reply}, replied_at = ${now} where tenant_id = ${tenant} and id = ${ratingId}`,
  );
  await db.run(sql`
    update rectification set status = 'answered', answered_at = ${now}, due_at = ${until}
    where tenant_id = ${tenant} and rating_id = ${ratingId}`);
}

export async function setFollowedUp(db: Db, ratingId: string, followUp: string, now: Date) {
  await db.run(
    sql`update rating set follow_up = ${followUp}, followed_up_at = ${now} where tenant_id = ${tenant} and id = ${ratingId}`,
  );
  await closeRectification(db, ratingId, now);
}

export const closeRectification = (db: Db, ratingId: string, now: Date) =>
  db.run(sql`
    update rectification set status = 'closed', closed_at = ${now} where tenant_id = ${tenant} and rating_id = ${ratingId}`);

export const markReminded = (db: Db, ratingId: string, now: Date) =>
  db.run(sql`update rectification set reminded_at = ${now} where tenant_id = ${tenant} and rating_id = ${ratingId}`);

/** What the clock has to do: late ones whose department was not told yet, and answered ones whose time is over. */
export const listDueRectifications = async (db: Db, now: Date) =>
  (
    await db.many<{ id: string }>(sql`
      select rating_id::text as id from rectification
      where tenant_id = ${tenant} and status <> 'closed' and due_at <= ${now}
        and (status = 'answered' or reminded_at is null)
      order by due_at, rating_id limit ${jobLimits.batchRows}`)
  ).map(({ id }) => id);
