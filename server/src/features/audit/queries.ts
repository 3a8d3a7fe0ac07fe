import type { AuditQuery, AuditRow, SignInQuery, SignInRow } from '@yizhan/contract/entities/audit.ts';
import * as auditLimits from '@yizhan/contract/limits/audit.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

const row = sql`
  a.id::text, ${toWireTimeSql(sql`a.at`)} as at, a.actor_name as "actorName", a.action, a.entity,
  a.entity_id as "entityId", a.entity_name as "entityName", a.ip`;

const containing = (keyword: string) => `%${escapeLike(keyword)}%`;

const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Shanghai'`;

/** People of this name as they are called now, or of exactly this account or number. */
const people = (keyword: string) => sql`(select u.id from app_user u
  where u.tenant_id = ${tenant} and (u.nick_name ilike ${containing(keyword)} or u.real_name ilike ${containing(keyword)}
    or lower(u.account) = lower(${keyword}) or exists (select from user_identity i
      where i.tenant_id = ${tenant} and i.user_id = u.id and i.number = ${keyword})))`;

/** By whom, or of what: names of today, and names as they were then. */
const mentions = (keyword: string) => sql`(a.actor_name ilike ${containing(keyword)}
  or a.entity_name ilike ${containing(keyword)} or a.entity_id = ${keyword} or a.trace = ${keyword}
  or a.actor_id in ${people(keyword)}
  or (a.entity = 'user' and a.entity_id in (select p.id::text from ${people(keyword)} p)))`;

export const matching = ({ keyword, action, entity, entityId, from, to }: AuditQuery) => sql`
  a.tenant_id = ${tenant}
  ${action ? sql`and a.action = ${action}` : nothing}
  ${entity ? sql`and a.entity = ${entity}` : nothing}
  ${entityId ? sql`and a.entity_id = ${entityId}` : nothing}
  ${from ? sql`and a.at >= ${startOf(from)}` : nothing}
  ${to ? sql`and a.at < ${startOf(to)} + interval '1 day'` : nothing}
  ${keyword ? sql`and ${mentions(keyword)}` : nothing}`;

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

const signInMatching = ({ keyword, result, from, to }: SignInQuery) => sql`
  l.tenant_id = ${tenant}
  ${result ? sql`and l.ok = ${result === 'ok'}` : nothing}
  ${from ? sql`and l.at >= ${startOf(from)}` : nothing}
  ${to ? sql`and l.at < ${startOf(to)} + interval '1 day'` : nothing}
  ${
    keyword
      ? sql`and (l.account ilike ${containing(keyword)} or l.ip = ${keyword} or l.user_id in ${people(keyword)})`
      : nothing
  }`;

type StoredSignIn = SignInRow & { /** Null: nobody has this account. */ userId: string | null };

export const listSignIns = (db: Db, query: SignInQuery) =>
  db.many<StoredSignIn>(sql`
    select l.id, ${toWireTimeSql(sql`l.at`)} as at, l.account, coalesce(u.nick_name, '') as name, l.way, l.ok, l.ip,
      l.user_agent as "userAgent", l.user_id as "userId"
    from sign_in_log l left join app_user u on u.tenant_id = ${tenant} and u.id = l.user_id
    where ${signInMatching(query)}
    order by l.at desc, l.id desc limit ${query.size} offset ${(query.current - 1) * query.size}`);

export const countSignIns = async (db: Db, query: SignInQuery) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count
      from (select from sign_in_log l where ${signInMatching(query)} limit ${auditLimits.mostRows + 1}) l`)
  ).count;
