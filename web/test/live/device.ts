import { request } from 'node:http';
import type { ConversationWithLast, History } from '@yizhan/contract/entities/conversation.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { addressOf, type Route } from '@yizhan/contract/route.ts';
import { chatRoutes } from '@yizhan/contract/routes/chat.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';
import type { ClientFrame, ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { WebSocket } from 'ws';

const PATIENCE_MS = 10_000;
const PASSWORD = 'Campus@2026';

/** One call to the server itself, past the window's own fetch. */
export async function post<T>(server: string, route: Route, body: object, token?: string): Promise<T> {
  const text = await new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token ? { [wire.authHeader]: `bearer ${token}` } : {}) };
    const call = request(`${server}${addressOf(route)}`, { method: 'POST', headers }, (answer) => {
      answer.toArray().then((chunks) => resolve(Buffer.concat(chunks).toString()), reject);
    });
    call.on('error', reject).end(JSON.stringify(body));
  });
  const { status, msg, result } = JSON.parse(text) as { status: number; msg: string; result: T };
  if (status !== 1000) throw new Error(`${route.path}: ${status} ${msg}`);
  return result;
}

export const signIn = async (server: string, account: string) =>
  post<{ access_token: string; user_id: string }>(server, sessionRoutes.signIn, { account, password: PASSWORD });

/** A person at another screen, who is never cut off: what they see is what the server has. */
export class Device {
  private socket: WebSocket | undefined;
  private readonly waiting = new Set<(frame: ServerFrame) => void>();
  private sent = 0;

  private constructor(
    private readonly server: string,
    private readonly token: string,
    readonly userId: string,
    readonly deviceKey: string,
  ) {}

  static async of(server: string, account: string, deviceKey: string): Promise<Device> {
    const { access_token, user_id } = await signIn(server, account);
    return new Device(server, access_token, user_id, deviceKey);
  }

  async connect(): Promise<void> {
    this.close();
    const socket = new WebSocket(`${this.server.replace('http', 'ws')}${wire.socketPath}`);
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => this.say({ op: 'auth', token: this.token, deviceKey: this.deviceKey }));
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString()) as ServerFrame;
      for (const listener of this.waiting) listener(frame);
    });
    await this.hears(({ op }) => op === 'ready');
  }

  close() {
    this.socket?.terminate();
  }

  hears(isWanted: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${this.deviceKey} does not hear ${isWanted}`)), PATIENCE_MS);
      const listener = (frame: ServerFrame) => {
        if (!isWanted(frame)) return;
        clearTimeout(late);
        this.waiting.delete(listener);
        resolve(frame);
      };
      this.waiting.add(listener);
    });
  }

  hearsText = (content: string) => this.hears((frame) => frame.op === 'msg' && frame.msg.content === content);

  async send(jid: string, content: string): Promise<void> {
    this.sent += 1;
    const messageIdWeb = `${this.deviceKey}-${process.pid}-${this.sent}`;
    const acknowledged = this.hears((frame) => frame.op === 'ack' && frame.messageIdWeb === messageIdWeb);
    this.say({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.text, content } });
    await acknowledged;
  }

  async recall(messageId: string): Promise<void> {
    const recalled = this.hearsText(messageId);
    this.say({ op: 'recall', messageId });
    await recalled;
  }

  async read(upToMessageId: string): Promise<void> {
    const stored = this.hears((frame) => frame.op === 'receipt' && frame.userId === this.userId);
    this.say({ op: 'receipt', type: messageTypes.read, upToMessageId });
    await stored;
  }

  open = (userId: string) => this.call<ConversationWithLast>(chatRoutes.open, { userId });
  history = (jid: string) => this.call<History>(chatRoutes.history, { jid, after: 0, size: 200 });
  conversations = () => this.call<ConversationWithLast[]>(chatRoutes.getLastChatList, {});

  private call = <T>(route: Route, body: object) => post<T>(this.server, route, body, this.token);

  private say(frame: ClientFrame) {
    this.socket?.send(JSON.stringify(frame));
  }
}
