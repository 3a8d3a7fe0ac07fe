import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Source of the portal's own to-dos; any other value is another system. */
const ownApps = ['dutyList', 'guide', 'publishing', 'service', 'publicAccount'] as const;
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
  now: Date;
};

/** Creates or reopens a to-do for each person. */
export const assignTodo = (db: Db, todo: NewTodo, assigneeIds: readonly string[]) =>
  db.run(sql`
    insert into todo (tenant_id, source_app, source_id, category, assignee_id, item_code, item_name, title, initiator,
      url, created_at)
    select ${tenant}, ${todo.sourceApp}, ${todo.sourceId}, ${todo.category}, a, ${todo.itemCode ?? ''},
      ${todo.itemName ?? ''}, ${todo.title}, ${todo.initiator ?? ''}, ${todo.url}, ${todo.now}
    from unnest(${assigneeIds}::bigint[]) a
    on conflict (tenant_id, source_app, source_id, assignee_id, category) do update set
      status = 'PENDING', title = excluded.title, initiator = excluded.initiator, created_at = excluded.created_at`);

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
