import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ToolRow } from '@yizhan/contract/entities/tool.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { ToolsManager } from './ToolsManager.tsx';

const aTool = (id: string, tools_name: string, over: Partial<ToolRow> = {}): ToolRow => ({
  ...{ id, tools_name, tools_icon: 'mail', url: 'https://m.example/', openType: 'newTab', roles: [], isPublic: false },
  ...{ sort: 0, version: 3 },
  ...over,
});

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

function show(tools: ToolRow[], answers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({ '/baseService/getRoleList': { result: [] }, ...answers });
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
  press('选择图标');
  fireEvent.click(screen.getByLabelText('mail'));
  press('选择图标');
  press('保存');
  await waitFor(() => expect(wire.to('/commonTool/save')).toHaveLength(1));
  expect(wire.to('/commonTool/save')[0]?.body).toMatchObject({
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
  expect(wire.to('/commonTool/save')).toEqual([]);
});

test('a change is sent with the version one holds; a name that is taken is said at the field', async () => {
  const taken = { status: 1002, msg: '「校历」已存在，请换一个名称', result: { field: 'tools_name' } };
  const { wire } = show([aTool('5', '邮箱')], { '/commonTool/save': taken });
  press('编辑 邮箱');
  type(/名称/, '校历');
  press('保存');
  expect(await screen.findByText('「校历」已存在，请换一个名称')).toBeTruthy();
  expect(wire.to('/commonTool/save')[0]?.body).toMatchObject({ held: { id: '5', version: 3 } });
});

test('an address can be tried before it is saved', async () => {
  const { wire } = show([aTool('5', '邮箱')], {
    '/commonTool/verifyUrl': { result: { ok: false, reason: 'inward address' } },
  });
  press('编辑 邮箱');
  press('测试地址');
  expect(await screen.findByText('地址没有正常答复：这是内网地址，服务器没有被允许访问它')).toBeTruthy();
  expect(wire.to('/commonTool/verifyUrl')[0]?.body).toMatchObject({ url: 'https://m.example/' });
});

test('tools move by a button, and are removed after a question', async () => {
  const { wire } = show([aTool('5', '邮箱'), aTool('6', '校历')]);
  expect(screen.getByTitle('上移 邮箱')).toHaveProperty('disabled', true);
  press('下移 邮箱');
  await waitFor(() => expect(wire.to('/commonTool/adjustOrder')[0]?.body).toMatchObject({ ids: ['6', '5'] }));
  press('删除 校历');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(wire.to('/commonTool/remove')[0]?.body).toMatchObject({ id: '6', version: 3 }));
});
