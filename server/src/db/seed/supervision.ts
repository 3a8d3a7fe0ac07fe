import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { supervisionTodos as texts } from '@yizhan/contract/texts/zh-CN/supervision-todos.ts';
import { dayOf, endOf, schoolWorkingDays } from '../../common/working-days.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';

const DAY_MS = 86_400_000;
const SUPERVISOR = 'supervisor';
const CLERK = 'dept_item_admin';

type DemoOrder = { opinion: string; reply?: string; closing?: string; daysAgo: number; days: number };

/** Orders to the academic affairs office: waiting, replied, closed. */
const demoOrders: readonly DemoOrder[] = [
  { opinion: '已超过承诺时间，请说明卡在哪个环节，并给出办结日期。', daysAgo: 1, days: 3 },
  { opinion: '学生多次来电询问，请尽快处理。', reply: '材料已补齐，明日办结。', daysAgo: 4, days: 3 },
  {
    ...{ opinion: '请核实是否漏件。', reply: '交接时遗漏，已联系学生并办理。', closing: '请完善交接登记。' },
    ...{ daysAgo: 9, days: 2 },
  },
];
const explanationText = '教务系统升级，证明打印暂停三天，恢复后优先办理。';

/** Supervision orders about late cases and why a lamp is red; run after the cases. */
export async function seedSupervision(db: Db, now: Date): Promise<void> {
  const late = await db.many<{ id: string; deptId: string; number: string; service: string }>(sql`
    select f.id::text as id, f.dept_id::text as "deptId", f.source_id as number, s.name as service
    from case_fact f join service s on s.tenant_id = f.tenant_id and s.id = f.service_id
    join user_identity i on i.tenant_id = f.tenant_id and i.dept_id = f.dept_id
    join app_user u on u.tenant_id = f.tenant_id and u.id = i.user_id and u.account = ${CLERK}
    where f.tenant_id = ${tenant} and f.status = 'ACCEPTED' and f.promise_at < ${now} order by f.promise_at, f.id`);
  const days = await schoolWorkingDays(db);
  for (const [at, order] of demoOrders.entries()) {
    const found = late[at];
    if (!found) continue;
    const createdAt = new Date(now.getTime() - order.daysAgo * DAY_MS);
    const dueAt = endOf(days.addWorkingDays(dayOf(createdAt), order.days));
    const { id } = await db.one<{ id: string }>(sql`
      insert into supervision_order (tenant_id, fact_id, dept_id, level, state, due_at, created_by, created_at, updated_at)
      select ${tenant}, ${found.id}, ${found.deptId}, 'NORMAL', ${order.closing ? 'CLOSED' : order.reply ? 'REPLIED' : 'OPEN'},
        ${dueAt}, u.id, ${createdAt}, ${createdAt}
      from app_user u where u.tenant_id = ${tenant} and u.account = ${SUPERVISOR} returning id::text as id`);
    const entries = [
      { node: 'CREATED', by: SUPERVISOR, text: order.opinion },
      ...(order.reply ? [{ node: 'REPLIED', by: CLERK, text: order.reply }] : []),
      ...(order.closing ? [{ node: 'CLOSED', by: SUPERVISOR, text: order.closing }] : []),
    ];
    for (const [nth, { node, by, text }] of entries.entries())
      await db.run(sql`
        insert into supervision_order_log (tenant_id, order_id, node, user_id, text, at)
        select ${tenant}, ${id}, ${node}, u.id, ${text}, ${new Date(createdAt.getTime() + nth * (DAY_MS / 2))}
        from app_user u where u.tenant_id = ${tenant} and u.account = ${by}`);
    if (!order.reply) await seedTodo(db, { id, createdAt, dueAt, service: found.service, number: found.number });
  }
  const explained = late[0];
  if (explained)
    await db.run(sql`
      insert into lamp_explanation (tenant_id, fact_id, user_id, text, at)
      select ${tenant}, ${explained.id}, u.id, ${explanationText}, ${new Date(now.getTime() - DAY_MS / 2)}
      from app_user u where u.tenant_id = ${tenant} and u.account = ${CLERK}`);
}

type Waiting = { id: string; createdAt: Date; dueAt: Date; service: string; number: string };

const seedTodo = (db: Db, { id, createdAt, dueAt, service, number }: Waiting) =>
  db.run(sql`
    insert into todo (tenant_id, source_app, source_id, category, assignee_id, item_code, item_name, title, initiator, url,
      created_at, due_at)
    select ${tenant}, 'supervision', ${`reply-${id}`}, 'TODO', u.id, 'supervision.reply', ${texts.item},
      ${fill(texts.reply, { service, case: number })}, s.real_name,
      ${`#${sectionPath('departmentCases')}?tab=orders&record=${id}`}, ${createdAt}, ${dueAt}
    from app_user u join app_user s on s.tenant_id = ${tenant} and s.account = ${SUPERVISOR}
    where u.tenant_id = ${tenant} and u.account = ${CLERK}`);
