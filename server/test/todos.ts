import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import type { Db } from '../src/db/database.ts';
import { json, sql, tenant } from '../src/db/sql.ts';

type Todo = {
  title?: string;
  category?: TodoCategory;
  status?: 'PENDING' | 'DONE' | 'CANCELLED' | 'RETURNED';
  itemCode?: string;
  itemName?: string;
  nodeName?: string;
  handler?: string;
  initiator?: string;
  priority?: number;
  url?: string;
  createdAt?: Date;
  dueAt?: Date | null;
  fields?: Record<string, string>;
};

let made = 0;

/** A to-do of a person. */
export async function aTodo(db: Db, assigneeId: string, row: Todo = {}): Promise<void> {
  const { title = '请假申请', category = 'TODO', status = 'PENDING', itemCode = '', itemName = '', url = '' } = row;
  const {
    nodeName = '',
    handler = '',
    initiator = '',
    priority = 3,
    createdAt = new Date(),
    dueAt = null,
    fields = {},
  } = row;
  made += 1;
  await db.run(sql`
    insert into todo (tenant_id, source_app, source_id, category, status, assignee_id, item_code, item_name, title,
      node_name, handler, initiator, priority, url, created_at, due_at, fields)
    values (${tenant}, 'test', ${String(made)}, ${category}, ${status}, ${assigneeId}, ${itemCode}, ${itemName}, ${title},
      ${nodeName}, ${handler}, ${initiator}, ${priority}, ${url}, ${createdAt}, ${dueAt}, ${json(fields)})`);
}

type Matter = {
  code: string;
  title?: string;
  typeName?: string;
  colorVal?: string;
  lines?: { label: string; value: string }[];
  url?: string;
  sort?: number;
};

export async function aMatter(db: Db, userId: string, row: Matter): Promise<void> {
  const { code, title = '图书借阅', typeName = '', colorVal = '', lines = [], url = '', sort = 0 } = row;
  await db.run(sql`
    insert into matter (tenant_id, user_id, code, title, type_name, color_val, lines, url, sort)
    values (${tenant}, ${userId}, ${code}, ${title}, ${typeName}, ${colorVal}, ${json(lines)}, ${url}, ${sort})`);
}
