import type { DepartmentCard, DepartmentCardInput } from '@yizhan/contract/entities/departments.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { isOwnDept } from '../../domain/departments/queries.ts';
import type { Person } from '../../person.ts';
import { canChangeAllCards, canChangeCards } from './rules.ts';

type Keeper = Pick<Person, 'menus' | 'deptId'>;

/** Whether the person maintains the card of department `d`. */
function keeps(person: Keeper): Sql {
  if (!canChangeCards(person)) return sql`false`;
  return canChangeAllCards(person) ? sql`true` : isOwnDept(person, sql`d.id`);
}

const fields = sql`d.short_name as "shortName", d.leader, d.phone, d.location, d.intro,
  d.office_hours as "officeHours", d.mail, d.website, d.chart`;

/** Includes the number of services the caller may use. */
export const listCards = (db: Db, person: Keeper, { usable, id }: { usable: Sql; id?: string }) =>
  db.many<DepartmentCard>(sql`
    select d.id, d.parent_id as "parentId", d.name, ${fields}, d.version, ${keeps(person)} as "mayChange",
      (select count(*)::int from service s where s.tenant_id = d.tenant_id and s.dept_id = d.id and ${usable}) as services
    from dept d where d.tenant_id = ${tenant} ${id === undefined ? nothing : sql`and d.id = ${id}`} order by d.sort, d.id`);

export type StoredCard = { name: string; mayChange: boolean; about: DepartmentCardInput } & LastChange;
type Row = Omit<StoredCard, 'about'> & DepartmentCardInput;

/** Locks the row, so that the second of two concurrent editors is told. */
export async function lockCard(db: Db, person: Keeper, id: string): Promise<StoredCard | undefined> {
  const row = await db.maybe<Row>(sql`
    select d.name, ${keeps(person)} as "mayChange", ${fields}, d.version, ${toWireTimeSql(sql`d.updated_at`)} as "updatedAt",
      (select nick_name from app_user e where e.tenant_id = ${tenant} and e.id = d.updated_by) as "updatedBy"
    from dept d where d.tenant_id = ${tenant} and d.id = ${id} for update of d`);
  if (!row) return undefined;
  const { name, mayChange, version, updatedAt, updatedBy, ...about } = row;
  return { name, mayChange, version, updatedAt, updatedBy, about };
}

type CardUpdate = DepartmentCardInput & { id: string; by: string; now: Date };

export const updateCard = (db: Db, c: CardUpdate) =>
  db.one<{ id: string; version: number }>(sql`
    update dept set short_name = ${c.shortName}, leader = ${c.leader}, phone = ${c.phone}, location = ${c.location},
      intro = ${c.intro}, office_hours = ${c.officeHours}, mail = ${c.mail}, website = ${c.website}, chart = ${c.chart},
      version = version + 1, updated_at = ${c.now}, updated_by = ${c.by}
    where tenant_id = ${tenant} and id = ${c.id} returning id, version`);

/** Deletes the files attached to the department, except one. */
export const deleteFilesOf = (db: Db, id: string, but: string | null) =>
  db.run(sql`
    delete from file_object where tenant_id = ${tenant} and attached_to = 'department' and attached_id = ${id}
      and id is distinct from ${but}::bigint`);
