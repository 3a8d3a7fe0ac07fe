import { expect, test } from 'vitest';
import { type JobRow, progressOf } from './rules.ts';

const job = (part: Partial<JobRow>): JobRow => ({
  ...{ id: '1', kind: 'cleanup', state: 'waiting', done: 0, total: 0, result: null, failure: null },
  createTime: '2026-03-02 08:00:00',
  ...part,
});

test('a failed job tells why in the words and language of its reader', () => {
  const failed = job({ state: 'failed', failure: 'name_taken', result: { name: '首页' } });
  expect(progressOf(failed, 'zh-CN')).toMatchObject({ code: 'name_taken', msg: '「首页」已存在，请换一个名称' });
  expect(progressOf(failed, 'en')).toMatchObject({ msg: '"首页" exists already. Please choose another name' });
});

test('each state tells what belongs to it and nothing else', () => {
  expect(progressOf(job({ state: 'running', done: 3, total: 9, result: 'no' }), 'zh-CN')).toEqual({
    ...{ id: '1', kind: 'cleanup', createTime: '2026-03-02 08:00:00' },
    ...{ state: 'running', done: 3, total: 9 },
  });
});
