import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { receiverQuery } from '@yizhan/contract/entities/notice.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { bulkNoticeReceivers as en } from '@yizhan/contract/texts/en/bulk-notice-receivers.ts';
import { bulkNoticeReceivers as zh } from '@yizhan/contract/texts/zh-CN/bulk-notice-receivers.ts';
import { defineList } from '../../domain/bulk/list.ts';
import { receiverSource } from './bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;

/** NT-7: who has and who has not read one notice. */
export const noticeReceiverList = defineList({
  code: 'noticeReceivers',
  menu: 'userFrameConfig/manage/notices',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'account', kind: name },
    { name: 'realName', kind: name },
    { name: 'dept', kind: name },
    { name: 'state', kind: name },
    { name: 'readAt', kind: { type: 'time' } },
    { name: 'confirmedAt', kind: { type: 'time' } },
    { name: 'reminders', kind: { type: 'integer', least: 0, most: 10_000 } },
    { name: 'remindedAt', kind: { type: 'time' } },
  ],
  keys: [],
  exporting: {
    ranges: [dataRanges.search],
    conditions: receiverQuery.pick({ id: true, who: true, deptId: true, keyword: true }),
    source: receiverSource,
  },
});
