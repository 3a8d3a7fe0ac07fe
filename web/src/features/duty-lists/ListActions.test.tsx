import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { dutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { ListActions } from './ListActions.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('LS-1 a list that is too long to be printed as a whole says so, and is not cut off', async () => {
  fakeWire();
  const [power] = firstDutyListsContent().lists;
  if (!power) throw new Error('a school begins with lists');
  const total = dutyLimits.maxExported + 1;
  render(
    <>
      <ListActions list={{ ...power, total }} filter={{ listType: 'power' }} total={total} about="" open={false} />
      <Overlays />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '打印' }));
  expect(await screen.findByText(/这张清单共 2001 项，一次最多打印或导出 2000 项/)).toBeTruthy();
});

test('LS-1 a list is exported as PDF by the print window, whole', async () => {
  fakeWire({
    'dutyLists.page': {
      ...{ total: 1, current: 1, size: 100, meant: null },
      records: [
        dutyItemLine.parse({
          ...{ id: '1', deptId: '7', deptName: '教务处', listType: 'power', code: 'QL-1', title: '学籍异动审批' },
          ...{ coDepts: [], updatedOn: '2026-11-01', services: [], titleMarks: [] },
        }),
      ],
    },
  });
  let printed = '';
  const print = vi.fn(() => {
    printed = document.querySelector('.duty-paper')?.textContent ?? '';
  });
  vi.stubGlobal('print', print);
  const [power] = firstDutyListsContent().lists;
  if (!power) throw new Error('a school begins with lists');
  render(<ListActions list={{ ...power, total: 1 }} filter={{ listType: 'power' }} total={1} about="" open={false} />);
  fireEvent.click(screen.getByRole('button', { name: '导出' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^导出 PDF/ }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(printed).toContain('学籍异动审批');
});
