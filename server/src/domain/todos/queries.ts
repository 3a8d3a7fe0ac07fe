import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import type { TodoCategory, TodoSort } from '@yizhan/contract/todo-categories.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import type { Reader } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { Person } from '../../person.ts';

/** Whose work it is. On a page of cards what is asked travels together, so that ids are asked for as text. */
type Owner = { db: Reader; person: Pick<Person, 'id'>; now: Date };

/** Rows of the unified to-do list that stand together; an item code narrows them to one kind of matter. */
export type TodoFilter = { category: TodoCategory; itemCode?: string };
type TodoCount = { num: number; late: number };
export type StoredTodo = {
  id: string;
  title: string;
  itemName: string;
  nodeName: string;
  handler: string;
  initiator: string;
  createdAt: string;
  dueAt: string | null;
  late: boolean;
  important: boolean;
  url: string;
  fields: Record<string, unknown>;
};
type TodoList = { num: number; rows: StoredTodo[] };

/** How many rows of each class, from which on, and which of them. */
type TodoListOptions = { most: number; skip?: number; keyword?: string; sort?: TodoSort; lateOnly?: boolean };

/** In every class what is still open, and among the finished what was really finished. */
const statusOf = (category: TodoCategory) => (category === 'DONE' ? 'DONE' : 'PENDING');

const filterList = (classes: readonly TodoFilter[]) => sql`
  unnest(${classes.map((c) => c.category)}::text[], ${classes.map((c) => statusOf(c.category))}::text[],
    ${classes.map((c) => c.itemCode ?? '')}::text[]) with ordinality as c(category, status, item, at)`;

/** Nobody's rows but the owner's: people see this table in no other way. */
const ofOwner = ({ person }: Owner) => sql`
  t.tenant_id = ${tenant} and t.assignee_id = ${person.id} and t.category = c.category and t.status = c.status
  and (c.item = '' or t.item_code = c.item)`;

const isLate = ({ now }: Owner) => sql`(t.due_at < ${now} and t.status = 'PENDING')`;

/** Every word stands in the title or in the name of the matter. */
function named(keyword = '') {
  const words = keyword.split(/\s+/).filter(Boolean);
  if (words.length === 0) return nothing;
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  return sql`and not exists (
    select from unnest(${patterns}::text[]) p where t.title not ilike p and t.item_name not ilike p)`;
}

const orders = {
  NEWEST: sql`t.created_at desc, t.id desc`,
  DUE: sql`t.due_at nulls last, t.created_at desc, t.id desc`,
} as const satisfies Record<TodoSort, unknown>;

/** How much there is of each class, in the order asked; one statement for all of them. */
export async function countTodos(owner: Owner, classes: readonly TodoFilter[]): Promise<TodoCount[]> {
  if (classes.length === 0) return [];
  return owner.db.many<TodoCount>(sql`
    select count(t.id)::int as num, (count(t.id) filter (where ${isLate(owner)}))::int as late
    from ${filterList(classes)} left join todo t on ${ofOwner(owner)}
    group by c.at order by c.at`);
}

/** How much there is of each class and the first of it, in the order asked; one statement for all of them. */
export async function listTodos(
  owner: Owner,
  classes: readonly TodoFilter[],
  { most, skip = 0, keyword, sort = 'NEWEST', lateOnly = false }: TodoListOptions,
): Promise<TodoList[]> {
  if (classes.length === 0) return [];
  const condition = sql`${ofOwner(owner)} ${lateOnly ? sql`and ${isLate(owner)}` : nothing} ${named(keyword)}`;
  return owner.db.many<TodoList>(sql`
    select n.num, r.rows from ${filterList(classes)}
    cross join lateral (select count(*)::int as num from todo t where ${condition}) n
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'id', t.id::text, 'title', t.title, 'itemName', t.item_name, 'nodeName', t.node_name, 'handler', t.handler,
        'initiator', t.initiator, 'createdAt', ${toWireTimeSql(sql`t.created_at`)}, 'dueAt', ${toWireTimeSql(sql`t.due_at`)},
        'late', coalesce(${isLate(owner)}, false), 'important', t.priority = 1, 'url', t.url, 'fields', t.fields
      ) order by ${orders[sort]}), '[]') as rows
      from (
        select t.* from todo t where ${condition} order by ${orders[sort]} limit ${most} offset ${skip}
      ) t
    ) r
    order by c.at`);
}

/** A row as people are shown it, on the card and in the personal centre. */
export const toTodoRow = ({ fields: _, initiator: __, createdAt, url, ...row }: StoredTodo): TodoRow => ({
  ...row,
  sentAt: createdAt,
  url: toOpenableAddress(url),
});
