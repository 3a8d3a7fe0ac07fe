import type { Db, Reader } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { identityValid } from '../users/identity-queries.ts';
import type { Connector } from './rules.ts';

/** The settings of a connector (`c`) by their names on the wire. */
export const connectorFields: Sql = sql`c.url, c.method, c.auth, c.auth_user as "user", c.token_url as "tokenUrl", c.scope,
  c.params, c.headers, c.list_path as "listPath", c.total_path as "totalPath", c.mapping,
  c.cache_seconds as "cacheSeconds", c.timeout_ms as "timeoutMs",
  c.failures_before_pause as "failuresBeforePause", c.pause_seconds as "pauseSeconds"`;

/** A connector that may serve people: switched on, and tried. */
export const findServing = (db: Reader, id: string) =>
  db.maybe<Connector>(sql`
    select c.id::text, c.version, c.secret, ${connectorFields} from connector c
    where c.tenant_id = ${tenant} and c.id = ${id} and c.is_enabled and c.is_tried`);

type Health = {
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailure: string;
  failures: number;
  pausedUntil: Date | null;
};

/** Not a change of the connector: its version stays. What another node saw later is kept. */
export const writeHealth = (db: Db, id: string, h: Health) =>
  db.run(sql`
    update connector set last_success_at = greatest(last_success_at, ${h.lastSuccessAt}::timestamptz),
      last_failure_at = greatest(last_failure_at, ${h.lastFailureAt}::timestamptz), last_failure = ${h.lastFailure},
      failures = ${h.failures}, paused_until = ${h.pausedUntil}
    where tenant_id = ${tenant} and id = ${id}`);

type ChosenPerson = { id: string; account: string; identityId: string };

/** Somebody by account, under the identity they begin with. */
export const findChosenPerson = (db: Db, account: string, now: Date) =>
  db.maybe<ChosenPerson>(sql`
    select u.id, u.account, i.id as "identityId" from app_user u
    join user_identity i on i.tenant_id = ${tenant} and i.user_id = u.id
    where u.tenant_id = ${tenant} and u.account = ${account} and u.status = 'active' and ${identityValid(now)}
    order by i.is_default desc, i.id limit 1`);

type Choice = {
  id: string;
  name: string;
  isServing: boolean;
  fields: { field: string; chineseName: string }[];
};

export const listChoices = (db: Db) =>
  db.many<Choice>(sql`
    select c.id, c.name, c.is_enabled and c.is_tried as "isServing", coalesce((
      select jsonb_agg(jsonb_build_object('field', f ->> 'field', 'chineseName', f ->> 'chineseName') order by place)
      from jsonb_array_elements(c.mapping) with ordinality as m(f, place)), '[]') as fields
    from connector c where c.tenant_id = ${tenant} order by c.name, c.id`);
