import { act, render, screen } from '@testing-library/react';
import { wire } from '@yizhan/contract/wire.ts';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser } from '../../test/people.ts';
import { useSession } from '../lib/session.ts';
import { TextField } from '../ui/TextField.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { VisitorBar } from './visitors/VisitorBar.tsx';

beforeEach(() => {
  freshBrowser();
  useSession.setState({ boot: boot() });
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  document.getElementById(wire.help)?.remove();
  vi.unstubAllGlobals();
});

/** As rendered into the document by the server. */
function newcomersBlock() {
  const block = Object.assign(document.createElement('section'), { id: wire.help, tabIndex: -1 });
  document.body.append(block);
  return block;
}

let go: (to: string) => void = () => undefined;
function Going() {
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      {pathname === '/lock' && <TextField label="解锁密码" value="" onChange={() => undefined} autoFocus />}
    </main>
  );
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/allServices']}>
      <RouteAnnouncer />
      <VisitorBar />
      <Going />
    </MemoryRouter>,
  );

test('help leads from any page of visitors to what the school tells new users, and the focus goes there', () => {
  const block = newcomersBlock();
  show();
  expect(screen.getByRole('link', { name: '帮助' }).getAttribute('href')).toBe(`#${wire.help}`);
  act(() => go(wire.help));
  expect(document.activeElement).toBe(block);
  expect(document.documentElement.dataset.page).toBe('landing');
});

test('a school that tells new users nothing has no help in its bar', () => {
  show();
  expect(screen.queryByRole('link', { name: '帮助' })).toBeNull();
});

test('another page begins at its top, and so does the focus', () => {
  show();
  act(() => go('/login'));
  expect(document.activeElement?.id).toBe('main');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('RT-3 a page that has a field to begin with keeps the focus there', () => {
  show();
  act(() => go('/lock'));
  expect(document.activeElement).toBe(screen.getByLabelText('解锁密码'));
});
