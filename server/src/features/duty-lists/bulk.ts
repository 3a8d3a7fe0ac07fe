import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { dutyItemConfigQuery } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { bulkDutyItems as en } from '@yizhan/contract/texts/en/bulk-duty-items.ts';
import { bulkDutyItems as zh } from '@yizhan/contract/texts/zh-CN/bulk-duty-items.ts';
import { defineList } from '../../domain/bulk/list.ts';
import { undoDrafts } from '../../domain/bulk/undo-queries.ts';
import * as rows from './bulk-queries.ts';

const text = (longest: number) => ({ type: 'text', longest }) as const;
const name = text(fieldLimits.nameLength);
const line = text(fieldLimits.textLength);
const long = text(fieldLimits.longTextLength);
const option = { type: 'option' } as const;
const several = (most: number) => ({ type: 'options', most, longest: fieldLimits.longTextLength }) as const;
const steps = {
  type: 'lines',
  most: dutyLimits.maxSteps,
  parts: [
    { name: 'name', longest: fieldLimits.textLength },
    { name: 'post', longest: fieldLimits.nameLength },
    { name: 'limit', longest: fieldLimits.nameLength },
    { name: 'duty', longest: fieldLimits.textLength },
    { name: 'supervision', longest: fieldLimits.textLength },
  ],
} as const;
const basis = {
  type: 'lines',
  most: dutyLimits.maxBasis,
  parts: ['name', 'number', 'clause'].map((name) => ({ name, longest: fieldLimits.textLength })),
  splitsAtSemicolons: true,
} as const;
const upTo = (most: number) => ({ type: 'integer', least: 0, most }) as const;

/** What of an item fits into a row. What comes in is a draft: it goes the way of all items to review. */
export const dutyItemList = defineList({
  code: 'dutyItems',
  menu: 'deptResponsibilityListConfig',
  texts: { 'zh-CN': zh, en },
  columns: [
    {
      name: 'code',
      kind: { ...name, pattern: /^[\w.-]+$/ },
      required: true,
      synonyms: ['编码', '职权编码', '权力编码', '事项代码'],
    },
    { name: 'title', kind: line, required: true, synonyms: ['名称', '职权名称', '权力名称', '具体工作事项', '事项'] },
    { name: 'list', kind: option, required: true, synonyms: ['清单类型', '清单名称', '所属清单'] },
    { name: 'dept', kind: option, required: true, synonyms: ['行使部门', '责任部门', '归属部门', '单位'] },
    { name: 'mainItem', kind: line, synonyms: ['主项'] },
    { name: 'category', kind: name, synonyms: ['职权类别', '权力类别'] },
    { name: 'duty', kind: line, synonyms: ['主要职责'] },
    { name: 'content', kind: long, synonyms: ['说明', '职责内容'] },
    { name: 'basis', kind: basis, synonyms: ['授权依据', '设定依据', '法律依据'] },
    { name: 'audience', kind: line, synonyms: ['对象'] },
    { name: 'post', kind: line, synonyms: ['责任科室', '科室', '岗位'] },
    { name: 'ownerA', kind: name, synonyms: ['负责人', '责任人', 'A岗'] },
    { name: 'ownerB', kind: name, synonyms: ['B岗'] },
    { name: 'coDepts', kind: several(dutyLimits.maxPartners), synonyms: ['协同部门', '配合单位', '边界（协同部门）'] },
    { name: 'riskPoint', kind: long },
    { name: 'riskLevel', kind: option },
    { name: 'measure', kind: long, synonyms: ['措施'] },
    { name: 'accountability', kind: long },
    { name: 'way', kind: option },
    { name: 'visits', kind: upTo(dutyLimits.maxVisits), synonyms: ['最多跑'] },
    { name: 'limitDays', kind: upTo(dutyLimits.maxLimitDays), synonyms: ['承诺时限', '办理时限'] },
    { name: 'fee', kind: line, synonyms: ['收费标准'] },
    { name: 'place', kind: line, synonyms: ['地点', '窗口', '办理地点'] },
    { name: 'phone', kind: { ...name, isNumber: true }, synonyms: ['电话', '联系电话'] },
    { name: 'complaintPhone', kind: { ...name, isNumber: true }, synonyms: ['投诉电话', '监督方式'] },
    { name: 'alternative', kind: long },
    { name: 'steps', kind: steps, synonyms: ['运行流程', '流程', '办理步骤', '步骤'] },
    { name: 'services', kind: several(dutyLimits.maxServices), synonyms: ['相关服务', '服务事项'] },
    { name: 'sort', kind: upTo(dutyLimits.maxSort), synonyms: ['排序', '序号'] },
    { name: 'status', kind: name, exportOnly: true },
    { name: 'changedAt', kind: { type: 'time' }, exportOnly: true },
  ],
  keys: ['code'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: dutyItemConfigQuery.omit({ current: true, size: true, status: true }),
    source: rows.itemSource,
  },
  importing: {
    words: {
      place: 'dutyItem',
      columns: [
        'title',
        'mainItem',
        'category',
        'duty',
        'content',
        'basis',
        'audience',
        'post',
        'ownerA',
        'ownerB',
        'riskPoint',
        'measure',
        'accountability',
        'fee',
        'place',
        'phone',
        'complaintPhone',
        'alternative',
        'steps',
      ],
    },
    options: rows.listOptions,
    existing: rows.listExisting,
    write: rows.insertItems,
    undo: undoDrafts('dutyItem'),
    changed: ({ bus }, tenantId) => bus.publish('hint', { tenantId, topic: publishables.dutyItem.topic }),
  },
});
