import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDepartmentCard } from '../../test/departments.ts';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { emitHint } from '../lib/hints.ts';
import { Overlays } from '../ui/Overlays.tsx';
import { DepartmentCard, type DepartmentCardContent } from './DepartmentCard.tsx';
import DepartmentDialog from './DepartmentDialog.tsx';
import { DepartmentName } from './DepartmentName.tsx';

beforeEach(() => freshBrowser());
afterEach(() => vi.unstubAllGlobals());

const unsaid: DepartmentCardContent = aDepartmentCard();
const content: DepartmentCardContent = {
  ...unsaid,
  ...{ officeHours: '全天', phone: '0871-6600 1011', mail: 'jw@yunling.example', services: 4 },
  ...{ website: 'https://jw.yunling.example/', chart: '/files/7' },
};

const inClient = (children: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);

test('a card leads to the telephone, the mail, the website in a new window, and the services', () => {
  fakeWire({ 'files.link': () => ({ url: '/files/7?s=x' }) });
  inClient(<DepartmentCard card={content} />);
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['tel:087166001011', null],
    ['mailto:jw@yunling.example', null],
    ['https://jw.yunling.example/', '_blank'],
    ['#/home/serviceHall?deptId=3', null],
  ]);
  expect(screen.getByText('jw.yunling.example')).toBeTruthy();
  expect(screen.getByRole('button', { name: '放大查看组织机构图' })).toBeTruthy();
});

test('how to reach a department stands before its introduction', () => {
  inClient(<DepartmentCard card={{ ...unsaid, intro: '管教学', phone: '1' }} />);
  const order = screen.getByText('电话').compareDocumentPosition(screen.getByText('管教学'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an open card is read again when the server says that departments changed, and so is one opened again', async () => {
  signedIn();
  let leader = '王处长';
  fakeWire({ 'departments.card': () => aDepartmentCard({ leader }) });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <DepartmentDialog id="3" onClose={() => undefined} />
        <Overlays />
      </QueryClientProvider>,
    );
  const { unmount } = open();
  await screen.findByText('王处长');
  leader = '李处长';
  act(() => emitHint('departments'));
  await screen.findByText('李处长');
  unmount();
  leader = '赵处长';
  open();
  expect(await screen.findByText('赵处长')).toBeTruthy();
});

test('a card on which nothing is said says so', () => {
  inClient(<DepartmentCard card={unsaid} />);
  expect(screen.getByText('这个部门还没有填写名片')).toBeTruthy();
});

test('whoever is signed in opens the card by the department’s name; visitors read the name', async () => {
  fakeWire({ 'departments.card': () => aDepartmentCard({ leader: '王处长' }) });
  const name = <DepartmentName id="3">教务处</DepartmentName>;
  const { unmount } = inClient(name);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  signedIn();
  inClient(
    <>
      {name}
      <Overlays />
    </>,
  );
  await act(async () => screen.getByRole('button', { name: '教务处' }).click());
  expect(await screen.findByText('王处长', {}, { timeout: 4_000 })).toBeTruthy();
});
