import * as z from 'zod';
import { announcementSources } from '../announcement-sources.ts';
import * as fieldLimits from '../limits/fields.ts';
import { filled, flag, id, pageQuery, richText, text, time } from './common.ts';
import { publicationState } from './publishing.ts';

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

/** As an editor fills it in. It has neither receivers nor a read state. */
export const announcementContent = z.object({
  title: filled(fieldLimits.textLength),
  content: richText().default(''),
  important: z.boolean().default(false),
  /** From then on nobody sees it; absent = it stays. */
  until: time.nullable().default(null),
  /** Whether visitors read it on the landing page. */
  isPublic: z.boolean().default(false),
  /** Identity types that see it; empty means everybody signed in. */
  audience: z.array(z.number().int().min(1).max(9)).max(9).default([]),
  deptId: id.nullable().default(null),
});
export type AnnouncementContent = z.infer<typeof announcementContent>;

export const announcementStates = ['draft', 'scheduled', 'published', 'ended'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** `readId`: what readers open it by, while it is published. */
export const announcementRow = publicationState.extend({
  important: z.boolean(),
  until: time.nullable(),
  deptName: z.string(),
  readId: id.nullable(),
});
export type AnnouncementRow = z.infer<typeof announcementRow>;

export const announcementDraft = publicationState.extend({ content: announcementContent });

export const announcementManageQuery = pageQuery.extend({
  keyword: text().optional(),
  state: z.enum(announcementStates).optional(),
});
export type AnnouncementManageQuery = z.infer<typeof announcementManageQuery>;
