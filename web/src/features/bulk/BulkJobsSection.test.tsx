import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { BulkJob } from '@yizhan/contract/entities/bulk.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePolling, finished, nextPoll, progress, renderBulk } from '../../../test/bulk.tsx';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answer, type Answers, fakeWire } from '../../../test/wire.ts';
import BulkJobsSection from './BulkJobsSection.tsx';

const about = { list: 'users', listName: '用户', createTime: '2026-03-02 08:00:00', endTime: null };
const exported: BulkJob = {
  ...finished({ redisKey: 'x1', url: '/files/7?signed', finishNum: 1234 }),
  ...{ kind: 'export', fileName: '用户名单.xlsx', ...about },
};
const imported: BulkJob = {
  ...finished({ redisKey: 'i1', newInsertNum: 90, jumpNum: 7, failNum: 3, errorNum: 3, errorKey: 'e1', canUndo: true }),
  ...{ kind: 'import', fileName: '新生.xlsx', ...about },
};
const running: BulkJob = { ...progress({ redisKey: 'r1' }), kind: 'import', fileName: '教工.xlsx', ...about };

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (...records: BulkJob[]) => ({ records, total: records.length, current: 1, size: 20 });

function open(jobs: Answer<'bulk.jobs'>, answers: Answers = {}) {
  const wire = fakeWire({ 'bulk.cancel': {}, 'bulk.jobs': jobs, ...answers });
  renderBulk(<BulkJobsSection />);
  return wire;
}
const rowOf = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('PC-8 one’s own jobs stand with their results; a file is there until it expires', async () => {
  open(page(exported, imported, { ...exported, redisKey: 'x2', fileName: '旧名单.xlsx', url: null }));
  const list = await rowOf('用户名单.xlsx');
  expect(list.getByText('1,234 行')).toBeTruthy();
  expect(list.getByRole('link', { name: '下载' }).getAttribute('href')).toBe('/files/7?signed');
  expect((await rowOf('旧名单.xlsx')).getByText('文件已过期')).toBeTruthy();
  expect((await rowOf('新生.xlsx')).getByText('新增 90，更新 0，跳过 7，错误 3')).toBeTruthy();
});

test('PC-8 what runs is followed, and cancelled after a question', async () => {
  const answers = [page(running)];
  const wire = open(() => answers.shift() ?? page({ ...running, state: 'cancelled', finished: 1 }));
  fakePolling();
  const job = await rowOf('教工.xlsx');
  expect(job.getByRole('progressbar', { name: '教工.xlsx 的进度' }).getAttribute('aria-valuenow')).toBe('40');
  await nextPoll();
  expect(await job.findByText('已取消')).toBeTruthy();
  expect(wire.to('bulk.jobs')).toHaveLength(2);
  await nextPoll();
  expect(wire.to('bulk.jobs')).toHaveLength(2);
});

test('PC-8 a running job is cancelled after a question', async () => {
  const wire = open(page(running));
  fireEvent.click((await rowOf('教工.xlsx')).getByRole('button', { name: '取消' }));
  const question = within(await screen.findByRole('alertdialog', { name: '取消「教工.xlsx」？' }));
  fireEvent.click(question.getByRole('button', { name: '取消任务' }));
  await vi.waitFor(() => expect(wire.inputs('bulk.cancel')).toEqual([{ key: 'r1' }]));
});

test('IP-17 PC-8 an import is undone from here', async () => {
  open(page(imported), { 'bulk.undo': { redisKey: 'u1' }, 'bulk.importProgress': finished({ finishNum: 90 }) });
  fireEvent.click((await rowOf('新生.xlsx')).getByRole('button', { name: '撤销' }));
  const question = within(await screen.findByRole('alertdialog', { name: '撤销这次导入？' }));
  fireEvent.click(question.getByRole('button', { name: '撤销' }));
  const dialog = within(await screen.findByRole('dialog', { name: '已撤销' }));
  expect(dialog.getByText('已撤销 90 行。')).toBeTruthy();
});

test('IP-16 PC-8 a dry run that nothing came after is gone on with from here: mended, or imported', async () => {
  const tried: BulkJob = {
    ...finished({ redisKey: 'd1', dry: true, canRun: true, newInsertNum: 9, failNum: 1, errorNum: 1, errorKey: 'd1' }),
    ...{ kind: 'import', fileName: '试一试.xlsx', ...about },
  };
  const wire = open(page(tried, { ...tried, redisKey: 'd0', fileName: '旧的.xlsx', canRun: false }), {
    'bulk.importInfo': { name: '用户', note: '导入的账号没有密码。', maxMb: 20, maxRows: 500_000, undoHours: 24 },
    'bulk.importProgress': tried,
    'bulk.failedRows': { records: [], columns: [], total: 0, current: 1, size: 20 },
    'bulk.startChecked': { redisKey: 'i2' },
  });
  const old = await rowOf('旧的.xlsx');
  expect(old.queryByRole('button', { name: '继续导入' })).toBeNull();
  expect(old.queryByRole('button', { name: '修改错误' })).toBeNull();
  const row = await rowOf('试一试.xlsx');
  expect(row.getByRole('button', { name: '修改错误' })).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: '继续导入' }));
  fireEvent.click(await screen.findByRole('button', { name: '跳过 1 行错误，开始导入' }));
  await vi.waitFor(() => expect(wire.inputs('bulk.startChecked')).toMatchObject([{ list: 'users', key: 'd1' }]));
});

test('PC-8 who has none reads how to begin', async () => {
  open(page());
  expect(await screen.findByText(/还没有导入或导出过数据/)).toBeTruthy();
});
