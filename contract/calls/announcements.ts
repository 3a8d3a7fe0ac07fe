import { calls } from '../call.ts';
import { announcementDetail } from '../entities/announcement.ts';
import { byId } from '../entities/common.ts';
import { announcementRoutes } from '../routes/announcements.ts';

export const announcements = calls(announcementRoutes, {
  detail: {
    summary: 'One announcement with its text, for those it is meant for',
    input: byId,
    output: announcementDetail,
  },
});
