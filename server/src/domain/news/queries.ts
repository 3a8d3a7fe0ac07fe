import type { CanSeeAttached } from '../../common/files.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';

/** Nobody for a visitor. */
export type Reader = Pick<Person, 'roleType'> | undefined;

const isForReader = (audience: Sql, { roleType }: Pick<Person, 'roleType'>) =>
  sql`(${audience} = '[]' or ${audience} @> to_jsonb(${roleType}::int))`;

/** Who may open the news column `c`: visitors what is public, whoever is signed in also what is meant for them. */
export const canOpenColumn = (reader: Reader) =>
  reader ? sql`(c.is_public or ${isForReader(sql`c.audience`, reader)})` : sql`c.is_public`;

/** Who may read the article `n` of the column `c`, in lists, alone and in its pictures. */
export const canReadArticle = (reader: Reader, now: Date) => {
  const open = sql`c.is_public and n.is_public`;
  const readable = reader
    ? sql`(${open} or ${isForReader(sql`c.audience`, reader)} and ${isForReader(sql`n.audience`, reader)})`
    : sql`(${open})`;
  return sql`n.release_time <= ${now} and ${readable}`;
};

/** Pinned ones first while their time lasts, then the newest. */
export const newsOrder = (now: Date) => sql`coalesce(n.top_until > ${now}, false) desc, n.release_time desc, n.id desc`;

/** Pictures go with their article; whoever edits news sees them before it is out. */
export const canSeeArticle: CanSeeAttached = async (db, person, id, now) => {
  if (person?.menus.has('userFrameConfig/manage/news')) return true;
  const found = await db.maybe(sql`
    select 1 from news n join news_column c on c.id = n.column_id and c.tenant_id = n.tenant_id
    where n.tenant_id = ${tenant} and n.id = ${id} and ${canReadArticle(person, now)}`);
  return found !== undefined;
};
