import { calls } from '../call.ts';
import { announcementDetail, announcementLine, announcementQuery } from '../entities/announcement.ts';
import { byId, page } from '../entities/common.ts';
import { announcementRoutes } from '../routes/announcements.ts';

export const announcements = calls(announcementRoutes, {
  page: {
    summary: 'The announcements meant for the person, newest first',
    input: announcementQuery,
    output: page(announcementLine),
  },
  detail: {
    summary: 'One announcement with its text, for those it is meant for',
    input: byId,
    output: announcementDetail,
  },
});
