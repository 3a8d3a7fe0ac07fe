import type { FeedbackInput, FeedbackNode, FeedbackStatus } from '@yizhan/contract/entities/feedback.ts';
import type { Db } from '../../db/database.ts';
import { json, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { handlesDept } from '../../domain/feedback/queries.ts';
import type { Person } from '../../person.ts';
import type { NamedFile } from './queries.ts';

type NewFeedback = Omit<FeedbackInput, 'deptId' | 'images'> & {
  userId: string;
  deptId: string | null;
  itemTitle: string;
  dueAt: Date;
  now: Date;
};

export const insertFeedback = (db: Db, f: NewFeedback) =>
  db.one<{ id: string }>(sql`
    insert into feedback (tenant_id, user_id, type, title, content, contact, anonymous, service_id, figure_id, transcript_id, dept_id,
      item_title, status, due_at, created_at, updated_at)
    values (${tenant}, ${f.userId}, ${f.type}, ${f.title}, ${f.content}, ${f.contact}, ${f.anonymous},
      ${f.relatedServiceId ?? null}, ${f.figureId ?? null}, ${f.transcriptId}, ${f.deptId}, ${f.itemTitle},
      ${f.deptId === null ? 'WAITING' : 'ASSIGNED'}, ${f.dueAt}, ${f.now}, ${f.now})
    returning id`);

export const setImages = (db: Db, id: string, images: readonly NamedFile[]) =>
  db.run(sql`update feedback set images = ${json(images)}::jsonb where tenant_id = ${tenant} and id = ${id}`);

/** In the given order. */
export const listFileNames = (db: Db, ids: readonly string[]) =>
  db.many<NamedFile>(sql`
    select f.id, f.name from unnest(${ids}::bigint[]) with ordinality as a(id, n)
    join file_object f on f.tenant_id = ${tenant} and f.id = a.id order by a.n`);

export type Held = {
  id: string;
  userId: string;
  title: string;
  content: string;
  anonymous: boolean;
  asker: string;
  deptId: string | null;
  deptName: string;
  status: FeedbackStatus;
  round: number;
  mergedInto: string | null;
  dueAt: Date;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
};

const heldFields = sql`
  f.id, f.user_id as "userId", f.title, f.content, f.anonymous, coalesce(u.nick_name, '') as asker,
  f.dept_id as "deptId", coalesce(d.name, '') as "deptName", f.status, f.round, f.merged_into as "mergedInto",
  f.due_at as "dueAt", f.version, ${toWireTimeSql(sql`f.updated_at`)} as "updatedAt",
  (select case when f.anonymous and w.id = f.user_id then '' else w.nick_name end
    from feedback_log l join app_user w on w.tenant_id = l.tenant_id and w.id = l.user_id
    where l.tenant_id = ${tenant} and l.feedback_id = f.id order by l.id desc limit 1) as "updatedBy"`;
const joined = sql`
  feedback f join app_user u on u.tenant_id = f.tenant_id and u.id = f.user_id
  left join dept d on d.tenant_id = f.tenant_id and d.id = f.dept_id`;

export const lockOwn = (db: Db, userId: string, id: string) =>
  db.maybe<Held>(sql`
    select ${heldFields} from ${joined} where f.tenant_id = ${tenant} and f.id = ${id} and f.user_id = ${userId}
    for update of f`);

export const findHeld = (db: Db, id: string) =>
  db.maybe<Held>(sql`select ${heldFields} from ${joined} where f.tenant_id = ${tenant} and f.id = ${id}`);

type Handler = Pick<Person, 'menus' | 'deptId'>;

export const lockHandled = (db: Db, person: Handler, ids: readonly string[]) =>
  db.many<Held>(sql`
    select ${heldFields} from ${joined}
    where f.tenant_id = ${tenant} and f.id = any(${ids}::bigint[]) and ${handlesDept(person, sql`f.dept_id`)}
    order by f.id for update of f`);

/** Those joined to them that wait with it. */
export const lockJoined = (db: Db, ids: readonly string[]) =>
  db.many<Held>(sql`
    select ${heldFields} from ${joined}
    where f.tenant_id = ${tenant} and f.merged_into = any(${ids}::bigint[])
      and f.status in ('WAITING', 'ASSIGNED', 'HANDLING')
    order by f.id for update of f`);

const change = (db: Db, ids: readonly string[], now: Date, changes: Sql) =>
  db.run(sql`
    update feedback set ${changes}, updated_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);

export const setTaken = (db: Db, ids: readonly string[], now: Date) => change(db, ids, now, sql`status = 'HANDLING'`);

/** The department was chosen by a person: no item of the lists speaks for it any more. */
export const setDept = (db: Db, ids: readonly string[], deptId: string, now: Date) =>
  change(db, ids, now, sql`dept_id = ${deptId}, status = 'ASSIGNED', item_title = ''`);

export const setAnswered = (db: Db, ids: readonly string[], now: Date) =>
  change(db, ids, now, sql`status = 'ANSWERED', answered_at = ${now}`);

/** On its own again, with a new promise. */
export const setReopened = (db: Db, id: string, { dueAt, now }: { dueAt: Date; now: Date }) =>
  change(
    db,
    [id],
    now,
    sql`status = 'HANDLING', round = round + 1, answered_at = null, due_at = ${dueAt}, merged_into = null`,
  );

export const setRated = (db: Db, id: string, { score, text, now }: { score: number; text: string; now: Date }) =>
  change(
    db,
    [id],
    now,
    sql`status = 'CLOSED', score = ${score}, rate_text = ${text}, rated_at = ${now}, closed_at = ${now}`,
  );

export const setClosed = (db: Db, id: string, now: Date) =>
  change(db, [id], now, sql`status = 'CLOSED', closed_at = ${now}`);

export const setMerged = (db: Db, ids: readonly string[], into: string, now: Date) =>
  change(db, ids, now, sql`merged_into = ${into}`);

/** Those joined to one that ends or goes away are on their own again. */
export const releaseJoined = (db: Db, id: string) =>
  db.many<{ id: string }>(sql`
    update feedback set merged_into = null where tenant_id = ${tenant} and merged_into = ${id}
      and status in ('WAITING', 'ASSIGNED', 'HANDLING') returning id`);

type NewEntry = {
  node: FeedbackNode;
  deptId?: string | null;
  userId: string | null;
  opinion?: string;
  files?: readonly NamedFile[];
  sourceId?: string;
  now: Date;
};

export const insertEntries = (db: Db, ids: readonly string[], entry: NewEntry) =>
  db.run(sql`
    insert into feedback_log (tenant_id, feedback_id, at, node, dept_id, user_id, opinion, files, source_id)
    select ${tenant}, id, ${entry.now}, ${entry.node}, ${entry.deptId ?? null}, ${entry.userId}, ${entry.opinion ?? ''},
      ${json(entry.files ?? [])}::jsonb, ${entry.sourceId ?? null}
    from unnest(${ids}::bigint[]) id`);
