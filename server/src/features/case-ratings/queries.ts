import type { CaseRatingFilters, CaseRatingRow } from '@yizhan/contract/entities/case-rating.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { Asker } from '../../domain/bulk/list.ts';
import { keepsDept } from '../../domain/processes/keeper-queries.ts';

export const ratingsJoined: Sql = sql`rating r
  join case_file c on c.tenant_id = r.tenant_id and c.id = r.case_id
  join process k on k.tenant_id = c.tenant_id and k.id = c.process_id
  join publication p on p.tenant_id = k.tenant_id and p.id = k.id
  left join dept d on d.tenant_id = k.tenant_id and d.id = k.dept_id
  left join app_user u on u.tenant_id = r.tenant_id and u.id = r.user_id and not r.anonymous
  left join rectification f on f.tenant_id = r.tenant_id and f.rating_id = r.id`;

/** Whether the process `k` of a rating is one of those whose ratings this person answers. */
export const keepsRating = (person: Asker): Sql => keepsDept(person, sql`k.dept_id`);

/** Whoever gave it. */
export const isRater = (personId: string): Sql => sql`r.user_id = ${personId}`;

const isLate = (now: Date) => sql`coalesce(f.status in ('callBack', 'fixing') and f.due_at < ${now}, false)`;

/** By the filters of the desk. The number of the case is no way to find an anonymous rating. */
export function filtered(q: Partial<CaseRatingFilters>, now: Date): Sql {
  const like = `%${escapeLike(q.keyword ?? '')}%`;
  return sql`
    ${q.processId ? sql`and c.process_id = ${q.processId}` : nothing}
    ${q.deptId ? sql`and k.dept_id = ${q.deptId}` : nothing}
    ${q.score ? sql`and r.score = ${q.score}` : nothing}
    ${q.state === 'unanswered' ? sql`and r.reply = ''` : q.state ? sql`and f.status = ${q.state}` : nothing}
    ${q.keyword ? sql`and (r.text ilike ${like} or not r.anonymous and c.no ilike ${like})` : nothing}
    ${q.lateOnly ? sql`and ${isLate(now)}` : nothing}
    ${q.from ? sql`and r.created_at >= (${q.from}::date)::timestamp at time zone 'Asia/Shanghai'` : nothing}
    ${q.to ? sql`and r.created_at < (${q.to}::date + 1)::timestamp at time zone 'Asia/Shanghai'` : nothing}`;
}

const fields = (now: Date) => sql`
  r.id::text, coalesce(p.published_name, p.name) as "processName", coalesce(d.name, '') as "deptName", r.score, r.labels,
  r.text, r.anonymous, coalesce(u.real_name, '') as who, case when not r.anonymous then c.id::text end as "caseId",
  case when r.anonymous then '' else c.no end as "caseNo", ${toWireTimeSql(sql`r.created_at`)} as at, r.reply,
  ${toWireTimeSql(sql`r.replied_at`)} as "repliedAt", r.follow_up as "followUp",
  ${toWireTimeSql(sql`r.followed_up_at`)} as "followedUpAt",
  case when f.rating_id is not null then json_build_object('status', f.status, 'dueAt', ${toWireTimeSql(sql`f.due_at`)},
    'isLate', ${isLate(now)}, 'callNote', f.call_note, 'calledAt', ${toWireTimeSql(sql`f.called_at`)},
    'answeredAt', ${toWireTimeSql(sql`f.answered_at`)}, 'closedAt', ${toWireTimeSql(sql`f.closed_at`)}) end as rectification`;

type Query = CaseRatingFilters & { current: number; size: number };

/** What is open first, by its deadline; then the newest. */
export async function listRatings(db: Db, person: Asker, q: Query, now: Date) {
  const where = sql`r.tenant_id = ${tenant} and ${keepsRating(person)} ${filtered(q, now)}`;
  const records = await db.many<CaseRatingRow>(sql`
    select ${fields(now)} from ${ratingsJoined} where ${where}
    order by case when f.status in ('callBack', 'fixing') then f.due_at end nulls last, r.created_at desc, r.id desc
    limit ${q.size} offset ${(q.current - 1) * q.size}`);
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from ${ratingsJoined} where ${where}`,
  );
  return { records, total, current: q.current, size: q.size };
}

export const findRating = (db: Db, person: Asker, id: string, now: Date) =>
  db.maybe<CaseRatingRow>(sql`
    select ${fields(now)} from ${ratingsJoined}
    where r.tenant_id = ${tenant} and r.id = ${id} and ${keepsRating(person)}`);
