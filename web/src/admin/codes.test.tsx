import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { clearUnsavedChanges } from '../admin-kit/form/unsaved-changes.ts';
import { NEW, useListParams } from '../admin-kit/list/useListParams.ts';
import { AntdTheme } from '../ui/AntdTheme.tsx';
import { DictionaryPane } from './dictionary/DictionaryPane.tsx';
import { RolePane } from './roles/RolePane.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  clearUnsavedChanges();
  vi.unstubAllGlobals();
});

test.each([
  ['a role', RolePane, '请以大写字母开头，只用大写字母、数字和下划线，不能有空格，2 到 40 个字符'],
  ['a dictionary', DictionaryPane, '请以字母开头，只用字母、数字和下划线，不能有空格，2 到 40 个字符'],
])('the code of %s that is written wrong is told how it is written', async (_name, Pane, message) => {
  fakeWire({ 'roles.list': [] });
  function New() {
    return <Pane record={NEW} list={useListParams(['keyword'])} />;
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <AntdTheme>
          <New />
        </AntdTheme>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const code = screen.getByLabelText(/^编码/);
  fireEvent.change(code, { target: { value: '  ' } });
  fireEvent.blur(code);
  expect(await screen.findByText(message)).toBeTruthy();
});
