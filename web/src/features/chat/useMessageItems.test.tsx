// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes, sendStates } from '@yizhan/contract/message-types.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { toWireTime } from '../../lib/wire-time.ts';
import type { ThreadMessage } from './chat-state.ts';
import { useMessageItems } from './useMessageItems.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const message: ThreadMessage = {
  ...{ messageId: '7-1', messageIdWeb: 'client-1', jid: '7', seq: 1, fromUserId: '1', fromUserName: '李同学' },
  ...{ toUserType: 1, type: messageTypes.text, content: '明天见', objectId: null, fileTypeName: '', fileSize: 0 },
  ...{ timeSend: toWireTime(new Date(Date.now() - chatLimits.recallMs - 60_000)), recalled: false, quotation: null },
  ...{ mentions: [], isSendType: sendStates.delivered, resends: 0 },
};

test('CH-12 a message can be recalled for as long as the school allows', async () => {
  const wire = fakeWire({
    'chat.imConfig': {
      ...{
        wsUrl: '/ws/im',
        heartbeat: 30,
        recallSeconds: 600,
        fileMaxMb: 20,
        ownFileMaxMb: 100,
        allowTypes: [],
        systemAccountId: '30001',
      },
      ...{ connectTimeout: 50, reconnectDelay: 1, resendCount: 5, mayMakeGroups: true },
    },
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMessageItems(message, true, () => undefined), { wrapper });
  const keys = () => result.current.map(({ key }) => key);
  expect(keys()).not.toContain('recall');
  await waitFor(() => expect(keys()).toContain('recall'));
  expect(wire.to('chat.imConfig')).toHaveLength(1);
});
