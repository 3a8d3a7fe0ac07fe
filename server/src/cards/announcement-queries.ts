import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { type Sql, sql, tenant } from '../db/sql.ts';
import { toWireTimeSql } from '../db/wire-time-sql.ts';
import { canReadAnnouncement } from '../domain/announcements/queries.ts';
import type { CardSettings, Viewer } from './source.ts';

/** An announcement `a` in wire format. */
export const announcementFields = sql`a.id::text, a.title, json_build_object('important', a.important) as "fieldSet",
  ${toWireTimeSql(sql`a.create_time`)} as "create_time", ${toWireTimeSql(sql`a.release_time`)} as "releaseTime"`;

export function newestAnnouncements({ config, displayRows }: CardSettings<'announcements'>, viewer: Viewer): Sql {
  const { dataSource, importantOnly, recentDays } = config;
  const shownAt = dataSource === 'OfficialAccount' ? sql`a.create_time` : sql`a.release_time`;
  return sql`
    select ${announcementFields} from announcement a
    where a.tenant_id = ${tenant} and a.data_source = ${dataSource} and ${canReadAnnouncement(viewer)}
      and (a.important or not ${importantOnly}) and ${shownAt} > ${viewer.now}::timestamptz - make_interval(days => ${recentDays})
    order by ${shownAt} desc, a.id desc limit ${displayRows * cardKindLimits.announcementsPerRow}`;
}
