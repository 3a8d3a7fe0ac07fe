import type { CanSeeAttached } from '../../common/files.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';

/** Undefined for a visitor. */
export type Reader = Pick<Person, 'roleType'> | undefined;

const isForReader = (audience: Sql, { roleType }: Pick<Person, 'roleType'>) =>
  sql`(${audience} = '[]' or ${audience} @> to_jsonb(${roleType}::int))`;

/** Who may open the news column `c`: visitors see public ones, signed-in users also those for their identity. */
export const canOpenColumn = (reader: Reader) =>
  reader ? sql`(c.is_public or ${isForReader(sql`c.audience`, reader)})` : sql`c.is_public`;

/** Who may read the article `n` of the column `c`: one rule for lists, the article itself and its pictures. */
export const canReadArticle = (reader: Reader, now: Date) => {
  const open = sql`c.is_public and n.is_public`;
  const readable = reader
    ? sql`(${open} or ${isForReader(sql`c.audience`, reader)} and ${isForReader(sql`n.audience`, reader)})`
    : sql`(${open})`;
  return sql`n.release_time <= ${now} and ${readable}`;
};

/** Pinned articles first while pinned, then the newest. */
export const newsOrder = (now: Date) => sql`coalesce(n.top_until > ${now}, false) desc, n.release_time desc, n.id desc`;

/** Pictures follow the access rule of their article; news editors see them before it is published. */
export const canSeeArticle: CanSeeAttached = async (db, person, id, now) => {
  if (person?.menus.has('userFrameConfig/manage/news')) return true;
  const found = await db.maybe(sql`
    select 1 from news n join news_column c on c.id = n.column_id and c.tenant_id = n.tenant_id
    where n.tenant_id = ${tenant} and n.id = ${id} and ${canReadArticle(person, now)}`);
  return found !== undefined;
};
