import type { Announcement } from '@yizhan/contract/entities/announcement.ts';
import { newestAnnouncements } from './announcement-queries.ts';
import type { CardSource } from './source.ts';

/** Announcements written by the school’s offices or pushed by its public accounts. */
export const announcements: CardSource<'announcements'> = {
  audience: ({ roleType }) => ({ key: String(roleType) }),
  isCacheable: () => true,
  async load(settings, viewer) {
    const list = await viewer.db.many<Announcement>(newestAnnouncements(settings, viewer));
    return { dataSource: settings.config.dataSource, list };
  },
};
