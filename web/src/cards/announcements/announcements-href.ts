import type { AnnouncementSource } from '@yizhan/contract/announcement-sources.ts';
import { hrefOf, paths } from '../../lib/paths.ts';

/** The whole list of the source a card shows. */
export const announcementsHref = (source: AnnouncementSource) =>
  hrefOf(source === 'PORTAL' ? paths.announcements : `${paths.announcements}?source=${source}`);
