import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { calendarEvents, demoAbsences } from './demo/calendar.ts';

/** Events of the school calendar, and who is away. */
export async function seedCalendar(db: Db, now: Date): Promise<void> {
  const events = calendarEvents(now);
  await db.run(sql`
    insert into calendar_event (tenant_id, name, begins, ends, from_time, to_time, place, identity_types)
    select ${tenant}, e.* from unnest(${events.map((e) => e.name)}::text[], ${events.map((e) => e.begins)}::date[],
      ${events.map((e) => e.ends)}::date[], ${events.map((e) => e.hours?.[0] ?? null)}::text[],
      ${events.map((e) => e.hours?.[1] ?? null)}::text[], ${events.map((e) => e.place)}::text[],
      ${events.map((e) => json(e.identityTypes ?? []))}::jsonb[]) e`);
  const absences = demoAbsences(now);
  await db.run(sql`
    insert into absence (tenant_id, user_id, second_id, from_day, to_day, note, created_by)
    select ${tenant}, u.id, s.id, a.from_day, a.to_day, a.note, u.id
    from unnest(${absences.map((a) => a.account)}::text[], ${absences.map((a) => a.second)}::text[],
      ${absences.map((a) => a.from)}::date[], ${absences.map((a) => a.to)}::date[],
      ${absences.map((a) => a.note)}::text[]) a(account, second, from_day, to_day, note)
    join app_user u on u.tenant_id = ${tenant} and u.account = a.account
    join app_user s on s.tenant_id = ${tenant} and s.account = a.second`);
}
