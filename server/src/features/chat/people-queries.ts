import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { sql, tenant } from '../../db/sql.ts';
import { isStudent } from '../../domain/chat/queries.ts';

export type PersonRow = {
  userId: string;
  name: string;
  number: string;
  avatar: string | null;
  deptName: string;
  post: string;
  phone: string;
  isStudent: boolean;
};

const columns = sql`
  u.id as "userId", u.real_name as name, coalesce(i.number, '') as number, u.avatar, coalesce(d.name, '') as "deptName",
  coalesce(i.post, '') as post, u.mobile as phone, ${isStudent(sql`u.id`)} as "isStudent"`;

const source = sql`
  app_user u
  left join user_identity i on i.tenant_id = ${tenant} and i.user_id = u.id and i.is_default
  left join dept d on d.tenant_id = ${tenant} and d.id = i.dept_id`;

export const findPerson = (db: Db, userId: string) =>
  db.maybe<PersonRow>(sql`
    select ${columns} from ${source} where u.tenant_id = ${tenant} and u.id = ${userId} and u.status = 'active'`);

type AddressBookQuery = { deptId?: string | undefined; keyword: string; current: number; size: number };

/** People of a department and all below it, and those whose name or number has the words. */
export function listPeople(db: Db, { deptId, keyword, current, size }: AddressBookQuery) {
  const inside = `%${escapeLike(keyword)}%`;
  const below = sql`
    with recursive below(id) as (
      select id from dept where tenant_id = ${tenant} and id = ${deptId ?? null}
      union select d.id from dept d join below b on d.parent_id = b.id where d.tenant_id = ${tenant})`;
  const inDept = deptId ? sql`and i.dept_id in (select id from below)` : sql``;
  const named =
    keyword === ''
      ? sql``
      : sql`and ((u.account || ' ' || u.real_name || ' ' || u.nick_name) ilike ${inside} or i.number ilike ${inside})`;
  return db.many<PersonRow & { total: number }>(sql`
    ${deptId ? below : sql``}
    select ${columns}, count(*) over ()::int as total from ${source}
    where u.tenant_id = ${tenant} and u.status = 'active' ${inDept} ${named}
    order by u.real_name, u.id limit ${size} offset ${(current - 1) * size}`);
}
