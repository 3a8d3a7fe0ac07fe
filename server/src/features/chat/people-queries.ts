import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { isStudent } from '../../domain/chat/queries.ts';
import { soundPattern } from '../../domain/users/name-sounds.ts';

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

type AddressBookQuery = {
  deptId?: string | undefined;
  direct?: boolean | undefined;
  keyword: string;
  current: number;
  size: number;
};

/** Each way of finding somebody has its own index, so they are asked one by one. */
function foundBy(keyword: string): Sql {
  const inside = `%${escapeLike(keyword)}%`;
  const sounds = soundPattern(keyword);
  return sql`
    select id from app_user
    where tenant_id = ${tenant} and (account || ' ' || real_name || ' ' || nick_name) ilike ${inside}
    union select user_id from user_identity where tenant_id = ${tenant} and number ilike ${inside}
    ${sounds ? sql`union select id from app_user where tenant_id = ${tenant} and sounds like ${sounds}` : sql``}`;
}

/** People of a department, with those below it unless asked for `direct`, and those found by the words. */
export function listPeople(db: Db, { deptId, direct = false, keyword, current, size }: AddressBookQuery) {
  const below = sql`
    with recursive below(id) as (
      select id from dept where tenant_id = ${tenant} and id = ${deptId ?? null}
      union select d.id from dept d join below b on d.parent_id = b.id where d.tenant_id = ${tenant})`;
  const inDept = direct ? sql`and i.dept_id = ${deptId ?? null}` : sql`and i.dept_id in (select id from below)`;
  return db.many<PersonRow & { total: number }>(sql`
    ${deptId && !direct ? below : sql``}
    select ${columns}, count(*) over ()::int as total from ${source}
    where u.tenant_id = ${tenant} and u.status = 'active' ${deptId ? inDept : sql``}
      ${keyword === '' ? sql`` : sql`and u.id in (${foundBy(keyword)})`}
    order by u.real_name, u.id limit ${size} offset ${(current - 1) * size}`);
}
