import { calls } from '../call.ts';
import { byId, nothing, page } from '../entities/common.ts';
import {
  feedbackAssignment,
  feedbackDeskDetail,
  feedbackDeskPage,
  feedbackDeskQuery,
  feedbackDetail,
  feedbackDraft,
  feedbackHeld,
  feedbackInput,
  feedbackMerge,
  feedbackNote,
  feedbackProgressQuery,
  feedbackRating,
  feedbackReason,
  feedbackReply,
  feedbackRow,
  feedbackStatistics,
  responsibleDepartment,
} from '../entities/feedback.ts';
import { feedbackRoutes } from '../routes/feedback.ts';

export const feedback = calls(feedbackRoutes, {
  create: {
    summary: 'Write to a department, or to the one the responsibility lists name',
    input: feedbackInput,
    output: byId,
  },
  responsible: {
    summary: 'Which department would get a text, by the responsibility lists',
    input: feedbackDraft,
    output: responsibleDepartment,
  },
  progress: { summary: 'One’s own feedback, newest first', input: feedbackProgressQuery, output: page(feedbackRow) },
  statistics: { summary: 'How many of one’s own are in which state', input: nothing, output: feedbackStatistics },
  detail: { summary: 'One’s own feedback with its timeline', input: byId, output: feedbackDetail },
  rate: { summary: 'Rate the answer, which closes it', input: feedbackRating, output: nothing },
  reopen: {
    summary: 'Not satisfied: ask once more, with the reason and a new promise',
    input: feedbackReason,
    output: nothing,
  },
  close: { summary: 'Close one’s own feedback: it has settled itself', input: feedbackHeld, output: nothing },

  queue: {
    summary: 'What waits at the desk: of the caller’s department, or of all',
    input: feedbackDeskQuery,
    output: feedbackDeskPage,
  },
  get: {
    summary: 'Feedback as its handlers see it, with notes and equal ones',
    input: byId,
    output: feedbackDeskDetail,
  },
  take: { summary: 'Take it up', input: feedbackHeld, output: nothing },
  assign: { summary: 'Pass it on to another department', input: feedbackAssignment, output: nothing },
  reply: { summary: 'Answer it and all that were joined to it', input: feedbackReply, output: nothing },
  note: { summary: 'A note that only handlers read', input: feedbackNote, output: nothing },
  merge: { summary: 'Join equal ones to it: one answer for all', input: feedbackMerge, output: nothing },
});
