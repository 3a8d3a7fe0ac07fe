// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { GroupMember } from '@yizhan/contract/entities/conversation.ts';
import { messageTypes, sendStates, toUserTypes } from '@yizhan/contract/message-types.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { emitFrame } from '../../lib/frames.ts';
import { ChatDialogs } from './ChatDialogs.tsx';
import { closeDialog } from './chat-dialogs.ts';
import type { ThreadMessage } from './chat-state.ts';
import { startChat } from './chat-store.ts';
import { SendState } from './SendState.tsx';
import { useReaders } from './useReaders.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  closeDialog();
  vi.unstubAllGlobals();
});

const member = (userId: string, name: string, readSeq: number, joinedSeq = 0): GroupMember => ({
  ...{ userId, name, avatar: null, role: 'member', sounds: '' },
  ...{ joinedSeq, readSeq },
});
const members = [
  member('7', '李老师', 9),
  member('2', '王老师', 4),
  member('3', '赵老师', 3),
  member('4', '后来的人', 5, 5),
];

const message: ThreadMessage = {
  ...{ messageId: '70-4', messageIdWeb: 'client-4', jid: '70', seq: 4, fromUserId: '7', fromUserName: '李老师' },
  ...{ toUserType: toUserTypes.group, type: messageTypes.text, content: '周五开会', objectId: null, fileTypeName: '' },
  ...{ fileSize: 0, timeSend: '2026-11-17 09:00:00', recalled: false, quotation: null, mentions: [] },
  ...{ isSendType: sendStates.delivered, resends: 0 },
};

/** What stands under one's own message. */
function UnderMessage() {
  const readers = useReaders({ jid: '70', toUserType: toUserTypes.group });
  return <SendState message={message} othersReadSeq={null} readers={readers} />;
}

test('CH-7 under one’s own message in a group stands how many have read it, opened who has and who has not; a reading moves it at once', async () => {
  const wire = fakeWire({
    'chat.getLastChatList': [],
    'chat.group': { jid: '70', name: '教研室', announcement: '', role: 'owner', members },
  });
  const stop = startChat();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnderMessage />
      <ChatDialogs onTalk={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '已读 1' }));
  const dialog = within(screen.getByRole('dialog', { name: '消息阅读情况' }));
  const names = () => dialog.queryAllByRole('button', { name: /的名片$/ }).map((button) => button.textContent);
  expect(names()).toEqual([expect.stringContaining('赵老师')]);
  fireEvent.click(dialog.getByRole('tab', { name: /已读/ }));
  expect(names()).toEqual([expect.stringContaining('王老师')]);
  act(() => emitFrame({ op: 'receipt', type: messageTypes.read, jid: '70', userId: '3', seq: 4 }));
  expect(names()).toHaveLength(2);
  expect(screen.getByText('全部已读')).toBeTruthy();
  expect(wire.to('chat.group')).toHaveLength(1);
  stop();
});
