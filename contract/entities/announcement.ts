import * as z from 'zod';
import { id, time } from './common.ts';

/** Pushed by a public account, or written in the portal. */
export const announcementSources = ['OfficialAccount', 'PORTAL'] as const;
export const announcementSource = z.enum(announcementSources);
export type AnnouncementSource = (typeof announcementSources)[number];

/** Flags set by an editor. */
export const fieldSet = z.object({ important: z.boolean() });

export const announcement = z.object({
  id,
  title: z.string(),
  fieldSet,
  create_time: time,
  /** May be absent for a public account's announcement. */
  releaseTime: time.nullable(),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementDetail = announcement.extend({
  dataSource: announcementSource,
  deptName: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
});
export type AnnouncementDetail = z.infer<typeof announcementDetail>;
