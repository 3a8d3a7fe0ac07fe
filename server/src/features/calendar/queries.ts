import type { CalendarEvent, DayChange, EventInput, TermInput } from '@yizhan/contract/entities/calendar.ts';
import type { LastChange } from '../../common/stale.ts';
import type { NamedDay } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { json, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

/** One writer of the calendar at a time: terms may not overlap, and no index can say so. */
export const lockCalendar = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('calendar ' || ${tenant}::text))`);

const lastChange: Sql = sql`version, ${toWireTimeSql(sql`updated_at`)} as "updatedAt", (
  select e.nick_name from app_user e where e.tenant_id = ${tenant} and e.id = updated_by) as "updatedBy"`;

type StoredTerm = TermInput & { id: string };

export const findTerm = (db: Db, id: string) =>
  db.maybe<StoredTerm & LastChange>(sql`
    select id::text, name, to_char(begins, 'YYYY-MM-DD') as begins, to_char(ends, 'YYYY-MM-DD') as ends, ${lastChange}
    from semester where tenant_id = ${tenant} and id = ${id}`);

/** Another term that shares a day with this one. */
export const findOverlap = (db: Db, { begins, ends }: TermInput, id: string | undefined) =>
  db.maybe<StoredTerm>(sql`
    select id::text, name, to_char(begins, 'YYYY-MM-DD') as begins, to_char(ends, 'YYYY-MM-DD') as ends from semester
    where tenant_id = ${tenant} and begins <= ${ends}::date and ends >= ${begins}::date and id <> ${id ?? '0'}
    order by begins limit 1`);

export const countTerms = async (db: Db) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from semester where tenant_id = ${tenant}`)).n;

type Writer = { by: string; now: Date };

export const insertTerm = (db: Db, { name, begins, ends, by, now }: TermInput & Writer) =>
  db.one<{ id: string }>(sql`
    insert into semester (tenant_id, name, begins, ends, updated_at, updated_by)
    values (${tenant}, ${name}, ${begins}, ${ends}, ${now}, ${by}) returning id::text`);

export const updateTerm = (db: Db, id: string, { name, begins, ends, by, now }: TermInput & Writer) =>
  db.run(sql`
    update semester set name = ${name}, begins = ${begins}, ends = ${ends}, version = version + 1, updated_at = ${now},
      updated_by = ${by}
    where tenant_id = ${tenant} and id = ${id}`);

export const deleteTerm = (db: Db, id: string) =>
  db.run(sql`delete from semester where tenant_id = ${tenant} and id = ${id}`);

/** What the school said of these days before. */
export const findDays = (db: Db, days: readonly string[]) =>
  db.many<NamedDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, is_off as "isOff", name from school_day
    where tenant_id = ${tenant} and day = any(${days}::date[]) order by day`);

/** Writes the school's own word on days; null takes it back. */
export async function writeDays(db: Db, days: readonly DayChange[], now: Date): Promise<void> {
  const cleared = days.filter(({ isOff }) => isOff === null).map(({ day }) => day);
  const said = days.filter(({ isOff }) => isOff !== null);
  await db.run(sql`delete from school_day where tenant_id = ${tenant} and day = any(${cleared}::date[])`);
  await db.run(sql`
    insert into school_day (tenant_id, day, is_off, name, updated_at)
    select ${tenant}, d.*, ${now}::timestamptz from unnest(${said.map(({ day }) => day)}::date[],
      ${said.map(({ isOff }) => isOff)}::bool[], ${said.map(({ name }) => name)}::text[]) d
    on conflict (tenant_id, day) do update set is_off = excluded.is_off, name = excluded.name, updated_at = excluded.updated_at`);
}

/** Days of which the school has said something stay as they are. */
export const insertDays = (db: Db, days: readonly NamedDay[]) =>
  db.run(sql`
    insert into school_day (tenant_id, day, is_off, name)
    select ${tenant}, d.* from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ isOff }) => isOff)}::bool[],
      ${days.map(({ name }) => name)}::text[]) d
    on conflict do nothing`);

export const findEvent = (db: Db, id: string) =>
  db.maybe<Omit<CalendarEvent, 'version'> & LastChange>(sql`
    select id::text, name, to_char(begins, 'YYYY-MM-DD') as begins, to_char(ends, 'YYYY-MM-DD') as ends,
      from_time as "fromTime", to_time as "toTime", place, url, identity_types as "identityTypes", ${lastChange}
    from calendar_event where tenant_id = ${tenant} and id = ${id}`);

/** How many events of the year an event begins in. */
export const countEvents = async (db: Db, { begins }: Pick<EventInput, 'begins'>) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from calendar_event
      where tenant_id = ${tenant} and date_trunc('year', begins) = date_trunc('year', ${begins}::date)`)
  ).n;

export const insertEvent = (db: Db, event: EventInput & Writer) =>
  db.one<{ id: string }>(sql`
    insert into calendar_event (tenant_id, name, begins, ends, from_time, to_time, place, url, identity_types, updated_at,
      updated_by)
    values (${tenant}, ${event.name}, ${event.begins}, ${event.ends}, ${event.fromTime}, ${event.toTime}, ${event.place},
      ${event.url}, ${json(event.identityTypes)}, ${event.now}, ${event.by}) returning id::text`);

export const updateEvent = (db: Db, id: string, event: EventInput & Writer) =>
  db.run(sql`
    update calendar_event set name = ${event.name}, begins = ${event.begins}, ends = ${event.ends},
      from_time = ${event.fromTime}, to_time = ${event.toTime}, place = ${event.place}, url = ${event.url},
      identity_types = ${json(event.identityTypes)}, version = version + 1, updated_at = ${event.now},
      updated_by = ${event.by}
    where tenant_id = ${tenant} and id = ${id}`);

export const deleteEvent = (db: Db, id: string) =>
  db.run(sql`delete from calendar_event where tenant_id = ${tenant} and id = ${id}`);
