import * as z from 'zod';
import { calls } from '../call.ts';
import {
  announcementContent,
  announcementDetail,
  announcementDraft,
  announcementLine,
  announcementManageQuery,
  announcementQuery,
  announcementRow,
} from '../entities/announcement.ts';
import { byId, id, nothing, page } from '../entities/common.ts';
import { saved, version } from '../entities/publishing.ts';
import { announcementRoutes } from '../routes/announcements.ts';

const held = z.object({ id, version });

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

  manage: {
    summary: 'Announcements with their state, for their editors; the most recently changed first',
    input: announcementManageQuery,
    output: page(announcementRow),
  },
  get: { summary: 'An announcement as its editor fills it in', input: byId, output: announcementDraft },
  submit: {
    summary: 'Write or change the draft of an announcement; needs the version the editor holds',
    input: z.object({ content: announcementContent, held: held.optional() }),
    output: saved,
  },
  withdraw: {
    summary: 'Take a published announcement down; it becomes a draft again',
    input: held,
    output: saved,
  },
  remove: { summary: 'Remove an announcement with its revisions', input: held, output: nothing },
});
