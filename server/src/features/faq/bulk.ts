import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { faqQuery } from '@yizhan/contract/entities/faq.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { bulkFaqs as en } from '@yizhan/contract/texts/en/bulk-faqs.ts';
import { bulkFaqs as zh } from '@yizhan/contract/texts/zh-CN/bulk-faqs.ts';
import { defineList } from '../../domain/bulk/list.ts';
import { undoDrafts } from '../../domain/bulk/undo-queries.ts';
import * as rows from './bulk-queries.ts';

const text = (longest: number) => ({ type: 'text', longest }) as const;
const option = { type: 'option' } as const;

/** Entries of the robot. What comes in is a draft: it is published like any other. */
export const faqList = defineList({
  code: 'faqs',
  menu: 'userFrameConfig/manage/faq',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'question', kind: text(robotLimits.phraseLength), required: true, synonyms: ['问题', '标准问', '提问'] },
    { name: 'similar', kind: text(fieldLimits.longTextLength), synonyms: ['相似问', '相似问题', '扩展问'] },
    { name: 'answer', kind: text(fieldLimits.longTextLength), required: true, synonyms: ['回答', '标准答案'] },
    { name: 'dept', kind: option, required: true, synonyms: ['部门', '归口部门', '责任部门'] },
    { name: 'scene', kind: option, synonyms: ['分类', '类别'] },
    { name: 'keywords', kind: text(robotLimits.keywordsLength), synonyms: ['关键字', '标签'] },
    { name: 'validFrom', kind: { type: 'day' }, synonyms: ['生效时间', '起始日期'] },
    { name: 'validUntil', kind: { type: 'day' }, synonyms: ['有效期', '失效日期', '截止日期'] },
    { name: 'anonymous', kind: { type: 'flag' }, synonyms: ['是否公开', '公开'] },
    { name: 'pinned', kind: { type: 'flag' }, synonyms: ['是否推荐', '置顶'] },
    { name: 'answersApart', kind: text(fieldLimits.longTextLength), exportOnly: true },
    { name: 'services', kind: text(fieldLimits.longTextLength), exportOnly: true },
    { name: 'guides', kind: text(fieldLimits.longTextLength), exportOnly: true },
    { name: 'status', kind: text(fieldLimits.nameLength), exportOnly: true },
    { name: 'hits', kind: { type: 'integer', least: 0, most: 1_000_000_000 }, exportOnly: true },
    { name: 'changedAt', kind: { type: 'time' }, exportOnly: true },
  ],
  keys: ['question'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: faqQuery.omit({ current: true, size: true, status: true }),
    source: rows.faqSource,
  },
  importing: {
    inOrder: [['validFrom', 'validUntil']],
    words: { place: 'faq', columns: ['question', 'similar', 'answer', 'keywords'] },
    options: rows.listOptions,
    existing: rows.listExisting,
    write: rows.insertFaqs,
    undo: undoDrafts('faq'),
    changed: ({ bus }, tenantId) => bus.publish('hint', { tenantId, topic: publishables.faq.topic }),
  },
});
