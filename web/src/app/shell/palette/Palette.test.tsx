import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMenuItem, aMenuLeaf } from '../../../../test/navigation.ts';
import { freshBrowser, me, signedIn } from '../../../../test/people.ts';
import { aHallService } from '../../../../test/services.ts';
import { fakeWire } from '../../../../test/wire.ts';
import { useShellDialog } from '../dialogs.ts';
import Palette from './Palette.tsx';
import { arrangeTargets, findTargets } from './palette-rules.ts';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const users = { code: 'userFrameConfig/manage/users', name: '用户管理', path: '/userFrameConfig/manage/users' };

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Palette onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const nothing = {
  'hall.suggest': { services: [], near: [], words: [] },
  'hall.recent': [],
  'shell.find': { news: [], announcements: [], people: [] },
};

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('finds what stands in a group of the navigation, and names the group', async () => {
  const group = aMenuItem({ id: '4', name: '校园信息', target: { kind: 'group' }, children: [aMenuLeaf()] });
  fakeWire({ 'shell.topMenu': [group], ...nothing });
  signedIn();
  open();
  expect((await screen.findByText('校历')).closest('[role=option]')?.textContent).toContain('校园信息');
  expect(names()).not.toContain('校园信息');
  await userEvent.keyboard('校园信息');
  expect(names()).toEqual([expect.stringContaining('校历')]);
});

test('shows what one may open, and nothing else', async () => {
  fakeWire({ 'shell.topMenu': [aMenuItem()], ...nothing });
  signedIn();
  const { unmount } = open();
  await screen.findByText('校历');
  expect(names()).toEqual([
    ...['首页', '服务大厅', '校历', '我的事务个人中心', '我的消息个人中心', '我的申请个人中心', '我的收藏个人中心'],
    ...['我的评价个人中心', '我的咨询反馈个人中心', '我的日程个人中心', '个人数据个人中心', '基本资料个人中心'],
    ...['账号安全个人中心', '个性化个人中心', '授权与隐私个人中心'],
    ...['研究生计算机学院', '修改密码', 'English语言', '无障碍', '外观', '浅色', '深色', '锁屏Ctrl+Alt+L', '退出登录'],
  ]);
  unmount();
  signedIn(me({ configurationMenu: [users] }));
  open();
  await screen.findByText('校历');
  expect(names()).toContain('用户管理');
});

test('words narrow it down, arrows and Enter open it', async () => {
  fakeWire({ 'shell.topMenu': [], ...nothing });
  signedIn(me({ configurationMenu: [users] }));
  open();
  const box = screen.getByRole('combobox');
  await userEvent.type(box, '用户');
  expect(names()).toEqual(['用户管理']);
  await userEvent.type(box, '{Enter}');
  expect(location.hash).toBe('#/userFrameConfig/manage/users');
  await userEvent.clear(box);
  await userEvent.type(box, '修改密码{Enter}');
  expect(useShellDialog.getState().open).toBe('password');
});

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/home/guides')}>
      别处的链接
    </button>
  );
}

test('it closes when the address changes, and stays while it does not', async () => {
  fakeWire({ 'shell.topMenu': [], ...nothing });
  signedIn();
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Palette onClose={onClose} />
        <Elsewhere />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('combobox'), '首');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('别处的链接'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('nothing found says so', async () => {
  fakeWire({ 'shell.topMenu': [], ...nothing });
  signedIn();
  open();
  await userEvent.type(screen.getByRole('combobox'), '不存在');
  expect(await screen.findByText('没有找到“不存在”，换个词试试')).toBeDefined();
});

test('services are found as one types and open the right way; letters inside an input method are not asked for', async () => {
  const open1 = aHallService({ serviceName: '学生请假', openWay: 1001, nameMarks: [[2, 4]] });
  const { to } = fakeWire({
    'services.click': {},
    'shell.topMenu': [],
    ...nothing,
    'hall.suggest': { services: [open1], near: [], words: [] },
  });
  signedIn();
  open();
  const box = screen.getByRole('combobox');
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: 'qingj' } });
  fireEvent.change(box, { target: { value: '请假' } });
  fireEvent.compositionEnd(box);
  const found = await screen.findByRole('option', { name: /学生\s*请假/ });
  expect(found.querySelector('mark')?.textContent).toBe('请假');
  expect(to('hall.suggest').map(({ body }) => body.keyword)).toEqual(['请假']);
  await userEvent.type(box, '{Enter}');
  expect(location.hash).toBe('#/home/service/7');
});

test('a name that begins with the words comes first', () => {
  const targets = ['用户角色', '角色与权限', '角与色'].map((name) => ({
    key: name,
    name,
    group: 'searchPages' as const,
  }));
  expect(findTargets(targets, ' 角色 ').map(({ name }) => name)).toEqual(['角色与权限', '用户角色', '角与色']);
});

test('HL-13 what only comes near is said to be so, and Enter goes on to the hall', async () => {
  const near = [aHallService({ serviceName: '电动车登记', serviceId: '31' })];
  fakeWire({ 'shell.topMenu': [], ...nothing, 'hall.suggest': { services: [], near, words: [] } });
  signedIn();
  open();
  const box = screen.getByRole('combobox');
  await userEvent.type(box, '小电驴停哪');
  expect(await screen.findByText('最接近的')).toBeDefined();
  expect(names()).toEqual(['在服务大厅搜索“小电驴停哪”', expect.stringContaining('电动车登记')]);
  await userEvent.type(box, '{Enter}');
  expect(location.hash).toBe(`#/home/serviceHall?keyword=${encodeURIComponent('小电驴停哪')}`);
});

test('HL-13 a page that bears the typed name stands before services that only come near', async () => {
  const near = [aHallService({ serviceName: '校车时刻与预约', serviceId: '31' })];
  fakeWire({ 'shell.topMenu': [aMenuItem()], ...nothing, 'hall.suggest': { services: [], near, words: [] } });
  signedIn();
  open();
  await userEvent.type(screen.getByRole('combobox'), '校历');
  expect(await screen.findByText('最接近的')).toBeDefined();
  expect(names()).toEqual(['校历', '在服务大厅搜索“校历”', expect.stringContaining('校车时刻与预约')]);
});

test('finds announcements, news, and people where the server tells of any; before one types, what one used last stands first', async () => {
  fakeWire({
    'shell.topMenu': [],
    ...nothing,
    'hall.recent': [aHallService({ serviceName: '成绩查询' })],
    'shell.find': {
      news: [{ id: '5', title: '寒假安排', columnName: '通知公告' }],
      announcements: [{ id: '3', title: '寒假停水', deptName: '后勤保障处' }],
      people: [{ id: '9', name: '白寒梅', account: 'baihm', deptName: '图书馆' }],
    },
  });
  signedIn();
  open();
  await screen.findByText('最近使用');
  expect(names()[0]).toContain('成绩查询');
  const box = screen.getByRole('combobox');
  await userEvent.type(box, '寒');
  const person = await screen.findByRole('option', { name: /白寒梅/ });
  expect(person.textContent).toContain('baihm · 图书馆');
  await userEvent.click(screen.getByRole('option', { name: /寒假安排/ }));
  expect(location.hash).toBe('#/home/article/5');
  cleanup();
  open();
  await userEvent.type(screen.getByRole('combobox'), '停水');
  expect(screen.getByText('正在搜索…')).toBeTruthy();
  await userEvent.click(await screen.findByRole('option', { name: /寒假停水/ }));
  expect(location.hash).toBe('#/home/announcements?id=3');
});

test('a group whose names have the typed text comes before groups with scattered letters', () => {
  const target = (name: string, group: 'searchPages' | 'searchManage' | 'searchNear') => ({ key: name, name, group });
  const all = [target('主页管理', 'searchPages'), target('角色管理', 'searchManage'), target('理发', 'searchNear')];
  expect(arrangeTargets(all, '角色').map(({ name }) => name)).toEqual(['角色管理', '理发', '主页管理']);
  expect(findTargets(all, '主要看看角色的管理')).toEqual([]);
});
