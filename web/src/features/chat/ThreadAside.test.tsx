// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import { mpTypes, toUserTypes } from '@yizhan/contract/message-types.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { ThreadAside } from './ThreadAside.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const account: ConversationWithLast = {
  jid: '7',
  toUserId: '2',
  toUserName: '学生工作处',
  toUserType: toUserTypes.person,
  mpType: mpTypes.publicAccount,
  canReply: true,
  avatar: null,
  offlineNoPushMsg: false,
  openTopChatTime: null,
  unreadNumber: 0,
  mentionedAt: null,
  lastSeq: 0,
  readSeq: 0,
  othersReadSeq: 0,
  timeSend: '2026-11-17 08:00:00',
  last: null,
};

test('CH-9 beside the conversation of a public account stand its files, never the person whose number it shares', async () => {
  const wire = fakeWire({ 'chat.files': { records: [], total: 0, current: 1, size: 20 } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThreadAside entry={account} />
    </QueryClientProvider>,
  );
  await screen.findByText('还没有发过图片和文件');
  expect(wire.to('chat.imWebUserGet')).toEqual([]);
});
