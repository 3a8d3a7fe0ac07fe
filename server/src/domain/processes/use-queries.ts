import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Its cases; what was not submitted is only counted. */
export const usesOfProcess = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select case when o.hidden then 'caseDraft' else 'case' end as kind, c.id,
      case when o.hidden then '' else concat_ws(' ', c.no, c.title) end as name
    from case_file c cross join lateral (select c.status = 'draft' or c.submitted_at is null as hidden) o
    where c.tenant_id = ${tenant} and c.process_id = ${id}`,
  );
