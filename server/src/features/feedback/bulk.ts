import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { feedbackFilter } from '@yizhan/contract/entities/feedback.ts';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { bulkFeedback as en } from '@yizhan/contract/texts/en/bulk-feedback.ts';
import { bulkFeedback as zh } from '@yizhan/contract/texts/zh-CN/bulk-feedback.ts';
import { defineList } from '../../domain/bulk/list.ts';
import { feedbackSource } from './bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;
const words = (longest: number) => ({ type: 'text', longest }) as const;

export const feedbackList = defineList({
  code: 'feedback',
  menu: 'userFrameConfig/manage/feedback',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'type', kind: name },
    { name: 'subject', kind: words(feedbackLimits.titleLength) },
    { name: 'content', kind: words(feedbackLimits.contentLength) },
    { name: 'status', kind: name },
    { name: 'dept', kind: name },
    { name: 'who', kind: name },
    { name: 'contact', kind: words(feedbackLimits.contactLength) },
    { name: 'createdAt', kind: { type: 'time' } },
    { name: 'dueAt', kind: { type: 'time' } },
    { name: 'answeredAt', kind: { type: 'time' } },
    { name: 'isLate', kind: { type: 'flag' } },
    { name: 'answer', kind: words(feedbackLimits.replyLength) },
    { name: 'round', kind: { type: 'flag' } },
    { name: 'score', kind: { type: 'integer', least: 1, most: feedbackLimits.maxStars } },
    { name: 'rateText', kind: words(feedbackLimits.reasonLength) },
  ],
  keys: [],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: feedbackFilter,
    source: feedbackSource,
  },
});
