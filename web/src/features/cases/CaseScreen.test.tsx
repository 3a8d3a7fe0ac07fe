import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { CaseDetail } from '@yizhan/contract/entities/case.ts';
import type { Block } from '@yizhan/contract/flow.ts';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCase } from '../../../test/cases.ts';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { toWireTime } from '../../lib/wire-time.ts';
import { toast } from '../../ui/toast.ts';
import CaseScreen from './CaseScreen.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  toast.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acted = { id: '7', no: 'QJ-2026-0001', status: 'approved' as const, revision: 2 };

async function open(answers: Answers = {}) {
  const wire = fakeWire({
    'cases.detail': aCase(),
    'cases.act': acted,
    'cases.phrases': ['同意', '情况属实'],
    ...answers,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/home/case/7']}>
        <Routes>
          <Route path="/home/case/:id" element={<CaseScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: '李沐阳的请假' });
  return wire;
}

test('PR-7 the head says state, number, who has it now and what was promised', async () => {
  await open();
  for (const words of ['办理中', 'QJ-2026-0001', '当前环节 · 辅导员审批', '承诺办结'])
    expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/王老师/).length).toBeGreaterThan(0);
  expect(screen.getByText('大写：壹佰零伍元整')).toBeTruthy();
});

test('PR-1 a handler approves with an opinion that begins with a phrase', async () => {
  const wire = await open();
  fireEvent.click(await screen.findByRole('button', { name: '常用语' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '情况属实' }));
  fireEvent.click(screen.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(wire.inputs('cases.act')).toHaveLength(1));
  expect(wire.inputs('cases.act')[0]).toMatchObject({
    ...{ id: '7', revision: 1 },
    act: { action: 'approve', opinion: '情况属实' },
  });
});

test('PR-3 a handler is asked to choose whoever is next only while what they type leads to that step', async () => {
  const when = { join: 'all' as const, tests: [{ field: 'cost', op: '>' as const, value: 1000 }] };
  const choices = [{ blockId: 'b2', name: '财务审批', people: [{ id: '9', name: '赵会计' }], way: { when } }];
  const detail = aCase({ choices, rights: { cost: 'write' } });
  const approveWith = (cost: string) => {
    fireEvent.change(screen.getByLabelText(/费用/), { target: { value: cost } });
    fireEvent.click(screen.getByRole('button', { name: '同意' }));
  };
  const wire = await open({ 'cases.detail': detail });
  approveWith('20');
  await waitFor(() =>
    expect(wire.inputs('cases.act')).toMatchObject([{ act: { action: 'approve', data: { cost: 20 } } }]),
  );
  cleanup();
  await open({ 'cases.detail': detail });
  approveWith('2000');
  expect(within(await screen.findByRole('dialog')).getByLabelText(/“财务审批”的办理人/)).toBeTruthy();
});

test('PR-3 a handler whom the server asks to choose, since it knows more than the page, can choose', async () => {
  const choices = [{ blockId: 'b2', name: '财务审批', people: [{ id: '9', name: '赵会计' }], way: { any: [] } }];
  const answer = refused({ status: 1002, msg: '请选择“财务审批”的办理人', result: { blockId: 'b2' } });
  const wire = await open({ 'cases.detail': aCase({ choices }), 'cases.act': answer });
  fireEvent.click(screen.getByRole('button', { name: '同意' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/“财务审批”的办理人/), { target: { value: '9' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '同意' }));
  await waitFor(() => expect(wire.inputs('cases.act')[1]).toMatchObject({ act: { chosen: { b2: ['9'] } } }));
});

test('PR-1 the only thing left to do is a button and no menu', async () => {
  await open({ 'cases.detail': aCase({ can: ['comment'], myStep: null }) });
  fireEvent.click(screen.getByRole('button', { name: '留言' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('留言');
});

test('PR-7 what was done while the page is open is as recent as what was done before it', async () => {
  const [first] = aCase().log;
  const inWords = (seconds: number) => toWireTime(new Date(Date.now() + seconds * 1_000));
  const lines = [-5, 20].map((seconds, at) => ({ ...first, seq: at + 1, at: inWords(seconds) }));
  await open({ 'cases.detail': aCase({ log: lines as CaseDetail['log'] }) });
  const record = screen.getByRole('region', { name: '办理记录' });
  expect(within(record).getAllByText('刚刚')).toHaveLength(2);
});

test('PR-5 who comes second reads who was first, and what was typed stays', async () => {
  const msg = '陈主任已于 09:31 同意，请刷新后再操作';
  await open({ 'cases.act': refused({ status: 9009, msg, result: {} }) });
  fireEvent.change(screen.getByRole('textbox', { name: '办理意见' }), { target: { value: '材料不全' } });
  fireEvent.click(screen.getByRole('button', { name: '同意' }));
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain(msg);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '办理意见' }).value).toBe('材料不全');
});

test('PR-1 a return says where to and why', async () => {
  const wire = await open({ 'cases.detail': aCase({ returnTo: [{ blockId: 'b0', name: '班主任' }] }) });
  fireEvent.click(screen.getByRole('button', { name: '退回' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('退回到'), { target: { value: 'b0' } });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '请补充材料' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '退回' }));
  await waitFor(() =>
    expect(wire.inputs('cases.act')[0]).toMatchObject({ act: { action: 'return', to: 'b0', opinion: '请补充材料' } }),
  );
});

test('PR-11 the record says for whom somebody acted', async () => {
  const [first] = aCase().log;
  if (!first) throw new Error('the case has no log');
  const log = [
    first,
    {
      ...first,
      seq: 2,
      actor: { id: '8', name: '王老师' },
      actingFor: { id: '6', name: '陈主任' },
      action: 'approve' as const,
    },
  ];
  await open({ 'cases.detail': aCase({ log }) });
  const [newest] = within(screen.getByRole('region', { name: '办理记录' })).getAllByRole('listitem');
  expect(newest?.textContent).toContain('王老师（代 陈主任） 同意');
});

test('PR-1 who can do nothing sees no bar', async () => {
  await open({ 'cases.detail': aCase({ can: [], myStep: null }) });
  expect(screen.queryByRole('region', { name: '办理' })).toBeNull();
});

/** 辅导员审批, then 学院审批 for more than three days, then a copy. */
function flowByDays(): Block[] {
  const [tutor] = aCase().flow.blocks;
  if (tutor?.type !== 'approve') throw new Error('the case has no step');
  return [
    tutor,
    {
      ...{ id: 'b2', type: 'branch', name: '请假天数', otherwise: [] },
      arms: [
        {
          ...{ id: 'long', name: '超过三天' },
          when: { join: 'all', tests: [{ field: 'days', op: '>', value: 3 }] },
          blocks: [{ ...tutor, id: 'b3', name: '学院审批' }],
        },
      ],
    },
    { id: 'b4', type: 'copy', name: '抄送教师', handlers: [{ by: 'applicant' }] },
  ];
}
const places = () =>
  within(screen.getByRole('region', { name: '流转图' }))
    .getAllByRole('listitem')
    .flatMap(({ dataset, textContent }) => (dataset.mark ? [`${dataset.mark} ${textContent}`] : []));

test('PR-7 the picture shows the way the case takes, and in one line what it does not need', async () => {
  await open({ 'cases.detail': aCase({ flow: { blocks: flowByDays() } }) });
  expect(places()).toContain('skipped 学院审批 仅“超过三天”时需要');
  expect(places()).toContain('future 抄送教师 抄送');
  cleanup();
  const range = { from: '2026-11-20', to: '2026-11-24', days: 5, workingDays: 3 };
  await open({ 'cases.detail': aCase({ flow: { blocks: flowByDays() }, data: { kind: '事假', range, days: 5 } }) });
  expect(places()).toContain('future 学院审批 未到');
});

test('PR-7 the picture of a finished case leaves nothing waiting, and offers both ways while a condition is hidden', async () => {
  const [step] = aCase().steps;
  if (!step) throw new Error('the case has no step');
  const done = { status: 'done', closedAt: '2026-11-18 10:00:00' } as const;
  const finished = { status: 'approved' as const, finishedAt: '2026-11-18 10:00:00', can: [], myStep: null };
  const hidden = { form: { sections: [] }, data: {}, rights: {} };
  const flow = { blocks: flowByDays() };
  await open({ 'cases.detail': aCase({ flow, ...hidden, ...finished, steps: [{ ...step, ...done }] }) });
  expect(places().filter((place) => place.startsWith('future'))).toEqual([]);
  expect(places()).toContain('done 抄送教师 抄送');
  cleanup();
  await open({ 'cases.detail': aCase({ flow, ...hidden }) });
  expect(places().some((place) => place.startsWith('future 请假天数'))).toBe(true);
});

test('PR-6 the head says in working time how much of the promise is left, by how much it is over, and when it stands', async () => {
  await open();
  screen.getByText('还有 1 天 6 小时');
  expect(screen.getByRole('progressbar', { name: '已用的承诺时间' }).getAttribute('aria-valuenow')).toBe('30');
  cleanup();
  const promise = { days: 2, hours: 20, hoursLeft: -3.5, isPaused: false };
  await open({ 'cases.detail': aCase({ promise }) });
  screen.getByText('已超 3 小时');
  cleanup();
  await open({ 'cases.detail': aCase({ status: 'returned', promise: { ...promise, isPaused: true } }) });
  screen.getByText('补正期间暂停计时');
});

test('PR-7 whoever decides sees what the applicant asked for before; what they may not open is no link', async () => {
  const row = { id: '5', no: 'QJ-2026-0003', status: 'approved', submittedAt: '2026-10-08 09:00:00' } as const;
  const rows = [
    { ...row, canOpen: true },
    { ...row, id: '4', no: 'QJ-2026-0002', canOpen: false },
  ];
  await open({ 'cases.detail': aCase({ earlier: { total: 7, rows } }) });
  const card = within(screen.getByRole('region', { name: '近一年同类申请' }));
  card.getByText('共 7 次');
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['QJ-2026-0003']);
  card.getByText('QJ-2026-0002');
});

test('PR-10 a field that a handler empties is sent as empty', async () => {
  const wire = await open({ 'cases.detail': aCase({ rights: { cost: 'write' } }) });
  fireEvent.change(screen.getByLabelText(/费用/), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(wire.inputs('cases.act')).toMatchObject([{ act: { data: { cost: null } } }]));
});

test('PR-5 who comes second from another window sees the case as it is now, not what they had typed into it', async () => {
  const before = aCase({ rights: { cost: 'write' } });
  const after = aCase({
    rights: { cost: 'read' },
    data: { ...before.data, cost: 77 },
    can: [],
    myStep: null,
    revision: 2,
  });
  let reads = 0;
  await open({
    'cases.detail': () => {
      reads += 1;
      return reads === 1 ? before : after;
    },
    'cases.act': refused({ status: 9009, msg: '王老师已于 09:31 同意，请刷新后再操作', result: {} }),
  });
  fireEvent.change(screen.getByLabelText(/费用/), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: '同意' }));
  expect((await screen.findByRole('alert')).textContent).toContain('王老师已于 09:31 同意');
  expect(await screen.findByText('大写：柒拾柒元整')).toBeTruthy();
  expect(screen.queryByLabelText(/费用/)).toBeNull();
});
