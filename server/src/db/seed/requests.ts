import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';

const DAY_MS = 86_400_000;

/** A request for permission of the demo campus that has been answered. */
export const seedRequests = (db: Db, now: Date) =>
  db.run(sql`
    insert into permission_request (tenant_id, user_id, identity_id, menu, reason, state, answer, created_at, decided_by,
      decided_at)
    select ${tenant}, u.id, i.id, 'userFrameConfig/manage/notices', '需要给本专业学生发送实习通知', 'REFUSED',
      '请使用学院的公众号发送，已为您联系学院办公室', ${new Date(now.getTime() - 9 * DAY_MS)}::timestamptz, a.id,
      ${new Date(now.getTime() - 8 * DAY_MS)}::timestamptz
    from app_user u
    join user_identity i on i.tenant_id = ${tenant} and i.user_id = u.id and i.is_default
    join app_user a on a.tenant_id = ${tenant} and a.account = 'tenant_admin'
    where u.tenant_id = ${tenant} and u.account = 'teacher'`);
