import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import type { DemoCase, DemoStep } from './demo/processes/cases.ts';

type PublishedProcess = { id: string; content: ProcessContent };
type NumberedCase = DemoCase & { id: string; no: string; title: string };

const DAY_MS = 86_400_000;
const yearOf = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).getUTCFullYear();

/** Cases with their steps, handlers, log, to-dos and numbers. */
export async function writeCases(
  db: Db,
  cases: readonly DemoCase[],
  processes: readonly PublishedProcess[],
): Promise<void> {
  const byCode = new Map(processes.map((one) => [one.content.code, one]));
  const counters = new Map<string, number>();
  const numbered = cases.flatMap((one) => {
    const published = byCode.get(one.process);
    if (!published) return [];
    const key = `${published.id} ${yearOf(one.submittedAt)}`;
    const count = (counters.get(key) ?? 0) + 1;
    counters.set(key, count);
    const { numberPattern } = published.content.settings;
    const no = numberPattern
      .replace('{yyyy}', String(yearOf(one.submittedAt)))
      .replace('{0000}', String(count).padStart(4, '0'));
    return [{ ...one, no, title: `${published.content.name}（${one.applicant.name}）`, published }];
  });
  await db.run(sql`
    insert into case_number (tenant_id, process_id, year, last)
    select ${tenant}, n.process_id, n.year, n.last from unnest(${[...counters.keys()].map((key) => key.split(' ')[0] ?? '')}::bigint[],
      ${[...counters.keys()].map((key) => Number(key.split(' ')[1]))}::int[], ${[...counters.values()]}::int[]) n(process_id, year, last)`);
  const rows = await db.many<{ id: string; no: string }>(sql`
    insert into case_file (tenant_id, process_id, version, no, title, applicant_id, identity_id, dept_id, data, status,
      submitted_at, finished_at, promise_at, verify_code, revision, created_at, updated_at)
    select ${tenant}, c.process_id, 1, c.no, c.title, c.applicant_id, c.identity_id, c.dept_id, c.data::jsonb,
      case when c.finished_at is null then 'running' else 'approved' end, c.submitted_at, c.finished_at, c.promise_at,
      md5(c.no || random()::text), c.revision, c.submitted_at, coalesce(c.finished_at, c.submitted_at)
    from unnest(${numbered.map((one) => one.published.id)}::bigint[], ${numbered.map(({ no }) => no)}::text[],
      ${numbered.map(({ title }) => title)}::text[], ${numbered.map(({ applicant }) => applicant.id)}::bigint[],
      ${numbered.map(({ applicant }) => applicant.identityId)}::bigint[], ${numbered.map(({ applicant }) => applicant.deptId)}::bigint[],
      ${numbered.map(({ data }) => json(data))}::text[], ${numbered.map(({ submittedAt }) => submittedAt)}::timestamptz[],
      ${numbered.map(({ finishedAt }) => finishedAt)}::timestamptz[],
      ${numbered.map((one) => promiseOf(one.submittedAt, one.published.content.settings.promiseDays))}::timestamptz[],
      ${numbered.map(({ log }) => log.length)}::int[])
      c(process_id, no, title, applicant_id, identity_id, dept_id, data, submitted_at, finished_at, promise_at, revision)
    returning id::text, no`);
  const ids = new Map(rows.map(({ id, no }) => [no, id]));
  const written = numbered.map((one) => ({ ...one, id: ids.get(one.no) ?? '' }));
  await writeSteps(db, written);
  await writeLog(db, written);
  await writeTodos(db, written);
}

/** Near enough for examples: weekends stretch a week by two days. */
const promiseOf = (from: Date, days: number | null) =>
  days === null ? null : new Date(from.getTime() + Math.ceil((days * 7) / 5 + 1) * DAY_MS);

const stepStatus = ({ closedAt }: DemoStep) => (closedAt ? 'done' : 'open');

async function writeSteps(db: Db, cases: readonly NumberedCase[]): Promise<void> {
  const steps = cases.flatMap(({ id, steps: list }) => list.map((step) => ({ ...step, caseId: id })));
  const handlers = steps.flatMap((step) => step.handlers.map((handler) => ({ ...handler, step })));
  await db.run(sql`
    with made as (
      insert into case_step (tenant_id, case_id, seq, block_id, round, status, opened_at, due_at, closed_at)
      select ${tenant}, s.case_id, s.seq, s.block_id, 1, s.status, s.opened_at, s.due_at, s.closed_at
      from unnest(${steps.map(({ caseId }) => caseId)}::bigint[], ${steps.map(({ seq }) => seq)}::int[],
        ${steps.map(({ block }) => block.id)}::text[], ${steps.map(stepStatus)}::text[],
        ${steps.map(({ openedAt }) => openedAt)}::timestamptz[],
        ${steps.map(({ openedAt, block }) => promiseOf(openedAt, block.dueDays ?? null))}::timestamptz[],
        ${steps.map(({ closedAt }) => closedAt)}::timestamptz[]) s(case_id, seq, block_id, status, opened_at, due_at, closed_at)
      returning id, case_id, seq
    )
    insert into case_handler (tenant_id, case_id, step_id, seq, person_id, source, status, opinion, at)
    select ${tenant}, h.case_id, made.id, h.seq, h.person_id, h.source, h.status, h.opinion, h.at
    from unnest(${handlers.map(({ step }) => step.caseId)}::bigint[], ${handlers.map(({ step }) => step.seq)}::int[],
      ${handlers.map(({ seq }) => seq)}::int[], ${handlers.map(({ personId }) => personId)}::bigint[],
      ${handlers.map(({ source }) => source)}::text[],
      ${handlers.map(({ step, personId }) => (step.doneBy === personId ? 'approved' : step.doneBy ? 'released' : 'open'))}::text[],
      ${handlers.map(({ step, personId }) => (step.doneBy === personId ? opinionOf(cases, step) : ''))}::text[],
      ${handlers.map(({ step }) => step.closedAt)}::timestamptz[]) h(case_id, step_seq, seq, person_id, source, status, opinion, at)
    join made on made.case_id = h.case_id and made.seq = h.step_seq`);
}

const opinionOf = (cases: readonly NumberedCase[], { caseId, seq }: DemoStep & { caseId: string }) =>
  cases.find(({ id }) => id === caseId)?.log.find((row) => row.step === seq)?.opinion ?? '';

async function writeLog(db: Db, cases: readonly NumberedCase[]): Promise<void> {
  const rows = cases.flatMap(({ id, log }) => log.map((row, at) => ({ ...row, caseId: id, seq: at + 1 })));
  await db.run(sql`
    insert into case_log (tenant_id, case_id, seq, at, actor_id, action, step, opinion, event)
    select ${tenant}, l.case_id, l.seq, l.at, l.actor_id, l.action, l.step, l.opinion, l.event::jsonb
    from unnest(${rows.map(({ caseId }) => caseId)}::bigint[], ${rows.map(({ seq }) => seq)}::int[],
      ${rows.map(({ at }) => at)}::timestamptz[], ${rows.map(({ actorId }) => actorId)}::bigint[],
      ${rows.map(({ action }) => action)}::text[], ${rows.map(({ step }) => step)}::int[],
      ${rows.map(({ opinion }) => opinion)}::text[], ${rows.map(({ event }) => (event ? json(event) : null))}::text[])
      l(case_id, seq, at, actor_id, action, step, opinion, event)`);
}

/** What waits for whom; of what is finished only its applicant keeps a line. */
async function writeTodos(db: Db, cases: readonly NumberedCase[]): Promise<void> {
  const rows = cases.flatMap((one) => {
    const open = one.steps.filter(({ closedAt }) => closedAt === null);
    const nodeName = open.map(({ block }) => block.name).join('、');
    const of = { caseId: one.id, no: one.no, code: one.process, title: one.title, initiator: one.applicant.name };
    const waiting = open.flatMap((step) =>
      step.handlers.map(({ personId }) => ({
        ...{
          ...of,
          sourceId: `${one.id}:${step.seq}`,
          category: 'TODO',
          status: 'PENDING',
          who: personId,
          nodeName: step.block.name,
        },
        ...{ at: step.openedAt, due: promiseOf(step.openedAt, step.block.dueDays ?? null) },
      })),
    );
    const isDone = one.finishedAt !== null;
    const own = {
      ...of,
      sourceId: one.id,
      who: one.applicant.id,
      nodeName,
      at: one.finishedAt ?? one.submittedAt,
      due: null,
    };
    return [...waiting, { ...own, category: isDone ? 'DONE' : 'STARTED', status: isDone ? 'DONE' : 'PENDING' }];
  });
  await db.run(sql`
    insert into todo (tenant_id, source_app, source_id, instance_id, category, status, assignee_id, item_code, item_name,
      title, node_name, initiator, url, created_at, due_at)
    select ${tenant}, 'case', t.source_id, t.no, t.category, t.status, t.who, t.code, split_part(t.title, '（', 1), t.title,
      t.node, t.initiator, '#/home/case/' || t.case_id, t.at, t.due
    from unnest(${rows.map((row) => row.sourceId)}::text[], ${rows.map((row) => row.no)}::text[],
      ${rows.map((row) => row.category)}::text[], ${rows.map((row) => row.status)}::text[],
      ${rows.map((row) => row.who)}::bigint[], ${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.title)}::text[],
      ${rows.map((row) => row.nodeName)}::text[], ${rows.map((row) => row.initiator)}::text[],
      ${rows.map((row) => row.caseId)}::text[], ${rows.map((row) => row.at)}::timestamptz[],
      ${rows.map((row) => row.due)}::timestamptz[])
      t(source_id, no, category, status, who, code, title, node, initiator, case_id, at, due)
    on conflict do nothing`);
}
