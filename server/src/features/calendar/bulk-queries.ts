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

export const insertDays = (db: Db, rows: string, { without, now }: Writing & { without: readonly number[] }) =>
  db.many<{ n: number; id: string }>(sql`
    with r as (
      select * from json_to_recordset(${rows}::json) as r(n int, day date, "isOff" boolean, "dayName" text)
      where n <> all(${without}::int[])
    ), written as (
      insert into school_day (tenant_id, day, is_off, name, updated_at)
      select ${tenant}, day, "isOff", coalesce("dayName", ''), ${now} from r on conflict do nothing returning day)
    select r.n, ${dayId} as id from written join r using (day) order by r.n`);

/** A day of which the school has said something else since stays. */
export const undoDays = (db: Db, ids: readonly string[], since: Date) =>
  db.many<RefusedUndo>(sql`
    with removed as (
      delete from school_day where tenant_id = ${tenant} and ${dayId} = any(${ids}::bigint[]) and updated_at <= ${since}
      returning ${dayId} as id)
    select a.id, a.id::text as name, case when s.id is null then 'gone' else 'changed' end as reason
    from unnest(${ids}::bigint[]) a(id)
    left join (select ${dayId} as id from school_day where tenant_id = ${tenant}) s on s.id = a.id
    where a.id not in (select id from removed)`);
