import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, filled, id, nothing, page } from '../entities/common.ts';
import {
  noticeBoxQuery,
  noticeDetail,
  noticeDraft,
  noticeInput,
  noticeLine,
  noticeQuery,
  noticeRow,
  noticeSettings,
  noticeStatistics,
  noticeTemplate,
  publicAccount,
  receiverQuery,
  receiverRow,
  receivers,
  storedTemplate,
  unreadNotices,
} from '../entities/notice.ts';
import { saved, version } from '../entities/publishing.ts';
import * as noticeLimits from '../limits/notices.ts';
import { noticeRoutes } from '../routes/notices.ts';

const held = z.object({ id, version });
const some = z.array(id).max(noticeLimits.markMost);
const count = z.object({ count: z.number() });

export const notices = calls(noticeRoutes, {
  detail: { summary: 'One notice, for those it was sent to', input: byId, output: noticeDetail },
  read: {
    summary: 'Mark a notice as read; a person marks only their own',
    input: z.object({ messageId: id, userId: id }),
    output: nothing,
  },
  open: { summary: 'One notice; without a session only a public one', input: byId, output: noticeDetail },
  unread: {
    summary: 'The unread number, the latest unread notices and the last important ones; they count as delivered',
    input: nothing,
    output: unreadNotices,
  },
  mine: { summary: 'One’s own notices, the newest first', input: noticeBoxQuery, output: page(noticeLine) },
  confirm: { summary: 'Confirm a notice that asks for it', input: byId, output: nothing },
  readAll: {
    summary: 'Mark the named notices, or all, as read',
    input: z.object({ ids: some.optional() }),
    output: count,
  },
  archive: {
    summary: 'Put notices away, or take them back',
    input: z.object({ ids: some, archived: z.boolean() }),
    output: count,
  },

  accounts: {
    summary: 'The accounts that notices come from: the school’s and one of each department',
    input: nothing,
    output: z.array(publicAccount),
  },
  settings: { summary: 'What the school decides about notices', input: nothing, output: noticeSettings },
  list: {
    summary: 'Notices with their state and counts, for their senders',
    input: noticeQuery,
    output: page(noticeRow),
  },
  get: { summary: 'A notice as its sender fills it in', input: byId, output: noticeDraft },
  submit: {
    summary: 'Write or change a notice that is not sent yet; needs the version the sender holds',
    input: z.object({ notice: noticeInput, held: held.optional() }),
    output: saved,
  },
  remove: { summary: 'Remove a notice that was never sent', input: held, output: nothing },
  countReceivers: {
    summary: 'How many people a choice of receivers reaches',
    input: z.object({ receivers, accountId: id.optional() }),
    output: count,
  },
  testSend: { summary: 'Send the saved notice to oneself alone, marked as a test', input: byId, output: nothing },
  send: {
    summary: 'Send a notice, at once or at its time; where the school reviews notices, submit it',
    input: held,
    output: saved,
  },
  approve: { summary: 'Approve what another sender has submitted: it is sent', input: held, output: saved },
  sendBack: {
    summary: 'Return what another sender has submitted, with a note on what to change',
    input: held.extend({ note: filled(noticeLimits.returnNoteLength) }),
    output: saved,
  },
  recall: {
    summary: 'Recall a sent notice everywhere; one that waits for its time or its review becomes a draft again',
    input: byId,
    output: nothing,
  },
  statistics: {
    summary: 'How many have received, read and confirmed a notice, by department',
    input: byId,
    output: noticeStatistics,
  },
  receivers: {
    summary: 'Who has, or has not, read or confirmed a notice',
    input: receiverQuery,
    output: page(receiverRow),
  },
  templates: { summary: 'Notices to begin with, by name', input: nothing, output: z.array(storedTemplate) },
  saveTemplate: {
    summary: 'Save a template; one of the same name is replaced',
    input: z.object({ template: noticeTemplate }),
    output: z.object({ id }),
  },
  removeTemplate: { summary: 'Remove a template', input: byId, output: nothing },
  remind: {
    summary: 'Remind those who have not read, or not confirmed, a notice',
    input: z.object({ id, who: z.enum(['unread', 'unconfirmed']), deptId: id.optional() }),
    output: count,
  },
});
