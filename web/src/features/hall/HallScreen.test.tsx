import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CentreView } from '@yizhan/contract/entities/centre.ts';
import type { HallPage, HallService } from '@yizhan/contract/entities/hall.ts';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { aRobot } from '../../../test/robot.ts';
import { aHallService } from '../../../test/services.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { emitHint } from '../../lib/hints.ts';
import { paths } from '../../lib/paths.ts';
import { useRobotQuestion } from '../../robot/robot.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import AllServicesScreen from './AllServicesScreen.tsx';
import HallScreen from './HallScreen.tsx';

beforeEach(() => {
  freshBrowser();
  toast.clear();
});
afterEach(() => vi.unstubAllGlobals());

const facets = {
  types: [],
  depts: [
    { id: '7', name: '教务处', count: 12 },
    { id: '8', name: '图书馆', count: 3 },
  ],
  scenes: [],
  audiences: [],
  ways: [],
  labels: [],
  letters: [
    { letter: 'Q', count: 4 },
    { letter: 'X', count: 1 },
  ],
};
const pageOf = (records: HallService[], over: Partial<HallPage> = {}): HallPage => ({
  ...{ records, total: records.length, current: 1, size: 24, near: [], meant: null },
  ...over,
});

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{decodeURIComponent(pathname + search)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        返回上一页
      </button>
    </>
  );
}

function show(at: string, page: HallPage, more: Answers = {}) {
  const wire = fakeWire({
    'services.collect': {},
    'services.cancelCollect': {},
    'hall.request': {},
    'robot.baseInfo': aRobot(),
    'hall.facets': facets,
    'hall.centre': { centre: null },
    'hall.words': { history: ['成绩'], hot: ['校车'] },
    'hall.page': page,
    'hall.openPage': page,
    ...more,
  });
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          {[paths.serviceHall, paths.processServices, paths.applicationServices].map((path) => (
            <Route key={path} path={path} element={<HallScreen />} />
          ))}
          <Route path={paths.allServices} element={<AllServicesScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
      <Overlays />
    </QueryClientProvider>,
  );
  const asked = () => wire.to('hall.page').map(({ body: { user_info_id: _, user_info_name: __, ...body } }) => body);
  return { ...wire, asked, unmount };
}
const address = () => screen.getByTestId('address').textContent;
const first = { current: 1, tab: 'all' };

test.each([
  [paths.serviceHall, '服务大厅', {}],
  [paths.processServices, '流程服务中心', { type: 'PROCESS' }],
  [paths.applicationServices, '应用服务中心', { type: 'APPLICATION' }],
])('RT-6 %s is %s', async (path, title, type) => {
  signedIn();
  const { asked } = show(path, pageOf([aHallService()]));
  // The first query also waits for the call table to load.
  await screen.findByRole('link', { name: '选课中心' }, { timeout: 4_000 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(asked()).toEqual([{ ...first, ...type }]);
});

test('HL-1 a facet goes into the address, comes off again, and back brings back what was', async () => {
  signedIn();
  const { asked } = show(`${paths.serviceHall}?page=2`, pageOf([aHallService()], { total: 40 }));
  await userEvent.click(await screen.findByRole('button', { name: /教务处/ }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...first, deptId: '7' }));
  expect(address()).toBe('/home/serviceHall?deptId=7');
  await userEvent.click(screen.getByRole('tab', { name: '最新' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序' }), '按评分');
  await waitFor(() => expect(address()).toBe('/home/serviceHall?deptId=7&sort=score&tab=newest'));
  await userEvent.click(screen.getByRole('button', { name: '返回上一页' }));
  await userEvent.click(screen.getByRole('button', { name: '返回上一页' }));
  expect(address()).toBe('/home/serviceHall?deptId=7');
  await userEvent.click(within(screen.getByRole('group', { name: '已选' })).getByRole('button', { name: /教务处/ }));
  expect(address()).toBe('/home/serviceHall');
});

test('HL-1 a page beyond the last leads back to the first', async () => {
  signedIn();
  show(`${paths.serviceHall}?page=9`, pageOf([], { total: 40 }));
  await userEvent.click(await screen.findByRole('button', { name: '回到第一页' }));
  await waitFor(() => expect(address()).toBe('/home/serviceHall'));
});

test('HL-1 two facets chosen in one breath are both kept', async () => {
  signedIn();
  show(paths.serviceHall, pageOf([aHallService()]));
  const dept = await screen.findByRole('button', { name: /教务处/ });
  await userEvent.click(screen.getByRole('button', { name: '更多筛选' }));
  const letter = screen.getByRole('button', { name: 'Q，4 项服务' });
  act(() => {
    dept.click();
    letter.click();
  });
  await waitFor(() => expect(address()).toBe('/home/serviceHall?deptId=7&letter=Q'));
});

test('a tile tells what the service is: place, way, guide, stars, visits, label and state', async () => {
  signedIn();
  const service = aHallService({
    ...{ shelfLabelName: '热', hasGuide: true, score: 4.75, scoreCount: 8, visitCount: 1234 },
    ...{ processType: 'OFFLINE', state: 'MAINTENANCE' },
  });
  show(paths.serviceHall, pageOf([service]));
  const tile = within(await screen.findByRole('list', { name: '服务列表' })).getByRole('listitem');
  for (const word of ['教务处', '线下', '指南', '4.8', '热', '维护中']) expect(tile.textContent).toContain(word);
  expect(within(tile).getByRole('link', { name: '查看「选课中心」的办事指南' })).toBeDefined();
});

test('HL-5 what was looked for is highlighted', async () => {
  signedIn();
  show(`${paths.serviceHall}?keyword=选课`, pageOf([aHallService({ nameMarks: [[0, 2]] })]));
  const link = await screen.findByTitle('选课中心');
  expect(link.querySelector('mark')?.textContent).toBe('选课');
  expect(screen.getAllByText('“选课” 共找到 1 项服务').length).toBeGreaterThan(0);
});

test('while new words are looked for, the number found stands with the words it belongs to', async () => {
  signedIn();
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  show(`${paths.serviceHall}?keyword=选课`, pageOf([]), {
    'hall.page': async ({ body }) => {
      if (body.keyword === '选课') return pageOf([aHallService()], { total: 31 });
      await waiting;
      return pageOf([aHallService()], { total: 5 });
    },
  });
  const counted = () => document.querySelector('.hall__found > span')?.textContent;
  await waitFor(() => expect(counted()).toBe('“选课” 共找到 31 项服务'));
  const box = screen.getByRole('combobox', { expanded: false });
  await userEvent.clear(box);
  await userEvent.type(box, '成绩{Enter}');
  await waitFor(() => expect(address()).toBe('/home/serviceHall?keyword=成绩'));
  expect(counted()).toBe('“选课” 共找到 31 项服务');
  answer();
  await waitFor(() => expect(counted()).toBe('“成绩” 共找到 5 项服务'));
});

test('cards or a list is remembered', async () => {
  signedIn();
  const service = aHallService({ summary: '选课、退课与补选' });
  show(paths.serviceHall, pageOf([service]));
  await userEvent.click(await screen.findByRole('button', { name: '列表' }));
  expect(screen.getByText('选课、退课与补选')).toBeDefined();
  expect(JSON.parse(localStorage.getItem('yizhan-hall-view') ?? '{}').content).toBe('list');
});

test('a hint that services changed reads the hall again in place', async () => {
  signedIn();
  const { asked } = show(paths.serviceHall, pageOf([aHallService()]));
  await screen.findByRole('link', { name: '选课中心' });
  emitHint('services');
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('a star is lit at once, and undone from its toast', async () => {
  signedIn();
  const { to } = show(paths.serviceHall, pageOf([aHallService()]));
  await userEvent.click(await screen.findByRole('button', { name: '收藏' }));
  expect(screen.getByRole('button', { name: '取消收藏', pressed: true })).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await screen.findByRole('button', { name: '收藏', pressed: false });
  await waitFor(() => expect(to('services.cancelCollect').map(({ body }) => body.serviceId)).toEqual(['7']));
  expect(to('services.collect')).toHaveLength(1);
});

test('HL-12 a star stays lit though a list that was asked for before arrives after it', async () => {
  signedIn();
  let answerOld = () => {};
  const old = new Promise<HallPage>((answer) => (answerOld = () => answer(pageOf([aHallService()]))));
  const answers = [pageOf([aHallService()]), old];
  const { to } = show(paths.serviceHall, pageOf([]), {
    'hall.page': () => answers.shift() ?? pageOf([aHallService({ collected: true })]),
  });
  const star = await screen.findByRole('button', { name: '收藏' });
  act(() => emitHint('services'));
  await waitFor(() => expect(to('hall.page')).toHaveLength(2));
  await userEvent.click(star);
  answerOld();
  await screen.findByText(/已收藏/);
  await waitFor(() => expect(to('hall.page')).toHaveLength(3));
  expect(screen.getByRole('button', { name: '取消收藏', pressed: true })).toBeDefined();
});

test('a star the server refuses goes out again, and says why', async () => {
  signedIn();
  show(paths.serviceHall, pageOf([aHallService()]), { 'services.collect': refused({ status: 8008, msg: '收藏已满' }) });
  await userEvent.click(await screen.findByRole('button', { name: '收藏' }));
  expect(await screen.findByText('收藏已满')).toBeDefined();
  expect(screen.getByRole('button', { name: '收藏', pressed: false })).toBeDefined();
});

test('HL-3 what was found in spite of a slip comes with the word that was probably meant', async () => {
  show(`${paths.serviceHall}?keyword=选刻`, pageOf([aHallService()], { meant: '选课中心' }));
  const button = await screen.findByRole('button', { name: '选课中心' });
  expect(button.parentElement?.textContent).toBe('您是不是想找 选课中心');
});

test('HL-8 nothing found says what was meant and shows what comes near, and takes a request', async () => {
  signedIn();
  const near = [aHallService({ serviceId: '9', serviceName: '学生请假' })];
  const { to, asked } = show(`${paths.serviceHall}?keyword=请嘉`, pageOf([], { near, meant: '请假' }));
  expect(await screen.findByText('没有找到与“请嘉”相关的服务')).toBeDefined();
  expect(within(screen.getByRole('list', { name: '最接近的' })).getByRole('link').textContent).toBe('学生请假');
  const request = within(await screen.findByRole('region', { name: '告诉我们您需要什么' }));
  await userEvent.click(request.getByRole('button', { name: '提交需求' }));
  expect(request.getByText('请写一句想办的事')).toBeDefined();
  await userEvent.type(request.getByRole('textbox'), '想在线请假');
  await userEvent.click(request.getByRole('button', { name: '提交需求' }));
  expect(await request.findByText('已收到，谢谢您。')).toBeDefined();
  expect(to('hall.request')[0]?.body).toMatchObject({ keyword: '请嘉', text: '想在线请假' });
  await userEvent.click(screen.getByRole('button', { name: '请假' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...first, keyword: '请假' }));
});

test('HL-8 the question robot is offered where the school has one', async () => {
  signedIn();
  show(`${paths.serviceHall}?keyword=x`, pageOf([]), { 'robot.baseInfo': aRobot() });
  await userEvent.click(await screen.findByRole('button', { name: '问问小站' }));
  expect(useRobotQuestion.getState().question).toBe('x');
});

test('RT-11 a visitor sees the public services without stars, and is led to sign in when nothing is found', async () => {
  const { to } = show(`${paths.allServices}?keyword=x`, pageOf([], { near: [aHallService({ needsSignIn: true })] }));
  expect(await screen.findByText('需登录')).toBeDefined();
  expect(screen.queryByRole('button', { name: '收藏' })).toBeNull();
  expect(to('hall.openPage')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: '去登录' }));
  expect(sessionStorage.getItem('yizhan-wanted')).toBe('/home/serviceHall?keyword=x');
});

const many = {
  ...facets,
  types: ['查询', '申请'].map((name, at) => ({ id: `${at + 1}`, name, count: at })),
  depts: Array.from({ length: 14 }, (_, at) => ({ id: `${at + 20}`, name: `第 ${at + 1} 学院`, count: 1 })),
  scenes: ['学习', '生活'].map((name, at) => ({ id: `${at + 1}`, name, count: 3, icon: 'book', tint: 1 })),
};

test('two rows of filters are shown, the others unfold and stay so; a chosen one is never folded away', async () => {
  signedIn();
  const { unmount } = show(paths.serviceHall, pageOf([aHallService()]), { 'hall.facets': many });
  const rows = () => screen.getAllByRole('group').map((row) => row.getAttribute('aria-labelledby') && row.textContent);
  await screen.findByRole('group', { name: '部门' });
  expect(screen.queryByRole('group', { name: '场景' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '更多筛选' }));
  expect(screen.getByRole('group', { name: '场景' })).toBeDefined();
  const unfolded = rows().length;
  unmount();
  const again = show(paths.serviceHall, pageOf([aHallService()]), { 'hall.facets': many });
  await screen.findByRole('group', { name: '场景' });
  expect(rows()).toHaveLength(unfolded);
  await userEvent.click(screen.getByRole('button', { name: '收起筛选' }));
  again.unmount();
  show(`${paths.serviceHall}?sceneId=2`, pageOf([aHallService()]), { 'hall.facets': many });
  expect(await screen.findByRole('group', { name: '场景' })).toBeDefined();
});

test('HL-14 a choice that would leave nothing cannot be pressed; departments are found by name', async () => {
  signedIn();
  const { to } = show(`${paths.serviceHall}?sceneId=2`, pageOf([aHallService()]), { 'hall.facets': many });
  const none = await screen.findByRole('button', { name: '查询 0' });
  expect(none).toHaveProperty('disabled', true);
  expect(to('hall.facets').map(({ body }) => body.sceneId)).toEqual(['2']);
  const depts = screen.getByRole('group', { name: '部门' });
  await userEvent.type(within(depts).getByRole('searchbox', { name: '搜索部门' }), '13');
  const shown = within(depts).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['第 13 学院1']);
  await userEvent.type(within(depts).getByRole('searchbox', { name: '搜索部门' }), 'x');
  expect(within(depts).getByText('没有这个部门')).toBeDefined();
});

test('a tab says its own order, and a chosen order does not outlive the tab', async () => {
  signedIn();
  show(`${paths.serviceHall}?sort=name`, pageOf([aHallService()]));
  await userEvent.click(await screen.findByRole('tab', { name: '推荐' }));
  await waitFor(() => expect(address()).toBe('/home/serviceHall?tab=recommended'));
  expect(screen.getByRole('combobox', { name: '排序' }).textContent).toContain('按推荐程度');
});

test('RT-9 HL-1 the hall looks as its centre was arranged: title, banner, tabs, facets and style', async () => {
  signedIn();
  const centre: CentreView = {
    ...{ title: '办事大厅', banner: { picture: null, text: '期末服务月', url: '/home/guides' }, facets: ['deptId'] },
    ...{ sort: 'name', tabs: ['all', 'hot'], view: 'list', pageSize: 12 },
  };
  show(paths.serviceHall, pageOf([aHallService()]), { 'hall.centre': { centre } });
  expect(await screen.findByRole('heading', { name: '办事大厅' })).toBeDefined();
  expect(screen.getByText('期末服务月').closest('a')?.getAttribute('href')).toBe('#/home/guides');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['全部', '热门']);
  expect(screen.getByRole('button', { name: '列表' }).getAttribute('aria-pressed')).toBe('true');
});
