import type { ShellMatches } from '@yizhan/contract/entities/shell.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { sql, tenant } from '../../db/sql.ts';
import { canReadAnnouncement } from '../../domain/announcements/queries.ts';
import { canReadArticle } from '../../domain/news/queries.ts';
import type { Person } from '../../person.ts';

/** Articles the person may read with this in their title, newest first. */
export const listArticles = (db: Db, keyword: string, person: Person, now: Date) =>
  db.many<ShellMatches['news'][number]>(sql`
    select n.id::text as id, n.title, c.name as "columnName"
    from news n join news_column c on c.id = n.column_id and c.tenant_id = n.tenant_id
    where n.tenant_id = ${tenant} and strpos(lower(n.title), lower(${keyword})) > 0 and ${canReadArticle(person, now)}
    order by n.release_time desc, n.id desc limit ${searchLimits.articlesSuggested}`);

/** Announcements the person may read with this in their title, newest first. */
export const listAnnouncements = (db: Db, keyword: string, viewer: { person: Person; now: Date }) =>
  db.many<ShellMatches['announcements'][number]>(sql`
    select a.id::text as id, a.title, coalesce(d.name, '') as "deptName"
    from announcement a left join dept d on d.id = a.dept_id and d.tenant_id = a.tenant_id
    where a.tenant_id = ${tenant} and strpos(lower(a.title), lower(${keyword})) > 0 and ${canReadAnnouncement(viewer)}
    order by a.create_time desc, a.id desc limit ${searchLimits.articlesSuggested}`);

/** People by a part of their name, or by the beginning of their account or number. */
export function listPeople(db: Db, keyword: string) {
  const begins = `${escapeLike(keyword)}%`;
  return db.many<ShellMatches['people'][number]>(sql`
    select u.id::text as id, coalesce(nullif(u.real_name, ''), u.nick_name) as name, u.account, coalesce(d.name, '') as "deptName"
    from app_user u
    left join user_identity i on i.tenant_id = ${tenant} and i.user_id = u.id and i.is_default
    left join dept d on d.tenant_id = ${tenant} and d.id = i.dept_id
    where u.tenant_id = ${tenant} and (u.real_name like ${`%${begins}`} or u.nick_name like ${`%${begins}`}
      or u.account ilike ${begins} or i.number like ${begins})
    order by length(u.real_name), u.real_name, u.id limit ${searchLimits.peopleSuggested}`);
}
