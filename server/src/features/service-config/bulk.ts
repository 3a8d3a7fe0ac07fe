import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { serviceConfigQuery } from '@yizhan/contract/entities/service-config.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { bulkServices as en } from '@yizhan/contract/texts/en/bulk-services.ts';
import { bulkServices as zh } from '@yizhan/contract/texts/zh-CN/bulk-services.ts';
import { defineList } from '../../domain/bulk/list.ts';
import * as rows from './bulk-queries.ts';

const text = (longest: number) => ({ type: 'text', longest }) as const;
const name = text(fieldLimits.nameLength);
const address = { ...text(fieldLimits.addressLength), pattern: /^https?:\/\/[^\s\\"<>]+$/i } as const;
const option = { type: 'option' } as const;
const count = { type: 'integer', least: 0, most: serviceLimits.maxVisitsShown } as const;

/** What comes in is a draft: it goes the way of all services to the shelf. */
export const serviceList = defineList({
  code: 'services',
  menu: 'userFrameConfig/manage/services',
  texts: { 'zh-CN': zh, en },
  columns: [
    {
      name: 'code',
      kind: { ...name, pattern: /^[\w.-]+$/ },
      required: true,
      synonyms: ['编码', '事项编码', '服务代码'],
    },
    { name: 'serviceName', kind: name, required: true, synonyms: ['名称', '事项名称', '服务', '事项'] },
    { name: 'summary', kind: text(fieldLimits.longTextLength), synonyms: ['服务简介', '说明', '描述'] },
    { name: 'keywords', kind: text(serviceLimits.keywordsLength), synonyms: ['别名', '关键字'] },
    { name: 'kind', kind: option, required: true, synonyms: ['类别', '事项类别'] },
    { name: 'processType', kind: option, synonyms: ['线上线下', '办理形式'] },
    { name: 'dept', kind: option, synonyms: ['部门', '所属部门', '责任部门', '主管单位'] },
    { name: 'scene', kind: option, synonyms: ['场景', '主题'] },
    { name: 'type', kind: option, synonyms: ['类型', '事项类型'] },
    { name: 'url', kind: address, synonyms: ['地址', '链接', '网址', '访问链接'] },
    { name: 'mobileUrl', kind: address, synonyms: ['移动端地址', '手机地址'] },
    {
      name: 'promiseDays',
      kind: { type: 'integer', least: 1, most: serviceLimits.maxPromiseDays },
      synonyms: ['承诺时限', '承诺天数', '办理时限'],
    },
    { name: 'status', kind: name, exportOnly: true },
    { name: 'visits', kind: count, exportOnly: true },
    { name: 'score', kind: count, exportOnly: true },
    { name: 'changedAt', kind: { type: 'time' }, exportOnly: true },
  ],
  keys: ['code'],
  unique: ['serviceName'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: serviceConfigQuery,
    source: rows.serviceSource,
  },
  importing: {
    words: { place: 'service', columns: ['serviceName', 'summary', 'keywords'] },
    options: rows.listOptions,
    existing: rows.listExisting,
    write: rows.insertServices,
    undo: rows.undoServices,
    changed: ({ bus }, tenantId) => bus.publish('hint', { tenantId, topic: 'services' }),
  },
});
