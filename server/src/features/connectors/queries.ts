import type { ConnectorInput, ConnectorRow } from '@yizhan/contract/entities/connector.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { json, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { connectorFields } from '../../domain/connectors/queries.ts';
import type { Connector } from '../../domain/connectors/rules.ts';

/** A column, or the one table of a card. */
const ofConnector = sql`'$.**.source ? (@.connectorId == $id)'::jsonpath`;

const isReadBy = (content: Sql, id: Sql) =>
  sql`jsonb_path_exists(${content} -> 'config', ${ofConnector}, jsonb_build_object('id', (${id})::text))`;

/** The cards `p`, published as `r`, whose draft or published content reads a connector. */
const readers = (id: Sql) => sql`
  from publication p
  left join revision r on r.tenant_id = ${tenant} and r.publication_id = p.id and r.number = p.published
  where p.tenant_id = ${tenant} and p.kind = 'card' and (${isReadBy(sql`p.draft`, id)} or ${isReadBy(sql`r.content`, id)})`;

const usedBy = sql`array(select distinct coalesce(p.draft, r.content) ->> 'cardName' ${readers(sql`c.id`)} order by 1)`;

export const usesOfConnector = (db: Db, id: string) =>
  listUses(db, sql`select p.kind, p.id, p.name ${readers(sql`${id}::bigint`)}`);

export const listConnectors = (db: Db) =>
  db.many<ConnectorRow>(sql`
    select c.id, c.version, c.name, c.note, ${connectorFields}, c.is_enabled as "isEnabled", c.is_tried as "isTried",
      c.secret <> '' as "hasSecret", ${toWireTimeSql(sql`c.last_success_at`)} as "lastSuccessAt",
      ${toWireTimeSql(sql`c.last_failure_at`)} as "lastFailureAt", c.last_failure as "lastFailure", c.failures,
      ${toWireTimeSql(sql`c.paused_until`)} as "pausedUntil", ${toWireTimeSql(sql`c.updated_at`)} as "changedAt",
      ${usedBy} as "usedBy"
    from connector c where c.tenant_id = ${tenant} order by c.name, c.id`);

export type StoredConnector = Connector & LastChange & { name: string; isTried: boolean };

/** Locks the connector until the transaction ends. */
export async function lockConnector(db: Db, id: string) {
  await db.run(sql`select id from connector where tenant_id = ${tenant} and id = ${id} for update`);
  return findConnector(db, id);
}

export const findConnector = (db: Db, id: string) =>
  db.maybe<StoredConnector>(sql`
    select c.id, c.version, c.name, c.secret, ${connectorFields}, c.is_tried as "isTried",
      ${toWireTimeSql(sql`c.updated_at`)} as "updatedAt",
      (select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = c.updated_by) as "updatedBy"
    from connector c where c.tenant_id = ${tenant} and c.id = ${id}`);

export const countConnectors = async (db: Db) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from connector where tenant_id = ${tenant}`)).n;

export type ConnectorWrite = Omit<ConnectorInput, 'secret' | 'ticket'> & {
  /** Sealed. */
  secret: string;
  isTried: boolean;
  by: string;
  now: Date;
};
type SavedRow = { id: string; version: number };

export const insertConnector = (db: Db, c: ConnectorWrite) =>
  db.one<SavedRow>(sql`
    insert into connector (tenant_id, name, note, url, method, auth, auth_user, token_url, scope, secret, params, headers,
      list_path, total_path, mapping, cache_seconds, timeout_ms, failures_before_pause, pause_seconds, is_enabled, is_tried,
      created_by, created_at, updated_by, updated_at)
    values (${tenant}, ${c.name}, ${c.note}, ${c.url}, ${c.method}, ${c.auth}, ${c.user}, ${c.tokenUrl}, ${c.scope},
      ${c.secret}, ${json(c.params)}, ${json(c.headers)}, ${c.listPath}, ${c.totalPath}, ${json(c.mapping)},
      ${c.cacheSeconds}, ${c.timeoutMs}, ${c.failuresBeforePause}, ${c.pauseSeconds}, ${c.isEnabled}, ${c.isTried},
      ${c.by}, ${c.now}, ${c.by}, ${c.now})
    returning id, version`);

/** What was known of its health was of the settings before. */
export const updateConnector = (db: Db, id: string, c: ConnectorWrite) =>
  db.one<SavedRow>(sql`
    update connector set name = ${c.name}, note = ${c.note}, url = ${c.url}, method = ${c.method}, auth = ${c.auth},
      auth_user = ${c.user}, token_url = ${c.tokenUrl}, scope = ${c.scope}, secret = ${c.secret}, params = ${json(c.params)},
      headers = ${json(c.headers)}, list_path = ${c.listPath}, total_path = ${c.totalPath}, mapping = ${json(c.mapping)},
      cache_seconds = ${c.cacheSeconds}, timeout_ms = ${c.timeoutMs}, failures_before_pause = ${c.failuresBeforePause},
      pause_seconds = ${c.pauseSeconds}, is_enabled = ${c.isEnabled}, is_tried = ${c.isTried}, last_failure = '',
      failures = 0, paused_until = null, updated_by = ${c.by}, updated_at = ${c.now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const deleteConnector = (db: Db, id: string) =>
  db.run(sql`delete from connector where tenant_id = ${tenant} and id = ${id}`);
