import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ToolRow } from '@yizhan/contract/entities/tool.ts';
import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { ToolsManager } from './ToolsManager.tsx';

const aTool = (id: string, tools_name: string, over: Partial<ToolRow> = {}): ToolRow => ({
  ...{ id, tools_name, tools_icon: 'mail', url: 'https://m.example/', openType: 'newTab', roles: [], isPublic: false },
  ...{ serviceId: null, service: null, sort: 0, version: 3 },
  ...over,
});

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(tools: ToolRow[], answers: Answers = {}) {
  const wire = fakeWire({
    'tools.order': {},
    'tools.remove': {},
    'tools.save': { id: '9', version: 1 },
    'roles.pick': [],
    ...answers,
  });
  const sent = vi.fn((event: Event) => event.preventDefault());
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <form onSubmit={(event) => sent(event.nativeEvent)}>
        <ToolsManager tools={tools} />
      </form>
      <Overlays />
    </QueryClientProvider>,
  );
  return { wire, sent };
}
const press = (name: string) => {
  const found = screen.queryByText(name) ?? screen.getByTitle(name);
  fireEvent.click(found.closest('button') ?? found);
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a new tool is sent with its icon, and the card’s own form is not', async () => {
  const { wire, sent } = show([]);
  press('新建工具');
  type(/名称/, '邮箱');
  type(/^地址/, 'https://mail.example/');
  fireEvent.click(screen.getByText(/^选择图标/));
  fireEvent.click(screen.getByLabelText('邮箱'));
  fireEvent.click(screen.getByText('选择图标：邮箱'));
  press('保存');
  await waitFor(() => expect(wire.to('tools.save')).toHaveLength(1));
  expect(wire.to('tools.save')[0]?.body).toMatchObject({
    tool: { tools_name: '邮箱', tools_icon: 'mail', url: 'https://mail.example/', openType: 'newTab', isPublic: false },
  });
  expect(sent).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address that runs as script is refused at its field, and nothing is sent', async () => {
  const { wire } = show([]);
  press('新建工具');
  type(/名称/, '坏');
  type(/^地址/, 'javascript:alert(1)');
  press('保存');
  expect(await screen.findByText('格式不正确')).toBeTruthy();
  expect(wire.to('tools.save')).toEqual([]);
});

const timetable = { serviceId: '8', serviceName: '我的课表', serviceIcon: 'calendar', serviceDeptName: '教务处' };
const named = () => screen.getByLabelText<HTMLInputElement>(/名称/).value;
const opening = (name: string) => fireEvent.click(screen.getByText(name));

test('MV-2 a tool that opens a service asks for the service, and for no address', async () => {
  // Freezes the clock by which a dialog's button ignores a double click.
  vi.useFakeTimers({ toFake: ['performance'] });
  const { wire } = show([], { 'cards.services': [timetable] });
  press('新建工具');
  type(/名称/, '课表');
  opening('打开服务');
  await waitFor(() => expect(screen.queryByLabelText(/^地址/)).toBeNull());
  press('保存');
  expect(await screen.findByText('请选择服务')).toBeTruthy();
  expect(wire.to('tools.save')).toEqual([]);
  fireEvent.mouseDown(screen.getByLabelText(/^服务/));
  fireEvent.click(await screen.findByTitle('我的课表 · 教务处'));
  await waitFor(() => expect(screen.queryByText('请选择服务')).toBeNull());
  vi.advanceTimersByTime(uiLimits.clickGuardMs);
  press('保存');
  await waitFor(() => expect(wire.to('tools.save')).toHaveLength(1));
  const tool = wire.to('tools.save')[0]?.body.tool;
  expect(tool).toMatchObject({ tools_name: '课表', openType: 'service', serviceId: '8' });
  expect(tool).not.toHaveProperty('url');
});

test('MV-2 a tool that opens the directory of guides needs nothing more; what it had is not sent', async () => {
  const { wire } = show([aTool('5', '指南')]);
  press('编辑 指南');
  opening('办事指南目录');
  await waitFor(() => expect(screen.queryByLabelText(/^地址/)).toBeNull());
  expect(screen.queryByLabelText(/^服务/)).toBeNull();
  press('保存');
  await waitFor(() => expect(wire.to('tools.save')).toHaveLength(1));
  const tool = wire.to('tools.save')[0]?.body.tool;
  expect(tool).toMatchObject({ openType: 'workGuide' });
  expect(tool).not.toHaveProperty('url');
});

test('the list says what each tool opens, and which service is withdrawn', () => {
  const opens = { openType: 'service', url: '', serviceId: '8' } as const;
  show([
    aTool('5', '课表', { ...opens, service: { serviceName: '我的课表', onShelf: true } }),
    aTool('6', '旧课表', { ...opens, service: { serviceName: '课表旧版', onShelf: false } }),
    aTool('7', '指南', { openType: 'workGuide', url: '' }),
  ]);
  const [shelved, withdrawn, guides] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect([shelved, withdrawn?.includes('服务：课表旧版'), guides]).toEqual([
    '课表服务：我的课表',
    true,
    '指南办事指南目录',
  ]);
  expect(withdrawn).toContain('服务已下架');
});

test('a change is sent with the version one holds; a name that is taken is said at the field', async () => {
  const duplicate = refused({ status: 1002, msg: '「校历」已存在，请换一个名称', result: { field: 'tools_name' } });
  const { wire } = show([aTool('5', '邮箱')], { 'tools.save': duplicate });
  press('编辑 邮箱');
  type(/名称/, '校历');
  press('保存');
  expect(await screen.findByText('「校历」已存在，请换一个名称')).toBeTruthy();
  expect(wire.to('tools.save')[0]?.body).toMatchObject({ held: { id: '5', version: 3 } });
});

test('PB-4 after somebody else changed a tool one chooses row by row whose change stays, and saves the result', async () => {
  const changed = { who: '王老师', when: '2026-03-02 09:31:00', what: '邮箱' };
  let saves = 0;
  const { wire } = show([aTool('5', '邮箱')], {
    'tools.save': () => {
      saves += 1;
      return saves === 1
        ? refused({ status: 9009, msg: '内容已被他人修改', result: changed })
        : { id: '5', version: 5 };
    },
    'tools.list': [aTool('5', '师生邮箱', { ...{ version: 4, openType: 'service', url: '', serviceId: '8' } })],
    'cards.services': [timetable],
  });
  press('编辑 邮箱');
  type(/名称/, '校园邮箱');
  press('保存');
  fireEvent.click(await screen.findByRole('button', { name: '对照后继续' }));
  const conflict = within(await screen.findByRole('alertdialog', { name: '内容已被他人修改' }));
  const sidesOf = (label: RegExp) => within(conflict.getByRole('row', { name: label })).getAllByRole('radio');
  const rows = conflict.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows.toSorted()).toEqual(['名称', '打开方式', '地址', '服务'].toSorted());
  const [theirs, mine] = sidesOf(/^名称/);
  expect([theirs, mine]).toMatchObject([{ checked: false }, { checked: true }]);
  expect(sidesOf(/^服务/)[0]).toMatchObject({ checked: true });
  fireEvent.click(conflict.getByRole('button', { name: '按所选继续' }));
  expect(named()).toBe('校园邮箱');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  press('保存');
  await waitFor(() => expect(wire.to('tools.save')).toHaveLength(2));
  expect(wire.to('tools.save')[1]?.body).toMatchObject({
    tool: { tools_name: '校园邮箱', openType: 'service', serviceId: '8' },
    held: { id: '5', version: 4 },
  });
});

test('an address can be tried before it is saved', async () => {
  const { wire } = show([aTool('5', '邮箱')], {
    'tools.verifyUrl': { ok: false, reason: 'inward address' },
  });
  press('编辑 邮箱');
  press('测试地址');
  expect(await screen.findByText('地址没有正常答复：这是内网地址，服务器没有被允许访问它')).toBeTruthy();
  expect(wire.to('tools.verifyUrl')[0]?.body).toMatchObject({ url: 'https://m.example/' });
});

test('tools move by a button, and are removed after a question', async () => {
  const { wire } = show([aTool('5', '邮箱'), aTool('6', '校历')]);
  expect(screen.getByTitle('上移 邮箱')).toHaveProperty('disabled', true);
  press('下移 邮箱');
  await waitFor(() => expect(wire.to('tools.order')[0]?.body).toMatchObject({ ids: ['6', '5'] }));
  press('删除 校历');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(wire.to('tools.remove')[0]?.body).toMatchObject({ id: '6', version: 3 }));
});

const renameAndLose = () => {
  show([aTool('5', '邮箱')]);
  press('编辑 邮箱');
  type(/名称/, '校园邮箱');
  signInAgain();
};

test('what was typed over a tool when the session ended is there again, and can be given up', async () => {
  renameAndLose();
  show([aTool('5', '邮箱')]);
  press('编辑 邮箱');
  expect(named()).toBe('校园邮箱');
  press('放弃恢复');
  await waitFor(() => expect(named()).toBe('邮箱'));
});

test('it is not laid over a tool that somebody else changed meanwhile', () => {
  renameAndLose();
  show([aTool('5', '邮箱', { version: 4, url: 'https://new.example/' })]);
  press('编辑 邮箱');
  expect(named()).toBe('邮箱');
  expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
});
