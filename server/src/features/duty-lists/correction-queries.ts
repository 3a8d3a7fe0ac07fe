import type { DutyCorrectionRow } from '@yizhan/contract/entities/duty-item.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { keepsDept } from '../../domain/duty-lists/keeper-queries.ts';
import { isListed } from '../../domain/duty-lists/queries.ts';
import type { Person } from '../../person.ts';

/** An item in one of the lists. Locked, so that of two concurrent reports the second finds the first. */
export const lockListed = (db: Db, id: string, lists: readonly string[]) =>
  db.maybe<{ title: string; deptId: string }>(sql`
    select r.content ->> 'title' as title, i.dept_id as "deptId"
    from duty_item i join publication p on p.tenant_id = i.tenant_id and p.id = i.id
    join revision r on r.tenant_id = i.tenant_id and r.publication_id = p.id and r.number = p.published
    where i.tenant_id = ${tenant} and i.id = ${id} and ${isListed} and i.list_type = any(${lists}::text[])
    for update of i`);

type Report = { itemId: string; text: string; contact: string; userId: string; now: Date };

/** Updates the person's open report on the same item instead of adding a second one. */
export const renewReport = (db: Db, { itemId, text, contact, userId, now }: Report) =>
  db.maybe<{ id: string }>(sql`
    update duty_correction set text = ${text}, contact = ${contact}, created_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and item_id = ${itemId} and user_id = ${userId} and state = 'OPEN' returning id`);

export const insertReport = (db: Db, { itemId, text, contact, userId, now }: Report) =>
  db.one<{ id: string }>(sql`
    insert into duty_correction (tenant_id, item_id, text, contact, user_id, created_at)
    values (${tenant}, ${itemId}, ${text}, ${contact}, ${userId}, ${now}) returning id`);

const fields = sql`
  k.id, k.item_id as "itemId", coalesce(coalesce(p.draft, r.content) ->> 'title', p.name) as title,
  coalesce(d.name, '') as "deptName", k.text, k.contact, coalesce(u.nick_name, '') as who,
  ${toWireTimeSql(sql`k.created_at`)} as "createdAt", k.state, k.answer, coalesce(a.nick_name, '') as "answeredBy",
  ${toWireTimeSql(sql`k.answered_at`)} as "answeredAt", k.version`;

const joined = sql`
  duty_correction k join duty_item i on i.tenant_id = k.tenant_id and i.id = k.item_id
  join publication p on p.tenant_id = k.tenant_id and p.id = k.item_id
  left join revision r on r.tenant_id = k.tenant_id and r.publication_id = p.id and r.number = p.published
  left join dept d on d.tenant_id = k.tenant_id and d.id = i.dept_id
  left join app_user u on u.tenant_id = k.tenant_id and u.id = k.user_id
  left join app_user a on a.tenant_id = k.tenant_id and a.id = k.answered_by`;

type Keeper = Pick<Person, 'menus' | 'deptId'>;
type Query = { itemId?: string | undefined; state?: 'OPEN' | 'DONE' | undefined; current: number; size: number };

/** Open reports first, then newest first. */
export async function listReports(db: Db, person: Keeper, { itemId, state, current, size }: Query) {
  const where = sql`k.tenant_id = ${tenant} and ${keepsDept(person, sql`i.dept_id`)}
    ${itemId ? sql`and k.item_id = ${itemId}` : nothing} ${state ? sql`and k.state = ${state}` : nothing}`;
  const records = await db.many<DutyCorrectionRow>(sql`
    select ${fields} from ${joined} where ${where}
    order by k.state = 'DONE', k.created_at desc, k.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${joined} where ${where}`);
  return { records, total, current, size };
}

export type StoredReport = DutyCorrectionRow & { userId: string };

export const lockReport = (db: Db, id: string) =>
  db.maybe<StoredReport>(sql`
    select ${fields}, k.user_id as "userId" from ${joined} where k.tenant_id = ${tenant} and k.id = ${id} for update of k`);

export const answerReport = (db: Db, id: string, { answer, by, now }: { answer: string; by: string; now: Date }) =>
  db.run(sql`
    update duty_correction set state = 'DONE', answer = ${answer}, answered_by = ${by}, answered_at = ${now},
      version = version + 1
    where tenant_id = ${tenant} and id = ${id}`);
