import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { bulkGuides as en } from '@yizhan/contract/texts/en/bulk-guides.ts';
import { bulkGuides as zh } from '@yizhan/contract/texts/zh-CN/bulk-guides.ts';
import * as z from 'zod';
import { defineList } from '../../domain/bulk/list.ts';
import { guideSource } from './bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;
const count = { type: 'integer', least: 0, most: guideLimits.maxMaterials } as const;
const time = { type: 'time' } as const;

/** What of a guide fits into a row; its blocks are written in its editor. */
export const guideList = defineList({
  code: 'guides',
  menu: 'managementGuideConfig',
  texts: { 'zh-CN': zh, en },
  columns: [
    ...['guideName', 'serviceCode', 'serviceName', 'dept', 'promise', 'usual'].map((column) => ({
      name: column,
      kind: name,
    })),
    { name: 'visits', kind: count },
    { name: 'isPublic', kind: { type: 'flag' } },
    { name: 'phone', kind: name },
    { name: 'complaint', kind: name },
    { name: 'materials', kind: count },
    { name: 'steps', kind: count },
    { name: 'publishedAt', kind: time },
    { name: 'reviewOn', kind: { type: 'day' } },
    { name: 'changedAt', kind: time },
  ],
  keys: [],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: z.object({
      keyword: z.string().trim().max(fieldLimits.nameLength).optional(),
      deptId: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
    }),
    source: guideSource,
  },
});
