import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const setAskedAt = (db: Db, jid: string, at: Date | null) =>
  db.run(sql`
    update conversation set asked_at = ${at} where tenant_id = ${tenant} and id = ${jid} and kind = 'account'`);

/** The staff of an account; without any, those who look after accounts. */
export const listStaff = async (db: Db, accountId: string): Promise<string[]> => {
  const staff = await db.many<{ id: string }>(sql`
    select s.user_id as id from public_account_staff s join app_user u on u.tenant_id = ${tenant} and u.id = s.user_id
    where s.tenant_id = ${tenant} and s.account_id = ${accountId} and u.status = 'active'`);
  if (staff.length > 0) return staff.map(({ id }) => id);
  const keepers = await db.many<{ id: string }>(sql`
    select distinct i.user_id as id from role_menu rm
      join identity_role r on r.tenant_id = ${tenant} and r.role_id = rm.role_id
      join user_identity i on i.tenant_id = ${tenant} and i.id = r.identity_id
      join app_user u on u.tenant_id = ${tenant} and u.id = i.user_id and u.status = 'active'
    where rm.tenant_id = ${tenant} and rm.menu = 'userFrameConfig/manage/accounts'
    order by 1 limit ${noticeLimits.maxKeepersNotified}`);
  return keepers.map(({ id }) => id);
};
