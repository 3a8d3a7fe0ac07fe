import * as z from 'zod';
import { announcementSources } from '../announcement-sources.ts';
import { flag, id, pageQuery, time } from './common.ts';

export const announcementSource = z.enum(announcementSources);

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

/** A line of the whole list. */
export const announcementLine = announcement.extend({ dataSource: announcementSource, deptName: z.string() });
export type AnnouncementLine = z.infer<typeof announcementLine>;

export const announcementQuery = pageQuery.extend({
  dataSource: announcementSource.optional(),
  importantOnly: flag.default(false),
});

export const announcementDetail = announcementLine.extend({
  /** Sanitised HTML. */
  content: z.string(),
});
export type AnnouncementDetail = z.infer<typeof announcementDetail>;
