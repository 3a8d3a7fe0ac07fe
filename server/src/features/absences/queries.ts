import type { AbsenceInput, AbsenceProcess, AbsenceRow } from '@yizhan/contract/entities/absence.ts';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import type { Day } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { identityValid } from '../../domain/users/identity-queries.ts';

/** One change of a person's absences at a time: no index can say that two may not overlap. */
export const lockPerson = (db: Db, userId: string) =>
  db.maybe(sql`select id from app_user where tenant_id = ${tenant} and id = ${userId} for update`);

const row = (today: Day) => sql`
  select a.id::text, to_char(a.from_day, 'YYYY-MM-DD') as from, to_char(a.to_day, 'YYYY-MM-DD') as to,
    s.id::text as "secondId", s.real_name as "secondName", a.note, coalesce((
      select json_agg(json_build_object('id', p.id::text, 'name', p.published_name) order by p.published_name)
      from publication p where p.tenant_id = a.tenant_id and p.id = any(a.process_ids)), '[]') as processes,
    a.from_day <= ${today}::date as "isCurrent"
  from absence a join app_user s on s.tenant_id = a.tenant_id and s.id = a.second_id`;

/** Current and to come, by day. */
export const listAbsences = (db: Db, userId: string, today: Day) =>
  db.many<AbsenceRow>(sql`${row(today)}
    where a.tenant_id = ${tenant} and a.user_id = ${userId} and a.ended_at is null and a.to_day >= ${today}::date
    order by a.from_day, a.id`);

/** An absence that is not over and shares a day with this one; two may, when they hand over different processes. */
export const findOverlap = (db: Db, userId: string, { from, to, processIds }: AbsenceInput) =>
  db.maybe<{ from: Day; to: Day }>(sql`
    select to_char(a.from_day, 'YYYY-MM-DD') as from, to_char(a.to_day, 'YYYY-MM-DD') as to from absence a
    where a.tenant_id = ${tenant} and a.user_id = ${userId} and a.ended_at is null
      and a.from_day <= ${to}::date and a.to_day >= ${from}::date
      and (a.process_ids = '{}' or ${processIds}::bigint[] = '{}' or a.process_ids && ${processIds}::bigint[])
    order by a.from_day limit 1`);

export const isActive = async (db: Db, userId: string) =>
  (await db.maybe(
    sql`select id from app_user where tenant_id = ${tenant} and id = ${userId} and status = 'active'`,
  )) !== undefined;

/** How many of these are published processes. */
export const countPublished = async (db: Db, ids: readonly string[]) =>
  (
    await db.one<{ num: number }>(sql`
      select count(*)::int as num from process
      where tenant_id = ${tenant} and id = any(${ids}::bigint[]) and published_at is not null`)
  ).num;

/** Every rule by which a flow finds its handlers. */
const handlerRules = sql`jsonb_path_query(r.content -> 'flow', '$.**.handlers[*]') rule`;

/**
 * Published processes that this person handled before, or whose flow may come to them: by name, by role, as head of a
 * department, by post. Others are no concern of theirs.
 */
export const listHandledProcesses = (db: Db, userId: string, now: Date) =>
  db.many<AbsenceProcess>(sql`
    select k.id::text, p.published_name as name from process k
    join publication p on p.tenant_id = k.tenant_id and p.id = k.id
    join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
    join app_user u on u.tenant_id = k.tenant_id and u.id = ${userId}
    where k.tenant_id = ${tenant} and (k.owner_id = u.id
      or exists (select from case_file c join case_handler h on h.tenant_id = c.tenant_id and h.case_id = c.id
        where c.tenant_id = k.tenant_id and c.process_id = k.id and h.person_id = u.id)
      or exists (select from ${handlerRules} where rule -> 'userIds' ? u.id::text
        or rule ->> 'roleId' = any(array(select o.role_id::text from user_identity i
          join identity_role o on o.tenant_id = i.tenant_id and o.identity_id = i.id
          where i.tenant_id = u.tenant_id and i.user_id = u.id and ${identityValid(now)}))
        or rule ->> 'by' = 'head' and exists (select from dept d where d.tenant_id = u.tenant_id and d.leader = u.real_name)
        or rule ->> 'by' = 'post' and exists (select from duty_item t
          join publication q on q.tenant_id = t.tenant_id and q.id = t.id
          join revision v on v.tenant_id = q.tenant_id and v.publication_id = q.id and v.number = q.published
          where t.tenant_id = u.tenant_id and t.id::text = rule ->> 'dutyItemId'
            and u.real_name in (v.content ->> 'ownerA', v.content ->> 'ownerB'))))
    order by 2, 1 limit ${calendarLimits.maxAbsenceProcesses}`);

type NewAbsence = AbsenceInput & { userId: string; by: string; now: Date };

export const insertAbsence = (db: Db, { userId, secondId, from, to, processIds, note, by, now }: NewAbsence) =>
  db.one<{ id: string }>(sql`
    insert into absence (tenant_id, user_id, second_id, from_day, to_day, process_ids, note, created_by, created_at)
    values (${tenant}, ${userId}, ${secondId}, ${from}, ${to}, ${[...new Set(processIds)]}::bigint[], ${note}, ${by}, ${now}) returning id::text`);

/** Undefined when this person has no such absence, or it is over. */
export const endAbsence = (db: Db, { id, userId, now }: { id: string; userId: string; now: Date }) =>
  db.maybe<{ secondId: string }>(sql`
    update absence set ended_at = ${now} where tenant_id = ${tenant} and id = ${id} and user_id = ${userId}
      and ended_at is null returning second_id::text as "secondId"`);
