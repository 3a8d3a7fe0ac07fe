import type { FaqContent, FaqGap, FaqQuery, FaqRow, FaqTest } from '@yizhan/contract/entities/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { testFields, testsJoined } from '../../domain/robot/fixed-question-queries.ts';

const status = (today: string) => sql`
  case when f.published_at is null then 'DRAFT' when f.valid_until < ${today}::date then 'EXPIRED' else 'PUBLISHED' end`;

const fields = (today: string) => sql`
  p.id, p.kind, p.name, p.version, p.draft is not null as draft,
  case when p.published is not null then
    jsonb_build_object('number', p.published, 'at', ${toWireTimeSql(sql`r.published_at`)}) end as published,
  case when p.scheduled is not null then
    jsonb_build_object('number', p.scheduled, 'at', ${toWireTimeSql(sql`p.scheduled_for`)}) end as scheduled, p.failed,
  coalesce(u.nick_name, '') as "changedBy", ${toWireTimeSql(sql`p.changed_at`)} as "changedAt",
  f.dept_id as "deptId", coalesce(d.name, '') as "deptName", f.scene_id as "sceneId", coalesce(c.name, '') as "sceneName",
  ${status(today)} as status, f.valid_until::text as "validUntil", f.hits, f.solved, f.unsolved`;

const joined = sql`
  faq f join publication p on p.tenant_id = f.tenant_id and p.id = f.id
  left join revision r on r.publication_id = p.id and r.number = p.published and r.tenant_id = p.tenant_id
  left join app_user u on u.id = p.changed_by and u.tenant_id = p.tenant_id
  left join dept d on d.tenant_id = f.tenant_id and d.id = f.dept_id
  left join faq_scene c on c.tenant_id = f.tenant_id and c.id = f.scene_id`;

/** The most recently changed come first. */
export async function listFaqs(db: Db, query: FaqQuery, today: string) {
  const { keyword, deptId, sceneId, status: wanted, current, size } = query;
  const where = sql`f.tenant_id = ${tenant}
    ${keyword ? sql`and p.name ilike ${`%${escapeLike(keyword)}%`}` : nothing}
    ${deptId ? sql`and f.dept_id = ${deptId}` : nothing}
    ${sceneId ? sql`and f.scene_id = ${sceneId}` : nothing}
    ${wanted ? sql`and ${status(today)} = ${wanted}` : nothing}`;
  const records = await db.many<FaqRow>(sql`
    select ${fields(today)} from ${joined} where ${where}
    order by p.changed_at desc, p.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${joined} where ${where}`);
  return { records, total, current, size };
}

export const getFaq = (db: Db, id: string, today: string) =>
  db.maybe<FaqRow>(sql`select ${fields(today)} from ${joined} where f.tenant_id = ${tenant} and f.id = ${id}`);

type EntryReferences = Pick<FaqContent, 'deptId' | 'sceneId' | 'serviceIds' | 'guideIds'>;

/** Which of the things that a content names do not exist. */
export const findMissing = (db: Db, { deptId, sceneId, serviceIds, guideIds }: EntryReferences) =>
  db.one<{ deptId: boolean; sceneId: boolean; serviceIds: boolean; guideIds: boolean }>(sql`
    select not exists (select 1 from dept where tenant_id = ${tenant} and id = ${deptId}) as "deptId",
      ${sceneId}::bigint is not null and not exists (
        select 1 from faq_scene where tenant_id = ${tenant} and id = ${sceneId}) as "sceneId",
      exists (select 1 from unnest(${serviceIds}::bigint[]) a(id) where not exists (
        select 1 from service s where s.tenant_id = ${tenant} and s.id = a.id)) as "serviceIds",
      exists (select 1 from unnest(${guideIds}::bigint[]) a(id) where not exists (
        select 1 from guide g where g.tenant_id = ${tenant} and g.id = a.id)) as "guideIds"`);

export const insertFaq = (db: Db, id: string, { deptId, sceneId, validFrom, validUntil }: FaqContent) =>
  db.run(sql`
    insert into faq (id, tenant_id, dept_id, scene_id, valid_from, valid_until)
    values (${id}, ${tenant}, ${deptId}, ${sceneId}, ${validFrom}::date, ${validUntil}::date)`);

type ChoiceQuery = { keyword?: string | undefined; ids?: string[] | undefined };

export const listGuides = (db: Db, { keyword, ids }: ChoiceQuery) =>
  db.many<{ guideId: string; guideName: string; serviceName: string }>(sql`
    select g.id as "guideId", coalesce(p.published_name, p.name) as "guideName", s.name as "serviceName"
    from guide g join publication p on p.tenant_id = g.tenant_id and p.id = g.id
    join service s on s.tenant_id = g.tenant_id and s.id = g.service_id
    where g.tenant_id = ${tenant}
      and ${ids ? sql`g.id = any(${ids}::bigint[])` : sql`g.published_at is not null and not g.is_off`}
      ${keyword ? sql`and coalesce(p.published_name, p.name) ilike ${`%${escapeLike(keyword)}%`}` : nothing}
    order by g.id limit ${serviceLimits.maxPicked}`);

/** Drafts of these entries with the version to publish, in the order given. */
export const listDrafts = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; version: number; draft: unknown }>(sql`
    select p.id, p.version, p.draft from publication p
    where p.tenant_id = ${tenant} and p.kind = 'faq' and p.id = any(${ids}::bigint[]) and p.draft is not null
    order by array_position(${ids}::bigint[], p.id)`);

export const getFirstDept = async (db: Db) =>
  (await db.maybe<{ id: string }>(sql`select id from dept where tenant_id = ${tenant} order by sort, id limit 1`))?.id;

const gapFields = sql`
  g.id, g.question, g.times, ${toWireTimeSql(sql`g.last_at`)} as "lastAt", g.state, g.faq_id as "faqId",
  coalesce((select array_agg(x.text) from (
    select q.text from question q where q.tenant_id = ${tenant} and q.gap_id = g.id and q.text <> g.question
    group by q.text order by count(*) desc limit ${robotLimits.gapQuestionsShown}) x), '{}') as phrases`;

/** What many ask comes first. */
export async function listGaps(db: Db, { state, current, size }: { state: string; current: number; size: number }) {
  const records = await db.many<FaqGap>(sql`
    select ${gapFields} from faq_gap g where g.tenant_id = ${tenant} and g.state = ${state}
    order by g.times desc, g.last_at desc, g.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from faq_gap where tenant_id = ${tenant} and state = ${state}`,
  );
  return { records, total, current, size };
}

export const getGap = (db: Db, id: string) =>
  db.maybe<FaqGap>(sql`select ${gapFields} from faq_gap g where g.tenant_id = ${tenant} and g.id = ${id}`);

export const lockGap = (db: Db, id: string) =>
  db.maybe<FaqGap>(sql`select ${gapFields} from faq_gap g where g.tenant_id = ${tenant} and g.id = ${id} for update`);

type GapState = { id: string; state: 'OPEN' | 'DONE' | 'IGNORED'; faqId: string | null; by: string; now: Date };

export const updateGap = (db: Db, { id, state, faqId, by, now }: GapState) =>
  db.run(sql`
    update faq_gap set state = ${state}, faq_id = ${faqId}, handled_by = ${by}, handled_at = ${now}
    where tenant_id = ${tenant} and id = ${id}`);

export const insertSynonym = (db: Db, words: readonly string[], { by, now }: { by: string; now: Date }) =>
  db.one<{ id: string }>(sql`
    insert into synonym (tenant_id, words, updated_at, updated_by) values (${tenant}, ${words}::text[], ${now}, ${by})
    returning id`);

export const countTests = async (db: Db) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from faq_test where tenant_id = ${tenant}`)).n;

export const insertTest = async (db: Db, one: { question: string; faqId: string | null; by: string; now: Date }) => {
  const { id } = await db.one<{ id: string }>(sql`
    insert into faq_test (tenant_id, question, faq_id, created_by, created_at)
    values (${tenant}, ${one.question}, ${one.faqId}, ${one.by}, ${one.now}) returning id`);
  return db.one<FaqTest>(sql`select ${testFields} from ${testsJoined} where t.tenant_id = ${tenant} and t.id = ${id}`);
};

export const deleteTest = (db: Db, id: string) =>
  db.run(sql`delete from faq_test where tenant_id = ${tenant} and id = ${id}`);

export const hasFaq = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from faq where tenant_id = ${tenant} and id = ${id}`)) !== undefined;
