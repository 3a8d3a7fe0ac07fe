import type { FeedbackStatus } from '@yizhan/contract/entities/feedback.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

type Office = { id: string; updatedAt: string; deptId: string | null; deptName: string; phone: string };

/** When each of the person's figures was written, and the office of the service of the same code. */
export const listOffices = (db: Db, userId: string) =>
  db.many<Office>(sql`
    select m.id::text, ${toWireTimeSql(sql`m.updated_at`)} as "updatedAt", d.id::text as "deptId", coalesce(d.name, '') as "deptName",
      coalesce(d.phone, '') as phone
    from matter m
    left join service s on s.tenant_id = m.tenant_id and s.code = m.code
    left join dept d on d.tenant_id = m.tenant_id and d.id = s.dept_id
    where m.tenant_id = ${tenant} and m.user_id = ${userId}`);

/** The last correction that the person asked for of each figure. */
export const listCorrections = (db: Db, userId: string) =>
  db.many<{ figureId: string; id: string; status: FeedbackStatus }>(sql`
    select distinct on (f.figure_id) f.figure_id as "figureId", f.id::text, f.status from feedback f
    where f.tenant_id = ${tenant} and f.user_id = ${userId} and f.figure_id is not null
    order by f.figure_id, f.id desc`);
