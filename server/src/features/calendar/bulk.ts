import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { bulkSchoolDays as en } from '@yizhan/contract/texts/en/bulk-school-days.ts';
import { bulkSchoolDays as zh } from '@yizhan/contract/texts/zh-CN/bulk-school-days.ts';
import * as z from 'zod';
import { defineList } from '../../domain/bulk/list.ts';
import * as rows from './bulk-queries.ts';

/** The school's own holidays and working days. */
export const schoolDayList = defineList({
  code: 'schoolDays',
  menu: 'userFrameConfig/manage/calendar',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'day', kind: { type: 'day' }, required: true, synonyms: ['时间', '校历日期'] },
    { name: 'isOff', kind: { type: 'flag' }, required: true, synonyms: ['是否放假', '休息'] },
    { name: 'dayName', kind: { type: 'text', longest: fieldLimits.nameLength }, synonyms: ['名称', '节日', '备注'] },
  ],
  keys: ['day'],
  exporting: { ranges: [dataRanges.all], conditions: z.object({}), source: () => rows.schoolDaySource },
  importing: {
    existing: rows.listExisting,
    write: rows.insertDays,
    undo: rows.undoDays,
    changed: ({ cardHints }, tenantId) => cardHints.publishToAll(tenantId, 'calendar'),
  },
});
