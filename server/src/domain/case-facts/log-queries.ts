import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type CaseLog = {
  sourceApp: string;
  instanceId: string;
  node: string;
  handler: string;
  opinion: string;
  action: string;
  at: Date;
};

/** The same step sent twice is one. False if it was known as it is. */
export const insertCaseLog = async (
  db: Db,
  { sourceApp, instanceId, node, handler, opinion, action, at }: CaseLog,
): Promise<boolean> => {
  const written = await db.many(sql`
    insert into foreign_case_log as l (tenant_id, source_app, instance_id, node, handler, opinion, action, at)
    values (${tenant}, ${sourceApp}, ${instanceId}, ${node}, ${handler}, ${opinion}, ${action}, ${at})
    on conflict (tenant_id, source_app, instance_id, at, node, handler, action)
      do update set opinion = excluded.opinion where l.opinion is distinct from excluded.opinion
    returning l.id`);
  return written.length > 0;
};
