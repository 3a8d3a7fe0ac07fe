import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { LoadedRecord } from './LoadedRecord.tsx';

const show = (error: ApiError) =>
  render(
    <LoadedRecord query={{ data: undefined, error, isPending: false, isFetching: false, refetch: () => undefined }}>
      {() => null}
    </LoadedRecord>,
  );

test('a record that is not there says so, and nothing is to be tried again', () => {
  show(new ApiError(8008, '内容不存在或已被删除', '[1]', null, 200));
  expect(screen.getByText('内容不存在或已被删除')).toBeDefined();
  expect(screen.queryByText(/请稍后再试/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a record that could not be asked for is tried again', () => {
  show(new ApiError(8199, '网络已断开', '', null, 0));
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
});
