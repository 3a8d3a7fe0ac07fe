import type { CaseLogAction, CaseStatus } from '@yizhan/contract/case-states.ts';
import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import type { Db, Reader } from '../../db/database.ts';
import { json, type Sql, sql, tenant } from '../../db/sql.ts';
import type { CaseEvent, CaseState, HandlerState, HandlersByBlock, StepState } from './state.ts';

export type StoredCase = {
  id: string;
  processId: string;
  version: number;
  no: string | null;
  title: string;
  applicantId: string;
  applicantName: string;
  identityId: string;
  deptId: string | null;
  deptName: string;
  data: FormData;
  status: CaseStatus;
  resume: string[];
  chosen: Record<string, string[]>;
  submittedAt: Date | null;
  finishedAt: Date | null;
  promiseAt: Date | null;
  pausedAt: Date | null;
  pausedDays: number;
  verifyCode: string | null;
  revision: number;
  isRated: boolean;
  /** Of the revision the case began with. */
  content: ProcessContent;
};

export const caseFields: Sql = sql`
  c.id, c.process_id as "processId", c.version, c.no, c.title, c.applicant_id as "applicantId",
  coalesce(a.real_name, '') as "applicantName", c.identity_id as "identityId", c.dept_id as "deptId",
  coalesce(d.name, '') as "deptName", c.data, c.status, c.resume, c.chosen, c.submitted_at as "submittedAt",
  c.finished_at as "finishedAt", c.promise_at as "promiseAt", c.paused_at as "pausedAt", c.paused_days as "pausedDays",
  c.verify_code as "verifyCode", c.revision, r.content, exists (
    select from rating g where g.tenant_id = c.tenant_id and g.case_id = c.id) as "isRated"`;

/** Cases `c` with their revision `r`, applicant `a` and department `d`. Append `where c.tenant_id = …`. */
export const casesJoined: Sql = sql`
  case_file c
  join revision r on r.tenant_id = c.tenant_id and r.publication_id = c.process_id and r.number = c.version
  left join app_user a on a.tenant_id = c.tenant_id and a.id = c.applicant_id
  left join dept d on d.tenant_id = c.tenant_id and d.id = c.dept_id`;

export const findCase = (db: Reader, id: string) =>
  db.maybe<StoredCase>(sql`select ${caseFields} from ${casesJoined} where c.tenant_id = ${tenant} and c.id = ${id}`);

/** Enough for a glance: the last that came back. */
const RETURNED_SHOWN = 2;

export const listReturnedCases = (db: Reader, applicantId: string) =>
  db.many<{ id: string; title: string }>(sql`
    select id::text, title from case_file
    where tenant_id = ${tenant} and applicant_id = ${applicantId} and status = 'returned'
    order by updated_at desc, id desc limit ${RETURNED_SHOWN}`);

/** Of two who act at once the second waits here and then sees a newer revision. */
export const lockCase = (db: Db, id: string) =>
  db.maybe<StoredCase>(
    sql`select ${caseFields} from ${casesJoined} where c.tenant_id = ${tenant} and c.id = ${id} for update of c`,
  );

export type StoredStep = Omit<StepState, 'handlers'> & {
  id: string;
  openedAt: Date;
  dueAt: Date | null;
  closedAt: Date | null;
  urgedAt: Date | null;
  dueDoneAt: Date | null;
  handlers: (HandlerState & { id: string; at: string | null })[];
};

/** The steps of a case with their handlers, in order. */
export const listSteps = (db: Reader, caseId: string) =>
  db.many<StoredStep>(sql`
    select s.id, s.seq, s.block_id as "blockId", s.round, s.status, s.opened_at as "openedAt", s.due_at as "dueAt",
      s.closed_at as "closedAt", s.urged_at as "urgedAt", s.due_done_at as "dueDoneAt", coalesce((
        select json_agg(json_build_object('id', h.id::text, 'seq', h.seq, 'personId', h.person_id::text,
          'actingFor', h.acting_for::text, 'source', h.source, 'status', h.status, 'waitsFor', h.waits_for,
          'opinion', h.opinion, 'at', h.at) order by h.seq)
        from case_handler h where h.tenant_id = s.tenant_id and h.step_id = s.id), '[]') as handlers
    from case_step s where s.tenant_id = ${tenant} and s.case_id = ${caseId} order by s.seq`);

/** What the rules look at. */
export const toState = ({ status, data, resume }: StoredCase, steps: readonly StoredStep[]): CaseState => ({
  status,
  data,
  resume,
  steps: steps.map(({ seq, blockId, round, status: of, handlers }) => ({
    ...{ seq, blockId, round, status: of },
    handlers: handlers.map(({ id: _, at: __, ...handler }) => handler),
  })),
});

export type StepWrite = Pick<StepState, 'seq' | 'blockId' | 'round' | 'status'> & {
  dueAt: Date | null;
  remindAt: Date | null;
};
type WriteContext = { caseId: string; now: Date };

/** New steps, and the new status of others. Answers their ids by their count. */
export const writeSteps = (db: Db, { caseId, now }: WriteContext, steps: readonly StepWrite[]) =>
  db.many<{ id: string; seq: number }>(sql`
    insert into case_step (tenant_id, case_id, seq, block_id, round, status, opened_at, due_at, remind_at, closed_at)
    select ${tenant}, ${caseId}, s.seq, s.block_id, s.round, s.status, ${now}, s.due_at, s.remind_at,
      case when s.status <> 'open' then ${now}::timestamptz end
    from unnest(${steps.map(({ seq }) => seq)}::int[], ${steps.map(({ blockId }) => blockId)}::text[],
      ${steps.map(({ round }) => round)}::int[], ${steps.map(({ status }) => status)}::text[],
      ${steps.map(({ dueAt }) => dueAt)}::timestamptz[], ${steps.map((step) => step.remindAt)}::timestamptz[])
      s(seq, block_id, round, status, due_at, remind_at)
    on conflict (tenant_id, case_id, seq) do update set status = excluded.status,
      closed_at = case when excluded.status <> 'open' then coalesce(case_step.closed_at, ${now}::timestamptz) end
    returning id, seq`);

export type HandlerWrite = HandlerState & { stepSeq: number };

export const writeHandlers = (db: Db, { caseId, now }: WriteContext, handlers: readonly HandlerWrite[]) =>
  db.run(sql`
    insert into case_handler (tenant_id, case_id, step_id, seq, person_id, acting_for, source, status, waits_for,
      opinion, at)
    select ${tenant}, ${caseId}, s.id, h.seq, h.person_id, h.acting_for, h.source, h.status, h.waits_for, h.opinion,
      case when h.status not in ('open', 'waiting') then ${now}::timestamptz end
    from unnest(${handlers.map(({ stepSeq }) => stepSeq)}::int[], ${handlers.map(({ seq }) => seq)}::int[],
      ${handlers.map(({ personId }) => personId)}::bigint[], ${handlers.map(({ actingFor }) => actingFor)}::bigint[],
      ${handlers.map(({ source }) => source)}::text[], ${handlers.map(({ status }) => status)}::text[],
      ${handlers.map(({ waitsFor }) => waitsFor)}::int[], ${handlers.map(({ opinion }) => opinion)}::text[])
      h(step_seq, seq, person_id, acting_for, source, status, waits_for, opinion)
    join case_step s on s.tenant_id = ${tenant} and s.case_id = ${caseId} and s.seq = h.step_seq
    on conflict (tenant_id, case_id, seq) do update set person_id = excluded.person_id,
      acting_for = excluded.acting_for, source = excluded.source, status = excluded.status,
      waits_for = excluded.waits_for, opinion = excluded.opinion, at = excluded.at`);

export type CaseWrite = Pick<
  StoredCase,
  | 'status'
  | 'data'
  | 'resume'
  | 'chosen'
  | 'promiseAt'
  | 'pausedAt'
  | 'pausedDays'
  | 'submittedAt'
  | 'finishedAt'
  | 'no'
> & { verifyCode: string | null; title: string; deptId: string | null; version: number; identityId: string };

export const writeCase = (db: Db, id: string, c: CaseWrite, now: Date) =>
  db.one<{ revision: number }>(sql`
    update case_file set status = ${c.status}, data = ${json(c.data)}, resume = ${json(c.resume)},
      chosen = ${json(c.chosen)}, promise_at = ${c.promiseAt}, paused_at = ${c.pausedAt},
      paused_days = ${c.pausedDays}, submitted_at = ${c.submittedAt}, finished_at = ${c.finishedAt}, no = ${c.no},
      verify_code = ${c.verifyCode}, title = ${c.title}, dept_id = ${c.deptId}, version = ${c.version},
      identity_id = ${c.identityId}, revision = revision + 1, updated_at = ${now}
    where tenant_id = ${tenant} and id = ${id} returning revision`);

/** Something was noted that changes neither steps nor data. */
export const touchCase = (db: Db, id: string, now: Date) =>
  db.one<{ revision: number }>(sql`
    update case_file set revision = revision + 1, updated_at = ${now}
    where tenant_id = ${tenant} and id = ${id} returning revision`);

export const markUrged = (db: Db, caseId: string, seqs: readonly number[], now: Date) =>
  db.run(sql`
    update case_step set urged_at = ${now}
    where tenant_id = ${tenant} and case_id = ${caseId} and seq = any(${seqs}::int[])`);

/** Takes the reminder of a step that will be due, once; undefined when another node or its end was quicker. */
export const takeReminder = (db: Db, caseId: string, seq: number, now: Date) =>
  db.maybe<{ isAhead: boolean }>(sql`
    update case_step set remind_at = null
    where tenant_id = ${tenant} and case_id = ${caseId} and seq = ${seq} and status = 'open' and remind_at <= ${now}
    returning coalesce(due_at > ${now}, true) as "isAhead"`);

export const markDueDone = (db: Db, caseId: string, seq: number, now: Date) =>
  db.run(sql`
    update case_step set due_done_at = ${now}
    where tenant_id = ${tenant} and case_id = ${caseId} and seq = ${seq}`);

/** The next number of a year. The row stays locked until the case is submitted, so that none is lost or given twice. */
export const takeNumber = async (db: Db, processId: string, year: number) =>
  (
    await db.one<{ last: number }>(sql`
      insert into case_number (tenant_id, process_id, year, last) values (${tenant}, ${processId}, ${year}, 1)
      on conflict (tenant_id, process_id, year) do update set last = case_number.last + 1
      returning last`)
  ).last;

export type LogWrite = {
  actorId: string | null;
  actingFor: string | null;
  action: CaseLogAction;
  step: number | null;
  opinion: string;
  people: readonly string[];
  changed: readonly string[];
  files: readonly { id: string; name: string }[];
  event: unknown;
};

/** The case is locked, so that its rows are counted without a gap. */
export const writeLog = (db: Db, { caseId, now }: WriteContext, rows: readonly LogWrite[]) =>
  db.run(sql`
    insert into case_log (tenant_id, case_id, seq, at, actor_id, acting_for, action, step, opinion, people, changed,
      files, event)
    select ${tenant}, ${caseId}, coalesce((select max(l.seq) from case_log l
        where l.tenant_id = ${tenant} and l.case_id = ${caseId}), 0) + e.ordinality, ${now},
      (e.value->>'actorId')::bigint, (e.value->>'actingFor')::bigint, e.value->>'action', (e.value->>'step')::int,
      e.value->>'opinion', e.value->'people', e.value->'changed', e.value->'files', nullif(e.value->'event', 'null')
    from jsonb_array_elements(${json(rows)}::jsonb) with ordinality e`);

type LastAction = { action: CaseLogAction; name: string; at: Date };

/** What was done last, and by whom: for those who came too late. */
export const findLastAction = (db: Reader, caseId: string) =>
  db.maybe<LastAction>(sql`
    select l.action, coalesce(u.real_name, '') as name, l.at from case_log l
    left join app_user u on u.tenant_id = l.tenant_id and u.id = l.actor_id
    where l.tenant_id = ${tenant} and l.case_id = ${caseId} and l.action not in ('skip', 'finish')
    order by l.seq desc limit 1`);

export type StoredLogRow = Omit<LogWrite, 'event'> & {
  seq: number;
  at: Date;
  event: { event: CaseEvent; handlers: HandlersByBlock } | null;
};

export const listLog = (db: Reader, caseId: string) =>
  db.many<StoredLogRow>(sql`
    select seq, at, actor_id as "actorId", acting_for as "actingFor", action, step, opinion, people, changed, files,
      event from case_log where tenant_id = ${tenant} and case_id = ${caseId} order by seq`);

/** Names of people, by id. */
export async function namesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.many<{ id: string; name: string }>(sql`
    select id::text, real_name as name from app_user where tenant_id = ${tenant} and id = any(${[...new Set(ids)]}::bigint[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function namesOfDepartments(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.many<{ id: string; name: string }>(
    sql`select id::text, name from dept where tenant_id = ${tenant} and id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Those of these people who may be given work. */
export const listActive = async (db: Reader, ids: readonly string[]) =>
  (
    await db.many<{ id: string }>(sql`
      select id::text from app_user where tenant_id = ${tenant} and id = any(${ids}::bigint[]) and status = 'active'`)
  ).map(({ id }) => id);
