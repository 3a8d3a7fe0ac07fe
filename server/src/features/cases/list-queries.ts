import type { CaseStatus } from '@yizhan/contract/case-states.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import type { Db, Reader } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import type { Asker } from '../../domain/bulk/list.ts';
import { keepsCase } from '../../domain/cases/access-queries.ts';
import { caseFields, casesJoined, type StoredCase } from '../../domain/cases/queries.ts';
import { withBelow } from '../../domain/departments/queries.ts';
import { soundPattern } from '../../domain/users/name-sounds.ts';
import type { Person } from '../../person.ts';

type Paging = { current: number; size: number };
export type ListedCase = Omit<StoredCase, 'content'> & {
  content: StoredCase['content'];
  steps: {
    seq: number;
    blockId: string;
    round: number;
    status: 'open';
    handlers: { personId: string; name: string; status: string }[];
  }[];
};

/** With the open steps and the names of their handlers. */
const listed: Sql = sql`${caseFields}, coalesce((
  select json_agg(json_build_object('seq', s.seq, 'blockId', s.block_id, 'round', s.round, 'status', s.status, 'handlers', (
    select coalesce(json_agg(json_build_object('seq', h.seq, 'personId', h.person_id::text, 'name', u.real_name,
      'actingFor', h.acting_for::text, 'source', h.source, 'status', h.status, 'waitsFor', h.waits_for, 'opinion', h.opinion) order by h.seq), '[]')
    from case_handler h join app_user u on u.tenant_id = h.tenant_id and u.id = h.person_id
    where h.tenant_id = s.tenant_id and h.step_id = s.id)) order by s.seq)
  from case_step s where s.tenant_id = c.tenant_id and s.case_id = c.id and s.status in ('open', 'done')), '[]') as steps`;

const page = async (db: Db, where: Sql, { current, size }: Paging, order: Sql) => {
  const records = await db.many<ListedCase>(sql`
    select ${listed} from ${casesJoined} where c.tenant_id = ${tenant} and ${where}
    order by ${order} limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from ${casesJoined} where c.tenant_id = ${tenant} and ${where}`,
  );
  return { records, total };
};

const named = (keyword: string) => {
  const like = `%${escapeLike(keyword)}%`;
  return keyword ? sql`and (c.title ilike ${like} or c.no ilike ${like})` : nothing;
};

const groups: Record<string, readonly CaseStatus[]> = {
  open: ['running', 'returned'],
  finished: ['approved', 'refused', 'withdrawn', 'ended'],
  draft: ['draft'],
  all: ['draft', 'running', 'returned', 'approved', 'refused', 'withdrawn', 'ended'],
};

type OwnQuery = Paging & { status: string; keyword: string };

/** One's own, the last changed first. */
export const listOwn = (db: Db, personId: string, query: OwnQuery) =>
  page(
    db,
    sql`c.applicant_id = ${personId} and c.status = any(${groups[query.status] ?? []}::text[]) ${named(query.keyword)}`,
    query,
    sql`c.updated_at desc, c.id desc`,
  );

/** Those of these that are one's own. */
export const listOwnOf = (db: Db, personId: string, ids: readonly string[]) =>
  page(
    db,
    sql`c.applicant_id = ${personId} and c.id = any(${ids}::bigint[])`,
    { current: 1, size: Math.max(1, ids.length) },
    sql`c.id`,
  );

export type CaseFilters = {
  processId?: string | undefined;
  deptId?: string | undefined;
  status?: CaseStatus | undefined;
  keyword?: string | undefined;
  lateOnly?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** By title, number, and the applicant's name or student or staff number. */
const about = (keyword: string | undefined) => {
  if (!keyword) return nothing;
  const like = `%${escapeLike(keyword)}%`;
  return sql`and (c.title ilike ${like} or c.no ilike ${like}
    or exists (select from app_user w where w.tenant_id = c.tenant_id and w.id = c.applicant_id and w.real_name ilike ${like})
    or exists (select from user_identity w where w.tenant_id = c.tenant_id and w.user_id = c.applicant_id and w.number ilike ${like}))`;
};

/** What was submitted to the processes that this person keeps, by the filters of 办件管理; drafts are nobody's business. */
export const managedCases = (person: Asker, q: CaseFilters, now: Date): Sql => sql`
  c.submitted_at is not null and c.status <> 'draft' and ${keepsCase(person)} ${about(q.keyword)}
    ${q.processId ? sql`and c.process_id = ${q.processId}` : nothing}
    ${q.deptId ? sql`and c.dept_id in (${withBelow(q.deptId)})` : nothing}
    ${q.status ? sql`and c.status = ${q.status}` : nothing}
    ${q.lateOnly ? sql`and c.promise_at < ${now} and c.status = 'running'` : nothing}
    ${q.from ? sql`and c.submitted_at >= (${q.from}::date)::timestamp at time zone 'Asia/Shanghai'` : nothing}
    ${q.to ? sql`and c.submitted_at < (${q.to}::date + 1)::timestamp at time zone 'Asia/Shanghai'` : nothing}`;

export const listManaged = (db: Db, person: Person, q: CaseFilters & Paging, now: Date) =>
  page(db, managedCases(person, q, now), q, sql`c.submitted_at desc, c.id desc`);

/** People by name, pinyin or number; nobody without a word. */
export const listPeople = (db: Reader, keyword: string) => {
  const like = `%${escapeLike(keyword)}%`;
  const sound = soundPattern(keyword);
  return db.many<{ id: string; name: string; deptName: string }>(sql`
    select u.id::text, u.real_name as name, coalesce(d.name, '') as "deptName" from app_user u
    left join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id and i.is_default
    left join dept d on d.tenant_id = u.tenant_id and d.id = i.dept_id
    where u.tenant_id = ${tenant} and u.status = 'active' and (u.real_name ilike ${like} or u.account ilike ${like}
      or i.number like ${like} ${sound ? sql`or u.sounds like ${sound}` : nothing})
    order by u.real_name = ${keyword} desc, u.real_name, u.id limit ${processLimits.peopleShown}`);
};

export const listPhrases = async (db: Reader, userId: string) =>
  (
    await db.many<{ text: string }>(
      sql`select text from phrase where tenant_id = ${tenant} and user_id = ${userId} order by sort limit ${processLimits.maxPhrases}`,
    )
  ).map(({ text }) => text);

export async function replacePhrases(db: Db, userId: string, phrases: readonly string[]): Promise<void> {
  await db.run(sql`delete from phrase where tenant_id = ${tenant} and user_id = ${userId}`);
  await db.run(sql`
    insert into phrase (tenant_id, user_id, sort, text)
    select ${tenant}, ${userId}, p.sort, p.text from unnest(${phrases}::text[]) with ordinality p(text, sort)`);
}
