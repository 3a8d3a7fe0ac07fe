import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { feedbackTodos as texts } from '@yizhan/contract/texts/zh-CN/feedback-todos.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { type DemoFeedback, demoFeedback } from './demo/feedback.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PROMISE_DAYS = 2;

/** The handlers of the demo campus: of 教务处, and those of the school's desk. */
const handlers: Readonly<Record<string, readonly string[]>> = { JW: ['dept_item_admin'] };
const desk = ['service_admin', 'portal_admin', 'admin'];

/** The end of the second weekday after it was written, in Shanghai. */
function promised(at: Date): Date {
  const midnight = new Date(Math.floor((at.getTime() + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 8 * HOUR_MS);
  let day = midnight;
  for (let left = PROMISE_DAYS; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (![0, 6].includes(new Date(day.getTime() + 8 * HOUR_MS).getUTCDay())) left -= 1;
  }
  return new Date(day.getTime() + DAY_MS - 1_000);
}

/** Feedback in every state, with its timelines and the to-dos of its handlers; run after people and departments. */
export async function seedFeedback(db: Db, now: Date): Promise<void> {
  for (const one of demoFeedback) {
    const writtenAt = new Date(now.getTime() - one.daysAgo * DAY_MS - HOUR_MS);
    const id = await writeFeedback(db, one, writtenAt);
    await writeSteps(db, id, one, writtenAt);
    if (one.status === 'WAITING' || one.status === 'ASSIGNED' || one.status === 'HANDLING')
      await writeTodo(db, id, one, writtenAt);
  }
}

async function writeFeedback(db: Db, one: DemoFeedback, at: Date): Promise<string> {
  const timeOf = (node: string) => {
    const step = one.steps.findLast((entry) => entry.node === node);
    return step ? new Date(at.getTime() + step.hours * HOUR_MS) : null;
  };
  const again = timeOf('REOPENED');
  const rated = one.steps.find(({ node }) => node === 'RATED');
  const last = one.steps.at(-1);
  const { id } = await db.one<{ id: string }>(sql`
    insert into feedback (tenant_id, user_id, type, title, content, anonymous, dept_id, status, due_at, round, score,
      rate_text, rated_at, created_at, updated_at, answered_at, closed_at)
    select ${tenant}, u.id, ${one.type}, ${one.title}, ${one.content}, ${one.anonymous ?? false}, d.id, ${one.status},
      ${promised(again ?? at)}, ${again ? 1 : 0}, ${one.score ?? null}::int, ${rated?.opinion ?? ''}, ${timeOf('RATED')}::timestamptz,
      ${at}, ${new Date(at.getTime() + (last?.hours ?? 0) * HOUR_MS)}, ${timeOf('REPLIED')}::timestamptz,
      ${timeOf('RATED')}::timestamptz
    from app_user u left join dept d on d.tenant_id = ${tenant} and d.code = ${one.dept}
    where u.tenant_id = ${tenant} and u.account = ${one.account} returning id`);
  return id;
}

async function writeSteps(db: Db, id: string, one: DemoFeedback, at: Date): Promise<void> {
  const own = ['SUBMITTED', 'REOPENED', 'RATED', 'CLOSED'];
  const steps = [
    { node: 'SUBMITTED', hours: 0, opinion: '' },
    ...(one.dept ? [{ node: 'ASSIGNED', hours: 0, opinion: '' }] : []),
    ...one.steps,
    ...one.steps.filter(({ node }) => node === 'RATED').map(({ hours }) => ({ node: 'CLOSED', hours, opinion: '' })),
  ];
  await db.run(sql`
    insert into feedback_log (tenant_id, feedback_id, at, node, dept_id, user_id, opinion)
    select ${tenant}, ${id}, s.at, s.node, case when not s.own then d.id end,
      case when s.own then u.id when s.node <> 'ASSIGNED' then h.id end, s.opinion
    from unnest(${steps.map(({ hours }) => new Date(at.getTime() + hours * HOUR_MS))}::timestamptz[],
      ${steps.map(({ node }) => node)}::text[], ${steps.map(({ node }) => own.includes(node))}::bool[],
      ${steps.map(({ opinion }) => opinion ?? '')}::text[]) with ordinality as s(at, node, own, opinion, n)
    join app_user u on u.tenant_id = ${tenant} and u.account = ${one.account}
    left join dept d on d.tenant_id = ${tenant} and d.code = ${one.dept}
    left join app_user h on h.tenant_id = ${tenant} and h.account = ${handlers[one.dept ?? '']?.[0] ?? desk[0] ?? ''}
    order by s.n`);
}

const writeTodo = (db: Db, id: string, one: DemoFeedback, at: Date) =>
  db.run(sql`
    insert into todo (tenant_id, source_app, source_id, category, assignee_id, item_code, item_name, title, initiator,
      url, created_at, due_at)
    select ${tenant}, 'feedback', ${`handle-${id}`}, 'TODO', h.id, 'feedback.handle', ${texts.item},
      ${fill(texts.handle, { title: one.title })}, case when ${one.anonymous ?? false} then ${texts.unknown} else u.real_name end,
      ${`#${sectionPath('feedback')}?record=${id}`}, ${at}, ${promised(at)}
    from app_user h join app_user u on u.tenant_id = ${tenant} and u.account = ${one.account}
    where h.tenant_id = ${tenant} and h.account = any(${handlers[one.dept ?? ''] ?? desk}::text[])`);
