import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { ExportSource, RefusedUndo, Writing } from '../../domain/bulk/list.ts';

export const schoolDaySource: ExportSource = {
  columns: { day: sql`s.day::text`, isOff: sql`s.is_off`, dayName: sql`s.name` },
  from: sql`from school_day s where s.tenant_id = ${tenant}`,
  order: sql`s.day`,
};

export const listExisting = (db: Db, rows: string) =>
  db.many<{ n: number; column: string }>(sql`
    select r.n, 'day' as column from json_to_recordset(${rows}::json) as r(n int, day date)
    join school_day s on s.tenant_id = ${tenant} and s.day = r.day`);

/** A day is its own key: as an id it is written 20260901. */
const dayId = sql`to_char(day, 'YYYYMMDD')::bigint`;

export const insertDays = (db: Db, rows: string, { without }: Writing & { without: readonly number[] }) =>
  db.many<{ n: number; id: string }>(sql`
    with r as (
      select * from json_to_recordset(${rows}::json) as r(n int, day date, "isOff" boolean, "dayName" text)
      where n <> all(${without}::int[])
    ), written as (
      insert into school_day (tenant_id, day, is_off, name)
      select ${tenant}, day, "isOff", coalesce("dayName", '') from r on conflict do nothing returning day)
    select r.n, ${dayId} as id from written join r using (day) order by r.n`);

export const undoDays = (db: Db, ids: readonly string[]) =>
  db.many<RefusedUndo>(sql`
    with removed as (
      delete from school_day where tenant_id = ${tenant} and ${dayId} = any(${ids}::bigint[]) returning ${dayId} as id)
    select a.id, a.id::text as name, 'gone' as reason from unnest(${ids}::bigint[]) a(id)
    where a.id not in (select id from removed)`);
