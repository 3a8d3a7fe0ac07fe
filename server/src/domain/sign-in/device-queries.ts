import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type DeviceAttempt = { account: string; device: string | undefined };

export type KnownDevice = { id: string; failures: number };

/** The browser, if somebody signed in to this account with it before. */
export const findDevice = async (db: Db, { account, device }: DeviceAttempt): Promise<KnownDevice | undefined> =>
  device
    ? db.maybe<KnownDevice>(sql`
        select d.id, d.failures from known_device d join app_user u on u.tenant_id = ${tenant} and u.id = d.user_id
        where d.tenant_id = ${tenant} and d.hash = ${hashToken(device)} and lower(u.account) = lower(${account})`)
    : undefined;

export const countDeviceFailure = (db: Db, id: string) =>
  db.run(sql`update known_device set failures = failures + 1 where tenant_id = ${tenant} and id = ${id}`);

type OwnDevice = { userId: string; device: string; now: Date };

/** Remembers the browser, and forgets those of this person that were unused for longest. */
export const rememberDevice = (db: Db, { userId, device, now }: OwnDevice) =>
  db.run(sql`
    with gone as (
      delete from known_device where tenant_id = ${tenant} and id in (
        select id from known_device
        where tenant_id = ${tenant} and user_id = ${userId} and hash <> ${hashToken(device)}
        order by last_at desc, id desc offset ${signInLimits.maxKnownDevices - 1})
    )
    insert into known_device (tenant_id, user_id, hash, last_at) values (${tenant}, ${userId}, ${hashToken(device)}, ${now})
    on conflict (tenant_id, user_id, hash) do update set failures = 0, last_at = excluded.last_at`);

/** With a new password every browser has to prove itself again. */
export const forgetDevices = (db: Db, userId: string) =>
  db.run(sql`delete from known_device where tenant_id = ${tenant} and user_id = ${userId}`);
