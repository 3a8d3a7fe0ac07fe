import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { aHallService } from '../../../test/services.ts';
import { fakeWire } from '../../../test/wire.ts';
import { HallSearch } from './HallSearch.tsx';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

function show(answers: Parameters<typeof fakeWire>[0] = {}) {
  signedIn();
  const wire = fakeWire({
    'hall.forget': {},
    'services.click': {},
    'hall.words': { history: ['成绩', '校园卡'], hot: ['校车'] },
    'hall.suggest': {
      services: [aHallService({ serviceName: '学生请假', nameMarks: [[2, 4]], openWay: 1001 })],
      near: [],
      words: ['请假条'],
    },
    ...answers,
  });
  const searched: string[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HallSearch centre="" value="" visitor={false} onSearch={(keyword) => searched.push(keyword)} />
    </QueryClientProvider>,
  );
  return { ...wire, searched, box: screen.getByRole('combobox') };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('before one types, the last and the hot words are offered; arrows go round, Enter searches, Escape closes', async () => {
  const { box, searched } = show();
  await userEvent.click(box);
  await waitFor(() => expect(options()).toEqual(['成绩', '校园卡', '校车']));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('校园卡');
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe('校车');
  await userEvent.keyboard('{Escape}');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(searched).toEqual(['成绩']);
});

test('a word goes out of the history by Delete, and all of them by the button', async () => {
  const { box, to } = show();
  await userEvent.click(box);
  await screen.findByText('校园卡');
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(options()).toEqual(['校园卡', '校车']);
  await userEvent.click(screen.getByRole('button', { name: '清空记录' }));
  expect(options()).toEqual(['校车']);
  await waitFor(() => expect(to('hall.forget').map(({ body }) => body.word)).toEqual(['成绩', undefined]));
});

test('services are suggested as one types and open by Enter; whole words search', async () => {
  const { box, searched } = show();
  await userEvent.type(box, '请假');
  const service = await screen.findByRole('option', { name: /学生\s*请假/ });
  expect(service.querySelector('mark')?.textContent).toBe('请假');
  expect(within(screen.getByRole('group', { name: '大家在搜' })).getByRole('option').textContent).toBe('请假条');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(searched).toEqual(['请假条']);
  await userEvent.clear(box);
  await userEvent.type(box, '请假');
  await screen.findByRole('option', { name: /学生\s*请假/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(location.hash).toBe('#/home/service/7');
});

test('letters inside an input method neither search nor ask', async () => {
  const { box, searched, to } = show();
  fireEvent.focus(box);
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: 'qingjia' } });
  fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  fireEvent.change(box, { target: { value: '请假' } });
  fireEvent.compositionEnd(box);
  await screen.findByRole('option', { name: /学生\s*请假/ });
  expect(to('hall.suggest').map(({ body }) => body.keyword)).toEqual(['请假']);
  expect(searched).toEqual([]);
});

test('HL-13 what only comes near is offered as such, and Enter goes on to the hall with the words as typed', async () => {
  const near = [aHallService({ serviceName: '电动车登记', serviceId: '31' })];
  const { box, searched } = show({ 'hall.suggest': { services: [], near, words: [] } });
  await userEvent.type(box, '小电驴停哪');
  const group = await screen.findByRole('group', { name: '最接近的' });
  expect(within(group).getByRole('option').textContent).toContain('电动车登记');
  await userEvent.keyboard('{Enter}');
  expect(searched).toEqual(['小电驴停哪']);
});
