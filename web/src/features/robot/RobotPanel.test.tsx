import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RobotAnswer } from '@yizhan/contract/entities/robot.ts';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../../test/people.ts';
import { aRobot } from '../../../test/robot.ts';
import { fakeWire } from '../../../test/wire.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import RobotPanel from './RobotPanel.tsx';
import { clearTalk } from './talk.ts';

const known = [
  { faqId: '1', question: '校园卡丢了怎么办' },
  { faqId: '2', question: '校园卡怎么充值' },
];
const anAnswer = (question: string): RobotAnswer => ({
  ...{ answerId: '9', type: 'EXACT', faqId: '1', question, answer: '<p>立即挂失。</p>', score: 1 },
  ...{ similar: [], services: [], guides: [], attachments: [], composed: null, manual: null },
  source: { dept: '后勤保障处', updatedAt: '2026-11-02 08:00:00' },
});
const onClose = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  freshBrowser();
  signedIn();
  clearTalk('');
  queryClient.clear();
  onClose.mockClear();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

const scenes = [{ id: '7', parentId: null, name: '后勤', icon: 'help', sort: 0 }];
const aList: RobotAnswer = {
  ...anAnswer('补办'),
  ...{ type: 'LIST', faqId: null, question: '', answer: '', source: null, similar: known, score: 0.5 },
  manual: { kind: 'phone', target: '6600 1234', name: '', accountId: null, contact: null },
};

async function openPanel(answer: (question: string) => RobotAnswer = anAnswer) {
  const wire = fakeWire({
    'robot.greet': { text: '您好', quick: known },
    'robot.scenes': scenes,
    'robot.recommended': known,
    'robot.suggestions': known,
    'robot.history': [],
    'robot.ask': ({ body }) => answer(body.question),
    'robot.judge': {},
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <RobotPanel robot={aRobot()} onClose={onClose} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const panel = screen.getByRole('dialog', { name: '小站 · 智能问答' });
  await within(panel).findByRole('list', { name: '大家在问' });
  return { wire, panel, input: within(panel).getByRole('combobox', { name: '输入问题' }) };
}

test('OV-7 the window opens with the cursor in its question, and arrows choose among known ones', async () => {
  const { wire, panel, input } = await openPanel();
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, '校园卡');
  const options = await within(panel).findAllByRole('option');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  expect(options[1]?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await within(panel).findByRole('heading', { name: '校园卡怎么充值' });
  expect(wire.to('robot.ask').map(({ body }) => [body.question, body.faqId])).toEqual([['校园卡怎么充值', '2']]);
});

test('OV-7 Escape closes the suggestions first and then the window, also after its buttons went away', async () => {
  const { panel, input } = await openPanel();
  await userEvent.type(input, '校园卡');
  await within(panel).findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(within(panel).queryAllByRole('option')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(input).toHaveProperty('value', '校园卡');
  await userEvent.click(within(panel).getByRole('button', { name: '我问过的' }));
  expect(panel.contains(document.activeElement)).toBe(true);
  await userEvent.click(within(panel).getByRole('button', { name: '返回提问' }));
  await userEvent.click(within(panel).getByRole('button', { name: '校园卡丢了怎么办' }));
  await within(panel).findByRole('heading', { name: '校园卡丢了怎么办' });
  expect(panel.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('OV-7 saying that an answer did not help leaves the reader where they are', async () => {
  const { panel, input } = await openPanel();
  await userEvent.type(input, '校园卡丢了怎么办{Enter}');
  const unsolved = await within(panel).findByRole('button', { name: '未解决' });
  scrolled.mockClear();
  await userEvent.click(unsolved);
  await within(panel).findByRole('group', { name: '哪里没有帮上忙？' });
  expect(scrolled).not.toHaveBeenCalled();
  expect(panel.contains(document.activeElement)).toBe(true);
});

test('OV-7 what was asked before the page knew the person’s rights stays', async () => {
  useSession.setState({ me: undefined });
  const { panel, input } = await openPanel();
  await userEvent.type(input, '校园卡丢了怎么办{Enter}');
  expect(await within(panel).findByText('立即挂失。')).toBeTruthy();
  act(() => useSession.setState({ me: me() }));
  expect(within(panel).queryByText('立即挂失。')).not.toBeNull();
});

test('OV-7 a question is asked within the chosen scene, which is shown and can be left', async () => {
  const { wire, panel, input } = await openPanel();
  await userEvent.click(await within(panel).findByRole('button', { name: '后勤' }));
  await userEvent.type(input, '怎么报修{Enter}');
  await within(panel).findByRole('heading', { name: '怎么报修' });
  expect(within(panel).getByText('只在「后勤」里查找')).toBeTruthy();
  await userEvent.click(within(panel).getByRole('button', { name: '全部场景' }));
  expect(within(panel).queryByText('只在「后勤」里查找')).toBeNull();
  await userEvent.type(input, '怎么选课{Enter}');
  await within(panel).findByRole('heading', { name: '怎么选课' });
  expect(wire.to('robot.ask').map(({ body }) => [body.question, body.sceneId])).toEqual([
    ['怎么报修', '7'],
    ['怎么选课', undefined],
  ]);
});

test('RB-2 RB-6 of a list of near questions one is chosen, or none of them: then it is noted, and a person and feedback are offered', async () => {
  const { wire, panel, input } = await openPanel((question) => (question === '补办' ? aList : anAnswer(question)));
  await userEvent.type(input, '补办{Enter}');
  const near = await within(panel).findByRole('list', { name: '您想问的是下面哪一个？' });
  await userEvent.click(within(panel).getByRole('button', { name: '都不是' }));
  expect((await within(panel).findByRole('status')).textContent).toContain('已经记下来');
  expect(wire.to('robot.judge').map(({ body }) => [body.answerId, body.solved])).toEqual([['9', false]]);
  expect(within(panel).getByRole('link', { name: '拨打 6600 1234' })).toBeTruthy();
  expect(within(panel).getByRole('link', { name: '留言反馈' })).toBeTruthy();
  await userEvent.click(within(near).getByRole('button', { name: '校园卡怎么充值' }));
  await within(panel).findByRole('heading', { name: '校园卡怎么充值' });
  expect(wire.to('robot.ask').at(-1)?.body).toMatchObject({ faqId: '2', fromAnswerId: '9' });
});

test('OV-7 whoever typed no word is asked to use words', async () => {
  const { panel, input } = await openPanel((question) => ({
    ...anAnswer(question),
    ...{ type: 'NONE', faqId: null, question: '', answer: '', source: null },
  }));
  await userEvent.type(input, '😀{Enter}');
  expect(await within(panel).findByText(/请用文字说出想问的事/)).toBeTruthy();
});
