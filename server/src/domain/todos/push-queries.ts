import type { PushedTodo } from '@yizhan/contract/open/items.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import type { Db } from '../../db/database.ts';
import { json, nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

/** One to-do of one person, as another system brings it. */
export type PushedRow = {
  sourceId: string;
  assigneeId: string;
  instanceId: string;
  category: TodoCategory;
  status: string;
  itemCode: string;
  itemName: string;
  title: string;
  nodeName: string;
  initiator: string;
  initiatorAccount: string;
  initiatorDept: string;
  priority: number;
  percent: number | null;
  url: string;
  mobileUrl: string;
  viewUrl: string;
  /** Null = now for a new one, as before for a known one. */
  createdAt: Date | null;
  dueAt: Date | null;
  remindAt: Date | null;
  fields: Record<string, string>;
};

type ChangedTodo = { assigneeId: string; sourceId: string; title: string; isNew: boolean; isDone: boolean };

/** By an array, so that the index is asked for these alone: a join reads all that the app ever brought. */
const isOneOf = (rows: readonly { sourceId: string }[]) =>
  sql`t.source_id = any(${[...new Set(rows.map(({ sourceId }) => sourceId))]}::text[])`;

/**
 * Writes the to-dos of a batch in one statement: creates, changes, and removes those of the same source id that are no
 * longer anybody's. Answers what has changed.
 */
export const upsertTodos = (db: Db, sourceApp: string, rows: readonly PushedRow[], now: Date) =>
  db.many<ChangedTodo>(sql`
    with item as (
      select * from jsonb_to_recordset(${json(rows)}::jsonb) as r("sourceId" text, "assigneeId" bigint, "instanceId" text,
        category text, status text, "itemCode" text, "itemName" text, title text, "nodeName" text, initiator text,
        "initiatorAccount" text, "initiatorDept" text, priority int, percent int, url text, "mobileUrl" text,
        "viewUrl" text, "createdAt" timestamptz, "dueAt" timestamptz, "remindAt" timestamptz, fields jsonb)
    ), gone as (
      delete from todo t
      where t.tenant_id = ${tenant} and t.source_app = ${sourceApp} and ${isOneOf(rows)} and not exists (
        select from item k where k."sourceId" = t.source_id and k."assigneeId" = t.assignee_id and k.category = t.category)
      returning t.assignee_id, t.source_id, t.title, t.status, t.created_at
    ), written as (
      insert into todo as t (tenant_id, source_app, source_id, assignee_id, instance_id, category, status, item_code,
        item_name, title, node_name, initiator, initiator_account, initiator_dept, priority, percent, url, mobile_url,
        view_url, created_at, due_at, remind_at, fields)
      select ${tenant}, ${sourceApp}, "sourceId", "assigneeId", "instanceId", category, status, "itemCode", "itemName",
        title, "nodeName", initiator, "initiatorAccount", "initiatorDept", priority, percent, url, "mobileUrl",
        "viewUrl", coalesce("createdAt", (select min(g.created_at) from gone g where g.source_id = "sourceId" and g.assignee_id = "assigneeId"), ${now}), "dueAt", "remindAt", fields
      from item
      on conflict (tenant_id, source_app, source_id, assignee_id, category) do update set
        instance_id = excluded.instance_id, status = excluded.status, item_code = excluded.item_code,
        item_name = excluded.item_name, title = excluded.title, node_name = excluded.node_name,
        initiator = excluded.initiator, initiator_account = excluded.initiator_account,
        initiator_dept = excluded.initiator_dept, priority = excluded.priority, percent = excluded.percent,
        url = excluded.url, mobile_url = excluded.mobile_url, view_url = excluded.view_url, due_at = excluded.due_at,
        remind_at = excluded.remind_at, fields = excluded.fields
      where (t.instance_id, t.status, t.item_code, t.item_name, t.title, t.node_name, t.initiator,
          t.initiator_account, t.initiator_dept, t.priority, t.percent, t.url, t.mobile_url, t.view_url, t.due_at, t.remind_at, t.fields)
        is distinct from (excluded.instance_id, excluded.status, excluded.item_code, excluded.item_name, excluded.title,
          excluded.node_name, excluded.initiator, excluded.initiator_account, excluded.initiator_dept, excluded.priority, excluded.percent, excluded.url, excluded.mobile_url,
          excluded.view_url, excluded.due_at, excluded.remind_at, excluded.fields)
      returning t.id, t.assignee_id, t.source_id, t.title, t.status, t.xmax = 0 as is_new
    )
    select w.assignee_id as "assigneeId", w.source_id as "sourceId", w.title, w.is_new and not exists (
        select from gone g where g.assignee_id = w.assignee_id and g.source_id = w.source_id) as "isNew",
      w.status = 'DONE' and not exists (
        select from todo b where b.tenant_id = ${tenant} and b.id = w.id and b.status = 'DONE') as "isDone"
    from written w
    union all
    select g.assignee_id, g.source_id, g.title, false, false from gone g
    where not exists (select from written w where w.assignee_id = g.assignee_id and w.source_id = g.source_id)`);

export type TodoEnding = { sourceId: string; assigneeId: string | null };
type EndedTodo = { assigneeId: string; sourceId: string; account: string; title: string; isDone: boolean };

/**
 * Ends pending to-dos of a client, in one statement. Done ones move to what the person has done; where one candidate did
 * it, the others' are cancelled.
 */
export const endPushedTodos = (db: Db, sourceApp: string, endings: readonly TodoEnding[], as: 'DONE' | 'CANCELLED') =>
  db.many<EndedTodo>(sql`
    with ending as (
      select * from jsonb_to_recordset(${json(endings)}::jsonb) as e("sourceId" text, "assigneeId" bigint)
    ), mine as (
      select t.id, ${as} = 'DONE' and coalesce(e."assigneeId" = t.assignee_id, true) as is_done
      from ending e join todo t on t.tenant_id = ${tenant} and t.source_app = ${sourceApp} and t.source_id = e."sourceId"
      where ${isOneOf(endings)} and t.status in ('PENDING', 'RETURNED') and (e."assigneeId" is null or ${as} = 'DONE' or e."assigneeId" = t.assignee_id)
    ), ended as (
      update todo t set status = case when m.is_done then 'DONE' else 'CANCELLED' end,
        category = case when m.is_done and t.category in ('TODO', 'STARTED') then 'DONE' else t.category end
      from mine m where t.tenant_id = ${tenant} and t.id = m.id
      returning t.assignee_id, t.source_id, t.title, m.is_done
    )
    select e.assignee_id as "assigneeId", e.source_id as "sourceId", u.account, e.title, e.is_done as "isDone"
    from ended e join app_user u on u.tenant_id = ${tenant} and u.id = e.assignee_id`);

/** Nobody else can end them: of a client that is removed, what is still open is cancelled. Answers whose they were. */
export const cancelTodosOf = async (db: Db, sourceApp: string): Promise<string[]> => {
  const rows = await db.many<{ who: string }>(sql`
    with ended as (
      update todo set status = 'CANCELLED'
      where tenant_id = ${tenant} and source_app = ${sourceApp} and status in ('PENDING', 'RETURNED')
      returning assignee_id
    )
    select distinct assignee_id as who from ended`);
  return rows.map(({ who }) => who);
};

/** Which of these a client has brought, ended or not; with the account if the ending names one. */
export const listKnownEndings = (db: Db, sourceApp: string, endings: readonly TodoEnding[]) =>
  db.many<TodoEnding>(sql`
    select distinct e."sourceId", e."assigneeId"::text as "assigneeId"
    from jsonb_to_recordset(${json(endings)}::jsonb) as e("sourceId" text, "assigneeId" bigint)
    join todo t on t.tenant_id = ${tenant} and t.source_app = ${sourceApp} and t.source_id = e."sourceId"
      and (e."assigneeId" is null or e."assigneeId" = t.assignee_id)
    where ${isOneOf(endings)}`);

type PushedQuery = { sourceId?: string | undefined; status?: string | undefined; current: number; size: number };

export async function listPushedTodos(db: Db, sourceApp: string, { sourceId, status, current, size }: PushedQuery) {
  const where = sql`t.tenant_id = ${tenant} and t.source_app = ${sourceApp}
    ${sourceId === undefined ? nothing : sql`and t.source_id = ${sourceId}`}
    ${status === undefined ? nothing : sql`and t.status = ${status}`}`;
  const records = await db.many<PushedTodo>(sql`
    select t.source_id as "sourceId", t.instance_id as "instanceId", u.account, t.category, t.status, t.title,
      t.node_name as "nodeName", ${toWireTimeSql(sql`t.created_at`)} as "createdAt",
      ${toWireTimeSql(sql`t.due_at`)} as "dueAt", ${toWireTimeSql(sql`t.remind_at`)} as "remindAt",
      t.item_code as "itemCode", t.item_name as "itemName", t.priority, t.percent, t.url as "pcUrl",
      t.mobile_url as "mobileUrl", t.view_url as "viewUrl", t.fields, jsonb_build_object(
        'account', t.initiator_account, 'name', t.initiator, 'dept', t.initiator_dept) as initiator
    from todo t join app_user u on u.tenant_id = ${tenant} and u.id = t.assignee_id
    where ${where} order by t.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from todo t where ${where}`);
  return { records, total, current, size };
}
