// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { setSocketState } from '../../lib/hints.ts';
import { openConversation, startChat } from './chat-store.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
  setSocketState('disconnected');
});
afterEach(() => vi.unstubAllGlobals());

test('CH-22 a connection made while a thread is being read does not make it read from its beginning', async () => {
  const wire = fakeWire({
    'chat.getLastChatList': [],
    'chat.history': () => {
      setSocketState('connected');
      return { records: [], lastSeq: 0, hasMore: false };
    },
  });
  const stop = startChat();
  await openConversation('7');
  await vi.waitFor(() => expect(wire.to('chat.getLastChatList')).toHaveLength(2));
  expect(wire.to('chat.history').map(({ input }) => input)).toEqual([{ jid: '7' }]);
  stop();
});
