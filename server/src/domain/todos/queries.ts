import type { TodoCategory, TodoSort } from '@yizhan/contract/todo-categories.ts';
import type { Reader } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { Person } from '../../person.ts';
import { isHandled, withHandledTodos } from '../absences/queries.ts';

/** The owner. On a page of cards queries are batched as JSON, so ids are selected as text. */
export type TodoOwner = { db: Reader; person: Pick<Person, 'id'>; now: Date };

/** A list of the unified to-dos; an item code narrows it to one kind of item. */
export type TodoFilter = { category: TodoCategory; itemCode?: string };
type TodoCount = { num: number; late: number };
export type StoredTodo = {
  id: string;
  category: TodoCategory;
  itemCode: string;
  /** The address its system gave; may be anything. */
  url: string;
  /** The one it gave for phones; empty = none of its own. */
  mobileUrl: string;
  initiator: string;
  initiatorDept: string;
  percent: number | null;
  title: string;
  itemName: string;
  nodeName: string;
  handler: string;
  createdAt: string;
  dueAt: string | null;
  late: boolean;
  important: boolean;
  fields: Record<string, unknown>;
  /** The absent person whose to-do it is; null for one's own. */
  actingFor: string | null;
  hasSteps: boolean;
  /** Of a case that waits to be handled; null for anything else. */
  revision: number | null;
};
export type StoredTodoList = { num: number; rows: StoredTodo[] };

/** Paging, search and order of each list. */
export type TodoListOptions = {
  most: number;
  skip?: number;
  keyword?: string;
  sort?: TodoSort;
  lateOnly?: boolean;
  due?: { from: Date; to: Date };
};

/** Every category lists what is pending, except DONE, which lists what was completed. */
const statusOf = (category: TodoCategory) => (category === 'DONE' ? 'DONE' : 'PENDING');

const filterList = (classes: readonly TodoFilter[]) => sql`
  unnest(${classes.map((c) => c.category)}::text[], ${classes.map((c) => statusOf(c.category))}::text[],
    ${classes.map((c) => c.itemCode ?? '')}::text[]) with ordinality as c(category, status, item, at)`;

/**
 * Restricts rows to their owner: users have no other access to this table. What waits to be done goes to the second post
 * of somebody absent; what one started, finished or was told stays one's own (PC-7).
 */
const ofOwner = ({ person }: TodoOwner) => sql`
  t.tenant_id = ${tenant} and t.category = c.category and t.status = c.status
  and t.assignee_id = any(case when c.category = 'TODO' then mine.people else array[${person.id}::bigint] end)
  and (c.category <> 'TODO' or ${isHandled(person.id)})
  and (c.item = '' or t.item_code = c.item)`;

/** Overdue, or due before the day is over. */
const isDueToday = ({ now }: TodoOwner) => sql`coalesce(t.status = 'PENDING' and t.due_at <
  (date_trunc('day', ${now}::timestamptz at time zone 'Asia/Shanghai') + interval '1 day') at time zone 'Asia/Shanghai', false)`;

const isLate = ({ now }: TodoOwner) => sql`coalesce(t.due_at < ${now} and t.status = 'PENDING', false)`;

/** Every word occurs in the title or the item name. */
function named(keyword = '') {
  const words = keyword.split(/\s+/).filter(Boolean);
  if (words.length === 0) return nothing;
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  return sql`and not exists (
    select from unnest(${patterns}::text[]) p where t.title not ilike p and t.item_name not ilike p)`;
}

/** What was done, `l`, in the matter of the to-do `t`: its system names the matter, or the to-do itself. */
export const isOfTodo = sql`l.source_app = t.source_app and l.instance_id = coalesce(nullif(t.instance_id, ''), t.source_id)`;

const orders = {
  LATE: sql`t.is_due desc, case when t.is_due then t.due_at end, t.created_at desc, t.id desc`,
  NEWEST: sql`t.created_at desc, t.id desc`,
  DUE: sql`t.due_at nulls last, t.created_at desc, t.id desc`,
} as const satisfies Record<TodoSort, unknown>;

/** The count of each category, in the given order, in one statement. */
export async function countTodos(owner: TodoOwner, classes: readonly TodoFilter[]): Promise<TodoCount[]> {
  if (classes.length === 0) return [];
  return owner.db.many<TodoCount>(sql`
    ${withHandledTodos(owner.person.id, owner.now)}
    select count(t.id)::int as num, (count(t.id) filter (where ${isLate(owner)}))::int as late
    from mine cross join ${filterList(classes)} left join todo t on ${ofOwner(owner)}
    group by c.at order by c.at`);
}

/** The count and first rows of each category, in the given order, in one statement. */
export async function selectTodos(
  owner: TodoOwner,
  classes: readonly TodoFilter[],
  { most, skip = 0, keyword, sort = 'LATE', lateOnly = false, due }: TodoListOptions,
): Promise<StoredTodoList[]> {
  if (classes.length === 0) return [];
  const condition = sql`${ofOwner(owner)} ${lateOnly ? sql`and ${isLate(owner)}` : nothing}
    ${due ? sql`and t.due_at >= ${due.from} and t.due_at < ${due.to}` : nothing} ${named(keyword)}`;
  return owner.db.many<StoredTodoList>(sql`
    ${withHandledTodos(owner.person.id, owner.now)}
    select n.num, r.rows from mine cross join ${filterList(classes)}
    cross join lateral (select count(*)::int as num from todo t where ${condition}) n
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'id', t.id::text, 'itemCode', t.item_code, 'title', t.title, 'itemName', t.item_name, 'nodeName', t.node_name, 'handler', t.handler,
        'initiator', t.initiator, 'initiatorDept', t.initiator_dept, 'percent', t.percent, 'category', t.category,
        'createdAt', ${toWireTimeSql(sql`t.created_at`)}, 'dueAt', ${toWireTimeSql(sql`t.due_at`)},
        'late', t.is_late, 'important', t.priority = 1,
        'url', case when t.category in ('DONE', 'STARTED', 'CC') and t.view_url <> '' then t.view_url else t.url end, 'fields', t.fields,
        'mobileUrl', case when t.category in ('DONE', 'STARTED', 'CC') and t.view_url <> '' then '' else t.mobile_url end,
        'actingFor', case when t.assignee_id <> ${owner.person.id} then (
          select u.real_name from app_user u where u.tenant_id = t.tenant_id and u.id = t.assignee_id) end,
        'hasSteps', exists (select from foreign_case_log l where l.tenant_id = t.tenant_id and ${isOfTodo}),
        'revision', case when t.source_app = 'case' and t.category = 'TODO' then (
          select c.revision from case_file c
          where c.tenant_id = t.tenant_id and c.id = split_part(t.source_id, ':', 1)::bigint) end
      ) order by ${orders[sort]}), '[]') as rows
      from (
        select * from (select t.*, ${isLate(owner)} as is_late, ${isDueToday(owner)} as is_due from todo t where ${condition}) t
        order by ${orders[sort]} limit ${most} offset ${skip}
      ) t
    ) r
    order by c.at`);
}
