import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { namedPeople } from './demo/accounts.ts';
import { campusAppId } from './demo/campus.ts';
import { type DemoMatter, matters } from './demo/matters.ts';
import { makePeople } from './demo/people.ts';
import { type DemoTodo, todos } from './demo/todos.ts';

const OTHERS = 100;
const BATCH = 500;

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}

/** To-dos of the people of the demo campus, and their figures in its systems; run after the people. */
export async function seedTodos(db: Db, now: Date): Promise<void> {
  const { people } = makePeople(now);
  const others = people.slice(namedPeople.length, namedPeople.length + OTHERS);
  for (const rows of batches(todos(now, namedPeople, others))) await writeTodos(db, rows);
  for (const rows of batches(matters(now, [...namedPeople, ...others]))) await writeMatters(db, rows);
}

const writeTodos = (db: Db, rows: readonly DemoTodo[]) =>
  db.run(sql`
    insert into todo (tenant_id, source_app, source_id, category, status, assignee_id, item_code, item_name, title,
      node_name, handler, initiator, priority, url, created_at, due_at)
    select ${tenant}, ${campusAppId}, t.source_id, t.category, t.status, u.id, t.item_code, t.item_name, t.title,
      t.node_name, t.handler, t.initiator, t.priority, t.url, t.created_at, t.due_at
    from unnest(${rows.map((r) => r.account)}::text[], ${rows.map((r) => r.sourceId)}::text[],
      ${rows.map((r) => r.category)}::text[], ${rows.map((r) => r.status)}::text[],
      ${rows.map((r) => r.itemCode)}::text[], ${rows.map((r) => r.itemName)}::text[],
      ${rows.map((r) => r.title)}::text[], ${rows.map((r) => r.nodeName)}::text[],
      ${rows.map((r) => r.handler)}::text[], ${rows.map((r) => r.initiator)}::text[],
      ${rows.map((r) => r.priority)}::int[], ${rows.map((r) => r.url)}::text[], ${rows.map((r) => r.createdAt)}::timestamptz[],
      ${rows.map((r) => r.dueAt)}::timestamptz[])
      as t(account, source_id, category, status, item_code, item_name, title, node_name, handler, initiator, priority,
        url, created_at, due_at)
    join app_user u on u.tenant_id = ${tenant} and u.account = t.account`);

const writeMatters = (db: Db, rows: readonly DemoMatter[]) =>
  db.run(sql`
    insert into matter (tenant_id, user_id, code, title, type_name, color_val, lines, sort)
    select ${tenant}, u.id, m.code, m.title, m.type_name, m.color_val, m.lines::jsonb, m.sort
    from unnest(${rows.map((r) => r.account)}::text[], ${rows.map((r) => r.code)}::text[],
      ${rows.map((r) => r.title)}::text[], ${rows.map((r) => r.typeName)}::text[],
      ${rows.map((r) => r.colorVal)}::text[], ${rows.map((r) => json(r.lines))}::text[],
      ${rows.map((r) => r.sort)}::int[])
      as m(account, code, title, type_name, color_val, lines, sort)
    join app_user u on u.tenant_id = ${tenant} and u.account = m.account`);
