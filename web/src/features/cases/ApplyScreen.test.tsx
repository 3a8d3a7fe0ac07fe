import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ApplyView } from '@yizhan/contract/entities/case.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplyView } from '../../../test/cases.ts';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answers, fakeWire } from '../../../test/wire.ts';
import ApplyScreen from './ApplyScreen.tsx';

beforeEach(() => {
  freshBrowser();
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

async function open(answers: Answers = {}) {
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
