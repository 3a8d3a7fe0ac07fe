import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { describeFields } from './describe-fields.ts';
import { departmentName, NameList, wordsOf } from './value-names.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

type Content = { deptId: string; partners: { deptId: string; post: string }[]; files: { name: string; url: string }[] };
const describe = describeFields<Content>(
  { deptId: { label: '部门' }, partners: { label: '协办' }, files: { label: '附件' } },
  { deptId: departmentName },
);
const department = (id: string, name: string) => ({ id, name, shortName: '', children: [] });

const shown = (path: (string | number)[], value: unknown) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>{wordsOf(describe, path, value)}</QueryClientProvider>,
  );
  return container;
};

test('PB-4 in a conflict what is stored as an id is shown under its name, also inside a row', async () => {
  fakeWire({
    'departments.tree': [{ ...department('71', '教务处'), children: [department('72', '学籍科')] }],
  });
  const own = shown(['deptId'], '72');
  await vi.waitFor(() => expect(own.textContent).toBe('学籍科'));
  const row = shown(['partners', 0], { deptId: '72', post: '科长' });
  await vi.waitFor(() => expect(row.textContent).toBe('学籍科 · 科长'));
  const rows = shown(['partners'], [{ deptId: '71', post: '' }]);
  await vi.waitFor(() => expect(rows.textContent).toBe('教务处'));
  expect(screen.queryByText(/7[12]/)).toBeNull();
});

test('PB-3 PB-4 what was removed meanwhile is said to be so, and a file is called by its name', () => {
  fakeWire({ 'departments.tree': [] });
  render(<NameList ids={['8', '9']} known={[{ id: '8', name: '在读证明' }]} />);
  expect(screen.getByText('在读证明、（已删除）')).toBeTruthy();
  // The server has named what it compared.
  expect(shown(['deptId'], '教务处').textContent).toBe('教务处');
  expect(shown(['files'], [{ name: '申请表.docx', url: '/files/12' }]).textContent).toBe('申请表.docx');
  expect(shown(['files', 0, 'url'], '/files/12').textContent).toBe('已上传的文件');
});
