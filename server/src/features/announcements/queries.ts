import type { AnnouncementDetail } from '@yizhan/contract/entities/announcement.ts';
import { announcementFields, canReadAnnouncement } from '../../cards/announcement-queries.ts';
import type { Viewer } from '../../cards/source.ts';
import { sql, tenant } from '../../db/sql.ts';

export const getAnnouncement = (viewer: Viewer, id: string) =>
  viewer.db.maybe<AnnouncementDetail>(sql`
    select ${announcementFields}, a.data_source as "dataSource", a.content, coalesce(d.name, '') as "deptName"
    from announcement a left join dept d on d.id = a.dept_id and d.tenant_id = a.tenant_id
    where a.tenant_id = ${tenant} and a.id = ${id} and ${canReadAnnouncement(viewer)}`);
