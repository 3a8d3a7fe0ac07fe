import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../../test/people.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { fakeWire, type Reply, refused } from '../../../test/wire.ts';
// Preloaded: the tests wait for the card, not for the file.
import '../../cards/announcements/View.tsx';
import '../../cards/frame/View.tsx';
import { clearUnsavedChanges } from '../../admin-kit/form/unsaved-changes.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { CardForm } from './CardForm.tsx';
import { newCardContent } from './new-card-content.ts';

const saved: PublicationState = {
  id: '42',
  kind: 'card',
  name: '重要公告',
  version: 3,
  draft: false,
  published: { number: 1, at: '2026-11-10 08:00:00' },
  scheduled: null,
  failed: null,
  changedBy: '周敏',
  changedAt: '2026-11-10 08:00:00',
};

const homePage = { code: 'userFrameConfig/homePageConfig', name: '首页配置', path: '/userFrameConfig/homePageConfig' };

beforeEach(() => {
  freshBrowser();
  signedIn(me({ configurationMenu: [homePage] }));
});
afterEach(() => {
  act(() => toast.clear());
  clearUnsavedChanges();
  vi.unstubAllGlobals();
});

const always = { 'roles.pick': [], 'dictionary.values': [], 'cards.microAppOrigins': [] };

/** With the lazily loaded view of its kind. */
const show = (content: CardContent, state?: PublicationState) =>
  act(async () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <CardForm
            state={state}
            content={content}
            onSaved={async () => undefined}
            onReload={() => undefined}
            onRemoved={() => undefined}
          />
          <Overlays />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );

const field = (label: string) => screen.getByLabelText(label);
/** A different choice shows other fields, a moment later. */
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (label: string) => fireEvent.click(await screen.findByText(label, { selector: 'button *' }));
const dialog = () => within(document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body);

test('VA-5 a name another card has is told as soon as its field is left', async () => {
  const wire = fakeWire({ 'cards.repetitiveName': { repetitive: true }, ...always });
  await show(newCardContent('announcements'), saved);
  await userEvent.clear(field('卡片名称'));
  await userEvent.type(field('卡片名称'), '待办{Tab}');
  expect(await screen.findByText('「待办」已存在，请换一个名称')).toBeTruthy();
  expect(wire.to('cards.repetitiveName')[0]?.body).toMatchObject({ cardName: '待办', id: '42' });
});

test('how many rows are shown is asked for kinds that show rows alone', async () => {
  fakeWire(always);
  await show(newCardContent('announcements'));
  expect(screen.getByText('显示行数')).toBeTruthy();
  cleanup();
  await show(newCardContent('frame'));
  expect(screen.getByLabelText('卡片名称')).toBeTruthy();
  expect(screen.queryByText('显示行数')).toBeNull();
});

test('VA-5 a name that is free says nothing', async () => {
  const wire = fakeWire({ 'cards.repetitiveName': { repetitive: false }, ...always });
  await show(newCardContent('announcements'));
  await userEvent.type(field('卡片名称'), '一{Tab}');
  await waitFor(() => expect(wire.to('cards.repetitiveName')).toHaveLength(1));
  expect(wire.to('cards.repetitiveName')[0]?.body).not.toHaveProperty('id');
  expect(screen.queryByText(/已存在/)).toBeNull();
});

test('whoever may not read the card library is not refused anything for a name', async () => {
  signedIn();
  const wire = fakeWire({ 'cards.repetitiveName': { repetitive: true }, ...always });
  await show(newCardContent('announcements'));
  await userEvent.type(field('卡片名称'), '待办{Tab}');
  expect(screen.queryByText(/已存在/)).toBeNull();
  expect(wire.to('cards.repetitiveName')).toHaveLength(0);
});

test('PV-6 the preview of a saved card asks by its id, one with changes shows them without asking', async () => {
  const basicConfig = { cardName: '重要公告', cardIntroduction: '', displayRows: 3 };
  const preview: Reply<'cards.preview'> = {
    ...{ kind: 'announcements', basicConfig, data: { dataSource: 'PORTAL', list: [] } },
  };
  const wire = fakeWire({ 'cards.preview': preview, 'cards.repetitiveName': { repetitive: false }, ...always });
  await show(newCardContent('announcements'), saved);
  await press('预览');
  expect(await dialog().findByText('暂无数据')).toBeTruthy();
  expect(wire.to('cards.preview')[0]?.body).toMatchObject({ id: '42' });
  fireEvent.keyDown(dialog().getByText('卡片预览'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('卡片预览')).toBeNull());
  await fill('卡片名称', '重要公告甲');
  await press('预览');
  expect(await dialog().findByText('重要公告甲')).toBeTruthy();
  expect(wire.to('cards.preview')).toHaveLength(1);
});

test('DR-4 the form of a micro application names the origins it may come from, and a refusal stands at its address', async () => {
  const msg = '微应用来源 https://evil.example 未获本安装允许，请由运维在 MICRO_APP_ORIGINS 中列出';
  const refusal = refused({ status: 1002, msg, result: { field: 'config.frame.url' } });
  fakeWire({
    ...always,
    'cards.submit': refusal,
    'cards.microAppOrigins': ['https://apps.example', 'https://bus.example'],
  });
  await show(newCardContent('frame'));
  expect(
    await screen.findByText(/只能嵌入这些来源的微应用：https:\/\/apps.example , https:\/\/bus.example/),
  ).toBeTruthy();
  await fill('卡片名称', '校车');
  await fill('微应用入口', 'https://evil.example/');
  await press('保存草稿');
  expect(await screen.findByText(msg)).toBeTruthy();
});

test('CD-2 an embedded card is a micro application with a warning, or a table of a JSON address', async () => {
  const wire = fakeWire({ 'cards.submit': { id: '42', version: 4 }, ...always });
  await show(newCardContent('frame'));
  expect(screen.getByText(/外部代码/)).toBeTruthy();
  expect(await screen.findByText(/没有允许任何来源的微应用.*MICRO_APP_ORIGINS/)).toBeTruthy();
  await press('保存草稿');
  expect(await screen.findByText('请填写微应用入口')).toBeTruthy();
  fireEvent.click(screen.getByText('JSON 数据表格'));
  await waitFor(() => expect(screen.queryByText(/外部代码/)).toBeNull());
  await fill('地址', 'https://lib.example.edu/borrowed');
  await press('标题');
  await press('保存草稿');
  await waitFor(() => expect(wire.to('cards.submit')).toHaveLength(1));
  expect(wire.to('cards.submit')[0]?.body).toMatchObject({
    content: {
      config: {
        frame: {
          type: 'json',
          source: { sourceType: 'PULL', url: 'https://lib.example.edu/borrowed' },
          cardMapping: [{ field: 'title', chineseName: '标题', path: '' }],
        },
      },
    },
  });
});

test('the table of an embedded card can be tried before it is saved', async () => {
  const result = { ok: true, reason: '', milliseconds: 9, total: 1, rows: [{ title: '平凡的世界' }], item: '{}' };
  const wire = fakeWire({ 'cards.tryColumn': result, ...always });
  await show(newCardContent('frame'));
  fireEvent.click(screen.getByText('JSON 数据表格'));
  await press('试运行');
  expect(await screen.findByText('请填写地址')).toBeTruthy();
  expect(wire.to('cards.tryColumn')).toEqual([]);
  await fill('地址', 'https://lib.example.edu/borrowed');
  await press('试运行');
  expect((await screen.findByText('平凡的世界')).tagName).toBe('TD');
});

const failedTrial = { ok: false, reason: 'HTTP 503', milliseconds: 9, total: 0, rows: [], item: '' };
const published = { 'publishing.publish': { id: '42', version: 4 }, ...always };

/** A card that is one table of an address, saved as a draft. */
function jsonCard(): CardContent {
  const content = newCardContent('frame');
  const source = { sourceType: 'PULL', url: 'https://lib.example.edu/borrowed', cacheSeconds: 60 };
  const frame = { type: 'json', source: { ...source, listPath: '', totalPath: '' }, cardMapping: [], urlDetail: '' };
  return { ...content, cardName: '我的借阅', config: { frame } } as CardContent;
}

const confirm = async (title: string, name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }));
async function publish() {
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  await confirm('发布', '发布');
}

test('AD-2 a JSON source that fails its trial is told before the card is published, with the reason', async () => {
  const wire = fakeWire({ 'cards.tryColumn': failedTrial, ...published });
  await show(jsonCard(), { ...saved, draft: true });
  const warning = '1 个数据来源试运行失败，仍要发布？';
  await publish();
  const question = within(await screen.findByRole('alertdialog', { name: warning }));
  expect(question.getByRole('listitem').textContent).toContain('「我的借阅」没有读到数据');
  await confirm(warning, '取消');
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: warning })).toBeNull());
  expect(wire.to('publishing.publish')).toEqual([]);
});

test('AD-2 a card whose sources answer is published without another question', async () => {
  const wire = fakeWire({ 'cards.tryColumn': { ...failedTrial, ok: true, reason: '' }, ...published });
  await show(jsonCard(), { ...saved, draft: true });
  await publish();
  await waitFor(() => expect(wire.to('publishing.publish')).toHaveLength(1));
  expect(wire.to('cards.tryColumn')[0]?.body).toMatchObject({ kind: 'frame', column: { id: 'frame' } });
});

test('what was typed over a card when the session ended is there again, in the fields and in the preview', async () => {
  fakeWire(always);
  await show(newCardContent('announcements'), saved);
  await fill('卡片名称', '本周公告');
  signInAgain();
  await show(newCardContent('announcements'), saved);
  expect(field('卡片名称')).toHaveProperty('value', '本周公告');
  expect(screen.getByText('已恢复未保存的内容')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '本周公告' })).toBeTruthy();
  await press('放弃恢复');
  await waitFor(() => expect(field('卡片名称')).toHaveProperty('value', newCardContent('announcements').cardName));
  expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
});

test('it is not laid over a card that somebody else saved meanwhile', async () => {
  fakeWire(always);
  await show(newCardContent('announcements'), saved);
  await fill('卡片名称', '本周公告');
  signInAgain();
  await show({ ...newCardContent('announcements'), cardIntroduction: '各部门的公告' }, { ...saved, version: 4 });
  expect(field('卡片名称')).toHaveProperty('value', newCardContent('announcements').cardName);
  expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
});
