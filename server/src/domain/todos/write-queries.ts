import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { recordEvents } from '../outbox/outbox.ts';

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

type DoneTodo = { sourceApp: string; sourceId: string; account: string; title: string };

/** Of the to-dos `d` that were ended as done, what webhooks are told. */
const doneFields: Sql = sql`d.source_app as "sourceApp", d.source_id as "sourceId", u.account, d.title
  from done d join app_user u on u.tenant_id = ${tenant} and u.id = d.assignee_id`;

/** In the transaction that ends them. Webhooks that hear of all apps hear of the portal's own to-dos as well. */
const tellDone = (db: Db, done: readonly DoneTodo[]) =>
  recordEvents(
    db,
    'todo.done',
    done.map((payload) => ({ objectId: `${payload.sourceApp}:${payload.sourceId}`, payload })),
  );

/** Writes the to-dos of one thing as they stand now; one that comes back is new again. */
export async function writeTodos(db: Db, item: TodoItem, rows: readonly TodoWrite[]): Promise<void> {
  // What one has done or started is a list of one's own; it was no task.
  const done = await db.many<DoneTodo>(sql`
    with written as (
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
        or excluded.category = 'DONE' then excluded.created_at else todo.created_at end
    returning id, source_app, source_id, assignee_id, title, category, status
    ), done as (
      select w.* from written w where w.status = 'DONE' and w.category in ('TODO', 'READ') and not exists (
        select from todo b where b.tenant_id = ${tenant} and b.id = w.id and b.status = 'DONE')
    )
    select ${doneFields}`);
  await tellDone(db, done);
}

type EndedTodos = { sourceApp: OwnApp; sourceIds: readonly string[]; as?: 'DONE' | 'CANCELLED' };

/** Ends to-dos that are no longer needed; returns the affected users. */
export async function endTodos(db: Db, { sourceApp, sourceIds, as = 'DONE' }: EndedTodos): Promise<string[]> {
  const ended = await db.many<DoneTodo & { who: string }>(sql`
    with done as (
      update todo set status = ${as}
      where tenant_id = ${tenant} and source_app = ${sourceApp} and source_id = any(${sourceIds}::text[])
        and status = 'PENDING'
      returning source_app, source_id, assignee_id, title
    )
    select d.assignee_id as who, ${doneFields}`);
  if (as === 'DONE')
    await tellDone(
      db,
      ended.map(({ who: _, ...todo }) => todo),
    );
  return ended.map(({ who }) => who);
}

/** A notification is done once it is read; answers whether it was now. Undefined if the person has no such to-do. */
export const markTodoRead = (db: Db, assigneeId: string, id: string) =>
  db.transaction(async (tx) => {
    const isOwned = await tx.maybe(sql`
      select id from todo where tenant_id = ${tenant} and id = ${id} and assignee_id = ${assigneeId} for update`);
    if (!isOwned) return undefined;
    const done = await tx.many<DoneTodo>(sql`
      with done as (
        update todo set status = 'DONE'
        where tenant_id = ${tenant} and id = ${id} and assignee_id = ${assigneeId} and category = 'READ'
          and source_app = any(${ownApps}::text[]) and status = 'PENDING'
        returning source_app, source_id, assignee_id, title
      )
      select ${doneFields}`);
    await tellDone(tx, done);
    return { ended: done.length > 0 };
  });
