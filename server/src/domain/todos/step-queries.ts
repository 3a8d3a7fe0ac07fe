import type { TodoStep } from '@yizhan/contract/entities/todo.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { isHandled, withHandledTodos } from '../absences/queries.ts';
import { isOfTodo, type TodoOwner } from './queries.ts';

/** What was done in the matter of one's own to-do, or of one that one stands in for. */
export const listTodoSteps = async ({ db, person, now }: TodoOwner, id: string): Promise<TodoStep[] | undefined> =>
  (
    await db.many<{ steps: TodoStep[] }>(sql`
      ${withHandledTodos(person.id, now)}
      select coalesce(s.steps, '[]') as steps from mine join todo t on t.tenant_id = ${tenant} and t.id = ${id}
        and t.assignee_id = any(case when t.category = 'TODO' then mine.people else array[${person.id}::bigint] end)
        and (t.category <> 'TODO' or ${isHandled(person.id)})
      cross join lateral (
        select json_agg(json_build_object('node', l.node, 'handler', l.handler, 'action', l.action,
          'opinion', l.opinion, 'at', ${toWireTimeSql(sql`l.at`)}) order by l.at desc, l.id desc) as steps
        from (select * from foreign_case_log l where l.tenant_id = ${tenant} and ${isOfTodo}
          order by l.at desc, l.id desc limit ${openLimits.stepsShown}) l
      ) s`)
  )[0]?.steps;

/** Whose to-dos show what was done in a matter: see `isOfTodo`. Each half has its index. */
export const listStepReaders = async (db: Db, sourceApp: string, instanceId: string): Promise<string[]> => {
  const rows = await db.many<{ who: string }>(sql`
    select t.assignee_id as who from todo t
    where t.tenant_id = ${tenant} and t.source_app = ${sourceApp} and t.instance_id = ${instanceId}
      and t.instance_id <> ''
    union
    select t.assignee_id from todo t
    where t.tenant_id = ${tenant} and t.source_app = ${sourceApp} and t.source_id = ${instanceId} and t.instance_id = ''`);
  return rows.map(({ who }) => who);
};
