import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleInput } from '@yizhan/contract/entities/roles.ts';
import { Input, InputNumber } from 'antd';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { ApiError } from '../../lib/request.ts';
import { useSession } from '../../lib/session.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { FormField } from './FormField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { confirmLeave } from './unsaved-changes.ts';

beforeEach(freshBrowser);

type Save = (values: unknown) => Promise<unknown>;
const initial = { name: '编辑', code: 'EDITOR', note: '', menus: [] };

function show(save: Save, from = initial) {
  const seen = { saved: 0, reloaded: 0, unmount: () => {} };
  const { unmount } = render(
    <MemoryRouter>
      <RecordForm
        schema={roleInput}
        initial={from}
        save={save}
        onSaved={() => {
          seen.saved += 1;
        }}
        onReload={() => {
          seen.reloaded += 1;
        }}
      >
        <FormField name="name" label="名称" required>
          <Input />
        </FormField>
        <FormField name="code" label="编码" required>
          <Input />
        </FormField>
      </RecordForm>
      <Overlays />
    </MemoryRouter>,
  );
  seen.unmount = unmount;
  return seen;
}

const save = () => screen.getByRole('button', { name: '保存' });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });

test('the contract’s rules are shown at the fields, and nothing is sent', async () => {
  const sent: unknown[] = [];
  show(async (values) => sent.push(values), { ...initial, name: '', code: 'lower case' });
  await userEvent.click(save());
  expect(await screen.findByText('请填写名称')).toBeTruthy();
  expect(await screen.findByText('格式不正确')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('nobody is scolded for a field they only passed through, only for one they left wrong', async () => {
  show(async () => undefined, { ...initial, name: '', code: '' });
  await userEvent.click(field('名称'));
  await userEvent.click(field('编码'));
  expect(screen.queryByText('请填写名称')).toBeNull();
  await userEvent.type(field('编码'), 'lower{Tab}');
  expect(await screen.findByText('格式不正确')).toBeTruthy();
  await userEvent.type(field('编码'), 'x');
  await waitFor(() => expect(screen.queryByText('格式不正确')).toBeNull());
});

test('Enter saves what the schema lets through', async () => {
  const sent: unknown[] = [];
  const seen = show(async (values) => sent.push(values));
  await userEvent.type(field('名称'), '员  {Enter}');
  await waitFor(() => expect(seen.saved).toBe(1));
  expect(sent).toEqual([{ ...initial, name: '编辑员' }]);
});

test('a field that is left in the very moment of saving does not swallow the saving', async () => {
  const sent: unknown[] = [];
  show(async (values) => sent.push(values));
  fireEvent.change(field('名称'), { target: { value: '主编' } });
  fireEvent.click(save());
  fireEvent.blur(field('名称'));
  await waitFor(() => expect(sent).toMatchObject([{ name: '主编' }]));
});

test('who presses twice saves once', async () => {
  const sent: unknown[] = [];
  const seen = show(async (values) => sent.push(values));
  fireEvent.change(field('名称'), { target: { value: '主编' } });
  fireEvent.click(save());
  fireEvent.click(save());
  await waitFor(() => expect(seen.saved).toBe(1));
  expect(sent).toHaveLength(1);
});

test('a name that is taken is told at its field', async () => {
  show(() => Promise.reject(new ApiError(1002, '「EDITOR」已存在，请换一个名称', '[t]', { field: 'code' }, 200)));
  await userEvent.type(field('名称'), '员{Enter}');
  expect(await screen.findByText('「EDITOR」已存在，请换一个名称')).toBeTruthy();
});

test('a refusal without a field is a message', async () => {
  show(() => Promise.reject(new ApiError(1002, '系统内置，不能删除', '[t]', null, 200)));
  await userEvent.type(field('名称'), '员{Enter}');
  expect(await screen.findByText('系统内置，不能删除')).toBeTruthy();
  act(() => toast.clear());
});

test('9009: one reads who changed what and when, and can load the newest', async () => {
  const changed = { who: '王老师', when: '2026-03-02 09:31:00', what: '编辑' };
  const seen = show(() => Promise.reject(new ApiError(9009, 'changed', '[t]', changed, 200)));
  await userEvent.type(field('名称'), '员{Enter}');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('王老师 在 2026-03-02 09:31:00 修改了「编辑」');
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(seen.reloaded).toBe(1);
  expect(await confirmLeave()).toBe(true);
});

test('PB-4 after somebody else saved, one chooses field by field whose stays, and goes on with the result', async () => {
  const changed = { who: '王老师', when: '2026-03-02 09:31:00', what: '编辑' };
  const first = show(() => Promise.reject(new ApiError(9009, 'changed', '[t]', changed, 200)));
  await userEvent.type(field('名称'), '员');
  await userEvent.type(field('编码'), '_OWN{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: '对照后继续' }));
  expect(first.reloaded).toBe(1);
  first.unmount();
  const sent: unknown[] = [];
  show(async (values) => sent.push(values), { ...initial, name: '总编', code: 'CHIEF' });
  const dialog = within(await screen.findByRole('alertdialog', { name: '内容已被他人修改' }));
  const row = (label: string) => within(dialog.getByRole('row', { name: new RegExp(`^${label}`) }));
  const [theirs, mine] = row('名称').getAllByRole<HTMLInputElement>('radio');
  expect([theirs?.checked, mine?.checked]).toEqual([false, true]);
  if (theirs) await userEvent.click(theirs);
  await userEvent.click(dialog.getByRole('button', { name: '按所选继续' }));
  expect([field('名称'), field('编码')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '总编',
    'EDITOR_OWN',
  ]);
  await userEvent.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ name: '总编', code: 'EDITOR_OWN' }]));
});

test('leaving asks only when something would be lost', async () => {
  show(async () => undefined);
  expect(await confirmLeave()).toBe(true);
  await userEvent.type(field('名称'), '员');
  expect(screen.getByText('有未保存的修改')).toBeTruthy();
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = confirmLeave();
  });
  await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(await answer).toBe(false);
  await userEvent.clear(field('名称'));
  await userEvent.type(field('名称'), '编辑');
  expect(await confirmLeave()).toBe(true);
});

async function loseWhatWasTyped() {
  signedIn();
  const { unmount } = show(async () => undefined);
  await userEvent.type(field('名称'), '员');
  act(() => useSession.getState().expire());
  unmount();
  signedIn();
}

test('what was typed when the session expired is back after signing in again, and can be saved', async () => {
  await loseWhatWasTyped();
  const sent: unknown[] = [];
  const seen = show(async (values) => sent.push(values));
  expect(await screen.findByText('已恢复未保存的内容')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('有未保存的修改')).toBeTruthy());
  await userEvent.click(save());
  await waitFor(() => expect(seen.saved).toBe(1));
  expect(sent).toEqual([{ ...initial, name: '编辑员' }]);
  await waitFor(() => expect(screen.queryByText('已恢复未保存的内容')).toBeNull());
});

test('what came back can be discarded', async () => {
  await loseWhatWasTyped();
  show(async () => undefined);
  await userEvent.click(await screen.findByRole('button', { name: '放弃恢复' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /名称/ }).value).toBe('编辑'));
  expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
  expect(await confirmLeave()).toBe(true);
});

test('a number or a text beyond its limit stays as it was typed, and the field says the limit', async () => {
  const sent: unknown[] = [];
  render(
    <MemoryRouter>
      <RecordForm
        schema={z.object({ days: z.number(), title: z.string() })}
        initial={{ days: 3, title: '' }}
        save={async (values) => sent.push(values)}
        onSaved={() => {}}
        onReload={() => {}}
      >
        <FormField name="days" label="承诺天数">
          <InputNumber min={1} max={60} precision={0} />
        </FormField>
        <FormField name="title" label="标题">
          <Input maxLength={8} />
        </FormField>
      </RecordForm>
    </MemoryRouter>,
  );
  const days = screen.getByRole<HTMLInputElement>('spinbutton', { name: '承诺天数' });
  await userEvent.clear(days);
  await userEvent.type(days, '-5{Tab}');
  await userEvent.type(field('标题'), '一二三四五六七八九十{Tab}');
  expect(await screen.findByText('不能小于 1')).toBeTruthy();
  expect(await screen.findByText('最多 8 个字')).toBeTruthy();
  expect([days.value, (field('标题') as HTMLInputElement).value]).toEqual(['-5', '一二三四五六七八九十']);
  await userEvent.click(save());
  expect(sent).toEqual([]);
});
