import * as openLimits from '@yizhan/contract/limits/open.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { ApiClient } from './client.ts';
import { usageSpans } from './rules.ts';

/** A client as its requests are checked. */
const clientFields: Sql = sql`c.id, c.app_id as "appId", c.name, c.scopes, c.per_minute as "perMinute",
  c.per_day as "perDay", c.addresses, c.expires_at as "expiresAt", c.is_sandbox as "isSandbox",
  c.sandbox_accounts as "sandboxAccounts", c.account_id as "accountId", c.is_disabled as "isDisabled",
  c.created_by as "createdBy"`;

/** The secret `s` is the current one, or one that was replaced lately. */
const isValidSecret = (now: Date): Sql => sql`(s.ends_at is null or s.ends_at > ${now})`;

/** By its app id, with its sealed HMAC secrets, the newest first. */
export const findClient = (db: Db, appId: string, now: Date) =>
  db.maybe<ApiClient & { sealedSecrets: string[] }>(sql`
    select ${clientFields}, array(select s.value from api_secret s
      where s.tenant_id = ${tenant} and s.client_id = c.id and s.kind = 'hmac' and ${isValidSecret(now)}
      order by s.id desc) as "sealedSecrets"
    from api_client c where c.tenant_id = ${tenant} and c.app_id = ${appId}`);

/** By an access token, as long as the secret that it was given for is valid. */
export const findTokenHolder = (db: Db, tokenHash: Buffer, now: Date) =>
  db.maybe<ApiClient>(sql`
    select ${clientFields} from api_token t
      join api_secret s on s.tenant_id = ${tenant} and s.id = t.secret_id and ${isValidSecret(now)}
      join api_client c on c.tenant_id = ${tenant} and c.id = t.client_id
    where t.tenant_id = ${tenant} and t.token_hash = ${tokenHash} and t.until > ${now}`);

/** The hashed OAuth2 secrets of a client. */
export const listSecretHashes = (db: Db, clientId: string, now: Date) =>
  db.many<{ id: string; hash: string }>(sql`
    select s.id, s.value as hash from api_secret s
    where s.tenant_id = ${tenant} and s.client_id = ${clientId} and s.kind = 'oauth2' and ${isValidSecret(now)}
    order by s.id desc`);

type NewToken = { clientId: string; secretId: string; tokenHash: Buffer; until: Date };

export const insertToken = (db: Db, { clientId, secretId, tokenHash, until }: NewToken) =>
  db.run(sql`
    insert into api_token (tenant_id, client_id, secret_id, token_hash, until)
    values (${tenant}, ${clientId}, ${secretId}, ${tokenHash}, ${until})`);

/**
 * Counts one call, and answers how many there were in this minute and on this day. It does not wait for the disk: a
 * count lost with the machine harms nobody.
 */
export async function countCall(db: Db, clientId: string, now: Date) {
  const { minute, day } = usageSpans(now);
  const rows = await db.many<{ span: 'minute' | 'day'; calls: number }>(sql`
    with quick as (select set_config('synchronous_commit', 'off', true))
    insert into api_usage as u (tenant_id, client_id, span, starts_at, calls)
    select ${tenant}, ${clientId}::bigint, s.span, s.at, 1
    from quick, (values ('minute', ${minute}::timestamptz), ('day', ${day}::timestamptz)) as s(span, at)
    on conflict (tenant_id, client_id, span, starts_at) do update set calls = u.calls + 1
    returning span, calls`);
  const callsOf = (wanted: string) => rows.find(({ span }) => span === wanted)?.calls ?? 0;
  return { minute: callsOf('minute'), day: callsOf('day') };
}

/** One push of a client at a time: equal ones that come at once find each other's rows, and none waits in a circle. */
export const lockClient = (db: Db, clientId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${tenant} || ' open ' || ${clientId}::text, 0))`);

type StoredAnswer = { requestHash: Buffer; answer: unknown };

/** Whether the key is new. Under `lockClient`, so that a second request with it sees the first one's answer. */
export const claimKey = async (db: Db, clientId: string, key: string, requestHash: Buffer, now: Date) =>
  (await db.run(sql`
    insert into api_answer (tenant_id, client_id, key, request_hash, created_at)
    values (${tenant}, ${clientId}, ${key}, ${requestHash}, ${now}) on conflict do nothing`)) === 1;

export const findAnswer = (db: Db, clientId: string, key: string) =>
  db.maybe<StoredAnswer>(sql`
    select request_hash as "requestHash", answer from api_answer
    where tenant_id = ${tenant} and client_id = ${clientId} and key = ${key}`);

export const saveAnswer = (db: Db, clientId: string, key: string, answer: string) =>
  db.run(sql`
    update api_answer set answer = ${answer}::jsonb
    where tenant_id = ${tenant} and client_id = ${clientId} and key = ${key}`);

export type ApiCallRecord = {
  clientId: string;
  at: Date;
  method: string;
  path: string;
  ip: string;
  status: number;
  code: string;
  items: number;
  failedItems: number;
  ms: number;
  trace: string;
  request: string;
  answer: string;
};

export const insertCall = (db: Db, c: ApiCallRecord) =>
  db.run(sql`
    insert into api_call (tenant_id, client_id, at, method, path, ip, status, code, items, failed_items, ms, trace,
      request, answer)
    values (${tenant}, ${c.clientId}, ${c.at}, ${c.method}, ${c.path}, ${c.ip}, ${c.status}, ${c.code}, ${c.items},
      ${c.failedItems}, ${c.ms}, ${c.trace}, ${c.request}, ${c.answer})`);

/** Keeps a refusal. Anybody who knows an app id can be refused: those alike are counted with the newest one kept. */
export async function insertRefusal(db: Db, refused: ApiCallRecord): Promise<void> {
  const { clientId, code, at } = refused;
  const counted = await db.run(sql`
    update api_call l set more = l.more + 1
    from (select max(a.id) as id, count(*) as kept from api_call a
      where a.tenant_id = ${tenant} and a.client_id = ${clientId} and a.at >= ${usageSpans(at).minute} and a.code = ${code}) a
    where l.tenant_id = ${tenant} and l.id = a.id and a.kept >= ${openLimits.maxRefusalRows}`);
  if (counted === 0) await insertCall(db, refused);
}
