import type { CanSeeAttached } from './common/files.ts';
import { canSeeAnnouncement } from './domain/announcements/queries.ts';
import { canSeeBulkJob } from './domain/bulk/queries.ts';
import { canSeeCase } from './domain/cases/file-access.ts';
import { isMember } from './domain/chat/queries.ts';
import { canSeeDepartmentCard } from './domain/departments/card-queries.ts';
import { canSeeDutyItem } from './domain/duty-lists/queries.ts';
import { canSeeFeedback, canSeeFeedbackReply } from './domain/feedback/queries.ts';
import { canSeeGuide } from './domain/guides/queries.ts';
import { canSeeArticle } from './domain/news/queries.ts';
import { canSeeNotice } from './domain/notices/queries.ts';
import { canSeeOwnData } from './domain/own-data/queries.ts';
import { canSeeFaq } from './domain/robot/access-queries.ts';

/**
 * The nouns files can be attached to, by their name in `attachedTo`; a new one adds its line here. Its rule decides who
 * may read the file, on every read: it gets the school (`db`) and the reader, and answers for the object with this id.
 * A kind without a line is read by nobody.
 */
export const attachments: Readonly<Record<string, CanSeeAttached>> = {
  news: canSeeArticle,
  announcement: canSeeAnnouncement,
  notice: canSeeNotice,
  guide: canSeeGuide,
  dutyItem: canSeeDutyItem,
  faq: canSeeFaq,
  feedback: canSeeFeedback,
  feedbackReply: canSeeFeedbackReply,
  department: canSeeDepartmentCard,
  bulkJob: canSeeBulkJob,
  case: canSeeCase,
  ownData: canSeeOwnData,
  conversation: async (db, person, jid) => person !== undefined && isMember(db, person.id, jid),
};
