import type {
  WebhookDeliveryQuery,
  WebhookDeliveryRow,
  WebhookInput,
  WebhookRow,
} from '@yizhan/contract/entities/api-client.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

export const listWebhooks = (db: Db, clientId: string) =>
  db.many<WebhookRow>(sql`
    select w.id, w.client_id as "clientId", w.version, w.url, w.kinds, w.of_all_apps as "ofAllApps",
      w.is_disabled as "isDisabled", v.waiting, v.dead, v.last as "lastDoneAt"
    from webhook w cross join lateral (
      select (count(*) filter (where v.state in ('waiting', 'sending')))::int as waiting,
        (count(*) filter (where v.state = 'dead'))::int as dead,
        ${toWireTimeSql(sql`max(v.ended_at) filter (where v.state = 'done')`)} as last
      from webhook_delivery v where v.tenant_id = ${tenant} and v.webhook_id = w.id) v
    where w.tenant_id = ${tenant} and w.client_id = ${clientId} order by w.id`);

type StoredWebhook = WebhookInput & LastChange & { id: string };

/** Locks the webhook until the transaction ends. */
export async function lockWebhook(db: Db, id: string) {
  await db.run(sql`select id from webhook where tenant_id = ${tenant} and id = ${id} for update`);
  return db.maybe<StoredWebhook>(sql`
    select w.id, w.url, w.kinds, w.of_all_apps as "ofAllApps", w.is_disabled as "isDisabled", w.version,
      ${toWireTimeSql(sql`w.updated_at`)} as "updatedAt",
      (select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = w.updated_by) as "updatedBy"
    from webhook w where w.tenant_id = ${tenant} and w.id = ${id}`);
}

type Change = { by: string; now: Date };
type SavedRow = { id: string; version: number };

export const insertWebhook = (db: Db, clientId: string, w: WebhookInput & { secret: string }, { by, now }: Change) =>
  db.one<SavedRow>(sql`
    insert into webhook (tenant_id, client_id, url, kinds, of_all_apps, is_disabled, secret, updated_by, updated_at)
    values (${tenant}, ${clientId}, ${w.url}, ${w.kinds}, ${w.ofAllApps}, ${w.isDisabled}, ${w.secret}, ${by}, ${now})
    returning id, version`);

export const updateWebhook = (db: Db, id: string, w: WebhookInput, { by, now }: Change) =>
  db.one<SavedRow>(sql`
    update webhook set url = ${w.url}, kinds = ${w.kinds}, of_all_apps = ${w.ofAllApps}, is_disabled = ${w.isDisabled},
      updated_by = ${by}, updated_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const deleteWebhook = (db: Db, id: string) =>
  db.run(sql`delete from webhook where tenant_id = ${tenant} and id = ${id}`);

/** The newest first. */
export async function listDeliveries(db: Db, { clientId, state, current, size }: WebhookDeliveryQuery) {
  const from = sql`webhook_delivery v
    join webhook w on w.tenant_id = ${tenant} and w.id = v.webhook_id
    join outbox_event e on e.tenant_id = ${tenant} and e.id = v.event_id
    join api_client c on c.tenant_id = ${tenant} and c.id = w.client_id
    where v.tenant_id = ${tenant} ${clientId ? sql`and w.client_id = ${clientId}` : nothing}
      ${state ? sql`and v.state = ${state}` : nothing}`;
  const records = await db.many<WebhookDeliveryRow>(sql`
    select v.id, c.name as "clientName", w.url, e.kind, v.object_id as "objectId", ${toWireTimeSql(sql`e.at`)} as at,
      v.state, v.attempts, v.http, v.answer, case when v.state = 'waiting' then ${toWireTimeSql(sql`v.next_try`)} end
        as "nextTry", ${toWireTimeSql(sql`v.ended_at`)} as "endedAt"
    from ${from} order by v.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${from}`);
  return { records, total, current, size };
}

/** Once more, with all its tries. Undefined for one that does not exist or is under way. */
export const replayDelivery = (db: Db, id: string, now: Date) =>
  db.maybe<{ id: string }>(sql`
    update webhook_delivery set state = 'waiting', attempts = 0, next_try = ${now}, ended_at = null
    where tenant_id = ${tenant} and id = ${id} and state <> 'sending' returning id`);
