// Preloaded so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { OwnRating, ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGuide, serviceDetails } from '../../../test/guides.ts';
import { boot, freshBrowser, signedIn } from '../../../test/people.ts';
import { aServiceTile } from '../../../test/services.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { takeReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import OpenServiceScreen from './OpenServiceScreen.tsx';
import ServiceScreen from './ServiceScreen.tsx';

const noRatings = {
  average: null,
  count: 0,
  distribution: [0, 0, 0, 0, 0],
  labels: [],
  comments: { records: [], total: 0, current: 1, size: 12 },
};

function show(answers: Answers, path = '/home/service/7') {
  const wire = fakeWire({
    'services.click': {},
    'services.ratings': noRatings,
    'services.checkScore': { given: null },
    ...answers,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/home/service/:id" element={<ServiceScreen />} />
          <Route path="/service/:id" element={<OpenServiceScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}
const details = (over: Partial<ServiceDetails> = {}) => ({ 'services.details': serviceDetails(over) });
const open = (over: Partial<ServiceDetails> = {}) => ({
  'services.openDetails': serviceDetails(over),
});

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

test('a service says what it is, whom it is for and how it is liked', async () => {
  const wire = show(details());
  expect(await screen.findByRole('heading', { level: 1, name: '学生请假' })).toBeDefined();
  for (const words of ['在线办理', '开放中', '承诺 3 个工作日', '12 人评价', '340 次访问', '本科生、研究生'])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText('工作日 08:00–17:30')).toBeDefined();
  expect(wire.to('services.details')[0]?.body).toMatchObject({ id: '7' });
});

test('SO-1 the link inside the details of a 1001 service opens its address in serviceIframPage', async () => {
  const wire = show(details());
  const apply = await screen.findByRole('link', { name: '去办理' });
  expect(apply.getAttribute('href')).toBe('#/home/serviceIframPage?id=7');
  fireEvent.click(apply);
  await waitFor(() => expect(wire.to('services.click')).toHaveLength(1));
});

test('a page of the portal is gone to, not framed', async () => {
  show(details({ serviceUrl: '#/home/guides', accessWay: 6 }));
  expect((await screen.findByRole('link', { name: '去办理' })).getAttribute('href')).toBe('#/home/guides');
});

test.each([
  ['NOT_YET', '未开始', '还没有开始办理。'],
  ['ENDED', '已结束', '本次办理已经结束。'],
  ['CLOSED_NOW', '不在开放时段', '现在不在开放时段，请在开放时间内办理。'],
  ['MAINTENANCE', '维护中', '系统正在维护，暂时不能办理。'],
] as const)('HL-10 a service that is %s says %s, and cannot be started', async (state, label, why) => {
  show(details({ state }));
  const button = await screen.findByRole('button', { name: label });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText(why, { exact: false })).toBeDefined();
  expect(screen.queryByRole('link', { name: '去办理' })).toBeNull();
});

test('HL-10 the reason is the administrator’s, and the next opening is told', async () => {
  const availability = {
    state: 'NOT_YET',
    reason: '选课系统开放后办理',
    from: '2030-03-01 08:00:00',
    until: null,
  } as const;
  show(details({ state: 'NOT_YET', availability }));
  const note = await screen.findByText('选课系统开放后办理', { exact: false });
  expect(note.textContent).toContain('2030-03-01 08:00 开放');
});

test('what ends soon says until when, and can still be started', async () => {
  const availability = { state: 'CLOSING', reason: '', from: null, until: '2030-03-01 08:00:00' } as const;
  show(details({ state: 'CLOSING', availability }));
  expect(await screen.findByText('2030-03-01 08:00 截止')).toBeDefined();
  expect(screen.getByRole('link', { name: '去办理' })).toBeDefined();
});

test('a service done on the spot has nothing to press, and says where it is done', async () => {
  show(details({ serviceUrl: '', processType: 'OFFLINE' }));
  expect(await screen.findByText(/这项服务在线下办理/)).toBeDefined();
  expect(screen.queryByRole('link', { name: '去办理' })).toBeNull();
});

test('SO-4 a failure shows msg and msgDetail, and the way out', async () => {
  show({ 'services.details': refused({ status: 4040, msg: '「学生请假」已下架', msgDetail: '[trace-1]' }) });
  expect(await screen.findByText('「学生请假」已下架')).toBeDefined();
  expect(screen.getByText('[trace-1]')).toBeDefined();
  expect(screen.getByRole('link', { name: '去服务大厅' }).getAttribute('href')).toBe('#/home/serviceHall');
});

test('HL-7 SO-4 a service of others explains whom it is for, with msgDetail and without its content', async () => {
  const msg = '「科研报账」仅面向教师开放，您当前的身份不能使用';
  const result = { audience: '教师' };
  const footer = { ...boot().footer, phone: '0871-6600 1000' };
  useSession.setState({ boot: { ...boot(), footer } });
  const wire = show({ 'services.details': refused({ status: 4030, msg, msgDetail: '[trace-2]', result }) });
  const note = (await screen.findByText(msg)).closest('[role=status]');
  expect(note?.textContent).toContain('0871-6600 1000');
  expect(note?.querySelector('code')?.textContent).toBe('[trace-2]');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/切换身份后再试/)).toBeDefined();
  expect(wire.to('guides.info')).toHaveLength(0);
});

test('the guide stands beneath, with the ratings as its last block', async () => {
  show({ ...details({ guideId: '31' }), 'guides.info': aGuide() });
  const blocks = await screen.findByRole('navigation', { name: '指南目录' });
  expect(within(blocks).getAllByRole('button').at(-1)?.textContent).toBe('评价');
});

test('related services are links of their own', async () => {
  show(details({ related: [aServiceTile({ serviceId: '9', serviceName: '销假', openWay: 1001 })] }));
  expect((await screen.findByRole('link', { name: /销假/ })).getAttribute('href')).toBe('#/home/service/9');
});

test('RA-1 stars are given with labels of their level, and changed later', async () => {
  const rating = { score: 5, labels: ['高效'], text: '', anonymous: false, at: '2026-03-01 08:00:00' };
  let own: OwnRating = { given: null };
  const wire = show({
    ...details(),
    'services.checkScore': () => own,
    'services.scoreLabels': ({ body }) => (body.score === 5 ? ['高效', '方便'] : ['太慢']),
    'services.giveScore': () => {
      own = { given: { ...rating, until: '2026-05-30 08:00:00' } };
      return own;
    },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: '我要评价' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: '我要评价' }));
  expect((await screen.findByRole('button', { name: '提交评价' })).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByLabelText('1 星，非常不满意'));
  fireEvent.click(await screen.findByRole('button', { name: '太慢' }));
  fireEvent.click(screen.getByLabelText('5 星，非常满意'));
  fireEvent.click(await screen.findByRole('button', { name: '高效' }));
  expect(screen.queryByRole('button', { name: '太慢' })).toBeNull();
  fireEvent.submit(document.getElementById('rating-form') as HTMLElement);
  await waitFor(() => expect(toast.list()[0]?.text).toBe('感谢您的评价'));
  expect(wire.to('services.giveScore')[0]?.body).toMatchObject({
    serviceId: '7',
    score: 5,
    labels: ['高效'],
    anonymous: false,
  });
  expect(await screen.findByRole('button', { name: '修改评价' })).toBeDefined();
  expect(screen.getByText('2026-05-30 前可以修改')).toBeDefined();
});

test('a process is rated when its case is finished, not here', async () => {
  const wire = show(details({ type: 'PROCESS' }));
  expect(await screen.findByText('流程类服务在办结后评价')).toBeDefined();
  expect(wire.to('services.checkScore')).toHaveLength(0);
});

test('HL-9 a visitor is asked to sign in, and lands on the service afterwards', async () => {
  freshBrowser();
  const wire = show(open({ needsSignIn: true, serviceUrl: '' }), '/service/7');
  const way = await screen.findByRole('link', { name: '登录后办理' });
  expect(way.getAttribute('href')).toBe('#/login');
  fireEvent.click(way);
  expect(takeReturnPage()).toBe('/home/service/7');
  expect(wire.to('services.details')).toHaveLength(0);
});

test('SO-4 visitors ask another call, and open what is open to all in a tab', async () => {
  freshBrowser();
  show(open(), '/service/7');
  const way = await screen.findByRole('link', { name: '去办理' });
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['https://a.example/', '_blank']);
  expect(screen.queryByRole('button', { name: '收藏' })).toBeNull();
});

test('whoever is signed in goes from the visitors’ page to their own', async () => {
  const wire = show(details(), '/service/7');
  expect(await screen.findByRole('heading', { level: 1, name: '学生请假' })).toBeDefined();
  expect(wire.to('services.openDetails')).toHaveLength(0);
});
