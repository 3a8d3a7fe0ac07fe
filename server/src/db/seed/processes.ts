import { type ProcessContent, processContent } from '@yizhan/contract/entities/process.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { type DemoApplicant, makeCases } from './demo/processes/cases.ts';
import { employeeProcesses } from './demo/processes/employees.ts';
import type { DemoIds, DemoProcess } from './demo/processes/parts.ts';
import { studentProcesses } from './demo/processes/students.ts';
import { writePublications } from './published.ts';
import { writeCases } from './write-cases.ts';

/** How many of the campus apply. */
const APPLICANTS = 200;

/** The ten applications of the demo campus with a year of cases; run after people, departments and services. */
export async function seedProcesses(db: Db, now: Date): Promise<void> {
  const ids = await readIds(db);
  const processes = [...studentProcesses, ...employeeProcesses].map((process) => ({
    process,
    content: toContent(process, ids),
  }));
  const published = await writePublications(
    db,
    now,
    'process',
    processes.map(({ content }) => ({ name: content.name, content })),
    'published',
  );
  await writeProcesses(
    db,
    now,
    processes.map(({ content }) => ({ id: published.get(content.name) ?? '', content })),
  );
  const campus = { students: await listApplicants(db, [1, 2]), employees: await listApplicants(db, [3, 4]) };
  await writeCases(
    db,
    makeCases(processes, campus, now),
    processes.map(({ content }) => ({ id: published.get(content.name) ?? '', content })),
  );
  // Away from some processes only, later this month: what waits in the demo stays where it is.
  await db.run(sql`
    insert into absence (tenant_id, user_id, second_id, from_day, to_day, process_ids, note, created_by)
    select ${tenant}, u.id, s.id, ${now}::date + 20, ${now}::date + 24, array(
      select k.id from process k where k.tenant_id = ${tenant} and k.code in ('leave', 'classroom')), '校外带队实习', u.id
    from app_user u join app_user s on s.tenant_id = u.tenant_id and s.account = 'service_admin'
    where u.tenant_id = ${tenant} and u.account = 'teacher'`);
  await db.run(sql`
    insert into phrase (tenant_id, user_id, sort, text)
    select ${tenant}, u.id, p.sort, p.text from app_user u, unnest(${['同意', '同意，注意安全', '请补充证明材料']}::text[]) with ordinality p(text, sort)
    where u.tenant_id = ${tenant} and u.account = 'teacher'`);
}

function toContent(
  { flow, form, dept, service, owner, prefix, promiseDays, code, name, intro }: DemoProcess,
  ids: DemoIds,
): ProcessContent {
  return processContent.parse({
    ...{ code, name, intro, ownerDeptId: ids.dept(dept), ownerId: ids.user(owner), serviceId: ids.service(service) },
    form: { sections: form },
    flow: { blocks: flow(ids) },
    settings: {
      ...{ numberPattern: `${prefix}-{yyyy}-{0000}`, promiseDays },
      applicantRights: Object.fromEntries(['certificateNo', 'result'].map((key) => [key, 'read'])),
    },
  });
}

async function readIds(db: Db): Promise<DemoIds> {
  const rows = await db.many<{ key: string; id: string }>(sql`
    select 'user:' || account as key, id::text from app_user where tenant_id = ${tenant} and account !~ '^[0-9]'
    union all select 'dept:' || code, id::text from dept where tenant_id = ${tenant}
    union all select 'service:' || code, id::text from service where tenant_id = ${tenant}`);
  const byKey = new Map(rows.map(({ key, id }) => [key, id]));
  const find = (key: string) => {
    const id = byKey.get(key);
    if (!id) throw new Error(`the demo has no ${key}`);
    return id;
  };
  return {
    user: (account) => find(`user:${account}`),
    dept: (code) => find(`dept:${code}`),
    service: (code) => find(`service:${code}`),
  };
}

/** The rows beside the publications, and the pages in the hall that open them. */
async function writeProcesses(
  db: Db,
  now: Date,
  rows: readonly { id: string; content: ProcessContent }[],
): Promise<void> {
  await db.run(sql`
    insert into process (id, tenant_id, code, service_id, dept_id, owner_id, published_at)
    select p.id, ${tenant}, p.code, p.service_id, p.dept_id, p.owner_id, ${now}
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ content }) => content.code)}::text[],
      ${rows.map(({ content }) => content.serviceId)}::bigint[], ${rows.map(({ content }) => content.ownerDeptId)}::bigint[],
      ${rows.map(({ content }) => content.ownerId)}::bigint[]) p(id, code, service_id, dept_id, owner_id)`);
  await db.run(sql`
    update service s set access_way = ${accessWays.inside}, url = '#/home/apply/' || p.code
    from process p where s.tenant_id = ${tenant} and p.tenant_id = s.tenant_id and p.service_id = s.id`);
}

/** The demo's own people first, then others of these identities, each with the head of their department. */
const listApplicants = (db: Db, types: readonly number[]) =>
  db.many<DemoApplicant>(sql`
    select u.id::text, u.account, u.real_name as name, i.id::text as "identityId", i.dept_id::text as "deptId",
      d.name as "deptName", i.number, (
        select h.id::text from app_user h join user_identity hi on hi.tenant_id = h.tenant_id and hi.user_id = h.id
          and hi.dept_id = d.id
        where h.tenant_id = u.tenant_id and h.real_name = d.leader and h.id <> u.id order by h.id limit 1) as "headId"
    from app_user u join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id and i.is_default
    join dept d on d.tenant_id = u.tenant_id and d.id = i.dept_id
    where u.tenant_id = ${tenant} and i.type = any(${types}::int[]) and (u.account ~ '^[0-9]' or u.account in ('student', 'teacher'))
    order by u.account in ('student', 'teacher') desc, u.id limit ${APPLICANTS}`);

const comments = ['办得很快，省了来回跑', '流程清楚，随时能看到进度', '', '审批及时', ''];

const badTexts = ['等了三天才有人处理', '退回了两次，没有一次说清楚缺什么', '电话打不通'];
const replies = ['感谢您的评价，我们会继续做好。', '谢谢认可，祝您工作学习顺利。'];
const results = '经核实，因经办人外出未及时办理。已安排 B 岗代办，并向您致歉。';

/**
 * Every third finished case was rated, by people not named in the README; run after the ratings of applications. Some have
 * a reply; what was bad is put right, the latest ones not yet.
 */
export async function seedCaseRatings(db: Db): Promise<void> {
  await db.run(sql`
    with given as (
      insert into rating (tenant_id, service_id, case_id, user_id, score, labels, text, anonymous, created_at, updated_at)
      select ${tenant}, p.service_id, c.id, c.applicant_id, s.score, (
          select coalesce(jsonb_agg(i.value order by i.sort), '[]') from dict t join dict_item i on i.tenant_id = ${tenant} and i.dict_id = t.id
          where t.tenant_id = ${tenant} and t.code = 'scoreLabel' || s.score and i.sort % 4 in (c.id / 3 % 4, c.id / 7 % 3)),
        case when c.id % 33 = 0 then (${badTexts}::text[])[1 + (c.id / 33 % 3)::int]
          else (${comments}::text[])[1 + (c.id % 5)::int] end, c.id % 5 = 0,
        c.finished_at + interval '2 hours', c.finished_at + interval '2 hours'
      from case_file c join process p on p.tenant_id = c.tenant_id and p.id = c.process_id
      join app_user u on u.tenant_id = c.tenant_id and u.id = c.applicant_id and u.account ~ '^[0-9]'
      cross join lateral (
        select case when c.id % 33 = 0 then 1 + (c.id % 2)::int else 4 + (c.id % 2)::int end as score) s
      where c.tenant_id = ${tenant} and c.status = 'approved' and c.id % 3 = 0
      returning service_id, score
    ), summed as (
      select service_id, sum(score)::int as total, count(*)::int as n from given group by service_id
    )
    update service s set score_sum = s.score_sum + summed.total, score_count = s.score_count + summed.n
    from summed where s.tenant_id = ${tenant} and s.id = summed.service_id`);
  await db.run(sql`
    with newest as (
      select r.id, r.score, r.anonymous, r.created_at, row_number() over (order by r.created_at desc, r.id) as n
      from rating r where r.tenant_id = ${tenant} and r.case_id is not null and r.score <= 2
    ), opened as (
      insert into rectification (rating_id, tenant_id, status, opened_at, due_at, call_note, called_at, answered_at, closed_at)
      select b.id, ${tenant}, case when b.n = 1 and not b.anonymous then 'callBack' when b.n <= 3 then 'fixing' else 'closed' end,
        b.created_at, b.created_at + interval '21 days',
        case when b.n > 1 and not b.anonymous then '已电话联系，本人说明了经过' else '' end,
        case when b.n > 1 and not b.anonymous then b.created_at + interval '1 day' end,
        case when b.n > 3 then b.created_at + interval '6 days' end,
        case when b.n > 3 then b.created_at + interval '36 days' end
      from newest b
    )
    update rating r set reply = case when r.score <= 2 then ${results} else (${replies}::text[])[1 + (r.id % 2)::int] end,
      replied_at = r.created_at + interval '6 days'
    where r.tenant_id = ${tenant} and r.case_id is not null and (
      r.score <= 2 and r.id not in (select id from newest where n <= 3) or r.score > 2 and r.text <> '' and r.id % 4 = 0)`);
}
