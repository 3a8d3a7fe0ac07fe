import type { AuditQuery, AuditRow } from '@yizhan/contract/entities/audit.ts';
import * as auditLimits from '@yizhan/contract/limits/audit.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

/** What the record was called, where it says so. */
export const auditedName = sql`coalesce(a.after->>'name', a.after->>'title', a.before->>'name', a.before->>'title', '')`;

const row = sql`
  a.id::text, ${toWireTimeSql(sql`a.at`)} as at, a.actor_name as "actorName", a.action, a.entity,
  a.entity_id as "entityId", ${auditedName} as "entityName", a.ip`;

const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Shanghai'`;

export const matching = ({ keyword, action, entity, entityId, from, to }: AuditQuery) => sql`
  a.tenant_id = ${tenant}
  ${action ? sql`and a.action = ${action}` : nothing}
  ${entity ? sql`and a.entity = ${entity}` : nothing}
  ${entityId ? sql`and a.entity_id = ${entityId}` : nothing}
  ${from ? sql`and a.at >= ${startOf(from)}` : nothing}
  ${to ? sql`and a.at < ${startOf(to)} + interval '1 day'` : nothing}
  ${
    keyword
      ? sql`and (a.actor_name ilike ${`%${escapeLike(keyword)}%`} or a.entity_id = ${keyword} or a.trace = ${keyword})`
      : nothing
  }`;

export const listAudit = (db: Db, query: AuditQuery) =>
  db.many<AuditRow>(sql`
    select ${row} from audit_log a where ${matching(query)}
    order by a.at desc, a.id desc limit ${query.size} offset ${(query.current - 1) * query.size}`);

/** Counts one row more than are listed, so that the list can say that there are more. */
export const countAudit = async (db: Db, query: AuditQuery) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count
      from (select from audit_log a where ${matching(query)} limit ${auditLimits.mostRows + 1}) a`)
  ).count;

type StoredAudit = AuditRow & { trace: string; before: unknown; after: unknown };

export const findAudit = (db: Db, id: string) =>
  db.maybe<StoredAudit>(sql`
    select ${row}, a.trace, a.before, a.after from audit_log a where a.tenant_id = ${tenant} and a.id = ${id}`);
