import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { bulkGuides as en } from '@yizhan/contract/texts/en/bulk-guides.ts';
import { bulkGuides as zh } from '@yizhan/contract/texts/zh-CN/bulk-guides.ts';
import * as z from 'zod';
import { defineList } from '../../domain/bulk/list.ts';
import { undoDrafts } from '../../domain/bulk/undo-queries.ts';
import * as rows from './bulk-queries.ts';

const text = (longest: number) => ({ type: 'text', longest }) as const;
const name = text(fieldLimits.nameLength);
const line = text(fieldLimits.textLength);
const long = text(fieldLimits.longTextLength);
const option = { type: 'option' } as const;
const count = { type: 'integer', least: 0, most: guideLimits.maxMaterials } as const;
const time = { type: 'time' } as const;

/** What of a guide fits into a row. What comes in is a draft: its editor has the other blocks, and it goes to review. */
export const guideList = defineList({
  code: 'guides',
  menu: 'managementGuideConfig',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'guideName', kind: name, synonyms: ['名称', '事项名称', '办事指南'] },
    {
      name: 'serviceCode',
      kind: option,
      required: true,
      synonyms: ['服务', '事项编码', '编码', '对应服务', '服务事项'],
    },
    { name: 'serviceName', kind: name, exportOnly: true },
    { name: 'dept', kind: option, synonyms: ['部门', '责任部门', '受理部门', '办理部门'] },
    { name: 'promise', kind: name, synonyms: ['承诺办结时限', '办理时限'] },
    { name: 'usual', kind: name, synonyms: ['平均用时'] },
    {
      name: 'visits',
      kind: { type: 'integer', least: 0, most: guideLimits.maxVisits },
      synonyms: ['最多跑次数', '最多跑'],
    },
    { name: 'isPublic', kind: { type: 'flag' }, synonyms: ['访客可见', '是否公开'] },
    { name: 'description', kind: long, synonyms: ['说明', '简介', '事项说明', '事项简介', '事项描述'] },
    { name: 'audience', kind: line, synonyms: ['对象', '适用对象', '办理对象'] },
    { name: 'condition', kind: long, synonyms: ['条件', '受理条件', '申请条件'] },
    { name: 'hours', kind: line, synonyms: ['受理时间', '工作时间'] },
    { name: 'materialNames', kind: long, synonyms: ['材料', '所需材料', '提交材料', '办理材料'] },
    { name: 'stepNames', kind: long, synonyms: ['流程', '步骤', '办理步骤'] },
    { name: 'fee', kind: long, synonyms: ['收费', '收费标准', '收费情况'] },
    { name: 'window', kind: line, synonyms: ['办理窗口', '咨询窗口'] },
    { name: 'phone', kind: { ...name, isNumber: true }, synonyms: ['电话', '联系电话'] },
    { name: 'complaint', kind: { ...name, isNumber: true }, synonyms: ['监督电话'] },
    { name: 'materials', kind: count, exportOnly: true },
    { name: 'steps', kind: count, exportOnly: true },
    { name: 'publishedAt', kind: time, exportOnly: true },
    { name: 'reviewOn', kind: { type: 'day' }, exportOnly: true },
    { name: 'changedAt', kind: time, exportOnly: true },
  ],
  keys: ['serviceCode'],
  unique: ['guideName'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: z.object({
      keyword: z.string().trim().max(fieldLimits.nameLength).optional(),
      deptId: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
    }),
    source: rows.guideSource,
  },
  importing: {
    words: {
      place: 'guide',
      columns: [
        'guideName',
        'promise',
        'usual',
        'description',
        'audience',
        'condition',
        'hours',
        'materialNames',
        'stepNames',
        'fee',
        'window',
        'phone',
        'complaint',
      ],
    },
    options: rows.listOptions,
    existing: rows.listExisting,
    write: rows.insertGuides,
    undo: undoDrafts('guide'),
    changed: ({ bus }, tenantId) => bus.publish('hint', { tenantId, topic: publishables.guide.topic }),
  },
});
