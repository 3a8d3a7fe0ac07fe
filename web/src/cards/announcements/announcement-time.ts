import type { Announcement, AnnouncementSource } from '@yizhan/contract/entities/announcement.ts';

/** A public account tells when it pushed something; everything else has a time of release. */
export const announcementTime = (
  item: Pick<Announcement, 'create_time' | 'releaseTime'>,
  dataSource: AnnouncementSource,
) => (dataSource === 'OfficialAccount' ? item.create_time : (item.releaseTime ?? item.create_time));
