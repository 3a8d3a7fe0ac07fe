import type { CaseStatus } from '@yizhan/contract/case-states.ts';
import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';
import { toWireTimeSql } from '../db/wire-time-sql.ts';

type PrintedCase = { no: string; process: string; applicant: string; status: CaseStatus; day: string; code: string };

export const findPrinted = (db: Db, no: string) =>
  db.maybe<PrintedCase>(sql`
    select c.no, coalesce(p.published_name, p.name) as process, coalesce(u.real_name, '') as applicant, c.status,
      left(${toWireTimeSql(sql`coalesce(c.finished_at, c.submitted_at)`)}, 10) as day, coalesce(c.verify_code, '') as code
    from case_file c join publication p on p.tenant_id = c.tenant_id and p.id = c.process_id
    left join app_user u on u.tenant_id = c.tenant_id and u.id = c.applicant_id
    where c.tenant_id = ${tenant} and c.no = ${no}`);
