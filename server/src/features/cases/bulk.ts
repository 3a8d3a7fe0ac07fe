import { caseStatuses } from '@yizhan/contract/case-states.ts';
import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { day, flag, id, text } from '@yizhan/contract/entities/common.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { bulkCases as en } from '@yizhan/contract/texts/en/bulk-cases.ts';
import { bulkCases as zh } from '@yizhan/contract/texts/zh-CN/bulk-cases.ts';
import * as z from 'zod';
import { defineList } from '../../domain/bulk/list.ts';
import { caseSource } from './bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;

export const caseList = defineList({
  code: 'cases',
  menu: 'userFrameConfig/manage/cases',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'no', kind: name },
    { name: 'process', kind: name },
    { name: 'title', kind: { type: 'text', longest: fieldLimits.textLength } },
    { name: 'applicant', kind: name },
    { name: 'number', kind: name },
    { name: 'dept', kind: name },
    { name: 'status', kind: name },
    { name: 'submittedAt', kind: { type: 'time' } },
    { name: 'finishedAt', kind: { type: 'time' } },
    { name: 'promiseAt', kind: { type: 'time' } },
    { name: 'isLate', kind: { type: 'flag' } },
    { name: 'score', kind: { type: 'integer', least: 1, most: serviceLimits.maxStars } },
  ],
  keys: [],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: z.object({
      processId: id.optional(),
      deptId: id.optional(),
      lateOnly: flag.optional(),
      status: z.enum(caseStatuses).optional(),
      keyword: text(fieldLimits.nameLength).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    source: caseSource,
  },
});
