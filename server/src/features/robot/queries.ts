import type { FaqContent } from '@yizhan/contract/entities/faq.ts';
import type { AnswerType, AskedQuestion, RobotAnswer } from '@yizhan/contract/entities/robot.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { canReadGuide, isPublished } from '../../domain/guides/queries.ts';
import { accountName, accountSource } from '../../domain/notices/account-queries.ts';
import { canUse, isVisibleToAll, servicesJoined, tileFieldsAt } from '../../domain/services/queries.ts';
import type { Rights } from '../../domain/services/rules.ts';

export const usable = (reader: Rights | undefined) => (reader ? canUse(reader) : isVisibleToAll);

/** Whether the service may be seen is asked of the service; a visitor reads public guides only. */
export const readableGuides = (reader: Rights | undefined) =>
  reader ? isPublished : sql`${isPublished} and g.is_public`;

/** A department as people reach it. */
export type Reached = {
  deptId: string;
  dept: string;
  contact: NonNullable<RobotAnswer['manual']>['contact'];
  accountId: string | null;
};
type PublishedFaq = Reached & { faqId: string; content: FaqContent; updatedAt: string };

/** The department `d`, with its account to write to. */
const reached = sql`
  coalesce(d.name, '') as dept,
  json_build_object('phone', coalesce(d.phone, ''), 'location', coalesce(d.location, ''),
    'officeHours', coalesce(d.office_hours, '')) as contact,
  (select a.id from public_account a where a.tenant_id = ${tenant} and a.dept_id = d.id and a.allow_reply
    order by a.is_default desc, a.id limit 1) as "accountId"`;

/** The published revisions of entries, each with its department and that department's account to write to. */
export const listPublishedFaqs = (db: Db, ids: readonly string[]) =>
  db.many<PublishedFaq>(sql`
    select f.id as "faqId", f.dept_id as "deptId", r.content, ${toWireTimeSql(sql`r.published_at`)} as "updatedAt", ${reached}
    from faq f
    join publication p on p.tenant_id = f.tenant_id and p.id = f.id and p.published is not null
    join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
    left join dept d on d.tenant_id = f.tenant_id and d.id = f.dept_id
    where f.tenant_id = ${tenant} and f.id = any(${ids}::bigint[]) and f.published_at is not null
    order by array_position(${ids}::bigint[], f.id)`);

/** The department that answers for an entry, else that of a service. */
export const findDeptOf = (db: Db, { faqId, serviceId }: { faqId: string | null; serviceId: string | null }) =>
  db.maybe<Reached>(sql`
    select d.id as "deptId", ${reached} from dept d where d.tenant_id = ${tenant} and d.id = coalesce(
      (select f.dept_id from faq f where f.tenant_id = ${tenant} and f.id = ${faqId}),
      (select s.dept_id from service s where s.tenant_id = ${tenant} and s.id = ${serviceId}))`);

/** The school's own account, where it takes messages. */
export const findSchoolAccount = (db: Db) =>
  db.maybe<{ accountId: string; name: string }>(sql`
    select a.id as "accountId", ${accountName} as name from public_account a ${accountSource}
    where a.tenant_id = ${tenant} and a.is_default and a.dept_id is null and a.allow_reply`);

export const listTiles = (db: Db, reader: Rights | undefined, ids: readonly string[], now: Date) =>
  db.many<ServiceTile>(sql`
    select ${tileFieldsAt(sql`${now}::timestamptz`)} from ${servicesJoined}
    where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) and ${usable(reader)}
    order by array_position(${ids}::bigint[], s.id)`);

type GuideRow = { guideId: string; guideName: string; serviceId: string };

/** Of these guides and the guides of these services, those the reader may read. */
export const listGuides = (
  db: Db,
  reader: Rights | undefined,
  guideIds: readonly string[],
  serviceIds: readonly string[],
) =>
  db.many<GuideRow>(sql`
    select g.id as "guideId", p.published_name as "guideName", g.service_id as "serviceId"
    from guide g
    join publication p on p.tenant_id = g.tenant_id and p.id = g.id and p.published is not null
    join service s on s.tenant_id = g.tenant_id and s.id = g.service_id
    where g.tenant_id = ${tenant} and (g.id = any(${guideIds}::bigint[]) or g.service_id = any(${serviceIds}::bigint[]))
      and ${canReadGuide(reader)}
    order by g.id = any(${guideIds}::bigint[]) desc, g.id limit ${robotLimits.maxGuides}`);

type NewQuestion = {
  userId: string | null;
  roleType: number;
  sessionKey: string;
  text: string;
  type: AnswerType;
  faqId: string | null;
  gapId: string | null;
  score: number;
  now: Date;
};

/** Records a question; an entry that answered is counted. */
export const insertQuestion = (db: Db, one: NewQuestion) =>
  db.one<{ id: string }>(sql`
    with hit as (
      update faq set hits = hits + 1 where tenant_id = ${tenant} and id = ${one.faqId}
    )
    insert into question (tenant_id, user_id, role_type, session_key, text, type, faq_id, gap_id, score, at)
    values (${tenant}, ${one.userId}, ${one.roleType}, ${one.sessionKey}, ${one.text}, ${one.type}, ${one.faqId},
      ${one.gapId}, ${one.score}, ${one.now})
    returning id`);

/** What a new question is compared with, the latest first: also what was set aside, which stays aside. */
export const listUnansweredGaps = (db: Db) =>
  db.many<{ id: string; question: string }>(sql`
    select id, question from faq_gap where tenant_id = ${tenant} and state in ('OPEN', 'IGNORED')
    order by last_at desc limit ${robotLimits.gapsCompared}`);

/** Of two who ask the same at once, the second waits and finds the gap of the first. */
export const lockGaps = (db: Db) => db.run(sql`select pg_advisory_xact_lock(hashtext('faq gaps ' || ${tenant}::text))`);

export const findGapOf = (db: Db, question: string) =>
  db.maybe<{ id: string }>(sql`
    select id from faq_gap where tenant_id = ${tenant} and question = ${question} and state in ('OPEN', 'IGNORED')
    order by id limit 1`);

export const insertGap = async (db: Db, question: string, now: Date) =>
  (
    await db.one<{ id: string }>(sql`
      insert into faq_gap (tenant_id, question, first_at, last_at) values (${tenant}, ${question}, ${now}, ${now})
      returning id`)
  ).id;

export const countGap = (db: Db, id: string, now: Date) =>
  db.run(sql`
    update faq_gap set times = times + 1, last_at = ${now}
    where tenant_id = ${tenant} and id = ${id} and state in ('OPEN', 'IGNORED')`);

/** A question as it is composed an answer to; name and account are never sent on. */
export const findAsked = (db: Db, id: string) =>
  db.maybe<{ text: string; roleType: number; userId: string | null; name: string; account: string }>(sql`
    select q.text, q.role_type as "roleType", q.user_id as "userId", coalesce(u.real_name, '') as name,
      coalesce(u.account, '') as account
    from question q
    left join app_user u on u.tenant_id = q.tenant_id and u.id = q.user_id
    where q.tenant_id = ${tenant} and q.id = ${id}`);

type Owner = { userId: string | null; sessionKey: string };

/** What this person, or this visitor in this browser session, asked. */
const isOwn = ({ userId, sessionKey }: Owner) =>
  userId === null
    ? sql`q.user_id is null and q.session_key <> '' and q.session_key = ${sessionKey}`
    : sql`q.user_id = ${userId}`;

export const findOwnQuestion = (db: Db, id: string, owner: Owner) =>
  db.maybe<{ text: string; gapId: string | null }>(sql`
    select q.text, q.gap_id as "gapId" from question q
    where q.tenant_id = ${tenant} and q.id = ${id} and ${isOwn(owner)}`);

export const lockQuestion = (db: Db, id: string, owner: Owner) =>
  db.maybe<{ faqId: string | null; solved: boolean | null }>(sql`
    select q.faq_id as "faqId", q.solved from question q
    where q.tenant_id = ${tenant} and q.id = ${id} and ${isOwn(owner)} for update`);

type Verdict = { solved: boolean; reason: string; note: string; gapId: string | null };

export const writeVerdict = (db: Db, id: string, { solved, reason, note, gapId }: Verdict) =>
  db.run(sql`
    update question set solved = ${solved}, reason = ${reason}, note = ${note}, gap_id = coalesce(gap_id, ${gapId})
    where tenant_id = ${tenant} and id = ${id}`);

/** Of a list of near questions one was chosen. */
export const markChosen = (db: Db, id: string, owner: Owner) =>
  db.run(sql`
    update question q set solved = true
    where q.tenant_id = ${tenant} and q.id = ${id} and q.type = 'LIST' and ${isOwn(owner)}`);

/** Moves an entry's counts from an earlier verdict on the same answer to the new one. */
export const countVerdict = (db: Db, faqId: string, before: boolean | null, solved: boolean) =>
  db.run(sql`
    update faq set
      solved = greatest(0, solved + ${(solved ? 1 : 0) - (before === true ? 1 : 0)}::int),
      unsolved = greatest(0, unsolved + ${(solved ? 0 : 1) - (before === false ? 1 : 0)}::int)
    where tenant_id = ${tenant} and id = ${faqId}`);

export const listHistory = (db: Db, userId: string) =>
  db.many<AskedQuestion>(sql`
    select q.id as "answerId", q.text as question, q.type, q.faq_id as "faqId", ${toWireTimeSql(sql`q.at`)} as at
    from question q where q.tenant_id = ${tenant} and q.user_id = ${userId}
    order by q.at desc, q.id desc limit ${robotLimits.historyShown}`);

/** Pinned entries, then those that answered most in the last days. */
export const listHot = (db: Db, { since, sceneId }: { since: Date; sceneId: string | null }) =>
  db.many<{ faqId: string }>(sql`
    select f.id as "faqId" from faq f
    left join (
      select q.faq_id, count(*)::int as times from question q
      where q.tenant_id = ${tenant} and q.at >= ${since} and q.faq_id is not null group by q.faq_id
    ) h on h.faq_id = f.id
    where f.tenant_id = ${tenant} and f.published_at is not null
      and (${sceneId}::bigint is null or f.scene_id = ${sceneId} or f.scene_id in (
        select c.id from faq_scene c where c.tenant_id = ${tenant} and c.parent_id = ${sceneId}))
    order by f.pinned desc, h.times desc nulls last, f.hits desc, f.id limit 200`);
