import { type NoticeDraft, noticeInput } from '@yizhan/contract/entities/notice.ts';
import { expect, test } from 'vitest';
import { newNotice, toValues } from './notice-values.ts';

const read = (url: string): NoticeDraft => ({
  ...noticeInput.parse({ ...newNotice('3'), title: '停水通知', content: '<p>今晚停水</p>' }),
  ...{ id: '1', version: 2, state: 'draft', accountName: '后勤处', sendTime: null, submittedBy: null },
  ...{ returnedNote: '', reviewedReach: null, people: [], groups: [] },
  attachments: [{ id: '7', name: '安排.pdf', size: 10, url }],
});

test('NT-1 a notice read again is the same to its form, though its attachments have other signed links', () => {
  expect(toValues(read('/files/7?s=a'))).toEqual(toValues(read('/files/7?s=b')));
});
