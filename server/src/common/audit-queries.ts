import type { Db } from '../db/database.ts';
import { json, sql, tenant } from '../db/sql.ts';

type AuditRow = {
  now: Date;
  actor: { id: string; name: string } | undefined;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
  ip: string;
  trace: string;
};

const jsonOrNull = (value: unknown) => (value === null ? null : json(value));

export const insertAuditRow = (db: Db, r: AuditRow) =>
  db.run(sql`
    insert into audit_log (tenant_id, at, actor_id, actor_name, action, entity, entity_id, before, after, ip, trace)
    values (${tenant}, ${r.now}, ${r.actor?.id ?? null}, ${r.actor?.name ?? ''}, ${r.action}, ${r.entity}, ${r.entityId},
      ${jsonOrNull(r.before)}, ${jsonOrNull(r.after)}, ${r.ip}, ${r.trace})`);
