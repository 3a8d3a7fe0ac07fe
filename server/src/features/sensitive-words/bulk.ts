import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { sensitiveWordQuery } from '@yizhan/contract/entities/sensitive-word.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { bulkWords as en } from '@yizhan/contract/texts/en/bulk-words.ts';
import { bulkWords as zh } from '@yizhan/contract/texts/zh-CN/bulk-words.ts';
import { defineList } from '../../domain/bulk/list.ts';
import * as rows from './bulk-queries.ts';

export const sensitiveWordList = defineList({
  code: 'sensitiveWords',
  menu: 'userFrameConfig/manage/words',
  texts: { 'zh-CN': zh, en },
  columns: [
    {
      name: 'word',
      kind: { type: 'text', longest: wordLimits.wordLength },
      required: true,
      synonyms: ['敏感词', '词', '关键词', '词条'],
    },
    { name: 'level', kind: { type: 'option' }, synonyms: ['等级', '严重程度'] },
    { name: 'action', kind: { type: 'option' }, synonyms: ['处理方式', '动作'] },
  ],
  keys: ['word'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search],
    conditions: sensitiveWordQuery.pick({ keyword: true, level: true }).partial(),
    source: rows.wordSource,
  },
  importing: {
    options: rows.listOptions,
    existing: rows.listExisting,
    placeOf: () => '',
    write: rows.insertWords,
    undo: rows.undoWords,
    changed: ({ bus }, tenantId) => bus.publish('words.changed', { tenantId }),
  },
});
