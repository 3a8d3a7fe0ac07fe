// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useChat } from './chat-store.ts';
import { sendFiles, useUploads } from './uploads.ts';

const own = { jid: '3', toUserId: '30001' };
const colleague = { jid: '7', toUserId: '12' };

beforeEach(() => {
  freshBrowser();
  signedIn();
  queryClient.clear();
  useUploads.setState({ uploads: [] });
});
afterEach(() => vi.unstubAllGlobals());

function aFile(name: string, megabytes: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: megabytes * 1024 ** 2 });
  return file;
}

test('EN-6 what the school does not allow is said at once and does not leave; one’s own devices take more', async () => {
  const conversation = {
    ...{ toUserName: '', toUserType: 1, mpType: 2, avatar: null, offlineNoPushMsg: false, openTopChatTime: null },
    canReply: true,
    ...{ unreadNumber: 0, mentionedAt: null, lastSeq: 0, readSeq: 0, othersReadSeq: 0, timeSend: null, last: null },
  };
  useChat.setState({ conversations: [own, colleague].map((one) => ({ ...conversation, ...one })) });
  fakeWire({
    'chat.imConfig': {
      ...{ wsUrl: '/ws/im', heartbeat: 30, recallSeconds: 120, systemAccountId: '30001' },
      ...{ connectTimeout: 50, reconnectDelay: 1, resendCount: 5, mayMakeGroups: true },
      ...{ fileMaxMb: 5, ownFileMaxMb: 100, allowTypes: ['pdf', 'png'] },
    },
  });
  const sent: string[] = [];
  class Sending {
    upload = {};
    open = () => undefined;
    setRequestHeader = () => undefined;
    send = (form: FormData) => sent.push((form.get('file') as File).name);
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  sendFiles(colleague.jid, [aFile('录像.pdf', 6), aFile('程序.exe', 1)]);
  sendFiles(own.jid, [aFile('大.pdf', 90), aFile('太大.pdf', 101)]);
  const problems = () =>
    useUploads.getState().uploads.map(({ file, state }) => [file.name, typeof state === 'object' ? state.problem : '']);
  await vi.waitFor(() =>
    expect(problems()).toEqual([
      ['录像.pdf', '文件超过 5.0 MB'],
      ['程序.exe', '学校只允许在聊天中发送这些类型的文件：pdf、png'],
      ['大.pdf', ''],
      ['太大.pdf', '文件超过 100.0 MB'],
    ]),
  );
  expect(sent).toEqual(['大.pdf']);
});
