import type { AnnouncementSource } from '@yizhan/contract/announcement-sources.ts';
import type { Announcement } from '@yizhan/contract/entities/announcement.ts';

/** A public account has a push time; everything else has a release time. */
export const announcementTime = (
  item: Pick<Announcement, 'create_time' | 'releaseTime'>,
  dataSource: AnnouncementSource,
) => (dataSource === 'OfficialAccount' ? item.create_time : (item.releaseTime ?? item.create_time));
