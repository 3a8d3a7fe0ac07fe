import * as openLimits from '@yizhan/contract/limits/open.ts';
import type { DeliveryState, WebhookKind } from '@yizhan/contract/webhooks.ts';
import type { CrossTenantDb, Db } from '../../db/database.ts';
import { json, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

type NewEvent = { objectId: string; payload: { sourceApp: string } };

/** Writes events that somebody wants to be told of, and one delivery for each of them. Others leave no row. */
export const insertEvents = (db: Db, kind: WebhookKind, events: readonly NewEvent[]) =>
  db.run(sql`
    with wanted as (
      select w.id, w.of_all_apps, c.app_id from webhook w
        join api_client c on c.tenant_id = ${tenant} and c.id = w.client_id and not c.is_disabled
      where w.tenant_id = ${tenant} and not w.is_disabled and ${kind} = any(w.kinds)
    ), event as (
      insert into outbox_event (tenant_id, kind, object_id, payload)
      select ${tenant}, ${kind}, e."objectId", e.payload
      from jsonb_array_elements(${json(events)}::jsonb) with ordinality as a(item, place),
        jsonb_to_record(a.item) as e("objectId" text, payload jsonb)
      where exists (select from wanted w where w.of_all_apps or e.payload ->> 'sourceApp' in ('', w.app_id))
      order by a.place
      returning id, object_id, payload
    )
    insert into webhook_delivery (tenant_id, webhook_id, event_id, object_id, next_try)
    select ${tenant}, w.id, e.id, e.object_id, now() from event e
      join wanted w on w.of_all_apps or e.payload ->> 'sourceApp' in ('', w.app_id)
    order by e.id`);

export type ClaimedDelivery = {
  id: string;
  attempts: number;
  url: string;
  secret: string;
  eventId: string;
  kind: WebhookKind;
  objectId: string;
  payload: Record<string, unknown>;
  at: string;
};

/** A delivery `v` that may go out: of one object only the oldest open one does, a later one must not overtake it. */
const isNext: Sql = sql`v.state in ('waiting', 'sending') and not exists (
  select from webhook_delivery o where o.tenant_id = ${tenant} and o.webhook_id = v.webhook_id
    and o.object_id = v.object_id and o.id < v.id and o.state in ('waiting', 'sending'))`;

/** Webhooks `w` of clients `c` that are told. */
const listening: Sql = sql`join webhook w on w.tenant_id = ${tenant} and w.id = v.webhook_id and not w.is_disabled
  join api_client c on c.tenant_id = ${tenant} and c.id = w.client_id and not c.is_disabled`;

/** Receivers for whom something is due, the longest waiting first. */
export const listDueReceivers = async (db: Db, now: Date) =>
  (
    await db.many<{ id: string }>(sql`
      select v.webhook_id as id from webhook_delivery v ${listening}
      where v.tenant_id = ${tenant} and ${isNext} and v.next_try <= ${now}
      group by v.webhook_id order by min(v.next_try), v.webhook_id`)
  ).map(({ id }) => id);

/** Takes the next delivery to a receiver, one worker of one node alone. */
export const claimDelivery = (db: Db, webhookId: string, now: Date) =>
  db.maybe<ClaimedDelivery>(sql`
    with due as (
      select v.id from webhook_delivery v ${listening}
      where v.tenant_id = ${tenant} and v.webhook_id = ${webhookId} and ${isNext} and v.next_try <= ${now}
      order by v.next_try, v.id limit 1 for update of v skip locked
    ), claimed as (
      update webhook_delivery v set state = 'sending', attempts = v.attempts + 1,
        next_try = ${new Date(now.getTime() + openLimits.webhookLeaseMs)}
      from due where v.tenant_id = ${tenant} and v.id = due.id
      returning v.id, v.attempts, v.webhook_id, v.event_id
    )
    select v.id, v.attempts, w.url, w.secret, e.id as "eventId", e.kind, e.object_id as "objectId", e.payload,
      ${toWireTimeSql(sql`e.at`)} as at
    from claimed v join webhook w on w.tenant_id = ${tenant} and w.id = v.webhook_id
      join outbox_event e on e.tenant_id = ${tenant} and e.id = v.event_id`);

export type DeliveryResult = {
  state: DeliveryState;
  http: number | null;
  answer: string;
  nextTry: Date | null;
  endedAt: Date | null;
};

export const saveResult = (db: Db, id: string, attempts: number, r: DeliveryResult) =>
  db.run(sql`
    update webhook_delivery set state = ${r.state}, http = ${r.http}, answer = ${r.answer},
      next_try = coalesce(${r.nextTry}, next_try), ended_at = ${r.endedAt}
    where tenant_id = ${tenant} and id = ${id} and state = 'sending' and attempts = ${attempts}`);

/** A receiver that does not answer is left alone for a while; what waits for it loses no try by that. */
export const postponeReceiver = (db: Db, webhookId: string, until: Date) =>
  db.run(sql`
    update webhook_delivery set next_try = ${until}
    where tenant_id = ${tenant} and webhook_id = ${webhookId} and state = 'waiting' and next_try < ${until}`);

/** When there is something to do next. */
export const findNextTry = async (db: Db) =>
  (
    await db.one<{ at: Date | null }>(sql`
      select min(v.next_try) as at from webhook_delivery v ${listening}
      where v.tenant_id = ${tenant} and ${isNext}`)
  ).at;

/** Schools with deliveries that nobody has taken for a while. */
export const listDueTenants = async (across: CrossTenantDb, now: Date) =>
  (
    await across.many<{ id: string }>(sql`
      select t.id from tenant t where t.suspended_at is null and exists (
        select from webhook_delivery d
        where d.tenant_id = t.id and d.state in ('waiting', 'sending') and d.next_try <= ${now})`)
  ).map(({ id }) => id);
