import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ApplyView } from '@yizhan/contract/entities/case.ts';
import type { Form } from '@yizhan/contract/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplyView } from '../../../test/cases.ts';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { chooseFiles, filesField, heldUploads } from '../../../test/uploads.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { toast } from '../../ui/toast.ts';
import ApplyScreen from './ApplyScreen.tsx';

beforeEach(() => {
  freshBrowser();
  toast.clear();
  signedIn();
  Element.prototype.scrollIntoView = () => undefined;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const saved = { id: '7', revision: 3, savedAt: '2026-11-18 09:30:00' };
const submitted = { id: '7', no: 'QJ-2026-0001', status: 'running' as const, revision: 4 };

const Where = () => <pre>{useLocation().pathname}</pre>;

function show(answers: Answers = {}) {
  const wire = fakeWire({
    'cases.apply': anApplyView(),
    'cases.saveDraft': saved,
    'cases.submit': submitted,
    ...answers,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/home/apply/leave']}>
        <Where />
        <Routes>
          <Route path="/home/apply/:code" element={<ApplyScreen />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}
async function open(answers: Answers = {}) {
  const wire = show(answers);
  await screen.findByRole('button', { name: '提交申请' });
  return wire;
}
const fill = () => {
  fireEvent.click(screen.getByRole('radio', { name: '事假' }));
  fireEvent.change(screen.getByLabelText('起止日期：开始日期'), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText('起止日期：结束日期'), { target: { value: '2026-11-21' } });
};

test('PR-1 what is filled in becomes a draft by itself, and is submitted as that draft', async () => {
  const wire = await open();
  fill();
  await act(() => vi.advanceTimersByTimeAsync(processLimits.draftSaveMs));
  await screen.findByText(/草稿已保存/);
  expect(wire.inputs('cases.saveDraft')).toMatchObject([{ code: 'leave', data: { kind: '事假' } }]);
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(document.querySelector('pre')?.textContent).toBe('/home/case/7'));
  expect(wire.inputs('cases.submit')).toMatchObject([{ code: 'leave', id: '7', revision: 3, data: { kind: '事假' } }]);
});

test('PR-1 a form with errors is not sent; the first one gets the focus', async () => {
  const wire = await open();
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('field-kind'));
  expect(screen.getAllByText('请填写')).toHaveLength(2);
  expect(wire.inputs('cases.submit')).toEqual([]);
});

test('PR-1 a draft is restored with a note, and can be begun again', async () => {
  const draft = { id: '7', revision: 1, data: { kind: '病假' }, savedAt: '2026-11-17 10:00:00' };
  await open({ 'cases.apply': anApplyView({ draft }) });
  expect(screen.getByText(/已为您恢复/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '病假' }).checked).toBe(true);
});

const begunElsewhere = refused({ status: 9009, msg: '您已有一份草稿', result: { draft: { id: '7', revision: 5 } } });
const preferred = { id: '7', revision: 6, savedAt: '2026-11-18 09:31:00' };

test('PR-1 a form begun in a second window asks which draft goes on; what is filled in there can be kept', async () => {
  const wire = await open({ 'cases.saveDraft': ({ input }) => (input.id ? preferred : begunElsewhere) });
  fill();
  await act(() => vi.advanceTimersByTimeAsync(processLimits.draftSaveMs));
  fireEvent.click(await screen.findByRole('button', { name: '用这里的内容' }));
  await screen.findByText(/草稿已保存/);
  expect(wire.inputs('cases.saveDraft').at(-1)).toMatchObject({ id: '7', revision: 5, data: { kind: '事假' } });
});

test('PR-1 a form that is submitted although another window began a draft asks which one goes on', async () => {
  const wire = await open({
    'cases.submit': ({ input }) => (input.revision === 6 ? submitted : begunElsewhere),
    'cases.saveDraft': preferred,
  });
  fill();
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  fireEvent.click(await screen.findByRole('button', { name: '用这里的内容' }));
  await screen.findByText(/草稿已保存/);
  expect(wire.inputs('cases.saveDraft')).toMatchObject([{ id: '7', revision: 5 }]);
});

test('PR-1 a form is not sent while a file of it is still on its way', async () => {
  const uploads = heldUploads();
  const fields: Form = { sections: [{ title: '', columns: 1, fields: [filesField] }] };
  const wire = await open({ 'cases.apply': anApplyView({ form: fields, rights: { proof: 'write' } }) });
  chooseFiles('证明.pdf');
  await waitFor(() => expect(uploads.sent()).toBe(1));
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(toast.list().map(({ text }) => text)).toEqual(['还有文件没有上传完，请等上传完成，或移除后再提交']),
  );
  expect(wire.inputs('cases.submit')).toEqual([]);
  await uploads.arrive();
  const form = screen.getByRole('button', { name: '提交申请' }).closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(wire.inputs('cases.submit')).toMatchObject([{ data: { proof: [{ name: '证明.pdf' }] } }]));
});

const choices = [{ blockId: 'b1', name: '导师审批', people: [{ id: '8', name: '王老师' }], way: { all: [] } }];

test('PR-1 where the flow asks for a handler, nothing is sent without one', async () => {
  const wire = await open({ 'cases.apply': anApplyView({ choices }) });
  fill();
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('请选择办理人')).toBeTruthy();
  expect(wire.inputs('cases.submit')).toEqual([]);
});

test('PR-1 the chosen handler is sent with the form', async () => {
  const wire = await open({ 'cases.apply': anApplyView({ choices }) });
  fill();
  fireEvent.change(screen.getByLabelText(/“导师审批”的办理人/), { target: { value: '8' } });
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(wire.inputs('cases.submit')[0]).toMatchObject({ chosen: { b1: ['8'] } }));
});

test('PR-3 a handler is asked for only while what is filled in takes the way to their step', async () => {
  const isSick = { join: 'all' as const, tests: [{ field: 'kind', op: '=' as const, value: '病假' }] };
  const onWay = [{ ...choices[0], way: { not: { when: isSick } } }] as ApplyView['choices'];
  const wire = await open({ 'cases.apply': anApplyView({ choices: onWay }) });
  expect(screen.getByLabelText(/“导师审批”的办理人/)).toBeTruthy();
  fill();
  fireEvent.click(screen.getByRole('radio', { name: '病假' }));
  expect(screen.queryByLabelText(/“导师审批”的办理人/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/就诊医院/), { target: { value: '校医院' } });
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(wire.inputs('cases.submit')).toMatchObject([{ data: { kind: '病假' }, chosen: {} }]));
});

test('EF-6 before the form stands what was promised, and what half and nine of ten really took', async () => {
  await open({ 'cases.apply': anApplyView({ timeTaken: { finished: 60, halfDays: 1, ninetyDays: 2 } }) });
  screen.getByText('承诺 3 个工作日办结');
  screen.getByText('一半 1 个工作日内办结，九成 2 个工作日内办结');
});

test('PR-1 who may not apply now reads why, and is shown the way to other services instead of an error', async () => {
  show({ 'cases.apply': refused({ status: 1002, msg: '该事项已暂停受理新申请' }) });
  expect(await screen.findByText('该事项已暂停受理新申请')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '现在不能申请' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '去服务大厅看看' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
