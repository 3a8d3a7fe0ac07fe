import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { MatchResult } from '@yizhan/contract/entities/bulk.ts';
import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePolling, finished, nextPoll, progress, renderBulk } from '../../../../test/bulk.tsx';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../../test/wire.ts';
import ImportDialog from './ImportDialog.tsx';

const info = { name: '用户', note: '导入的账号没有密码。', maxMb: 20, maxRows: 500_000, undoHours: 24 };
const must = { note: '', is_must: 1, isKey: 0 } as const;
const may = { note: '', is_must: 0, isKey: 0 } as const;
const match: MatchResult = {
  ...{ sheets: [{ name: 'Sheet1', isHidden: false }], sheet: 0 },
  excelField: ['工号', '姓名', '联系方式'],
  matchFieldList: [
    { excelField: '工号', column: 'account', reason: 'synonym', samples: ['t001', 't002', ''] },
    { excelField: '姓名', column: 'realName', reason: 'name', samples: ['张三', '李四', '王五'] },
    { excelField: '联系方式', column: null, reason: 'none', samples: ['13800000001', '', ''] },
  ],
  dbFieldList: [
    { column: 'account', label: '账号', ...must },
    { column: 'realName', label: '姓名', ...must },
    { column: 'type', label: '身份类型', ...must },
    { column: 'mobile', label: '手机', ...may },
  ],
};
/** Everything required is recognised. */
const whole: MatchResult = { ...match, dbFieldList: match.dbFieldList.filter(({ column }) => column !== 'type') };

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  // Before the wire is gone: what is still open asks for its list again.
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}) {
  const onClose = vi.fn();
  const wire = fakeWire({
    'bulk.cancel': {},
    'bulk.importInfo': info,
    'bulk.checkFields': [
      { fieldName: 'account', fieldLabel: '账号', fieldNote: '字母和数字', isKey: 1, is_must: 1 },
      { fieldName: 'mobile', fieldLabel: '手机', fieldNote: '', isKey: 0, is_must: 0 },
    ],
    'bulk.upload': { id: '8', name: '名单.xlsx', size: 2048 },
    'bulk.matchFields': match,
    'bulk.startImport': { redisKey: 'k1' },
    'bulk.startChecked': { redisKey: 'k5' },
    'bulk.importProgress': progress(),
    ...answers,
  });
  renderBulk(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 480, itemHeight: 48 }}>
      <ImportDialog list="users" onClose={onClose} />
    </VirtuosoMockContext.Provider>,
  );
  await screen.findByRole('dialog', { name: '导入用户' });
  return { wire, onClose };
}

const workbook = (name: string, mb = 0.01) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: mb * 1024 * 1024 });
  return file;
};
function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const afterClickGuard = () => {
  const later = performance.now() + uiLimits.clickGuardMs;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
};
const uploaded = async () => {
  choose(workbook('名单.xlsx'));
  await screen.findByRole('button', { name: '删除「名单.xlsx」' });
};
const matching = async () => {
  await uploaded();
  press('下一步');
  await screen.findByLabelText('「账号」对应的列');
};

test('IP-2 without a file there is no next step', async () => {
  await open();
  press('下一步');
  expect(await screen.findByText('请上传文件')).toBeTruthy();
});

test('IP-6 a file of another kind is refused with both messages', async () => {
  const { wire } = await open();
  choose(workbook('名单.csv'));
  expect(await screen.findByText('上传格式不符合要求，请重新上传')).toBeTruthy();
  expect(screen.getByText('只支持文件扩展名.xls、.xlsx')).toBeTruthy();
  expect(wire.to('bulk.upload')).toEqual([]);
});

test('IP-7 at 20 MB the tip says 20M以内', async () => {
  await open();
  expect(screen.getByText(/20M以内/)).toBeTruthy();
  choose(workbook('名单.xlsx', 21));
  expect(await screen.findByText('上传文件请限制在20M以内')).toBeTruthy();
});

test('IP-7 at 5 MB the error says 上传文件请限制在5M以内', async () => {
  const { wire } = await open({ 'bulk.importInfo': { ...info, maxMb: 5 } });
  expect(screen.getByText(/，5M以内/)).toBeTruthy();
  choose(workbook('名单.xlsx', 6));
  expect(await screen.findByText('上传文件请限制在5M以内')).toBeTruthy();
  expect(wire.to('bulk.upload')).toEqual([]);
});

test('IP-8 two files are refused, and one more beside the one that is there', async () => {
  await open();
  const said = (n: number) => `当前限制选择 1 个文件，本次选择了 ${n} 个文件，请删除原有上传文件后再上传新的文件。`;
  choose(workbook('a.xlsx'), workbook('b.xlsx'));
  expect(await screen.findByText(said(2))).toBeTruthy();
  await uploaded();
  expect(screen.queryByText(said(2))).toBeNull();
  choose(workbook('c.xlsx'));
  expect(await screen.findByText(said(1))).toBeTruthy();
});

test('IP-9 removing the file asks first', async () => {
  await open();
  await uploaded();
  press('删除「名单.xlsx」');
  const question = within(await screen.findByRole('alertdialog', { name: '删除已上传的文件？' }));
  fireEvent.click(question.getByRole('button', { name: '删除' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '删除「名单.xlsx」' })).toBeNull());
});

test('IP-18 what the server says about the file stands at the file', async () => {
  await open({ 'bulk.upload': refused({ status: 1002, msg: '文件已加密，请取消密码后重新上传' }) });
  choose(workbook('名单.xlsx'));
  expect(await screen.findByText('文件已加密，请取消密码后重新上传')).toBeTruthy();
});

test('the template, and by what duplicates are judged, stand beside the upload', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { wire } = await open({ 'bulk.template': { url: '/files/3?signed' } });
  expect(await screen.findByText(/按 账号 判断是否重复/)).toBeTruthy();
  expect(screen.getByText('导入的账号没有密码。')).toBeTruthy();
  press('下载导入模板');
  await vi.waitFor(() => expect(click).toHaveBeenCalled());
  expect(wire.inputs('bulk.template')).toEqual([{ list: 'users' }]);
});

test('what was recognised stands with its first rows and the reason; what is required and missing is named at once', async () => {
  await open();
  await matching();
  expect(screen.getByLabelText<HTMLSelectElement>('「账号」对应的列').value).toBe('工号');
  expect(screen.getByText('t001 ｜ t002 ｜ （空）')).toBeTruthy();
  expect(screen.getByText('意思相同')).toBeTruthy();
  expect(screen.getByText('还有 1 个必填字段没有匹配：身份类型')).toBeTruthy();
  expect(screen.getByText('表格里这些列没有用到：联系方式')).toBeTruthy();
});

test('IP-10 a required field without a column stops the run', async () => {
  const { wire } = await open();
  await matching();
  press('试运行');
  expect(await screen.findByText(/^请匹配所有系统必填字段/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('「身份类型」对应的列'));
  expect(wire.to('bulk.startImport')).toEqual([]);
});

test('IP-3 IP-4 IP-11 the title row comes first, then the rule for duplicates, one message at a time', async () => {
  await open();
  await matching();
  const line = screen.getByLabelText<HTMLInputElement>(/^标题行/);
  expect(line.value).toBe('1');
  fireEvent.change(screen.getByLabelText(/^重复规则/), { target: { value: '' } });
  fireEvent.change(line, { target: { value: '' } });
  press('试运行');
  expect(screen.getByText('请输入标题行')).toBeTruthy();
  expect(screen.queryByText('请选择重复规则')).toBeNull();
  fireEvent.change(line, { target: { value: '1' } });
  afterClickGuard();
  press('试运行');
  expect(screen.getByText('请选择重复规则')).toBeTruthy();
  expect(screen.queryByText('请输入标题行')).toBeNull();
});

test('another title row is read again', async () => {
  const { wire } = await open();
  await matching();
  fireEvent.change(screen.getByLabelText(/^标题行/), { target: { value: '3' } });
  await vi.waitFor(() => expect(wire.inputs('bulk.matchFields').at(-1)).toMatchObject({ headerLine: 3, id: '8' }));
});

test('IP-13 of several sheets one is chosen; hidden ones are named as such, and its heads are read again', async () => {
  const sheets = [
    { name: '说明', isHidden: false },
    { name: '名单', isHidden: false },
    { name: '旧名单', isHidden: true },
  ];
  const { wire } = await open({
    'bulk.matchFields': ({ input }) => ({ ...match, sheets, sheet: input.sheet ?? 1 }),
  });
  await matching();
  const choice = screen.getByLabelText<HTMLSelectElement>('工作表');
  expect(choice.value).toBe('1');
  expect([...choice.options].map(({ text }) => text)).toEqual(['说明', '名单', '旧名单（隐藏）']);
  fireEvent.change(choice, { target: { value: '2' } });
  await vi.waitFor(() => expect(wire.inputs('bulk.matchFields').at(-1)).toMatchObject({ sheet: 2 }));
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('工作表').value).toBe('2'));
});

test('IP-13 IP-15 the dry run is started with the rules and the match, and its counts come before the run', async () => {
  const { wire } = await open({
    'bulk.matchFields': whole,
    'bulk.importProgress': finished({
      dry: true,
      canRun: true,
      newInsertNum: 90,
      jumpNum: 7,
      failNum: 3,
      errorNum: 3,
      errorKey: 'e1',
    }),
    'bulk.failedRows': {
      ...{ total: 3, current: 1, size: 20 },
      columns: [{ column: 'account', label: '账号', options: null }],
      records: [{ row: 5, cells: { account: 't001' }, errors: [{ column: 'account', reason: '已存在' }] }],
    },
  });
  await matching();
  fireEvent.change(screen.getByLabelText('「手机」对应的列'), { target: { value: '联系方式' } });
  fireEvent.click(screen.getByLabelText('遇到错误中断并退出'));
  fireEvent.click(screen.getByLabelText('跳过错误数据，继续导入'));
  press('试运行');
  const dialog = within(await screen.findByRole('dialog', { name: '试运行完成' }));
  const counts = dialog.getAllByRole('definition').map((count) => count.textContent);
  expect(counts).toEqual(['90', '0', '7', '3']);
  expect(await dialog.findByText('账号 已存在')).toBeTruthy();
  expect(await dialog.findByText('导入的账号没有密码。')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '跳过 3 行错误，开始导入' }));
  await screen.findByRole('dialog', { name: '导入成功' });
  const [dry, ...others] = wire.inputs('bulk.startImport');
  expect(others).toEqual([]);
  expect(dry).toMatchObject({ id: '8', headerLine: 1, ruleNum: 2, errorRegx: 1, dry: true, tenantId: '000000' });
  expect(JSON.parse(String(dry?.matrixType))).toEqual({ 工号: 'account', 姓名: 'realName', 联系方式: 'mobile' });
  expect(wire.inputs('bulk.startChecked')).toEqual([{ list: 'users', key: 'k1', tenantId: '000000' }]);
});

test('IP-16 wrong cells are mended at the dry run, only their rows are tried again, and what was mended is imported', async () => {
  const failed = { row: 5, cells: { account: 't 1' }, errors: [{ column: 'account', reason: '格式不正确' }] };
  const tries = [
    finished({ dry: true, canRun: true, newInsertNum: 90, failNum: 10, errorNum: 10 }),
    finished({ dry: true, canRun: true, newInsertNum: 91, failNum: 9, errorNum: 9 }),
  ];
  const { wire } = await open({
    'bulk.matchFields': whole,
    'bulk.importProgress': () => tries.shift() ?? finished({ newInsertNum: 91, failNum: 9, errorNum: 9 }),
    'bulk.failedRows': {
      ...{ total: 1, current: 1, size: 20, records: [failed] },
      columns: [{ column: 'account', label: '账号', options: null }],
    },
    'bulk.mendRows': { redisKey: 'k2' },
  });
  await matching();
  press('试运行');
  await screen.findByRole('dialog', { name: '试运行完成' });
  press('在线修改错误数据');
  fireEvent.change(await screen.findByLabelText('第 5 行 账号'), { target: { value: 't1' } });
  press('重新试运行这 1 行');
  fireEvent.click(await screen.findByRole('button', { name: '跳过 9 行错误，开始导入' }));
  await screen.findByRole('dialog', { name: '导入成功' });
  expect(wire.inputs('bulk.mendRows')).toEqual([
    { list: 'users', key: 'k1', rows: [{ row: 5, cells: { account: 't1' } }] },
  ]);
  expect(wire.inputs('bulk.startChecked')).toMatchObject([{ list: 'users', key: 'k2' }]);
});

test('IP-5 with the rule to stop, wrong rows allow no run', async () => {
  await open({
    'bulk.matchFields': whole,
    'bulk.importProgress': finished({
      ...{ dry: true, state: 'failed', failNum: 1, errorNum: 1 },
      errorMsg: '第 5 行 账号 已存在',
    }),
    'bulk.failedRows': { total: 0, current: 1, size: 20, columns: [], records: [] },
  });
  await matching();
  fireEvent.click(screen.getByLabelText('遇到错误中断并退出'));
  press('试运行');
  const dialog = within(await screen.findByRole('dialog', { name: '试运行失败' }));
  expect(dialog.getByText('第 5 行 账号 已存在')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /开始导入/ })).toBeNull();
  expect(dialog.getByRole('button', { name: '在线修改错误数据' })).toBeTruthy();
});

async function run(answers: Answers) {
  const opened = await open({ 'bulk.matchFields': whole, ...answers });
  await matching();
  press('试运行');
  fakePolling();
  const button = await screen.findByRole('button', { name: '开始导入' });
  fireEvent.click(button);
  return opened;
}
const good = finished({ dry: true, canRun: true, newInsertNum: 100 });

test('IP-1 progress is asked for every 3 s with times and four counts; close is disabled until it is done', async () => {
  const answers = [good, progress({ newInsertNum: 38, jumpNum: 2 }), finished({ newInsertNum: 98, jumpNum: 2 })];
  const { onClose } = await run({ 'bulk.importProgress': () => answers.shift() ?? finished() });
  const running = within(await screen.findByRole('dialog', { name: '正在导入' }));
  expect(await running.findByText('预计还需 2分')).toBeTruthy();
  expect(running.getByText('已用时 1分20秒')).toBeTruthy();
  expect(running.getAllByRole('definition').map((count) => count.textContent)).toEqual(['38', '0', '2', '0']);
  expect(running.getByRole<HTMLButtonElement>('button', { name: '关闭' }).disabled).toBe(true);
  await nextPoll();
  const done = within(await screen.findByRole('dialog', { name: '导入成功' }));
  const [close] = done.getAllByRole('button', { name: '关闭' });
  if (close) fireEvent.click(close);
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['says so with its reason', progress({ state: 'failed', finished: 1, errorMsg: '任务被中断' }), '任务被中断'],
  ['cannot be asked for', refused({ status: 9999, msg: 'x' }), '操作失败'],
])('IP-1 an import that failed and %s', async (_, answer, text) => {
  const answers = [good, answer];
  await run({ 'bulk.importProgress': () => answers.shift() ?? good });
  const dialog = within(await screen.findByRole('dialog', { name: '导入失败' }));
  expect(dialog.getByText(text)).toBeTruthy();
});

test('IP-12 failed rows are offered as a file', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const answers = [good, finished({ failNum: 2, errorNum: 2, errorKey: 'e7' })];
  const { wire } = await run({
    'bulk.importProgress': () => answers.shift() ?? good,
    'bulk.errorFile': { url: '/files/4' },
  });
  fireEvent.click(await screen.findByRole('button', { name: '点击下载错误数据' }));
  await vi.waitFor(() => expect(click).toHaveBeenCalled());
  expect(wire.inputs('bulk.errorFile')).toMatchObject([{ list: 'users', errorKey: 'e7' }]);
});

test('a running import is cancelled after a question', async () => {
  const answers = [good, progress(), progress({ state: 'cancelled', finished: 1 })];
  const { wire } = await run({ 'bulk.importProgress': () => answers.shift() ?? good });
  fireEvent.click(await screen.findByRole('button', { name: '取消导入' }));
  const question = within(await screen.findByRole('alertdialog', { name: '取消导入？' }));
  fireEvent.click(question.getByRole('button', { name: '取消导入' }));
  await vi.waitFor(() => expect(wire.inputs('bulk.cancel')).toEqual([{ key: 'k5' }]));
  await nextPoll();
  expect(await screen.findByRole('dialog', { name: '导入已取消' })).toBeTruthy();
});

test('IP-17 an import is undone, and what was left alone is named with the reason', async () => {
  const answers = [good, finished({ newInsertNum: 100, canUndo: true }), finished({ redisKey: 'u1', failNum: 1 })];
  const { wire } = await run({
    'bulk.importProgress': () => answers.shift() ?? good,
    'bulk.undo': { redisKey: 'u1' },
    'bulk.failedRows': {
      ...{ total: 1, current: 1, size: 20 },
      columns: [{ column: 'account', label: '账号', options: null }],
      records: [{ row: 9, cells: { account: 't009' }, errors: [{ column: '', reason: '导入后被修改过' }] }],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '撤销这次导入' }));
  const question = within(await screen.findByRole('alertdialog', { name: '撤销这次导入？' }));
  fireEvent.click(question.getByRole('button', { name: '撤销' }));
  const dialog = within(await screen.findByRole('dialog', { name: '已撤销' }));
  expect(dialog.getByText('已撤销 99 行。')).toBeTruthy();
  expect(await dialog.findByText('导入后被修改过')).toBeTruthy();
  expect(dialog.getByText('t009')).toBeTruthy();
  expect(wire.inputs('bulk.undo')).toEqual([{ list: 'users', key: 'k5' }]);
});
