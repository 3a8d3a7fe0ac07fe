import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleInput } from '@yizhan/contract/entities/roles.ts';
import { Input } from 'antd';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { freshBrowser } from '../../../test/people.ts';
import { FormField } from './FormField.tsx';
import { FormSections } from './FormSections.tsx';
import { RecordForm } from './RecordForm.tsx';

beforeEach(freshBrowser);

const sections = [
  {
    key: 'name',
    title: '名称',
    content: (
      <FormField name="name" label="角色名称" required>
        <Input />
      </FormField>
    ),
  },
  {
    key: 'code',
    title: '编码',
    content: (
      <FormField name="code" label="角色编码" required>
        <Input />
      </FormField>
    ),
  },
  {
    key: 'note',
    title: '说明',
    content: (
      <FormField name="note" label="角色说明">
        <Input />
      </FormField>
    ),
  },
  { key: 'menus', title: '功能', content: <p>功能</p> },
];

const show = (most: number) =>
  render(
    <MemoryRouter>
      <RecordForm
        schema={roleInput}
        initial={{ name: '编辑', code: 'lower case', note: '', menus: [] }}
        save={async () => undefined}
        onSaved={() => undefined}
        onReload={() => undefined}
      >
        <FormSections label="表单各部分" sections={sections.slice(0, most)} />
      </RecordForm>
    </MemoryRouter>,
  );

test('AD-1 a long form has marks to jump to its sections by, and the section with an error is marked', async () => {
  show(4);
  const marks = within(screen.getByRole('navigation', { name: '表单各部分' }));
  expect(marks.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['名称', '编码', '说明', '功能']);
  await userEvent.click(marks.getByRole('button', { name: '说明' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '说明' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('角色说明'));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(marks.getByRole('button', { name: '编码（有误）' })).toBeTruthy());
  expect(marks.getByRole('button', { name: '名称' })).toBeTruthy();
});

test('AD-1 a short form has none', () => {
  show(3);
  expect(screen.queryByRole('navigation')).toBeNull();
});
