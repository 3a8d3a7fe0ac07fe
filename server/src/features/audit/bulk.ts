import { auditQuery } from '@yizhan/contract/entities/audit.ts';
import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { bulkAudit as en } from '@yizhan/contract/texts/en/bulk-audit.ts';
import { bulkAudit as zh } from '@yizhan/contract/texts/zh-CN/bulk-audit.ts';
import { defineList } from '../../domain/bulk/list.ts';
import { auditSource } from './bulk-queries.ts';

const text = { type: 'text', longest: bulkLimits.cellLength } as const;

/** Goes out only: nobody writes into the log. */
export const auditList = defineList({
  code: 'audit',
  menu: 'userFrameConfig/manage/audit',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'at', kind: { type: 'time' } },
    ...['actor', 'action', 'entity', 'entityName', 'entityId', 'ip', 'trace', 'before', 'after'].map((name) => ({
      name,
      kind: text,
    })),
  ],
  keys: [],
  exporting: { ranges: [dataRanges.all, dataRanges.search], conditions: auditQuery, source: auditSource },
});
