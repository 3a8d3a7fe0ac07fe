import type { OwnAccount } from '@yizhan/contract/entities/public-account.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { accountName, accountSource } from './account-queries.ts';

/** Mutes or unmutes an account for one person, in the message centre and in the list of conversations alike. */
export async function setAccountMuted(db: Db, userId: string, accountId: string, muted: boolean): Promise<number> {
  await db.run(sql`
    update conversation_member m set muted = ${muted} from conversation c
    where c.tenant_id = ${tenant} and c.pair_key = 'account:' || ${accountId}::text || ':' || ${userId}::text
      and m.tenant_id = ${tenant} and m.conversation_id = c.id and m.user_id = ${userId}`);
  if (!muted)
    return db.run(sql`
      delete from account_mute where tenant_id = ${tenant} and user_id = ${userId} and account_id = ${accountId}`);
  return db.run(sql`
    insert into account_mute (tenant_id, user_id, account_id)
    select ${tenant}, ${userId}, a.id from public_account a where a.tenant_id = ${tenant} and a.id = ${accountId}
    on conflict do nothing`);
}

/** The accounts that a person has received something from. */
export const listOwnAccounts = (db: Db, userId: string) =>
  db.many<OwnAccount>(sql`
    select a.id, ${accountName} as name, a.avatar, exists (select 1 from account_mute x
      where x.tenant_id = ${tenant} and x.user_id = ${userId} and x.account_id = a.id) as muted
    from (
      select distinct n.account_id from notice_receiver r join notice n on n.tenant_id = ${tenant} and n.id = r.notice_id
      where r.tenant_id = ${tenant} and r.user_id = ${userId} and not n.is_test
    ) own join public_account a on a.tenant_id = ${tenant} and a.id = own.account_id ${accountSource}
    order by a.dept_id is not null, d.sort, a.id`);
