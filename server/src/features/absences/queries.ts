import type { AbsenceInput, AbsenceRow } from '@yizhan/contract/entities/absence.ts';
import type { Day } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** One change of a person's absences at a time: no index can say that two may not overlap. */
export const lockPerson = (db: Db, userId: string) =>
  db.maybe(sql`select id from app_user where tenant_id = ${tenant} and id = ${userId} for update`);

const row = (today: Day) => sql`
  select a.id::text, to_char(a.from_day, 'YYYY-MM-DD') as from, to_char(a.to_day, 'YYYY-MM-DD') as to,
    s.id::text as "secondId", s.real_name as "secondName", a.note, a.from_day <= ${today}::date as "isCurrent"
  from absence a join app_user s on s.tenant_id = a.tenant_id and s.id = a.second_id`;

/** Current and to come, by day. */
export const listAbsences = (db: Db, userId: string, today: Day) =>
  db.many<AbsenceRow>(sql`${row(today)}
    where a.tenant_id = ${tenant} and a.user_id = ${userId} and a.ended_at is null and a.to_day >= ${today}::date
    order by a.from_day, a.id`);

/** An absence that is not over and shares a day with this one. */
export const findOverlap = (db: Db, userId: string, { from, to }: AbsenceInput) =>
  db.maybe<{ from: Day; to: Day }>(sql`
    select to_char(a.from_day, 'YYYY-MM-DD') as from, to_char(a.to_day, 'YYYY-MM-DD') as to from absence a
    where a.tenant_id = ${tenant} and a.user_id = ${userId} and a.ended_at is null
      and a.from_day <= ${to}::date and a.to_day >= ${from}::date order by a.from_day limit 1`);

export const isActive = async (db: Db, userId: string) =>
  (await db.maybe(
    sql`select id from app_user where tenant_id = ${tenant} and id = ${userId} and status = 'active'`,
  )) !== undefined;

type NewAbsence = AbsenceInput & { userId: string; by: string; now: Date };

export const insertAbsence = (db: Db, { userId, secondId, from, to, note, by, now }: NewAbsence) =>
  db.one<{ id: string }>(sql`
    insert into absence (tenant_id, user_id, second_id, from_day, to_day, note, created_by, created_at)
    values (${tenant}, ${userId}, ${secondId}, ${from}, ${to}, ${note}, ${by}, ${now}) returning id::text`);

/** Undefined when this person has no such absence, or it is over. */
export const endAbsence = (db: Db, { id, userId, now }: { id: string; userId: string; now: Date }) =>
  db.maybe<{ secondId: string }>(sql`
    update absence set ended_at = ${now} where tenant_id = ${tenant} and id = ${id} and user_id = ${userId}
      and ended_at is null returning second_id::text as "secondId"`);
