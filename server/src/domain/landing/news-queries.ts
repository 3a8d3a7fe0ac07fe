import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import { toLinesOfAll } from '../../common/rich-texts.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { isPublicAnnouncement } from '../announcements/queries.ts';
import { canReadArticle, newsOrder } from '../news/queries.ts';

const dayOf = (at: Sql) => sql`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** What a visitor may read, pinned articles first. */
export const listNews = (db: Db, now: Date) =>
  db.many<LandingIndex['news'][number]>(sql`
    select n.id, n.title, ${dayOf(sql`n.release_time`)} as day, coalesce(d.name, '') as "deptName",
      c.id as "columnId", c.name as "columnName"
    from news n
    join news_column c on c.id = n.column_id and c.tenant_id = n.tenant_id
    left join dept d on d.id = n.dept_id and d.tenant_id = n.tenant_id
    where n.tenant_id = ${tenant} and ${canReadArticle(undefined, now)}
    order by ${newsOrder(now)} limit ${landingLimits.newsShown}`);

type Announcement = Omit<LandingIndex['announcements'][number], 'paragraphs'> & { content: string };

/** Only announcements that are public and released. */
export async function listAnnouncements(db: Db, now: Date): Promise<LandingIndex['announcements']> {
  const rows = await db.many<Announcement>(sql`
    select a.id, a.title, a.content, coalesce(d.name, '') as "deptName", ${dayOf(sql`a.release_time`)} as day
    from announcement a left join dept d on d.id = a.dept_id and d.tenant_id = a.tenant_id
    where a.tenant_id = ${tenant} and ${isPublicAnnouncement(now)}
    order by a.release_time desc, a.id desc limit ${landingLimits.newsShown}`);
  const lines = await toLinesOfAll(rows.map(({ content }) => content));
  return rows.map(({ content: _, ...row }, at) => ({
    ...row,
    paragraphs: (lines[at] ?? []).slice(0, landingLimits.paragraphsShown),
  }));
}
