// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { toast } from '../../ui/toast.ts';
import { ConversationList } from './ConversationList.tsx';
import { loadConversations } from './chat-store.ts';

const nothing = () => undefined;

afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

test('CH-16 conversations that cannot be read say so and are read again by a press, instead of loading for ever', async () => {
  freshBrowser();
  signedIn();
  let isDown = true;
  fakeWire({
    'chat.getLastChatList': () => (isDown ? refused({ http: 503, status: 5030, msg: '系统繁忙，请稍后再试' }) : []),
  });
  render(<ConversationList openJid={undefined} onOpen={nothing} onMessage={nothing} />);
  await expect(loadConversations()).rejects.toThrow();
  const retry = await screen.findByRole('button', { name: '重试' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('list', { name: '消息' })).toBeDefined();
});
