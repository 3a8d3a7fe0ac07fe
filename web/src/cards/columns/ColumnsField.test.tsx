import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { CardColumn } from '@yizhan/contract/entities/card-column.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { fakeWire } from '../../../test/wire.ts';
import { columnForm as news } from '../news/settings.tsx';
import { columnForm as staging } from '../staging/settings.tsx';
import { columnForm as todo } from '../todo/settings.tsx';
import { ColumnsField } from './ColumnsField.tsx';
import type { ColumnForm } from './column-form.ts';

const noRoles = { 'roles.pick': [] };

beforeEach(() => {
  freshBrowser();
  signedIn();
  fakeWire(noRoles);
});
afterEach(() => vi.unstubAllGlobals());

const aColumn = (id: string, columnName: string): CardColumn => ({
  id,
  columnName,
  roles: [],
  urlDetail: '',
  cardMapping: [],
  source: { sourceType: 'INTERNAL', category: 'TODO', itemCode: '' },
});

/** The editor with state around it, as in the form. */
function show(columnForm: ColumnForm, columns: CardColumn[] = []) {
  const kept: { columns: readonly CardColumn[] } = { columns };
  function Kept() {
    const [value, setValue] = useState<readonly CardColumn[]>(columns);
    kept.columns = value;
    return <ColumnsField columnForm={columnForm} value={value} onChange={setValue} />;
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Kept />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return kept;
}

const press = (name: string) => {
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name));
};
const dialog = () => within(document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body);
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
/** A different choice shows other fields, a moment later. */
const fill = async (label: string, value: string) =>
  fireEvent.change(await dialog().findByLabelText(label), { target: { value } });
const choose = (text: string) => fireEvent.click(dialog().getByText(text));
const ok = () => choose('确定');

test('a column is added with a name of its own and the portal’s own rows', async () => {
  const kept = show(todo);
  press('添加栏目');
  await fill('栏目名称', '请假审批');
  ok();
  await waitFor(() => expect(kept.columns).toHaveLength(1));
  expect(kept.columns[0]).toMatchObject({
    columnName: '请假审批',
    source: { sourceType: 'INTERNAL', category: 'TODO', itemCode: '' },
    todoTypeName: '',
  });
  expect(kept.columns[0]?.id).toMatch(/^[a-z0-9]{8}$/);
});

test('a column without a name or with a wrong address stays in its dialog and says why', async () => {
  const kept = show(todo);
  press('添加栏目');
  choose('JSON 地址');
  await fill('地址', 'ftp://files.example.edu');
  ok();
  expect(await dialog().findByText('请填写栏目名称')).toBeTruthy();
  expect(await dialog().findByText('格式不正确')).toBeTruthy();
  expect(kept.columns).toEqual([]);
});

test('two columns cannot have one name, said as the server says it', async () => {
  const kept = show(todo, [aColumn('a', '请假审批')]);
  press('添加栏目');
  await fill('栏目名称', '请假审批');
  ok();
  expect(await dialog().findByText('「请假审批」已存在，请换一个名称')).toBeTruthy();
  expect(kept.columns).toHaveLength(1);
});

test('a JSON address offers the fields its kind knows, each with a path to fill in', async () => {
  const kept = show(todo, [aColumn('a', '请假审批')]);
  press('编辑「请假审批」');
  choose('JSON 地址');
  await fill('地址', 'https://oa.example.edu/count');
  const [first] = dialog().getAllByLabelText('取值路径');
  if (first) fireEvent.change(first, { target: { value: 'waiting' } });
  ok();
  await waitFor(() => expect(kept.columns[0]?.source.sourceType).toBe('PULL'));
  expect(kept.columns).toMatchObject([
    {
      id: 'a',
      source: { url: 'https://oa.example.edu/count', cacheSeconds: feedLimits.cacheSeconds },
      cardMapping: [
        { field: 'todoNum', chineseName: '待办数', path: 'waiting' },
        { field: 'todoTimeoutNum', chineseName: '超时数', path: '' },
      ],
    },
  ]);
});

test('a parameter of the address goes in where the caret stands', async () => {
  show(todo, [aColumn('a', '请假审批')]);
  press('编辑「请假审批」');
  choose('JSON 地址');
  await fill('地址', 'https://oa.example.edu/?who=&page=1');
  const input = field('地址');
  const before = 'https://oa.example.edu/?who='.length;
  act(() => input.setSelectionRange(before, before));
  fireEvent.click(field('插入参数 账号'));
  expect(input.value).toBe('https://oa.example.edu/?who=$' + '{account}&page=1');
});

test('columns are stepped up and down, and one hears where they went', async () => {
  const kept = show(staging, [aColumn('a', '甲'), aColumn('b', '乙'), aColumn('c', '丙')]);
  press('下移「甲」');
  expect(kept.columns.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(await screen.findByText('「甲」移到第 2 位')).toBeTruthy();
  press('上移「丙」');
  expect(kept.columns.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(screen.getByLabelText<HTMLButtonElement>('上移「乙」').disabled).toBe(true);
  press('删除「丙」');
  expect(kept.columns.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a full card takes no further column', () => {
  show(
    staging,
    Array.from({ length: cardLimits.maxColumns }, (_, at) => aColumn(`c${at}`, `栏目${at}`)),
  );
  const add = screen.getByText(`最多 ${cardLimits.maxColumns} 个栏目`).closest('button');
  expect(add?.disabled).toBe(true);
});

test('a news column is picked among the school’s own', async () => {
  fakeWire({ 'news.pickColumns': [{ id: '31', columnName: '校园要闻' }], ...noRoles });
  const kept = show(news);
  press('添加栏目');
  await fill('栏目名称', '要闻');
  ok();
  expect(await dialog().findByText('请选择新闻栏目')).toBeTruthy();
  fireEvent.mouseDown(field('新闻栏目'));
  fireEvent.click(await screen.findByTitle('校园要闻'));
  await waitFor(() => expect(dialog().queryByText('请选择新闻栏目')).toBeNull());
  expect(kept.columns).toEqual([]);
});

const aSource = {
  sourceType: 'PULL' as const,
  url: 'https://lib.example.edu/borrowed',
  listPath: 'data',
  totalPath: '',
  cacheSeconds: 60,
};
const borrowed: CardColumn = {
  ...aColumn('a', '借阅'),
  cardMapping: [{ field: 'title', chineseName: '书名', path: 'book.name' }],
  source: aSource,
};

test('a test run shows the mapped rows, the first item as it came, and the time', async () => {
  const result = {
    ok: true,
    reason: '',
    milliseconds: 87,
    total: 12,
    rows: [{ title: '平凡的世界' }],
    item: '{\n  "book": {}\n}',
  };
  const wire = fakeWire({ 'cards.tryColumn': result, ...noRoles });
  show(staging, [borrowed]);
  press('编辑「借阅」');
  choose('试运行');
  expect(await dialog().findByText('读取成功，共 12 条，用时 87 毫秒')).toBeTruthy();
  expect(dialog().getByText('书名').tagName).toBe('TH');
  expect(dialog().getByText('平凡的世界').tagName).toBe('TD');
  expect(dialog().getByText('第一条原始数据')).toBeTruthy();
  expect(wire.to('cards.tryColumn')[0]?.body).toMatchObject({ kind: 'staging', column: { id: 'a', source: aSource } });
});

test('AD-1 a value of the sample is clicked and named; no path has to be written', async () => {
  const item = JSON.stringify({ book: { name: '平凡的世界' }, due: '2026-11-20' });
  const result = { ok: true, reason: '', milliseconds: 8, total: 1, rows: [{ title: '平凡的世界' }], item };
  fakeWire({ 'cards.tryColumn': result, ...noRoles });
  const kept = show(staging, [borrowed]);
  press('编辑「借阅」');
  choose('试运行');
  fireEvent.click(await dialog().findByRole('button', { name: '2026-11-20', hidden: true }));
  await fill('新的字段名称', '应还日期');
  choose('添加为字段');
  await waitFor(() => expect(dialog().getByText('应还日期').tagName).toBe('SMALL'));
  ok();
  await waitFor(() => expect(kept.columns[0]?.cardMapping).toHaveLength(2));
  expect(kept.columns[0]?.cardMapping[1]).toEqual({ field: 'due', chineseName: '应还日期', path: 'due' });
});

test('a test run that fails says why in words', async () => {
  const result = { ok: false, reason: 'timeout', milliseconds: 3000, total: 0, rows: [], item: '' };
  fakeWire({ 'cards.tryColumn': result, ...noRoles });
  show(staging, [borrowed]);
  press('编辑「借阅」');
  choose('试运行');
  expect(await dialog().findByText('没有读到数据：对方没有在限定时间内答复')).toBeTruthy();
});

test('a column begun before the session ended is there again when one is added again, and can be given up', async () => {
  show(todo);
  press('添加栏目');
  await fill('栏目名称', '请假审批');
  signInAgain();
  show(todo);
  press('添加栏目');
  expect([field('栏目名称').value, dialog().queryByText('已恢复未保存的内容')]).toEqual([
    '请假审批',
    expect.anything(),
  ]);
  choose('放弃恢复');
  await waitFor(() => expect(field('栏目名称').value).toBe(''));
  expect(dialog().queryByText('已恢复未保存的内容')).toBeNull();
});

test('what was typed over a column is there again at that column alone', async () => {
  const columns = [aColumn('a', '请假审批'), aColumn('b', '报销审批')];
  show(todo, columns);
  press('编辑「请假审批」');
  await fill('栏目名称', '请假与销假');
  signInAgain();
  show(todo, columns);
  press('编辑「报销审批」');
  expect(field('栏目名称').value).toBe('报销审批');
  choose('取消');
  press('编辑「请假审批」');
  expect(field('栏目名称').value).toBe('请假与销假');
});
