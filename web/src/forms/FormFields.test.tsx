import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Form, FormData } from '@yizhan/contract/fields.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aTextField, leaveForm, writeAll } from '../../test/cases.ts';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { chooseFiles, filesField, heldUploads } from '../../test/uploads.ts';
import { fakeWire } from '../../test/wire.ts';
import { FormFields, type FormFieldsProps } from './FormFields.tsx';
import { focusProblem } from './focus-problem.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let filled: FormData = {};
function Filling(props: Partial<FormFieldsProps> & { form: Form }) {
  const [data, setData] = useState<FormData>(props.data ?? {});
  filled = data;
  return <FormFields rights={writeAll(props.form)} {...props} data={data} onChange={setData} />;
}
const show = (props: Partial<FormFieldsProps> & { form: Form }) => {
  fakeWire({ 'cases.people': [{ id: '8', name: '王老师', deptName: '信息学院' }] });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Filling {...props} />
    </QueryClientProvider>,
  );
};
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('PR-10 a field shows when its condition holds, and formulas follow every change', () => {
  show({ form: leaveForm });
  expect(screen.queryByLabelText(/就诊医院/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '病假' }));
  expect(screen.getByLabelText(/就诊医院/).hasAttribute('required')).toBe(true);
  type('起止日期：开始日期', '2026-11-20');
  type('起止日期：结束日期', '2026-11-22');
  expect(screen.getByText('3 天')).toBeTruthy();
  expect(filled.range).toEqual({ from: '2026-11-20', to: '2026-11-22' });
});

test('PR-10 money is shown in capital figures while it is typed; what is no number says so', () => {
  show({ form: leaveForm });
  type('费用', '1,234.5');
  expect(screen.getByText('大写：壹仟贰佰叁拾肆元伍角整')).toBeTruthy();
  expect(filled.cost).toBe(1234.5);
  type('费用', '很多');
  expect(screen.getByText('请输入数字')).toBeTruthy();
  expect(filled.cost).toBeUndefined();
});

test('PR-10 what one may not see is not there, what one may only read has no control', () => {
  const form: Form = {
    sections: [{ title: '', columns: 1, fields: ['open', 'shown', 'secret'].map((key) => aTextField(key)) }],
  };
  show({
    form,
    rights: { open: 'write', shown: 'read', secret: 'hidden' },
    data: { shown: '看得到', secret: '看不到' },
  });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByText('看得到')).toBeTruthy();
  expect(screen.queryByText('看不到')).toBeNull();
});

test('PR-10 a reader sees no field whose condition does not hold', () => {
  const read = (kind: string) =>
    render(
      <FormFields form={leaveForm} rights={{}} data={{ kind, range: { from: '2026-11-20', to: '2026-11-20' } }} />,
    );
  read('事假');
  expect(screen.queryByText('就诊医院')).toBeNull();
  cleanup();
  read('病假');
  expect(screen.getByText('就诊医院')).toBeTruthy();
});

test('errors stand beside their fields, and the first one gets the focus', () => {
  const problems = [
    { key: 'range', code: 'required', params: {} },
    { key: 'cost', code: 'tooLarge', params: { max: 5 } },
  ] as const;
  show({ form: leaveForm, problems });
  expect(screen.getByText('请填写')).toBeTruthy();
  expect(screen.getByLabelText('费用').getAttribute('aria-invalid')).toBe('true');
  focusProblem(problems);
  expect(document.activeElement).toBe(screen.getByLabelText('起止日期：开始日期'));
});

test('a table grows and shrinks by keyboard and sums its columns', async () => {
  const form: Form = {
    sections: [
      {
        ...{ title: '', columns: 1 },
        fields: [
          {
            ...{ key: 'items', kind: 'table', label: '明细', help: '', required: false, width: 'full' },
            settings: {
              maxRows: 2,
              columns: [
                {
                  ...{ key: 'what', label: '名称', kind: 'text', required: true, sum: false },
                  settings: { maxLength: 20, pattern: '', patternHelp: '' },
                },
                { key: 'price', label: '金额', kind: 'money', required: false, settings: {}, sum: true },
              ],
            },
          },
        ],
      },
    ],
  };
  show({ form });
  fireEvent.click(screen.getByRole('button', { name: '添加一行' }));
  fireEvent.change(screen.getByLabelText(/名称/), { target: { value: '纸' } });
  fireEvent.change(screen.getByLabelText('金额'), { target: { value: '12.5' } });
  fireEvent.keyDown(screen.getByLabelText('金额'), { key: 'Enter', altKey: true });
  fireEvent.change(screen.getAllByLabelText('金额')[1] as HTMLElement, { target: { value: '7.5' } });
  expect(within(screen.getByRole('table')).getByText('¥20.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: '最多 2 行' }).hasAttribute('disabled')).toBe(true);
  fireEvent.keyDown(screen.getAllByLabelText('金额')[0] as HTMLElement, { key: 'Delete', altKey: true });
  expect(filled.items).toEqual([{ price: 7.5 }]);
});

test('a person is found by typing and chosen with the keyboard', async () => {
  const form: Form = {
    sections: [
      {
        ...{ title: '', columns: 1 },
        fields: [
          { key: 'who', kind: 'person', label: '联系人', help: '', required: false, width: 'full', settings: {} },
        ],
      },
    ],
  };
  show({ form });
  type('联系人', '王');
  await screen.findByRole('option', { name: /王老师/ });
  fireEvent.keyDown(screen.getByLabelText('联系人'), { key: 'Enter' });
  expect(filled.who).toEqual({ id: '8', name: '王老师' });
  fireEvent.click(screen.getByRole('button', { name: /王老师/ }));
  expect(filled.who).toBeUndefined();
});

test('PR-10 two files that arrive in the same moment are both in their field, and what was typed meanwhile stays', async () => {
  const uploads = heldUploads();
  show({ form: { sections: [{ title: '', columns: 1, fields: [filesField, aTextField('reason')] }] } });
  chooseFiles('一.pdf', '二.pdf');
  await vi.waitFor(() => expect(uploads.sent()).toBe(2));
  type('reason', '上课');
  await uploads.arrive();
  expect(filled.proof).toMatchObject([{ name: '一.pdf' }, { name: '二.pdf' }]);
  expect(filled.reason).toBe('上课');
});

test('PR-10 a new form does not show what others will fill in later', () => {
  const form: Form = { sections: [{ title: '', columns: 1, fields: [aTextField('reason'), aTextField('result')] }] };
  show({ form, rights: { reason: 'write', result: 'read' }, isNew: true });
  expect(screen.getByLabelText('reason')).toBeTruthy();
  expect(screen.queryByText('result')).toBeNull();
  cleanup();
  show({ form, rights: { reason: 'write', result: 'read' }, data: { result: '已修好' }, isNew: true });
  expect(screen.getByText('已修好')).toBeTruthy();
});
