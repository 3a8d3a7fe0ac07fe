import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarYear } from '@yizhan/contract/entities/calendar.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { query } from '../../lib/api.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { EventList } from './EventList.tsx';
import { TermList } from './TermList.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const term = { id: '4', name: '秋季学期', begins: '2031-09-01', ends: '2032-01-10', weeks: 19, version: 1 };
const event = {
  ...{ id: '6', name: '运动会', begins: '2031-10-20', ends: '2031-10-21', fromTime: null, toTime: null },
  ...{ place: '田径场', url: '', identityTypes: [1], version: 1 },
};
const year: CalendarYear = { year: 2031, terms: [term], days: [], official: [], isAnnounced: false, events: [event] };
const conflict = refused({ status: 9009, msg: '', result: { who: '王老师', when: '2031-03-02 09:31:00', what: '' } });

function Lists() {
  const { data, refetch } = useQuery(query.calendar.year({ year: 2031 }));
  return (
    data && (
      <>
        <TermList terms={data.terms} onSaved={refetch} />
        <EventList events={data.events} onSaved={refetch} />
      </>
    )
  );
}

/** `theirs`: what the other person has saved once one's own saving is refused. */
async function open(theirs: Partial<CalendarYear>) {
  let stored = year;
  const save = (version: number | undefined) => {
    stored = { ...year, ...theirs };
    return version === 1 ? conflict : { id: '1' };
  };
  const wire = fakeWire({
    'calendar.year': () => stored,
    'calendar.saveTerm': ({ body }) => save(body.held?.version),
    'calendar.saveEvent': ({ body }) => save(body.held?.version),
    'dictionary.values': [],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Lists />
      <Overlays />
    </QueryClientProvider>,
  );
  await screen.findByText('秋季学期');
  return wire;
}

const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name: label }));
  await userEvent.type(screen.getByRole('textbox', { name: label }), text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The button does not take two presses at once. */
function saveAgain() {
  const form = screen.getByRole('textbox', { name: '名称' }).closest('form');
  if (form) fireEvent.submit(form);
}
const conflictDialog = async () => within(await screen.findByRole('alertdialog', { name: '内容已被他人修改' }));

test('PB-4 who saves a term over somebody else’s change chooses row by row whose stays, and saves the result', async () => {
  const wire = await open({ terms: [{ ...term, name: '第一学期', ends: '2032-01-17', version: 2 }] });
  await press('修改 秋季学期');
  await type('名称', '上学期');
  await press('保存');
  const dialog = await conflictDialog();
  expect(dialog.getByText(/^王老师 在/)).toBeTruthy();
  const mine = within(dialog.getByRole('row', { name: /^名称/ })).getByRole<HTMLInputElement>('radio', {
    name: /上学期/,
  });
  expect(mine.checked).toBe(true);
  await press('按所选继续');
  saveAgain();
  await vi.waitFor(() => expect(wire.to('calendar.saveTerm')).toHaveLength(2));
  expect(wire.to('calendar.saveTerm')[1]?.input).toEqual({
    ...{ name: '上学期', begins: term.begins, ends: '2032-01-17', held: { id: '4', version: 2 } },
  });
});

test('PB-4 the conflict of an event says whom it is for in names, and all of theirs can be taken', async () => {
  const wire = await open({ events: [{ ...event, identityTypes: [3], place: '体育馆', version: 2 }] });
  await press('修改 运动会');
  await type('地点', '操场');
  await press('保存');
  const dialog = await conflictDialog();
  const audience = dialog.getByRole('row', { name: /教师/ });
  expect(audience.textContent).toContain('本科生');
  await press('重新加载');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '地点' }).value).toBe('体育馆');
  saveAgain();
  await vi.waitFor(() => expect(wire.to('calendar.saveEvent')).toHaveLength(2));
  expect(wire.to('calendar.saveEvent')[1]?.input).toMatchObject({
    ...{ identityTypes: [3], place: '体育馆', held: { id: '6', version: 2 } },
  });
});
