import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
