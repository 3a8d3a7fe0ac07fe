import type {
  FeedbackDeskRow,
  FeedbackEntry,
  FeedbackFilter,
  FeedbackRow,
  FeedbackState,
  FeedbackStatistics,
  FeedbackStatus,
  FeedbackTalk,
} from '@yizhan/contract/entities/feedback.ts';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { handlesDept } from '../../domain/feedback/queries.ts';
import type { Person } from '../../person.ts';

export type NamedFile = { id: string; name: string };
export type StoredRow = Omit<FeedbackRow, 'daysLeft'>;
export type StoredDetail = StoredRow & {
  deptId: string | null;
  content: string;
  contact: string;
  anonymous: boolean;
  images: NamedFile[];
  serviceId: string | null;
  serviceName: string | null;
  rateText: string;
  ratedAt: string | null;
};

/** Late: the answer, or the end without one, came after the promise, or neither has come yet. */
const rowFields = (now: Date) => sql`
  f.id, f.type, f.title, f.status, coalesce(d.name, '') as "deptName", ${toWireTimeSql(sql`f.created_at`)} as "createdAt",
  ${toWireTimeSql(sql`f.updated_at`)} as "updatedAt",
  to_char(f.due_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "dueOn",
  coalesce(f.answered_at, f.closed_at, ${now}) > f.due_at as "isLate", f.round, f.score, f.version`;

const detailFields = sql`
  f.dept_id as "deptId", f.content, f.contact, f.anonymous, f.images, f.service_id as "serviceId",
  s.name as "serviceName", f.rate_text as "rateText", ${toWireTimeSql(sql`f.rated_at`)} as "ratedAt"`;

const joined = sql`
  feedback f left join dept d on d.tenant_id = f.tenant_id and d.id = f.dept_id
  left join service s on s.tenant_id = f.tenant_id and s.id = f.service_id
  left join app_user u on u.tenant_id = f.tenant_id and u.id = f.user_id`;

const statusesOf: Readonly<Record<FeedbackState, readonly FeedbackStatus[]>> = {
  waiting: ['WAITING', 'ASSIGNED'],
  handling: ['HANDLING'],
  answered: ['ANSWERED'],
  closed: ['CLOSED'],
};

type OwnQuery = { state?: FeedbackState | undefined; current: number; size: number };

/** One's own; the newest change first. */
export const listOwn = (db: Db, userId: string, { state, current, size }: OwnQuery, now: Date) =>
  db.many<StoredRow & { total: number }>(sql`
    select ${rowFields(now)}, count(*) over ()::int as total from ${joined}
    where f.tenant_id = ${tenant} and f.user_id = ${userId} 
      ${state ? sql`and f.status = any(${statusesOf[state]}::text[])` : nothing}
    order by f.updated_at desc, f.id desc limit ${size} offset ${(current - 1) * size}`);

export const countOwn = (db: Db, userId: string) =>
  db.one<FeedbackStatistics>(sql`
    select count(*)::int as total, count(*) filter (where status in ('WAITING', 'ASSIGNED'))::int as waiting,
      count(*) filter (where status = 'HANDLING')::int as handling,
      count(*) filter (where status = 'ANSWERED')::int as answered,
      count(*) filter (where status = 'CLOSED')::int as closed
    from feedback where tenant_id = ${tenant} and user_id = ${userId}`);

export const findOwn = (db: Db, userId: string, id: string, now: Date) =>
  db.maybe<StoredDetail>(sql`
    select ${rowFields(now)}, ${detailFields} from ${joined}
    where f.tenant_id = ${tenant} and f.id = ${id} and f.user_id = ${userId}`);

export type StoredEntry = Omit<FeedbackEntry, 'attachments'> & { files: NamedFile[]; isAsker: boolean };

/** The newest first. Handlers read internal notes, too. */
export const listEntries = (db: Db, feedbackId: string, { notes }: { notes: boolean }) =>
  db.many<StoredEntry>(sql`
    select ${toWireTimeSql(sql`l.at`)} as time, l.node, coalesce(d.name, '') as dept, coalesce(u.nick_name, '') as handler,
      l.opinion, l.files, coalesce(l.user_id = f.user_id and l.node in ('SUBMITTED', 'REOPENED', 'RATED', 'CLOSED'), false)
        as "isAsker"
    from feedback_log l join feedback f on f.tenant_id = l.tenant_id and f.id = l.feedback_id
    left join dept d on d.tenant_id = l.tenant_id and d.id = l.dept_id
    left join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
    where l.tenant_id = ${tenant} and l.feedback_id = ${feedbackId} ${notes ? nothing : sql`and l.node <> 'NOTED'`}
    order by l.at desc, l.id desc`);

type StoredDeskRow = Omit<FeedbackDeskRow, 'daysLeft'>;
const asker = sql`case when f.anonymous then '' else coalesce(u.nick_name, '') end`;
const deskFields = sql`
  f.dept_id as "deptId", ${asker} as asker, f.anonymous,
  (select count(*)::int from feedback m where m.tenant_id = ${tenant} and m.merged_into = f.id) as merged`;

export const isOpenSql = sql`f.status in ('WAITING', 'ASSIGNED', 'HANDLING')`;

/** What the desk's filters leave; those joined to another one are handled there. */
export function deskCondition(person: Pick<Person, 'menus' | 'deptId'>, filter: FeedbackFilter, now: Sql): Sql {
  const { keyword, type, status, deptId, late } = filter;
  const like = `%${escapeLike(keyword ?? '')}%`;
  return sql`f.tenant_id = ${tenant} and f.merged_into is null and ${handlesDept(person, sql`f.dept_id`)}
    ${keyword ? sql`and (f.title ilike ${like} or f.content ilike ${like})` : nothing}
    ${type ? sql`and f.type = ${type}` : nothing}
    ${status === 'OPEN' ? sql`and ${isOpenSql}` : nothing}
    ${status && status !== 'OPEN' ? sql`and f.status = ${status}` : nothing}
    ${deptId ? sql`and f.dept_id = ${deptId}` : nothing}
    ${late ? sql`and coalesce(f.answered_at, f.closed_at, ${now}) > f.due_at` : nothing}`;
}

type DeskQuery = FeedbackFilter & { current: number; size: number };
type Handler = Pick<Person, 'menus' | 'deptId'>;

/** What waits first, the earliest promise before all; then the newest change. */
export async function listQueue(db: Db, person: Handler, query: DeskQuery, now: Date) {
  const { current, size } = query;
  const rows = await db.many<StoredDeskRow & { total: number }>(sql`
    select ${rowFields(now)}, ${deskFields}, count(*) over ()::int as total from ${joined}
    where ${deskCondition(person, query, sql`${now}`)}
    order by ${isOpenSql} desc, case when ${isOpenSql} then f.due_at end,
      case when ${isOpenSql} then f.id end, f.updated_at desc, f.id desc
    limit ${size} offset ${(current - 1) * size}`);
  return { rows, total: rows[0]?.total ?? 0 };
}

export type StoredDeskDetail = StoredDetail &
  StoredDeskRow & { itemTitle: string; mergedInto: string | null; canHandle: boolean };

/** For those who handle its department. */
export const findForDesk = (db: Db, person: Handler, id: string, now: Date) =>
  db.maybe<StoredDeskDetail>(sql`
    select ${rowFields(now)}, ${detailFields}, ${deskFields}, f.item_title as "itemTitle", f.merged_into as "mergedInto",
      ${isOpenSql} and f.merged_into is null as "canHandle"
    from ${joined} where f.tenant_id = ${tenant} and f.id = ${id} and ${handlesDept(person, sql`f.dept_id`)}`);

/** The question to the robot it comes from, where that was the asker's own or a visitor's, and the entry that answered. */
export const findTalk = (db: Db, id: string) =>
  db.maybe<FeedbackTalk>(sql`
    select q.text as question, coalesce(p.published_name, '') as answered
    from feedback f
    join question q on q.tenant_id = f.tenant_id and (q.user_id is null or q.user_id = f.user_id)
      and q.id = case when f.transcript_id ~ '^[0-9]{1,18}$' then f.transcript_id::bigint end
    left join publication p on p.tenant_id = q.tenant_id and p.id = q.faq_id
    where f.tenant_id = ${tenant} and f.id = ${id}`);

type SimilarQuestion = {
  id: string;
  title: string;
  content: string;
  createdAt: string;
  asker: string;
  version: number;
};
const comparedFields = sql`
  f.id, f.title, f.content, ${toWireTimeSql(sql`f.created_at`)} as "createdAt", ${asker} as asker, f.version`;

/** Open ones to compare with: the newest that this person handles. */
export const listComparable = (db: Db, person: Handler, exceptId: string) =>
  db.many<SimilarQuestion>(sql`
    select ${comparedFields} from ${joined}
    where f.tenant_id = ${tenant} and f.id <> ${exceptId} and f.merged_into is null and ${isOpenSql}
      and ${handlesDept(person, sql`f.dept_id`)}
    order by f.created_at desc limit ${feedbackLimits.comparedRows}`);

export const listJoined = (db: Db, id: string) =>
  db.many<SimilarQuestion>(sql`
    select ${comparedFields} from ${joined} where f.tenant_id = ${tenant} and f.merged_into = ${id}
    order by f.created_at`);
