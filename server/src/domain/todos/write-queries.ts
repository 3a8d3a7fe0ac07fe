import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Source of the portal's own to-dos; any other value is another system. */
const ownApps = [
  'dutyList',
  'guide',
  'publishing',
  'service',
  'publicAccount',
  'case',
  'caseRating',
  'feedback',
  'robot',
  'permission',
  'supervision',
] as const;
type OwnApp = (typeof ownApps)[number];

export type NewTodo = {
  sourceApp: OwnApp;
  /** Its id at the source: writing the same id again reopens the same to-do. */
  sourceId: string;
  category: TodoCategory;
  title: string;
  itemCode?: string;
  itemName?: string;
  initiator?: string;
  url: string;
  dueAt?: Date;
  now: Date;
};

/** Creates or reopens a to-do for each person. */
export const assignTodo = (db: Db, todo: NewTodo, assigneeIds: readonly string[]) =>
  db.run(sql`
    insert into todo (tenant_id, source_app, source_id, category, assignee_id, item_code, item_name, title, initiator,
      url, created_at, due_at)
    select ${tenant}, ${todo.sourceApp}, ${todo.sourceId}, ${todo.category}, a, ${todo.itemCode ?? ''},
      ${todo.itemName ?? ''}, ${todo.title}, ${todo.initiator ?? ''}, ${todo.url}, ${todo.now},
      ${todo.dueAt ?? null}::timestamptz
    from unnest(${assigneeIds}::bigint[]) a
    on conflict (tenant_id, source_app, source_id, assignee_id, category) do update set
      status = 'PENDING', title = excluded.title, initiator = excluded.initiator, created_at = excluded.created_at,
      due_at = excluded.due_at`);

/** One row of many: what waits for whom, and how it stands. */
export type TodoWrite = {
  sourceId: string;
  category: TodoCategory;
  status: 'PENDING' | 'DONE' | 'CANCELLED' | 'RETURNED';
  assigneeId: string;
  nodeName: string;
  handler: string;
  dueAt: Date | null;
};
type TodoItem = Pick<NewTodo, 'sourceApp' | 'title' | 'url' | 'now'> & {
  instanceId: string;
  itemCode: string;
  itemName: string;
  initiator: string;
};

/** Writes the to-dos of one thing as they stand now; one that comes back is new again. */
export const writeTodos = (db: Db, item: TodoItem, rows: readonly TodoWrite[]) =>
  db.run(sql`
    insert into todo (tenant_id, source_app, source_id, instance_id, category, status, assignee_id, item_code, item_name,
      title, node_name, handler, initiator, url, created_at, due_at)
    select ${tenant}, ${item.sourceApp}, t.source_id, ${item.instanceId}, t.category, t.status, t.assignee_id,
      ${item.itemCode}, ${item.itemName}, ${item.title}, t.node_name, t.handler, ${item.initiator}, ${item.url},
      ${item.now}, t.due_at
    from unnest(${rows.map((row) => row.sourceId)}::text[], ${rows.map((row) => row.category)}::text[],
      ${rows.map((row) => row.status)}::text[], ${rows.map((row) => row.assigneeId)}::bigint[],
      ${rows.map((row) => row.nodeName)}::text[], ${rows.map((row) => row.handler)}::text[],
      ${rows.map((row) => row.dueAt)}::timestamptz[]) t(source_id, category, status, assignee_id, node_name, handler, due_at)
    on conflict (tenant_id, source_app, source_id, assignee_id, category) do update set
      status = excluded.status, title = excluded.title, node_name = excluded.node_name, handler = excluded.handler,
      due_at = excluded.due_at, created_at = case when todo.status <> excluded.status and excluded.status = 'PENDING'
        or excluded.category = 'DONE' then excluded.created_at else todo.created_at end`);

type EndedTodos = { sourceApp: OwnApp; sourceIds: readonly string[]; as?: 'DONE' | 'CANCELLED' };

/** Ends to-dos that are no longer needed; returns the affected users. */
export async function endTodos(db: Db, { sourceApp, sourceIds, as = 'DONE' }: EndedTodos): Promise<string[]> {
  const rows = await db.many<{ who: string }>(sql`
    update todo set status = ${as}
    where tenant_id = ${tenant} and source_app = ${sourceApp} and source_id = any(${sourceIds}::text[])
      and status = 'PENDING'
    returning assignee_id as who`);
  return rows.map(({ who }) => who);
}

/** A notification is done once it is read. Undefined if the person has no such to-do. */
export const markTodoRead = (db: Db, assigneeId: string, id: string) =>
  db.maybe<{ ended: boolean }>(sql`
    with over as (
      update todo set status = 'DONE'
      where tenant_id = ${tenant} and id = ${id} and assignee_id = ${assigneeId} and category = 'READ'
        and source_app = any(${ownApps}::text[]) and status = 'PENDING'
      returning id
    )
    select exists (select from over) as ended from todo
    where tenant_id = ${tenant} and id = ${id} and assignee_id = ${assigneeId}`);
