import type { CorrectionRow } from '@yizhan/contract/entities/guide.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { keepsDept } from '../../domain/guides/keeper-queries.ts';
import { canReadGuide } from '../../domain/guides/queries.ts';
import type { Rights } from '../../domain/services/rules.ts';
import type { Person } from '../../person.ts';

/** A guide the reader may read. Locked, so that of two concurrent reports the second finds the first. */
export const lockReadable = (db: Db, reader: Rights, id: string) =>
  db.maybe<{ name: string; deptId: string | null }>(sql`
    select p.published_name as name, g.dept_id as "deptId"
    from guide g join service s on s.tenant_id = g.tenant_id and s.id = g.service_id
    join publication p on p.tenant_id = g.tenant_id and p.id = g.id
    where g.tenant_id = ${tenant} and g.id = ${id} and ${canReadGuide(reader)} for update of g`);

type Report = { guideId: string; block: string; text: string; contact: string; userId: string; now: Date };

/** Updates the person's open report on the same block instead of adding a second one. */
export const renewReport = (db: Db, { guideId, block, text, contact, userId, now }: Report) =>
  db.maybe<{ id: string }>(sql`
    update correction set text = ${text}, contact = ${contact}, created_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and guide_id = ${guideId} and block = ${block} and user_id = ${userId} and state = 'OPEN'
    returning id`);

export const insertReport = (db: Db, { guideId, block, text, contact, userId, now }: Report) =>
  db.one<{ id: string }>(sql`
    insert into correction (tenant_id, guide_id, block, text, contact, user_id, created_at)
    values (${tenant}, ${guideId}, ${block}, ${text}, ${contact}, ${userId}, ${now}) returning id`);

const fields = sql`
  k.id, k.guide_id as "guideId", p.name as "guideName", k.block, k.text, k.contact, coalesce(u.nick_name, '') as who,
  ${toWireTimeSql(sql`k.created_at`)} as "createdAt", k.state, k.answer, coalesce(a.nick_name, '') as "answeredBy",
  ${toWireTimeSql(sql`k.answered_at`)} as "answeredAt", k.version`;

const joined = sql`
  correction k join guide g on g.tenant_id = k.tenant_id and g.id = k.guide_id
  join publication p on p.tenant_id = k.tenant_id and p.id = k.guide_id
  left join app_user u on u.tenant_id = k.tenant_id and u.id = k.user_id
  left join app_user a on a.tenant_id = k.tenant_id and a.id = k.answered_by`;

type Keeper = Pick<Person, 'menus' | 'deptId'>;
type Query = {
  guideId?: string | undefined;
  state?: 'OPEN' | 'DONE' | undefined;
  current: number;
  size: number;
};

/** Open reports first, then newest first. */
export async function listReports(db: Db, person: Keeper, { guideId, state, current, size }: Query) {
  const where = sql`k.tenant_id = ${tenant} and ${keepsDept(person, sql`g.dept_id`)}
    ${guideId ? sql`and k.guide_id = ${guideId}` : nothing} ${state ? sql`and k.state = ${state}` : nothing}`;
  const records = await db.many<CorrectionRow>(sql`
    select ${fields} from ${joined} where ${where}
    order by k.state = 'DONE', k.created_at desc, k.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${joined} where ${where}`);
  return { records, total, current, size };
}

export type StoredReport = CorrectionRow & { userId: string; serviceId: string };

export const lockReport = (db: Db, id: string) =>
  db.maybe<StoredReport>(sql`
    select ${fields}, k.user_id as "userId", g.service_id as "serviceId" from ${joined}
    where k.tenant_id = ${tenant} and k.id = ${id} for update of k`);

export const answerReport = (db: Db, id: string, { answer, by, now }: { answer: string; by: string; now: Date }) =>
  db.run(sql`
    update correction set state = 'DONE', answer = ${answer}, answered_by = ${by}, answered_at = ${now},
      version = version + 1
    where tenant_id = ${tenant} and id = ${id}`);
