import { expect, test } from 'vitest';
import type { JobRecord } from './job.ts';
import type { BulkList } from './list.ts';
import { durationText, progressOf } from './rules.ts';

const began = new Date('2026-03-02T00:00:00Z');
const later = (seconds: number) => new Date(began.getTime() + seconds * 1000);
const job: JobRecord = {
  ...{ id: '1', key: 'k', ownerId: '1', kind: 'import', list: 'l', fileName: 'a.xlsx', isDry: false, params: {} },
  ...{ uploadId: null, sourceId: null, state: 'running', total: 400, done: 100, inserted: 90, updated: 0, skipped: 6 },
  ...{
    failed: 4,
    failure: null,
    fileId: null,
    undoneAt: null,
    isFollowed: false,
    createdAt: began,
    startedAt: began,
    endedAt: null,
  },
};
const list = { texts: { 'zh-CN': { name: '部门' }, en: { name: 'Departments' } } } as unknown as BulkList;

test('EN-13 a running job tells its share, the time so far and what is probably left', () => {
  expect(progressOf(job, { list, language: 'zh-CN', now: later(80), url: null })).toMatchObject({
    ...{
      finishRate: 25,
      finished: 0,
      useTimeStr: '1分20秒',
      tryMathRemainTime: '4分0秒',
      totalNum: 400,
      finishNum: 100,
    },
    ...{ newInsertNum: 90, updateNum: 0, jumpNum: 6, failNum: 4, errorNum: 4, errorKey: 'k', redisKey: 'k' },
  });
});

test('EN-13 a job whose rows are all read is at 99 until it has ended', () => {
  expect(progressOf({ ...job, done: 400 }, { list, language: 'zh-CN', now: later(1), url: null }).finishRate).toBe(99);
});

test('EN-13 times are told in words', () => {
  expect([900, 59_000, 61_000, 3_723_000].map((ms) => durationText(ms, 'zh-CN'))).toEqual([
    ...['1秒', '59秒', '1分1秒', '1小时2分'],
  ]);
});
