import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { bulkDictionary as en } from '@yizhan/contract/texts/en/bulk-dictionary.ts';
import { bulkDictionary as zh } from '@yizhan/contract/texts/zh-CN/bulk-dictionary.ts';
import * as z from 'zod';
import { defineList } from '../../domain/bulk/list.ts';
import * as rows from './bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;
const code = { type: 'text', longest: 40, pattern: /^[A-Za-z][A-Za-z0-9_]{1,39}$/ } as const;

/** One row is one option. */
export const dictionaryList = defineList({
  code: 'dictionary',
  menu: 'userFrameConfig/manage/dictionary',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'code', kind: code, required: true, synonyms: ['编码', '字典代码', '字典'] },
    { name: 'dictName', kind: name, synonyms: ['字典名'] },
    { name: 'key', kind: name, required: true, synonyms: ['键', '键值', '代码', '字典键', '选项编码'] },
    { name: 'value', kind: name, required: true, synonyms: ['名称', '值', '字典值', '显示名称', '选项'] },
    { name: 'enabled', kind: { type: 'flag' }, synonyms: ['是否启用', '状态', '有效'] },
  ],
  keys: ['code', 'key'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.ticked],
    conditions: z.object({}),
    source: ({ ids }) => rows.dictionarySource(ids),
  },
  importing: {
    existing: rows.listExisting,
    placeOf: ({ code }) => String(code),
    write: rows.insertItems,
    undo: rows.undoItems,
  },
});
