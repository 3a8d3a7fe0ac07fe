import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { CorrectionRow, GuideConfigDetail, GuideRow } from '@yizhan/contract/entities/guide.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../../test/page-of.ts';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { fakeWire } from '../../../test/wire.ts';
import { clearUnsavedChanges } from '../../admin-kit/form/unsaved-changes.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import GuideConfigScreen from './GuideConfigScreen.tsx';
import { newGuide } from './guide-values.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  clearUnsavedChanges();
  vi.unstubAllGlobals();
  act(() => toast.clear());
});

const row: GuideRow = {
  ...{ id: '9', kind: 'guide', name: '缓考申请', version: 4, draft: true, scheduled: null, failed: null },
  ...{ published: { number: 2, at: '2026-10-01 08:00:00' }, changedBy: '苏晓琳', changedAt: '2026-11-10 08:00:00' },
  ...{ serviceId: '7', serviceName: '缓考申请', deptId: null, deptName: '教务处', audience: ['本科生'] },
  ...{ processType: 'ONLINE', promise: '3 个工作日', state: 'REVIEW', reviewOn: '2026-11-12', corrections: 1 },
  mayPublish: true,
};
const correction: CorrectionRow = {
  ...{ id: '2', guideId: '9', guideName: '缓考申请', block: 'materials', text: '第二份材料不需要了', contact: '' },
  ...{ who: '李沐阳', createdAt: '2026-11-14 08:00:00', state: 'OPEN', answer: '', answeredBy: '' },
  ...{ answeredAt: null, version: 1 },
};

function show(search: string, changes: Partial<GuideConfigDetail> = {}) {
  const content = newGuide({ id: '7', name: '缓考申请' });
  const wire = fakeWire({
    'guides.page': () => pageOf([row]),
    'guides.detail': () => ({ ...row, content, links: {}, ...changes }),
    'guides.submit': () => ({ id: '9', version: 5 }),
    'guides.askReview': () => ({ id: '9', version: 6 }),
    'guides.corrections': () => pageOf([correction]),
    'guides.answerCorrection': () => ({}),
    'guides.services': () => [
      { serviceId: '7', serviceName: '缓考申请', serviceIcon: 'exam', serviceDeptName: '教务处' },
    ],
    'departments.tree': () => [],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/home/managementGuideConfig${search}`]}>
        <GuideConfigScreen />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire.inputs;
}

const press = (name: string) => act(async () => screen.getByText(name).closest('button')?.click());

test('keepers see their guides with state, version and what waits; the filters stand in the address', async () => {
  const sent = show('?state=REVIEW');
  const line = (await screen.findByText(/1 条待答复/)).closest('tr');
  for (const word of ['需复核', 'V2', '教务处', '本科生', '3 个工作日']) expect(line?.textContent).toContain(word);
  expect(sent('guides.page')).toEqual([{ state: 'REVIEW', current: 1 }]);
});

test('a guide is written block by block; the menu tells which are filled in', async () => {
  const sent = show('?guide=9');
  await screen.findByText('已填 0 / 11');
  await press('办理流程');
  await press('添加环节');
  fireEvent.change(screen.getByLabelText('环节'), { target: { value: '填写申请' } });
  expect(await screen.findByText('已填 1 / 11')).toBeTruthy();
  await press('保存草稿');
  await waitFor(() => expect(sent('guides.submit')).toHaveLength(1));
  expect(sent('guides.submit')[0]).toMatchObject({
    content: { steps: { rows: [{ name: '填写申请' }] } },
    held: { id: '9', version: 4 },
  });
});

test('what is not right is shown in its block, and nothing is sent', async () => {
  const sent = show('?guide=9');
  await screen.findByText('已填 0 / 11');
  await press('申请材料');
  await press('添加材料');
  await press('咨询与监督投诉');
  await press('保存草稿');
  expect(await screen.findByText('请填写材料名称')).toBeTruthy();
  expect(sent('guides.submit')).toEqual([]);
});

test('who may not publish asks for it', async () => {
  const sent = show('?guide=9', { mayPublish: false });
  await screen.findByText('已填 0 / 11');
  expect(screen.queryByText('发布')).toBeNull();
  await press('提交审核');
  const question = (await screen.findByText(/有权发布的管理员/)).closest<HTMLElement>('[role="alertdialog"]');
  const yes = [...(question?.querySelectorAll('button') ?? [])].find((one) => one.textContent === '提交审核');
  await act(async () => yes?.click());
  await waitFor(() => expect(sent('guides.askReview')).toEqual([{ id: '9', version: 4 }]));
});

test('the guide is looked at as its readers will, before it is saved', async () => {
  show('?guide=9', { content: { ...newGuide({ id: '7', name: '缓考申请' }), description: '<p>因病可以缓考</p>' } });
  await screen.findByText('已填 1 / 11');
  await press('预览');
  expect(await screen.findByText('因病可以缓考')).toBeTruthy();
});

test('GU-3 a correction is read by the department that keeps the guide, and answered', async () => {
  const sent = show('?tab=corrections&guide=9');
  expect(await screen.findByText('第二份材料不需要了')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('答复'), { target: { value: '已更新' } });
  await press('发送答复');
  await waitFor(() => expect(sent('guides.answerCorrection')).toEqual([{ id: '2', version: 1, answer: '已更新' }]));
  expect(sent('guides.corrections')).toContainEqual({ state: 'OPEN', guideId: '9', current: 1 });
});

test('an answer begun before the session ended is there again at its correction, and gone once sent', async () => {
  const answer = () => screen.findByLabelText<HTMLTextAreaElement>('答复');
  show('?tab=corrections');
  fireEvent.change(await answer(), { target: { value: '下周更新' } });
  signInAgain();
  const sent = show('?tab=corrections');
  expect((await answer()).value).toBe('下周更新');
  await press('发送答复');
  await waitFor(() => expect(sent('guides.answerCorrection')).toMatchObject([{ answer: '下周更新' }]));
  signInAgain();
  show('?tab=corrections');
  expect((await answer()).value).toBe('');
});

test('blocks written before the session ended are there again, also those out of sight', async () => {
  show('?guide=9');
  await screen.findByText('已填 0 / 11');
  await press('办理流程');
  await press('添加环节');
  fireEvent.change(screen.getByLabelText('环节'), { target: { value: '填写申请' } });
  await screen.findByText('已填 1 / 11');
  signInAgain();
  show('?guide=9');
  expect(await screen.findByText('已填 1 / 11')).toBeTruthy();
  expect(screen.getByText('已恢复未保存的内容')).toBeTruthy();
  await press('办理流程');
  expect(screen.getByLabelText<HTMLInputElement>('环节').value).toBe('填写申请');
  await press('放弃恢复');
  expect(await screen.findByText('已填 0 / 11')).toBeTruthy();
  expect(screen.queryByLabelText('环节')).toBeNull();
});
