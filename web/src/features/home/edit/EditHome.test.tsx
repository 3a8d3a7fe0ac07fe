import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardChoice, HomeCard, HomePage } from '@yizhan/contract/entities/card.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWire, type Reply, refused } from '../../../../test/wire.ts';
import { query } from '../../../lib/api.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
import CardMenu from './CardMenu.tsx';
import EditHome from './EditHome.tsx';

beforeEach(() => toast.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = (id: string, cardName: string, more: Partial<HomeCard> = {}) =>
  ({
    ...{ id, kind: 'announcements', place: 'main', span: 1, frame: null, mandatory: false, state: 'failed' },
    basicConfig: { cardName, cardIntroduction: '', displayRows: 3 },
    ...more,
  }) as HomeCard;
const choiceOf = ({ id, kind, place, span, frame, mandatory, basicConfig }: HomeCard): CardChoice => ({
  ...{ id, kind, place, span, frame, mandatory, cardName: basicConfig.cardName, cardIntroduction: '' },
  ...{ shown: true, layoutName: '学生首页', roleNames: [] },
});
const cards = [card('1', '待办', { mandatory: true }), card('2', '新闻'), card('3', '工具')];
const page: HomePage = { layout: 'wide', cards, today: [], todayPending: false, personal: true };

type Answer = Reply<'cards.arrange' | 'cards.restore'>;
const failure = refused({ status: 4000 });

function ground(answer: Answer | (() => Promise<Answer>) = {}) {
  const away = { ...choiceOf(card('4', '常用')), shown: false };
  const wire = fakeWire({
    'cards.choices': () => [...cards.map(choiceOf), away],
    'cards.arrange': answer,
    'cards.restore': answer,
  });
  const client = new QueryClient();
  const key = query.cards.home({}).queryKey;
  client.setQueryData(key, page);
  const onLeave = vi.fn();
  const sent = () => wire.inputs('cards.arrange').map(({ arrangement }) => arrangement);
  const shown = () => client.getQueryData<HomePage>(key)?.cards.map(({ id }) => id);
  const show = (what: React.ReactNode) =>
    render(
      <QueryClientProvider client={client}>
        {what}
        <Overlays />
      </QueryClientProvider>,
    );
  return { wire, client, onLeave, sent, shown, show };
}

async function edit(answer: Answer = {}) {
  const all = ground(answer);
  all.show(<EditHome page={page} refetch={() => undefined} params={{}} onLeave={all.onLeave} />);
  await screen.findByRole('region', { name: '主栏' });
  return all;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const order = () =>
  within(screen.getByRole('region', { name: '主栏' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

test('a card is moved, made wider and hidden by buttons, and what was done is said', async () => {
  const { sent, onLeave, shown } = await edit();
  await press('下移「新闻」');
  expect(order()).toEqual(['待办', '工具', '新闻']);
  expect(screen.getByText('「新闻」移到第 3 张，共 3 张。')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('group', { name: '「待办」的宽度' })).getByText('整行'));
  await press('隐藏「工具」');
  await press('添加「常用」');
  await press('完成');
  expect(onLeave).toHaveBeenCalledOnce();
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      {
        main: [
          { id: '1', span: 2, frame: null },
          { id: '2', span: 1, frame: null },
          { id: '4', span: 1, frame: null },
        ],
        aside: [],
        hidden: ['3'],
      },
    ]),
  );
  expect(shown()).toEqual(['1', '2']);
});

test('HM-1 a card becomes a tab of the one above and leaves it again, by buttons, and each is said', async () => {
  const { sent } = await edit();
  await press('把「新闻」与「待办」合为标签页');
  expect(screen.getByText('「新闻」已与「待办」合为标签页。')).toBeTruthy();
  await press('把「工具」与「待办」合为标签页');
  const tabs = within(screen.getByRole('list', { name: '「待办、新闻、工具」的标签页' }));
  expect(tabs.getAllByRole('listitem').map((tab) => tab.querySelector('strong')?.textContent)).toEqual([
    ...['待办', '新闻', '工具'],
  ]);
  await press('把「新闻」移出标签页');
  expect(screen.getByText('「新闻」已单独成卡。')).toBeTruthy();
  await press('完成');
  await vi.waitFor(() =>
    expect(sent()[0]?.main).toEqual([
      { id: '1', span: 1, frame: '1' },
      { id: '3', span: 1, frame: '1' },
      { id: '2', span: 1, frame: null },
    ]),
  );
});

test('HM-1 a card dropped onto the middle of another becomes its tab and takes the keyboard with it', async () => {
  layOut();
  await edit();
  const at = (y: number) => ({ clientX: 20, clientY: y, button: 0, isPrimary: true, bubbles: true });
  fireEvent.pointerDown(screen.getByRole('button', { name: '移动「工具」' }), at(176));
  fireEvent.pointerMove(document, at(160));
  await screen.findByText('已拿起「工具」，现在是第 3 张，共 3 张。');
  fireEvent.pointerMove(document, at(104));
  await vi.waitFor(() => expect(document.querySelector('.home-edit__row--target')).not.toBeNull());
  fireEvent.pointerUp(document, at(104));
  expect(await screen.findByRole('list', { name: '「新闻、工具」的标签页' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '把「工具」移出标签页' }));
});

test('HM-1 a card that joins a frame or leaves it takes the keyboard with it', async () => {
  await edit();
  await press('把「新闻」与「待办」合为标签页');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '把「新闻」移出标签页' }));
  await userEvent.keyboard('[Enter]');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '移动「新闻」' }));
});

test('a card that is hidden or added takes the keyboard with it', async () => {
  await edit();
  await press('隐藏「工具」');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加「工具」' }));
  await userEvent.keyboard('[Enter]');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '移动「工具」' }));
});

test('a mandatory card has a lock and no way to hide it', async () => {
  await edit();
  expect(screen.queryByRole('button', { name: '隐藏「待办」' })).toBeNull();
  expect(screen.getByText('「待办」必须显示')).toBeTruthy();
});

/** happy-dom has no layout: gives the rows of a list sizes, one below the other. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('li');
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, at * 72, 400, 64);
  });
}

test('by keys: space lifts a card, arrows move it, space drops it, and each is said', async () => {
  layOut();
  await edit();
  screen.getByRole('button', { name: '移动「待办」' }).focus();
  await userEvent.keyboard('[Space]');
  await screen.findByText('已拿起「待办」，现在是第 1 张，共 3 张。');
  await userEvent.keyboard('[ArrowDown]');
  await screen.findByText('「待办」移到第 2 张，共 3 张。');
  await userEvent.keyboard('[Space]');
  await screen.findByText('「待办」放在第 2 张，共 3 张。');
  expect(order()).toEqual(['新闻', '待办', '工具']);
});

test('escape puts a lifted card back, and the page stays open', async () => {
  layOut();
  const { onLeave } = await edit();
  screen.getByRole('button', { name: '移动「新闻」' }).focus();
  await userEvent.keyboard('[Space]');
  await screen.findByText('已拿起「新闻」，现在是第 2 张，共 3 张。');
  await userEvent.keyboard('[Escape]');
  await screen.findByText('已取消，「新闻」回到原位。');
  expect(order()).toEqual(['待办', '新闻', '工具']);
  expect(onLeave).not.toHaveBeenCalled();
});

test('escape leaves at once when nothing changed, and asks when something did', async () => {
  const { onLeave, sent } = await edit();
  await press('上移「工具」');
  await userEvent.keyboard('[Escape]');
  await userEvent.click(await screen.findByRole('button', { name: '继续调整' }));
  expect(onLeave).not.toHaveBeenCalled();
  await press('下移「工具」');
  screen.getByRole('heading', { name: '调整首页' }).focus();
  await userEvent.keyboard('[Escape]');
  expect(onLeave).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});

test('the default comes back after a question', async () => {
  const { wire, onLeave } = await edit();
  await press('恢复默认');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '恢复默认' }));
  await vi.waitFor(() => expect(wire.to('cards.restore').length).toBeGreaterThan(0));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('what cannot be saved is taken back, in words', async () => {
  const { shown } = await edit(failure);
  await press('隐藏「工具」');
  await press('完成');
  await vi.waitFor(() => expect(toast.list().map(({ text }) => text)).toContain('没有保存成功，已恢复原样'));
  expect(shown()).toEqual(['1', '2', '3']);
});

test('a card is removed from its menu and comes back by the toast', async () => {
  const all = ground();
  all.show(<CardMenu card={card('2', '新闻')} params={{}} label="新闻：更多操作" onRefresh={() => undefined} />);
  await userEvent.click(await screen.findByRole('menuitem', { name: '移除' }));
  await vi.waitFor(() => expect(all.shown()).toEqual(['1', '3']));
  const [said] = toast.list();
  expect(said?.text).toBe('已移除「新闻」');
  await act(async () => said?.action?.run());
  await vi.waitFor(() => expect(all.sent().at(-1)).toMatchObject({ hidden: ['4'] }));
});

test('a card’s settings set its width and its place at once, and say so', async () => {
  const all = ground();
  all.show(<CardMenu card={card('2', '新闻')} params={{}} label="新闻" onRefresh={() => undefined} />);
  await userEvent.click(await screen.findByRole('menuitem', { name: '设置' }));
  expect(await screen.findByRole('dialog', { name: '设置「新闻」' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: '整行' }));
  await vi.waitFor(() => expect(all.sent().at(-1)).toMatchObject({ main: [{ id: '1' }, { id: '2', span: 2 }, {}] }));
  expect(screen.getByText('「新闻」现在占整行。')).toBeTruthy();
  await press('上移「新闻」');
  await vi.waitFor(() => expect(all.shown()).toEqual(['2', '1', '3']));
  expect(screen.getByText('「新闻」移到第 1 张，共 3 张。')).toBeTruthy();
  expect(screen.getByText('主栏第 1 张，共 3 张')).toBeTruthy();
});

test('changes made quickly are kept in their order, however slowly the first is answered', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const all = ground(() => new Promise((answer) => answers.push(answer)));
  all.show(<CardMenu card={card('2', '新闻')} params={{}} label="新闻" onRefresh={() => undefined} />);
  await userEvent.click(await screen.findByRole('menuitem', { name: '设置' }));
  await userEvent.click(await screen.findByRole('button', { name: '整行' }));
  await press('上移「新闻」');
  expect(all.sent()).toHaveLength(1);
  // It fails, but the next change includes it.
  await act(async () => answers[0]?.(failure));
  await vi.waitFor(() => expect(all.sent()).toHaveLength(2));
  await act(async () => answers[1]?.({}));
  expect(all.sent()[1]).toMatchObject({ main: [{ id: '2', span: 2 }, { id: '1' }, { id: '3' }] });
  expect(all.shown()).toEqual(['2', '1', '3']);
  expect(toast.list()).toEqual([]);
});

test('a setting that could not be kept is shown as it was', async () => {
  const all = ground(failure);
  all.show(<CardMenu card={card('2', '新闻')} params={{}} label="新闻" onRefresh={() => undefined} />);
  await userEvent.click(await screen.findByRole('menuitem', { name: '设置' }));
  await userEvent.click(await screen.findByRole('button', { name: '整行' }));
  await vi.waitFor(() => expect(toast.list().map(({ text }) => text)).toContain('没有保存成功，已恢复原样'));
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: '半行' }).getAttribute('aria-pressed')).toBe('true'),
  );
});

test('a card tells how old it is and why it is there; a mandatory one cannot be removed', async () => {
  const all = ground();
  all.show(
    <CardMenu card={card('1', '待办', { mandatory: true })} params={{}} label="待办" onRefresh={() => undefined} />,
  );
  expect((await screen.findByRole('menuitem', { name: /移除/ })).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('暂时没有取到内容')).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: '为什么看到它' }));
  expect(await screen.findByText('学校的「学生首页」把它放在您的页面上。')).toBeTruthy();
  expect(screen.getByText('学校将它设为必选，不能移除。')).toBeTruthy();
});
