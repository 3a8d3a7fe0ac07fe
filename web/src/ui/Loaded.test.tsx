import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { Loaded, type Query } from './Loaded.tsx';

type Names = readonly string[];
const refetch = vi.fn();
const result = (state: Partial<Query<Names>>): Query<Names> => ({
  data: undefined,
  error: null,
  isPending: false,
  isFetching: false,
  refetch,
  ...state,
});
const show = (state: Partial<Query<Names>>) =>
  render(
    <Loaded query={result(state)} empty="还没有公告">
      {(names) => <p>{names.join('、')}</p>}
    </Loaded>,
  );

test('while the first answer is awaited a skeleton stands and loading is said', () => {
  const { container } = show({ isPending: true, isFetching: true });
  expect(screen.getByRole('status').textContent).toBe('加载中');
  expect(container.querySelector('.yz-skeleton')).not.toBeNull();
});

test('what was loaded is shown', () => {
  show({ data: ['教务处', '图书馆'] });
  expect(screen.getByText('教务处、图书馆')).toBeTruthy();
});

test('an empty list says so in its own words', () => {
  show({ data: [] });
  expect(screen.getByText('还没有公告')).toBeTruthy();
});

test('an empty page of records is empty too', () => {
  const page = { data: { records: [], total: 0 }, error: null, isPending: false, isFetching: false, refetch };
  render(<Loaded query={page}>{() => <p>行</p>}</Loaded>);
  expect(screen.getByText('暂无数据')).toBeTruthy();
});

test('an error says what happened, gives the code to copy, and can be tried again', () => {
  show({ error: { msg: '系统正忙', msgDetail: 'trace 4f1c' } });
  expect(screen.getByRole('alert').textContent).toContain('系统正忙');
  expect(screen.getByText('trace 4f1c')).toBeTruthy();
  expect(screen.getByRole('button', { name: '复制' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('words meant for developers are not shown', () => {
  show({ error: new TypeError('x is not a function') });
  expect(screen.getByRole('alert').textContent).toContain('没有加载成功');
  expect(screen.queryByText(/not a function/)).toBeNull();
});

test('what was loaded stays while it is loaded again', () => {
  show({ data: ['教务处'], isFetching: true });
  expect(screen.getByText('教务处').closest('[aria-busy="true"]')).not.toBeNull();
});

test('what was loaded stays when loading it again fails, with a note', () => {
  show({ data: ['教务处'], error: new Error('offline') });
  expect(screen.getByText('教务处')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('没能更新');
});

test('DR-2 what was loaded stays when it is asked for too often, and one reads when to ask again', () => {
  show({ data: ['教务处'], error: new ApiError(429, '操作过于频繁，请 9 秒后再试', '', { seconds: 9 }, 429) });
  expect(screen.getByText('教务处')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('请 9 秒后再试');
});
