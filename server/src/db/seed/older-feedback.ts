import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { olderFeedback } from './demo/older-feedback.ts';

const COUNT = 64;

/**
 * A year of answered feedback, for the figures of efficiency; run after people and departments. Most answers come within
 * the two days promised, some later; two of three are rated.
 */
export const seedOlderFeedback = (db: Db, now: Date) =>
  db.run(sql`
    with texts as (
      select t.*, t.n - 1 as nth from unnest(${olderFeedback.map(({ type }) => type)}::text[], ${olderFeedback.map(({ dept }) => dept)}::text[],
        ${olderFeedback.map(({ title }) => title)}::text[], ${olderFeedback.map(({ content }) => content)}::text[],
        ${olderFeedback.map(({ reply }) => reply)}::text[]) with ordinality as t(type, dept, title, content, reply, n)
    ), writers as (
      select u.id, row_number() over (order by u.id desc) - 1 as nth from app_user u
      join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id and i.is_default and i.number <> ''
      where u.tenant_id = ${tenant} order by u.id desc limit ${COUNT}
    ), planned as (
      select k, ${now}::timestamptz - make_interval(days => (24 + k * 5)::int, hours => (k * 7 % 9)::int) as at,
        make_interval(hours => (2 + k * 11 % 42 + case when k % 9 = 4 then 72 else 0 end)::int) as took
      from generate_series(0, ${COUNT - 1}::int) k
    ), written as (
      insert into feedback (tenant_id, user_id, type, title, content, dept_id, status, due_at, score, rated_at, created_at,
        updated_at, answered_at, closed_at)
      select ${tenant}, w.id, t.type, t.title, t.content, d.id, 'CLOSED', p.at + interval '3 days',
        case when p.k % 3 > 0 then 3 + p.k % 3 end, case when p.k % 3 > 0 then p.at + p.took + interval '5 hours' end, p.at,
        p.at + p.took + interval '5 hours', p.at + p.took, p.at + p.took + interval '5 hours'
      from planned p
      join texts t on t.nth = p.k % ${olderFeedback.length}::int
      join writers w on w.nth = p.k
      join dept d on d.tenant_id = ${tenant} and d.code = t.dept
      returning id, user_id, title, dept_id, created_at, answered_at, closed_at
    )
    insert into feedback_log (tenant_id, feedback_id, at, node, dept_id, user_id, opinion)
    select ${tenant}, f.id, s.at, s.node, s.dept_id, s.user_id, s.opinion
    from written f join texts t on t.title = f.title
    cross join lateral (values
      (1, f.created_at, 'SUBMITTED', null::bigint, f.user_id, ''),
      (2, f.created_at, 'ASSIGNED', f.dept_id, null::bigint, ''),
      (3, f.answered_at, 'REPLIED', f.dept_id,
        (select h.id from app_user h where h.tenant_id = ${tenant} and h.account = 'service_admin'), t.reply),
      (4, f.closed_at, 'CLOSED', null::bigint, f.user_id, '')) as s(n, at, node, dept_id, user_id, opinion)
    order by f.id, s.n`);
