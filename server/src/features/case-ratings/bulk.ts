import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { caseRatingFilters } from '@yizhan/contract/entities/case-rating.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { bulkCaseRatings as en } from '@yizhan/contract/texts/en/bulk-case-ratings.ts';
import { bulkCaseRatings as zh } from '@yizhan/contract/texts/zh-CN/bulk-case-ratings.ts';
import { defineList } from '../../domain/bulk/list.ts';
import { caseRatingSource } from './bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;
const reply = { type: 'text', longest: processLimits.replyLength } as const;

export const caseRatingList = defineList({
  code: 'caseRatings',
  menu: 'userFrameConfig/manage/caseRatings',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'process', kind: name },
    { name: 'dept', kind: name },
    { name: 'caseNo', kind: name },
    { name: 'who', kind: name },
    { name: 'anonymous', kind: { type: 'flag' } },
    { name: 'score', kind: { type: 'integer', least: 1, most: serviceLimits.maxStars } },
    { name: 'labels', kind: name },
    { name: 'text', kind: { type: 'text', longest: serviceLimits.ratingTextLength } },
    { name: 'createdAt', kind: { type: 'time' } },
    { name: 'state', kind: name },
    { name: 'dueAt', kind: { type: 'time' } },
    { name: 'reply', kind: reply },
    { name: 'repliedAt', kind: { type: 'time' } },
    { name: 'followUp', kind: reply },
  ],
  keys: [],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: caseRatingFilters.partial(),
    source: caseRatingSource,
  },
});
