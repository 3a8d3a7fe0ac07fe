import type { AnnouncementSource } from '@yizhan/contract/announcement-sources.ts';
import type { AnnouncementDetail, AnnouncementLine } from '@yizhan/contract/entities/announcement.ts';
import { announcementFields } from '../../cards/announcement-queries.ts';
import type { Viewer } from '../../cards/source.ts';
import { sql, tenant } from '../../db/sql.ts';
import { canReadAnnouncement } from '../../domain/announcements/queries.ts';

type ListOptions = {
  dataSource?: AnnouncementSource | undefined;
  importantOnly: boolean;
  limit: number;
  offset: number;
};

/** The time an announcement shows: a public account's push, or the release. */
const shownAt = sql`case when a.data_source = 'OfficialAccount' then a.create_time else a.release_time end`;

/** Newest first; past the last page only the total. */
export async function listAnnouncements(
  viewer: Pick<Viewer, 'db' | 'person' | 'now'>,
  { dataSource, importantOnly, limit, offset }: ListOptions,
) {
  const condition = sql`
    a.tenant_id = ${tenant} and ${canReadAnnouncement(viewer)} and (a.important or not ${importantOnly})
    and (${dataSource ?? null}::text is null or a.data_source = ${dataSource ?? null})`;
  const [count, records] = await Promise.all([
    viewer.db.maybe<{ n: number }>(sql`select count(*)::int as n from announcement a where ${condition}`),
    viewer.db.many<AnnouncementLine>(sql`
      select ${announcementFields}, a.data_source as "dataSource", coalesce(d.name, '') as "deptName"
      from announcement a left join dept d on d.id = a.dept_id and d.tenant_id = a.tenant_id
      where ${condition} order by ${shownAt} desc, a.id desc limit ${limit} offset ${offset}`),
  ]);
  return { records, total: count?.n ?? 0 };
}

export const getAnnouncement = (viewer: Viewer, id: string) =>
  viewer.db.maybe<AnnouncementDetail>(sql`
    select ${announcementFields}, a.data_source as "dataSource", a.content, coalesce(d.name, '') as "deptName"
    from announcement a left join dept d on d.id = a.dept_id and d.tenant_id = a.tenant_id
    where a.tenant_id = ${tenant} and a.id = ${id} and ${canReadAnnouncement(viewer)}`);
