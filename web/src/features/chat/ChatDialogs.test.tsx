// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ChatPerson, ListedWithLast } from '@yizhan/contract/entities/conversation.ts';
import { mpTypes, toUserTypes } from '@yizhan/contract/message-types.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { ChatDialogs } from './ChatDialogs.tsx';
import { closeDialog, openDialog } from './chat-dialogs.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  act(closeDialog);
  vi.unstubAllGlobals();
});

const colleague: ListedWithLast = {
  ...{ jid: '7', toUserId: '12', toUserName: '王老师', toUserType: toUserTypes.person, mpType: mpTypes.person },
  ...{ canReply: true, avatar: null, offlineNoPushMsg: false, openTopChatTime: null, unreadNumber: 0 },
  ...{ mentionedAt: null, lastSeq: 0, readSeq: 0, othersReadSeq: 0, timeSend: null, last: null },
  ...{ receiver: '12', chatType: toUserTypes.person, openWindow: false },
};
const aColleague: ChatPerson = {
  ...{ userId: '12', name: '王老师', number: 'T12', avatar: null, deptName: '教务处', post: '', phone: '' },
  ...{ online: true, canWrite: true },
};

/** The card of a colleague, 发消息 pressed, and the answer still on its way. */
async function talk() {
  const answers: (() => void)[] = [];
  const wire = fakeWire({
    'chat.imWebUserGet': aColleague,
    'chat.getLastChatList': [colleague],
    'chat.open': () => new Promise((resolve) => answers.push(() => resolve(colleague))),
  });
  const opened: string[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatDialogs onTalk={(jid) => opened.push(jid)} />
    </QueryClientProvider>,
  );
  act(() => openDialog({ kind: 'person', userId: '12' }));
  const card = await screen.findByRole('dialog', { name: '个人名片' });
  fireEvent.click(await within(card).findByRole('button', { name: '发消息' }));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  return { wire, opened, answer: () => answers[0]?.() };
}

test('CH-12 the card of a person stays until the conversation with them is there: nothing is written into the one behind it', async () => {
  const { opened, answer } = await talk();
  expect(screen.getByRole('dialog', { name: '个人名片' })).toBeTruthy();
  answer();
  await vi.waitFor(() => expect(opened).toEqual(['7']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('CH-12 whoever closes the card before the conversation is there stays where they are', async () => {
  const { wire, opened, answer } = await talk();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  answer();
  await vi.waitFor(() => expect(wire.to('chat.getLastChatList')).toHaveLength(1));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(opened).toEqual([]);
});
