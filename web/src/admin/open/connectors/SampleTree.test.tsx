import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ConnectorInput } from '@yizhan/contract/entities/connector.ts';
import { connectorInput } from '@yizhan/contract/entities/connector.ts';
import { Form, type FormInstance } from 'antd';
import { beforeEach, expect, test } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { AntdTheme } from '../../../ui/AntdTheme.tsx';
import { SampleTree } from './SampleTree.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});

const answer = { data: { total: 7, rows: [{ book: { name: '数据库系统' }, due: '2026-12-01' }] } };

test('OA-8 a click on the list, on a value and on its name in the answer makes a field; another click gives it up', async () => {
  let form: FormInstance<ConnectorInput> | undefined;
  function Sample() {
    const [own] = Form.useForm<ConnectorInput>();
    form = own;
    return (
      <Form form={own} initialValues={connectorInput.parse({ name: '图书借阅', url: 'https://lib.example.edu.cn/' })}>
        <SampleTree sample={JSON.stringify(answer)} />
      </Form>
    );
  }
  render(
    <AntdTheme>
      <Sample />
    </AntdTheme>,
  );
  const pick = async (path: string, item: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: `使用「${path}」` }));
    const choice = await screen.findByRole('menuitem', { name: item });
    await act(async () => fireEvent.click(choice));
  };
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '作为列表' })));
  await pick('data.rows[0].book.name', '标题');
  await pick('data.rows[0].due', '其他，自己起名');
  await pick('data.total', '作为总数');
  const values = () => form?.getFieldsValue(true) as ConnectorInput;
  expect(values()).toMatchObject({
    ...{ listPath: 'data.rows', totalPath: 'data.total' },
    mapping: [
      { field: 'title', chineseName: '标题', path: 'book.name' },
      { field: 'due', path: 'due' },
    ],
  });
  await pick('data.rows[0].due', '不再使用');
  expect(values().mapping.map(({ field }) => field)).toEqual(['title']);
});
