import type { ApiClientInput, ApiClientRow } from '@yizhan/contract/entities/api-client.ts';
import type { SecretKind } from '@yizhan/contract/open/scopes.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { usageSpans } from '../../domain/api-clients/rules.ts';

const inputFields: Sql = sql`c.name, c.note, c.scopes, c.per_minute as "perMinute", c.per_day as "perDay", c.addresses,
  ${toWireTimeSql(sql`c.expires_at`)} as "expiresAt", c.is_sandbox as "isSandbox",
  c.sandbox_accounts as "sandboxAccounts", c.account_id as "accountId"`;

export const listClients = (db: Db, now: Date) =>
  db.many<ApiClientRow>(sql`
    select c.id, c.version, c.app_id as "appId", ${inputFields}, c.is_disabled as "isDisabled",
      coalesce(c.expires_at <= ${now}, false) as "isExpired", coalesce((
        select json_agg(json_build_object('kind', s.kind, 'ending', s.ending,
          'createdAt', ${toWireTimeSql(sql`s.created_at`)}, 'endsAt', ${toWireTimeSql(sql`s.ends_at`)})
          order by s.kind, s.id desc)
        from api_secret s where s.tenant_id = ${tenant} and s.client_id = c.id
          and (s.ends_at is null or s.ends_at > ${now})), '[]') as secrets,
      coalesce((select u.calls from api_usage u where u.tenant_id = ${tenant} and u.client_id = c.id
        and u.span = 'day' and u.starts_at = ${usageSpans(now).day}), 0) as "callsToday",
      (select ${toWireTimeSql(sql`max(l.at)`)} from api_call l
        where l.tenant_id = ${tenant} and l.client_id = c.id) as "lastCallAt",
      coalesce(u.nick_name, '') as "changedBy", ${toWireTimeSql(sql`c.updated_at`)} as "changedAt"
    from api_client c left join app_user u on u.tenant_id = ${tenant} and u.id = c.updated_by
    where c.tenant_id = ${tenant} order by c.name, c.id`);

type StoredClient = ApiClientInput & LastChange & { id: string; appId: string; isDisabled: boolean };

/** Locks the client until the transaction ends. */
export async function lockClient(db: Db, id: string) {
  await db.run(sql`select id from api_client where tenant_id = ${tenant} and id = ${id} for update`);
  return db.maybe<StoredClient>(sql`
    select c.id, c.app_id as "appId", ${inputFields}, c.is_disabled as "isDisabled", c.version,
      ${toWireTimeSql(sql`c.updated_at`)} as "updatedAt",
      (select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = c.updated_by) as "updatedBy"
    from api_client c where c.tenant_id = ${tenant} and c.id = ${id}`);
}

export const countClients = async (db: Db) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from api_client where tenant_id = ${tenant}`)).n;

type ClientWrite = Omit<ApiClientInput, 'expiresAt'> & { expiresAt: Date | null; by: string; now: Date };
type SavedRow = { id: string; version: number };

export const insertClient = (db: Db, appId: string, c: ClientWrite) =>
  db.one<SavedRow>(sql`
    insert into api_client (tenant_id, app_id, name, note, scopes, per_minute, per_day, addresses, expires_at, is_sandbox,
      sandbox_accounts, account_id, created_by, created_at, updated_by, updated_at)
    values (${tenant}, ${appId}, ${c.name}, ${c.note}, ${c.scopes}, ${c.perMinute}, ${c.perDay}, ${c.addresses},
      ${c.expiresAt}, ${c.isSandbox}, ${c.sandboxAccounts}, ${c.accountId}, ${c.by}, ${c.now}, ${c.by}, ${c.now})
    returning id, version`);

export const updateClient = (db: Db, id: string, c: ClientWrite) =>
  db.one<SavedRow>(sql`
    update api_client set name = ${c.name}, note = ${c.note}, scopes = ${c.scopes}, per_minute = ${c.perMinute},
      per_day = ${c.perDay}, addresses = ${c.addresses}, expires_at = ${c.expiresAt}, is_sandbox = ${c.isSandbox},
      sandbox_accounts = ${c.sandboxAccounts}, account_id = ${c.accountId}, updated_by = ${c.by},
      updated_at = ${c.now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

type Change = { by: string; now: Date };

export const setDisabled = (db: Db, id: string, isDisabled: boolean, { by, now }: Change) =>
  db.one<SavedRow>(sql`
    update api_client set is_disabled = ${isDisabled}, updated_by = ${by}, updated_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const deleteClient = (db: Db, id: string) =>
  db.run(sql`delete from api_client where tenant_id = ${tenant} and id = ${id}`);

type StoredSecret = { kind: SecretKind; value: string; ending: string };

export const insertSecret = (db: Db, clientId: string, { kind, value, ending }: StoredSecret, now: Date) =>
  db.run(sql`
    insert into api_secret (tenant_id, client_id, kind, value, ending, created_at)
    values (${tenant}, ${clientId}, ${kind}, ${value}, ${ending}, ${now})`);

/** The current secret becomes the previous one; one that was previous before ends at once. */
export const retireSecrets = (db: Db, clientId: string, kind: SecretKind, { until, now }: { until: Date; now: Date }) =>
  db.run(sql`
    update api_secret set ends_at = case when ends_at is null then ${until}::timestamptz else ${now} end
    where tenant_id = ${tenant} and client_id = ${clientId} and kind = ${kind} and (ends_at is null or ends_at > ${now})`);

export const endPreviousSecret = (db: Db, clientId: string, kind: SecretKind, now: Date) =>
  db.run(sql`
    update api_secret set ends_at = ${now}
    where tenant_id = ${tenant} and client_id = ${clientId} and kind = ${kind} and ends_at > ${now}`);

/** The valid HMAC secrets, sealed: the one used from now on, then the one it replaces. */
export const listSealedSecrets = async (db: Db, clientId: string, now: Date) =>
  (
    await db.many<{ value: string }>(sql`
      select value from api_secret where tenant_id = ${tenant} and client_id = ${clientId} and kind = 'hmac'
        and (ends_at is null or ends_at > ${now}) order by id desc`)
  ).map(({ value }) => value);
