import type { DepartmentInput, DepartmentRow } from '@yizhan/contract/entities/departments.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

type DepartmentName = { id: string; parentId: string | null; name: string; shortName: string };

export const listNames = (db: Db) =>
  db.many<DepartmentName>(sql`
    select id, parent_id as "parentId", name, short_name as "shortName"
    from dept where tenant_id = ${tenant} order by sort, id`);

export type StoredDepartment = DepartmentRow & { updatedAt: string; updatedBy: string | null };

const select = (condition: Sql) => sql`
  select d.id, d.parent_id as "parentId", d.code, d.name, d.short_name as "shortName", d.leader, d.phone, d.location,
    d.intro, d.version, coalesce(p.people, 0) as people,
    ${toWireTimeSql(sql`d.updated_at`)} as "updatedAt",
    (select nick_name from app_user e where e.tenant_id = ${tenant} and e.id = d.updated_by) as "updatedBy"
  from dept d
  left join (select dept_id, count(distinct user_id)::int as people from user_identity
    where tenant_id = ${tenant} group by dept_id) p on p.dept_id = d.id
  where d.tenant_id = ${tenant} and ${condition} order by d.sort, d.id`;

export const listDepartments = (db: Db) => db.many<StoredDepartment>(select(sql`true`));

/** Serialises moves: two concurrent ones could create a cycle. */
export const lockDepartments = (db: Db) =>
  db.many<{ id: string; parentId: string | null }>(
    sql`select id, parent_id as "parentId" from dept where tenant_id = ${tenant} order by id for update`,
  );

export const findDepartment = (db: Db, id: string) => db.maybe<StoredDepartment>(select(sql`d.id = ${id}`));

type DepartmentWrite = DepartmentInput & { by: string; now: Date };

export const insertDepartment = (db: Db, d: DepartmentWrite) =>
  db.one<{ id: string }>(sql`
    insert into dept (tenant_id, parent_id, code, name, short_name, leader, phone, location, intro, sort, updated_at, updated_by)
    values (${tenant}, ${d.parentId}, ${d.code}, ${d.name}, ${d.shortName}, ${d.leader}, ${d.phone}, ${d.location}, ${d.intro},
      (select coalesce(max(sort), -1) + 1 from dept where tenant_id = ${tenant} and parent_id is not distinct from ${d.parentId}),
      ${d.now}, ${d.by})
    returning id`);

export const updateDepartment = (db: Db, d: DepartmentWrite & { id: string }) =>
  db.run(sql`
    update dept set parent_id = ${d.parentId}, code = ${d.code}, name = ${d.name}, short_name = ${d.shortName},
      leader = ${d.leader}, phone = ${d.phone}, location = ${d.location}, intro = ${d.intro},
      version = version + 1, updated_at = ${d.now}, updated_by = ${d.by}
    where tenant_id = ${tenant} and id = ${d.id}`);

/** Only departments that get a new parent count as changed. Sorting alone is not an edit. */
export const writeOrder = (db: Db, order: { parentId: string | null; ids: readonly string[]; by: string; now: Date }) =>
  db.run(sql`
    update dept d set sort = o.place - 1, parent_id = ${order.parentId},
      version = d.version + case when moved then 1 else 0 end,
      updated_at = case when moved then ${order.now} else d.updated_at end,
      updated_by = case when moved then ${order.by} else d.updated_by end
    from (
      select g.id, g.place, was.parent_id is distinct from ${order.parentId}::bigint as moved
      from unnest(${order.ids}::bigint[]) with ordinality g(id, place)
      join dept was on was.tenant_id = ${tenant} and was.id = g.id) o
    where d.tenant_id = ${tenant} and d.id = o.id`);

export const deleteDepartment = (db: Db, id: string) =>
  db.run(sql`delete from dept where tenant_id = ${tenant} and id = ${id}`);

/** Whether the draft or what is or will be published of `p` names the department. */
const belongsTo = (id: string) => sql`(p.draft ->> 'deptId' = ${id}::text or exists (
  select 1 from revision r where r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number in (p.published, p.scheduled)
    and r.content ->> 'deptId' = ${id}::text))`;

export const usesOfDepartment = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select 'department' as kind, id, name from dept where tenant_id = ${tenant} and parent_id = ${id}
    union all
    select distinct 'user', u.id, u.real_name from user_identity i
    join app_user u on u.id = i.user_id and u.tenant_id = i.tenant_id
    where i.tenant_id = ${tenant} and i.dept_id = ${id}
    union all
    select 'announcement', id, title from announcement where tenant_id = ${tenant} and dept_id = ${id}
    union all
    select 'news', id, title from news where tenant_id = ${tenant} and dept_id = ${id}
    union all
    select 'service', id, name from service
    where tenant_id = ${tenant} and (dept_id = ${id} or user_dept_ids ? ${id}::text)
    union all
    select 'guide', p.id, p.name from guide g join publication p on p.tenant_id = g.tenant_id and p.id = g.id
    where g.tenant_id = ${tenant} and (g.dept_id = ${id} or ${belongsTo(id)})
    union all
    select 'dutyItem', p.id, p.name from duty_item i join publication p on p.tenant_id = i.tenant_id and p.id = i.id
    where i.tenant_id = ${tenant} and (i.dept_id = ${id} or ${belongsTo(id)})`,
  );
