import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, signedIn } from '../../test/people.ts';
import { askedByShell } from '../../test/shell.ts';
import { fakeWire } from '../../test/wire.ts';
import { useSession } from '../lib/session.ts';
import { type PageFlags, pages } from './pages.ts';
import { AppRoutes } from './routes.tsx';
// Preloaded, so that the test does not wait for the import.
import './Entrance.tsx';
import './NoticeFrame.tsx';
import './screens/DeletedScreen.tsx';
import './screens/LockPage.tsx';
import './screens/MaintenanceScreen.tsx';

beforeEach(() => {
  freshBrowser();
  fakeWire(askedByShell);
});
afterEach(() => vi.unstubAllGlobals());

const flagged = Object.values<PageFlags>(pages).filter(({ copyFooter }) => copyFooter);

test.each(flagged)('RT-10 $path draws the copyright line, and no other footer', async ({ path, open }) => {
  if (!open) signedIn();
  useSession.setState({ locked: !open, boot: boot({ maintenance: { on: true, text: '' } }) });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Suspense>
        <AppRoutes />
      </Suspense>
    </MemoryRouter>,
  );
  expect((await screen.findByRole('contentinfo')).textContent).toBe('© 云山大学');
});
