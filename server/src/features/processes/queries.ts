import type { ProcessRow } from '@yizhan/contract/entities/process.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { keepsDept } from '../../domain/processes/keeper-queries.ts';
import { type Publication, publicationFields, publicationJoins } from '../../domain/publishing/queries.ts';
import type { Person } from '../../person.ts';

type Query = { keyword: string; current: number; size: number };
type Row = Publication & Pick<ProcessRow, 'code' | 'deptName' | 'serviceName' | 'running' | 'total' | 'isStopped'>;

/** Processes of the departments this person keeps, the last changed first. */
export async function listManaged(db: Db, person: Person, { keyword, current, size }: Query) {
  const like = `%${escapeLike(keyword)}%`;
  const where = sql`k.tenant_id = ${tenant} and ${keepsDept(person, sql`k.dept_id`)}
    ${keyword ? sql`and (p.name ilike ${like} or k.code ilike ${like})` : nothing}`;
  const from = sql`process k join publication p on p.tenant_id = k.tenant_id and p.id = k.id`;
  const records = await db.many<Row>(sql`
    select ${publicationFields}, k.code, coalesce(d.name, '') as "deptName", coalesce(e.name, '') as "serviceName", n.running, n.total,
      k.stopped_at is not null as "isStopped"
    from ${from} ${publicationJoins}
    left join dept d on d.tenant_id = p.tenant_id and d.id = k.dept_id
    left join service e on e.tenant_id = p.tenant_id and e.id = k.service_id
    cross join lateral (
      select count(*) filter (where c.status in ('running', 'returned'))::int as running,
        count(*) filter (where c.submitted_at is not null)::int as total
      from case_file c where c.tenant_id = p.tenant_id and c.process_id = p.id) n
    where ${where} order by p.changed_at desc, p.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`);
  return { records, total };
}

type Applicant = { id: string; identityId: string; deptId: string | null };

/** A pretended applicant, under their first identity. */
export const findApplicant = (db: Db, userId: string) =>
  db.maybe<Applicant>(sql`
    select u.id::text, i.id::text as "identityId", i.dept_id::text as "deptId" from app_user u
    join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id
    where u.tenant_id = ${tenant} and u.id = ${userId} order by i.is_default desc, i.id limit 1`);

/** What a file names by code or account, as it is called here. */
export const listByCode = (db: Db, codes: Record<'user' | 'role' | 'dept' | 'service' | 'item', readonly string[]>) =>
  db.many<{ key: string; id: string }>(sql`
    select 'user:' || account as key, id::text from app_user where tenant_id = ${tenant} and account = any(${codes.user}::text[])
    union all select 'role:' || code, id::text from role where tenant_id = ${tenant} and code = any(${codes.role}::text[])
    union all select 'dept:' || code, id::text from dept where tenant_id = ${tenant} and code = any(${codes.dept}::text[])
    union all select 'service:' || code, id::text from service where tenant_id = ${tenant} and code = any(${codes.service}::text[])
    union all select 'item:' || p.published_name, i.id::text from duty_item i
      join publication p on p.tenant_id = i.tenant_id and p.id = i.id
      where i.tenant_id = ${tenant} and p.published_name = any(${codes.item}::text[])`);

/** The codes of what a process points at, by `kind:id`. */
export const listCodes = (db: Db, ids: Record<'user' | 'role' | 'dept' | 'service' | 'item', readonly string[]>) =>
  db.many<{ key: string; code: string }>(sql`
    select 'user:' || id as key, account as code from app_user where tenant_id = ${tenant} and id = any(${ids.user}::bigint[])
    union all select 'role:' || id, code from role where tenant_id = ${tenant} and id = any(${ids.role}::bigint[])
    union all select 'dept:' || id, code from dept where tenant_id = ${tenant} and id = any(${ids.dept}::bigint[])
    union all select 'service:' || id, code from service where tenant_id = ${tenant} and id = any(${ids.service}::bigint[])
    union all select 'item:' || i.id, p.published_name from duty_item i
      join publication p on p.tenant_id = i.tenant_id and p.id = i.id
      where i.tenant_id = ${tenant} and i.id = any(${ids.item}::bigint[]) and p.published_name is not null`);
