import { messageTypes } from '@yizhan/contract/message-types.ts';
import { expect, vi } from 'vitest';

const PASSWORD = 'Campus@2026';

/** Modules of their own, as in a tab; the storage and the channels are the browser's. */
async function load() {
  vi.resetModules();
  const [store, session, socket, hints, storage] = await Promise.all([
    import('../../src/features/chat/chat-store.ts'),
    import('../../src/lib/session.ts'),
    import('../../src/lib/socket.ts'),
    import('../../src/lib/hints.ts'),
    import('../../src/lib/storage.ts'),
  ]);
  return { ...store, ...session, ...socket, ...hints, ...storage };
}

/** The client as it runs in a browser, without its pixels. */
export class Tab {
  private constructor(
    private readonly code: Awaited<ReturnType<typeof load>>,
    private readonly stops: (() => void)[],
  ) {}

  /** Signs in unless the browser has a session. */
  static async open(account: string): Promise<Tab> {
    const code = await load();
    const { useSession, startSocket, startChat } = code;
    if (!useSession.getState().session) {
      await useSession.getState().loadBoot();
      await useSession.getState().signIn({ account, password: PASSWORD });
    }
    const tab = new Tab(code, [startChat(), startSocket(() => useSession.getState().session?.token)]);
    await tab.until((state) => state === 'connected');
    await vi.waitFor(() => expect(tab.chat.conversations).toBeDefined(), { timeout: 10_000, interval: 10 });
    return tab;
  }

  get chat() {
    return this.code.useChat.getState();
  }
  get connection() {
    return this.code.socketState();
  }
  get deviceKey() {
    return this.code.read<string>('deviceKey') ?? '';
  }

  until = (isReached: (state: Tab['connection']) => boolean) =>
    vi.waitFor(() => expect(this.connection).toSatisfy(isReached), { timeout: 15_000, interval: 10 });

  openPerson = (userId: string) => this.code.openPerson(userId);
  openConversation = (jid: string) => this.code.openConversation(jid);
  closeConversation = () => this.code.closeConversation();
  send = (jid: string, content: string) => this.code.sendMessage(jid, { type: messageTypes.text, content });
  resend = (jid: string, messageIdWeb: string) => this.code.resendMessage(jid, messageIdWeb);
  recall = (messageId: string) => this.code.recallMessage(messageId);

  close() {
    for (const stop of this.stops) stop();
  }
}
