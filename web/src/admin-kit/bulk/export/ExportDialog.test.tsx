import { fireEvent, screen, within } from '@testing-library/react';
import type { ExportFields } from '@yizhan/contract/entities/bulk.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePolling, finished, nextPoll, progress, renderBulk } from '../../../../test/bulk.tsx';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../../test/wire.ts';
import { toast } from '../../../ui/toast.ts';
import ExportDialog from './ExportDialog.tsx';
import type { ExportDialogProps } from './ExportForm.tsx';

const fields: ExportFields = {
  name: '用户',
  fields: [
    { field: 'account', label: '账号' },
    { field: 'realName', label: '姓名' },
    { field: 'mobile', label: '手机' },
  ],
  ranges: [1, 2, 3],
  choices: [{ id: '9', name: '通讯录', fields: ['mobile', 'realName'] }],
};

beforeEach(() => {
  freshBrowser();
  signedIn();
  toast.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}, props: Partial<ExportDialogProps> = {}) {
  const onClose = vi.fn();
  const wire = fakeWire({
    'bulk.cancel': {},
    'bulk.exportFields': fields,
    'bulk.exportTotal': { total: 1234 },
    'bulk.startExport': { redisKey: 'k1' },
    'bulk.exportProgress': progress(),
    ...answers,
  });
  renderBulk(<ExportDialog list="users" onClose={onClose} {...props} />);
  await screen.findByLabelText(/^文件名称/);
  return { wire, onClose };
}

const nameField = () => screen.getByLabelText<HTMLInputElement>(/^文件名称/);
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '导出' });
const enabled = () => vi.waitFor(() => expect(submitButton().disabled).toBe(false));
const write = (name: string) => fireEvent.change(nameField(), { target: { value: name } });
const submit = () => fireEvent.submit(nameField());
const start = async () => {
  await enabled();
  write('用户名单');
  submit();
};

test('EX-8 EX-7 the name is the list and the time, and the input takes 30 characters', async () => {
  await open();
  expect(nameField().value).toMatch(/^用户\d{14}$/);
  expect(nameField().maxLength).toBe(30);
});

test.each([
  ['EX-4', '  ', '请输入文件名称'],
  ['EX-5', '用户-名单', '特殊字符只能包括点和下划线'],
  ['EX-6', '用户', '文件名称不可少于三个字符'],
])('%s 「%s」 is answered with its one message, at the field, and nothing is sent', async (_, name, message) => {
  const { wire } = await open();
  await enabled();
  fireEvent.click(screen.getByLabelText('全选'));
  write(name);
  submit();
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByText('请至少选择一个导出字段')).toBeNull();
  expect(document.activeElement).toBe(nameField());
  expect(wire.to('bulk.startExport')).toEqual([]);
});

test('EX-9 without a field nothing is exported', async () => {
  const { wire } = await open();
  await enabled();
  fireEvent.click(screen.getByLabelText('全选'));
  expect(screen.getByText('已选 0 / 3')).toBeTruthy();
  submit();
  expect(screen.getByText('请至少选择一个导出字段')).toBeTruthy();
  expect(wire.to('bulk.startExport')).toEqual([]);
});

test('EX-10 the count is shown, and with none of them the button is disabled', async () => {
  await open({ 'bulk.exportTotal': ({ input }) => ({ total: input.dataRange === 1 ? 1234 : 0 }) }, { search: {} });
  expect(await screen.findByText('共 1,234 条数据')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('当前查询条件下的数据'));
  expect(await screen.findByText('没有可以导出的数据')).toBeTruthy();
  expect(submitButton().disabled).toBe(true);
});

test('EX-11 a screen without search and ticks offers no range', async () => {
  await open();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('EX-11 EX-12 the ticked rows are sent with the search, the fields in their order and the tenant', async () => {
  const { wire } = await open({}, { search: { keyword: '张' }, ticked: ['3', '5'] });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /已勾选的数据/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '通讯录' }));
  await start();
  await screen.findByRole('dialog', { name: '正在导出' });
  expect(wire.inputs('bulk.startExport')).toEqual([
    {
      ...{ list: 'users', tenantId: '000000', fileName: '用户名单', dataRange: 3 },
      ...{ exportField: ['mobile', 'realName'], choiceDataIds: ['3', '5'], formInline: { keyword: '张' } },
    },
  ]);
});

test('a choice of fields is saved under a name', async () => {
  const { wire } = await open({ 'bulk.saveChoice': { id: '10', name: '账号表', fields: ['account'] } });
  fireEvent.click(screen.getByLabelText('姓名'));
  fireEvent.click(screen.getByRole('button', { name: '存为方案' }));
  const name = screen.getByLabelText('方案名称');
  fireEvent.keyDown(name, { key: 'Enter' });
  expect(screen.getByText('请输入方案名称')).toBeTruthy();
  fireEvent.change(name, { target: { value: '账号表' } });
  fireEvent.keyDown(name, { key: 'Enter' });
  expect(await screen.findByText('已保存方案「账号表」')).toBeTruthy();
  expect(wire.inputs('bulk.saveChoice')).toEqual([{ list: 'users', name: '账号表', fields: ['account', 'mobile'] }]);
});

test('EX-1 progress is asked for every 3 s; close is disabled until the export is done', async () => {
  const { wire, onClose } = await open();
  fakePolling();
  await start();
  const dialog = within(await screen.findByRole('dialog', { name: '正在导出' }));
  expect(await dialog.findByText('已用时 1分20秒')).toBeTruthy();
  expect(dialog.getByText('预计还需 2分')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '关闭' }).disabled).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  expect(wire.to('bulk.exportProgress')).toHaveLength(1);
});

test('EX-1 a finished export offers its file', async () => {
  const answers = [progress(), finished({ url: '/files/7?signed', totalNum: 1234 })];
  const { wire, onClose } = await open({ 'bulk.exportProgress': () => answers.shift() ?? finished() });
  fakePolling();
  await start();
  await screen.findByText('已用时 1分20秒');
  await nextPoll();
  const dialog = within(await screen.findByRole('dialog', { name: '导出完成' }));
  expect(dialog.getByText('共导出 1,234 条数据')).toBeTruthy();
  expect(dialog.getByRole('link', { name: '下载文件' }).getAttribute('href')).toBe('/files/7?signed');
  await nextPoll();
  expect(wire.to('bulk.exportProgress')).toHaveLength(2);
  const [close] = dialog.getAllByRole('button', { name: '关闭' });
  if (close) fireEvent.click(close);
  expect(onClose).toHaveBeenCalled();
});

test('EX-3 an answer that does not come in time is ignored', async () => {
  let polls = 0;
  await open({
    'bulk.exportProgress': () => {
      polls += 1;
      if (polls === 2) throw new DOMException('', 'TimeoutError');
      return polls === 1 ? progress() : finished();
    },
  });
  const slow = {
    get aborted() {
      return polls === 2;
    },
  };
  vi.stubGlobal('AbortSignal', { timeout: () => slow });
  fakePolling();
  await start();
  await screen.findByText('已用时 1分20秒');
  await nextPoll();
  await vi.waitFor(() => expect(polls).toBe(2));
  expect(screen.getByRole('dialog', { name: '正在导出' })).toBeTruthy();
  await nextPoll();
  expect(await screen.findByRole('dialog', { name: '导出完成' })).toBeTruthy();
});

test('EX-1 EX-3 any other failure of polling ends it', async () => {
  await open({ 'bulk.exportProgress': refused({ status: 9999, msg: '内部错误' }) });
  fakePolling();
  await start();
  const dialog = within(await screen.findByRole('dialog', { name: '导出失败' }));
  expect(dialog.getByText('操作失败')).toBeTruthy();
});

test('EX-2 a start refused with 1002 shows its message and closes', async () => {
  const { onClose } = await open({ 'bulk.startExport': refused({ status: 1002, msg: '您已有进行中的导出' }) });
  await start();
  expect(await screen.findByText('您已有进行中的导出')).toBeTruthy();
  expect(onClose).toHaveBeenCalled();
});

test('EX-2 any other failure to start shows message and detail and enables close', async () => {
  const { onClose } = await open({
    'bulk.startExport': refused({ status: 9999, msg: '系统异常', msgDetail: 'E-FW00012Q' }),
  });
  await start();
  const dialog = within(await screen.findByRole('dialog', { name: '导出失败' }));
  expect(dialog.getByText('系统异常')).toBeTruthy();
  expect(dialog.getByText('E-FW00012Q')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  for (const close of dialog.getAllByRole<HTMLButtonElement>('button', { name: '关闭' }))
    expect(close.disabled).toBe(false);
});

test('a running export is cancelled', async () => {
  const answers = [progress(), progress({ state: 'cancelled', finished: 1 })];
  const { wire } = await open({ 'bulk.exportProgress': () => answers.shift() ?? finished() });
  fakePolling();
  await start();
  fireEvent.click(await screen.findByRole('button', { name: '取消导出' }));
  await nextPoll();
  expect(await screen.findByRole('dialog', { name: '导出已取消' })).toBeTruthy();
  expect(wire.inputs('bulk.cancel')).toEqual([{ key: 'k1' }]);
});
