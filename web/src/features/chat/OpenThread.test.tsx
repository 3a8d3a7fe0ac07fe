// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ChatPerson, ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import { mpTypes, toUserTypes } from '@yizhan/contract/message-types.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { queryClient } from '../../lib/query-client.ts';
import { OpenThread } from './OpenThread.tsx';
import { useUploads } from './uploads.ts';

const sent: string[] = [];

/** An upload that stays on its way. */
class Sending {
  upload = {};
  open = () => undefined;
  setRequestHeader = () => undefined;
  abort = () => undefined;
  send = (form: FormData) => sent.push((form.get('file') as File).name);
}

beforeEach(() => {
  freshBrowser();
  signedIn();
  queryClient.clear();
  useUploads.setState({ uploads: [] });
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', Sending);
});
afterEach(() => vi.unstubAllGlobals());

const colleague: ConversationWithLast = {
  ...{ jid: '7', toUserId: '12', toUserName: '王老师', toUserType: toUserTypes.person, mpType: mpTypes.person },
  ...{ canReply: true, avatar: null, offlineNoPushMsg: false, openTopChatTime: null, unreadNumber: 0 },
  ...{ mentionedAt: null, lastSeq: 0, readSeq: 0, othersReadSeq: 0, timeSend: null, last: null },
};

const aColleague: ChatPerson = {
  ...{ userId: '12', name: '王老师', number: 'T12', avatar: null, deptName: '教务处', post: '', phone: '' },
  ...{ online: true, canWrite: true },
};

function show(entry: ConversationWithLast) {
  fakeWire({
    'chat.imWebUserGet': aColleague,
    'chat.history': { records: [], lastSeq: 0, hasMore: false },
    'chat.imConfig': {
      ...{ wsUrl: '/ws/im', heartbeat: 30, recallSeconds: 120, systemAccountId: '30001' },
      ...{ connectTimeout: 50, reconnectDelay: 1, resendCount: 5, mayMakeGroups: true },
      ...{ fileMaxMb: 5, ownFileMaxMb: 100, allowTypes: ['png'] },
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OpenThread entry={entry} onBack={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByRole('textbox');
}

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const hint = () => screen.queryByText('松开即可发送');

function drag(kind: 'dragOver' | 'drop', to: Element, files: File[]) {
  const event = createEvent[kind](to);
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files } });
  fireEvent(to, event);
  return event;
}

test('CH-12 pictures dropped on a conversation or pasted into its text are sent to it; while they are held over it, it says so', async () => {
  const input = await show(colleague);
  drag('dragOver', input, []);
  expect(hint()).not.toBeNull();
  const dropped = drag('drop', input, [picture('一.png'), picture('二.png')]);
  expect([hint(), dropped.defaultPrevented]).toEqual([null, true]);
  fireEvent.paste(input, { clipboardData: { files: [picture('三.png')] } });
  await vi.waitFor(() => expect(sent).toEqual(['一.png', '二.png', '三.png']));
  expect(useUploads.getState().uploads.map(({ jid }) => jid)).toEqual(['7', '7', '7']);
});

test('CH-12 a public account takes no pictures: what is dropped there is neither sent nor opened in place of the portal', async () => {
  const input = await show({ ...colleague, mpType: mpTypes.publicAccount });
  drag('dragOver', input, []);
  expect(hint()).toBeNull();
  const dropped = drag('drop', input, [picture('一.png')]);
  expect([dropped.defaultPrevented, useUploads.getState().uploads]).toEqual([true, []]);
});
