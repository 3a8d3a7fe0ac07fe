import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarYear } from '@yizhan/contract/entities/calendar.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { YearEditor } from './YearEditor.tsx';

const data: CalendarYear = { year: 2031, terms: [], days: [], official: [], isAnnounced: false, events: [] };

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const wire = fakeWire({ 'calendar.saveDays': {} });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <YearEditor data={data} onSaved={async () => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const name = () => screen.getByRole('textbox', { name: '说明' });

test('PC-6 without a Shift key two clicks mark a holiday, and its name may be typed afterwards', async () => {
  const wire = open();
  await userEvent.click(screen.getByRole('button', { name: '成段选择' }));
  await userEvent.click(day('3 月 5 日'));
  await userEvent.click(day('3 月 7 日'));
  await userEvent.type(name(), '校庆');
  await userEvent.clear(name());
  await userEvent.type(name(), '校庆日');
  await userEvent.tab();
  // The next day begins a span of its own, under the next name.
  await userEvent.clear(name());
  await userEvent.type(name(), '运动会');
  await userEvent.click(day('4 月 9 日'));
  expect(screen.getByText('4 天待保存')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await vi.waitFor(() => expect(wire.to('calendar.saveDays')).toHaveLength(1));
  expect(wire.to('calendar.saveDays')[0]?.body).toMatchObject({
    days: [
      { day: '2031-03-05', isOff: true, name: '校庆日' },
      { day: '2031-03-06', isOff: true, name: '校庆日' },
      { day: '2031-03-07', isOff: true, name: '校庆日' },
      { day: '2031-04-09', isOff: true, name: '运动会' },
    ],
  });
});
