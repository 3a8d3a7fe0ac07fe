import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { bulkRatings as en } from '@yizhan/contract/texts/en/bulk-ratings.ts';
import { bulkRatings as zh } from '@yizhan/contract/texts/zh-CN/bulk-ratings.ts';
import * as z from 'zod';
import { defineList } from '../../domain/bulk/list.ts';
import { ratingSource } from './bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;

export const ratingList = defineList({
  code: 'ratings',
  menu: 'userFrameConfig/manage/services',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'serviceCode', kind: name },
    { name: 'serviceName', kind: name },
    { name: 'dept', kind: name },
    { name: 'score', kind: { type: 'integer', least: 1, most: serviceLimits.maxStars } },
    { name: 'labels', kind: name },
    { name: 'text', kind: { type: 'text', longest: serviceLimits.ratingTextLength } },
    { name: 'who', kind: name },
    { name: 'anonymous', kind: { type: 'flag' } },
    { name: 'createdAt', kind: { type: 'time' } },
  ],
  keys: [],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search],
    conditions: z.object({
      serviceId: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
    }),
    source: ratingSource,
  },
});
