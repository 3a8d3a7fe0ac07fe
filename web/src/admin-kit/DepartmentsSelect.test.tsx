import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { AntdTheme } from '../ui/AntdTheme.tsx';
import { DepartmentsSelect } from './DepartmentsSelect.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => void vi.unstubAllGlobals());

const node = (id: string, name: string, children: DepartmentNode[] = []): DepartmentNode => ({
  ...{ id, name, shortName: name, children },
});
const seen = vi.fn();

function Chosen() {
  const [ids, setIds] = useState(['2']);
  const choose = (chosen: string[]) => {
    seen(chosen);
    setIds(chosen);
  };
  return <DepartmentsSelect placeholder="不限部门" value={ids} onChange={choose} />;
}

test('a department is chosen by itself: one below it does not stand for it', async () => {
  fakeWire({ 'departments.tree': () => [node('1', '教务处', [node('2', '考试中心')]), node('3', '图书馆')] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AntdTheme>
        <Chosen />
      </AntdTheme>
    </QueryClientProvider>,
  );
  await screen.findByText('考试中心');
  expect(screen.queryByText('教务处')).toBeNull();
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByText('图书馆'));
  expect(seen).toHaveBeenLastCalledWith(['2', '3']);
});
