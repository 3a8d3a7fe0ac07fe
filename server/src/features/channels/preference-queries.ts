import type { PersonalChannel } from '@yizhan/contract/notice-channels.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export type StoredPreference = { muted: string[]; quietOn: boolean; quietFrom: number; quietTo: number };

export const findPreference = (db: Db, userId: string) =>
  db.maybe<StoredPreference>(sql`
    select muted, quiet_on as "quietOn", quiet_from as "quietFrom", quiet_to as "quietTo"
    from notice_preference where tenant_id = ${tenant} and user_id = ${userId}`);

export const savePreference = (db: Db, userId: string, p: StoredPreference, now: Date) =>
  db.run(sql`
    insert into notice_preference (tenant_id, user_id, muted, quiet_on, quiet_from, quiet_to, updated_at)
    values (${tenant}, ${userId}, ${p.muted}::text[], ${p.quietOn}, ${p.quietFrom}, ${p.quietTo}, ${now})
    on conflict (tenant_id, user_id) do update set muted = excluded.muted, quiet_on = excluded.quiet_on,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, updated_at = excluded.updated_at`);

/** What waits for the end of the hours before is looked at again, by the new ones. */
export const wakeWaiting = (db: Db, userId: string, now: Date) =>
  db.run(sql`
    update notice_delivery set next_try = ${now}
    where tenant_id = ${tenant} and user_id = ${userId} and state = 'waiting' and attempts = 0 and next_try > ${now}`);

export const findAddresses = (db: Db, userId: string) =>
  db.one<Record<PersonalChannel, string>>(sql`
    select email as mail, mobile as sms from app_user where tenant_id = ${tenant} and id = ${userId}`);
