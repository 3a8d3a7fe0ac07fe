import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import type { ExportSource, Option, RefusedUndo, Writing } from '../../domain/bulk/list.ts';

export const departmentSource = (ids: readonly string[] | undefined): ExportSource => ({
  columns: {
    code: sql`d.code`,
    deptName: sql`d.name`,
    parent: sql`p.name`,
    shortName: sql`d.short_name`,
    leader: sql`d.leader`,
    phone: sql`d.phone`,
    location: sql`d.location`,
    intro: sql`d.intro`,
  },
  // Those above come first, so that the file can be read again from the top.
  from: sql`from (
      with recursive tree as (
        select id, 0 as depth from dept where tenant_id = ${tenant} and parent_id is null
        union all
        select c.id, tree.depth + 1 from dept c join tree on c.parent_id = tree.id where c.tenant_id = ${tenant})
      select d.*, tree.depth from dept d join tree on tree.id = d.id where d.tenant_id = ${tenant}) d
    left join dept p on p.id = d.parent_id and p.tenant_id = ${tenant}
    where d.tenant_id = ${tenant} ${ids ? sql`and d.id = any(${ids}::bigint[])` : nothing}`,
  order: sql`d.depth, d.sort, d.id`,
});

/** By name or code; what is written is the code, as for a row of the same file. */
export async function listParents(db: Db): Promise<{ parent: Option[] }> {
  const found = await db.many<{ name: string; code: string; shortName: string }>(
    sql`select name, code, short_name as "shortName" from dept where tenant_id = ${tenant} order by sort, id`,
  );
  return { parent: found.map(({ name, code, shortName }) => ({ label: name, value: code, also: [code, shortName] })) };
}

const shape = sql`r(n int, code text, "deptName" text, parent text, "shortName" text, leader text, phone text, location text, intro text)`;

/** A key that is there, or another department's name. */
export const listExisting = (db: Db, rows: string) =>
  db.many<{ n: number; column: string }>(sql`
    select r.n, case when d.code = r.code then 'code' else 'deptName' end as column
    from json_to_recordset(${rows}::json) as ${shape}
    join dept d on d.tenant_id = ${tenant} and (d.code = r.code or d.name = r."deptName")
    order by 1, 2`);

/** Which of these are the code or the name of a department. */
export const listNamed = async (db: Db, names: readonly string[]) =>
  (
    await db.many<{ name: string }>(sql`
      select a.name from unnest(${names}::text[]) a(name)
      where exists (select from dept d where d.tenant_id = ${tenant} and (d.code = a.name or d.name = a.name))`)
  ).map(({ name }) => name);

/** Their places in the tree follow when all of them are there: one may be part of another. */
export async function insertDepartments(db: Db, rows: string, w: Writing & { without: readonly number[] }) {
  const written = await db.many<{ n: number; id: string }>(sql`
    with r as (
      select * from json_to_recordset(${rows}::json) as ${shape} where n <> all(${w.without}::int[])
    ), last as (
      select coalesce(max(sort), -1) as sort from dept where tenant_id = ${tenant}
    ), written as (
      insert into dept (tenant_id, code, name, short_name, leader, phone, location, intro, sort, updated_at, updated_by)
      select ${tenant}, r.code, r."deptName", coalesce(r."shortName", ''), coalesce(r.leader, ''), coalesce(r.phone, ''),
        coalesce(r.location, ''), coalesce(r.intro, ''), last.sort + row_number() over (order by r.n), ${w.now}, ${w.by}
      from r, last
      on conflict do nothing
      returning id, code)
    select r.n, w.id from written w join r on r.code = w.code order by r.n`);
  await db.run(sql`
    update dept d set parent_id = p.id
    from json_to_recordset(${rows}::json) as ${shape}
    cross join lateral (
      select c.id from dept c where c.tenant_id = ${tenant} and (c.code = r.parent or c.name = r.parent)
      order by c.code = r.parent desc limit 1) p
    where d.tenant_id = ${tenant} and d.code = r.code and d.id = any(${written.map(({ id }) => id)}::bigint[]) and d.id <> p.id`);
  return written;
}

/** Whoever changed one raised its version; one with people, services or others below it is used. */
export const undoDepartments = (db: Db, ids: readonly string[]) =>
  db.many<RefusedUndo>(sql`
    with asked as (
      select a.id, d.code, case
        when d.id is null then 'gone'
        when d.version <> 1 then 'changed'
        when exists (select from user_identity i where i.tenant_id = ${tenant} and i.dept_id = d.id)
          or exists (select from service s where s.tenant_id = ${tenant} and (s.dept_id = d.id or s.user_dept_ids ? d.id::text))
          or exists (select from news n where n.tenant_id = ${tenant} and n.dept_id = d.id)
          or exists (select from announcement n where n.tenant_id = ${tenant} and n.dept_id = d.id)
          or exists (select from guide g where g.tenant_id = ${tenant} and g.dept_id = d.id)
          or exists (select from duty_item i where i.tenant_id = ${tenant} and i.dept_id = d.id) then 'used'
      end as reason
      from unnest(${ids}::bigint[]) a(id) left join dept d on d.tenant_id = ${tenant} and d.id = a.id
    ), free as (
      -- One with others below it stays, unless those go as well.
      select f.id from asked f where f.reason is null
        and not exists (
          with recursive below as (
            select c.id from dept c where c.tenant_id = ${tenant} and c.parent_id = f.id
            union select c.id from dept c join below b on c.parent_id = b.id where c.tenant_id = ${tenant})
          select from below where id not in (select id from asked where reason is null))
    ), removed as (
      delete from dept where tenant_id = ${tenant} and id in (select id from free) returning id)
    select a.id, coalesce(a.code, '') as name, coalesce(a.reason, 'used') as reason
    from asked a where a.id not in (select id from removed)`);
