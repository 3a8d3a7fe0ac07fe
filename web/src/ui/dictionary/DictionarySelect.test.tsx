import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { DictionaryPicker } from './DictionaryPicker.tsx';
import { DictionarySelect } from './DictionarySelect.tsx';

const result = [
  { dictKey: '1', dictValue: '本科生' },
  { dictKey: '3', dictValue: '教师' },
];

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const show = (part: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {part}
    </QueryClientProvider>,
  );

const select = () => screen.getByLabelText<HTMLSelectElement>('身份');
const chosen = () => select().selectedOptions[0]?.textContent;

test("VA-2 a stored '3' shows option 3, and a choice is answered in the declared type", async () => {
  fakeWire({ 'dictionary.values': result });
  const change = vi.fn();
  show(<DictionarySelect label="身份" code="identityType" valueType="number" value="3" onChange={change} />);
  await waitFor(() => expect(chosen()).toBe('教师'));
  fireEvent.change(select(), { target: { value: '1' } });
  expect(change).toHaveBeenLastCalledWith(1);
  fireEvent.change(select(), { target: { value: '' } });
  expect(change).toHaveBeenLastCalledWith(undefined);
});

test('a stored value the dictionary lacks is shown as such', async () => {
  fakeWire({ 'dictionary.values': result });
  show(<DictionarySelect label="身份" code="identityType" valueType="number" value={8} />);
  await waitFor(() => expect(chosen()).toBe('8（不在字典中）'));
});

test('only some options of a dictionary can be offered', async () => {
  fakeWire({ 'dictionary.values': result });
  show(<DictionarySelect label="身份" code="identityType" valueType="number" among={[3]} />);
  await waitFor(() => expect(within(select()).queryByText('教师')).not.toBeNull());
  expect(within(select()).queryByText('本科生')).toBeNull();
});

test('while it loads it says so; an empty dictionary says so', async () => {
  fakeWire({ 'dictionary.values': [] });
  show(<DictionarySelect label="身份" code="identityType" valueType="string" />);
  expect(select().disabled).toBe(true);
  expect(chosen()).toBe('加载中');
  await waitFor(() => expect(chosen()).toBe('没有可选的内容'));
});

test('a stored value shows no bare key while its name is still on the way', async () => {
  fakeWire({ 'dictionary.values': result });
  show(<DictionarySelect label="身份" code="identityType" valueType="number" value={3} />);
  expect(chosen()).toBe('加载中');
  await waitFor(() => expect(chosen()).toBe('教师'));
});

test('options that did not come can be asked for again', async () => {
  let up = false;
  fakeWire({ 'dictionary.values': () => (up ? result : refused({ status: 1002, msg: '系统异常' })) });
  show(<DictionarySelect label="身份" code="identityType" valueType="string" value="3" />);
  await screen.findByText('选项没有加载成功');
  up = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(chosen()).toBe('教师'));
});

test('OV-8 the searched select of administration takes and answers the same', async () => {
  fakeWire({ 'dictionary.values': result });
  const change = vi.fn();
  show(<DictionaryPicker label="身份" code="identityType" valueType="number" value="3" onChange={change} />);
  await screen.findByText('教师');
  await userEvent.type(screen.getByRole('combobox', { name: '身份' }), '本科');
  fireEvent.click(await screen.findByTitle('本科生'));
  expect(change).toHaveBeenLastCalledWith(1);
});
