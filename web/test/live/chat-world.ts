import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chatAdminRoutes } from '@yizhan/contract/routes/chat-admin.ts';
import { expect, vi } from 'vitest';
import { type Product, startProduct } from '../../../scripts/lib/product.mjs';
import { startPostgres } from '../../../scripts/lib/services.mjs';
import { stubBrowser } from './browser.ts';
import type { ChatModel } from './chat-model.ts';
import { Device, post, signIn } from './device.ts';
import { Relay } from './relay.ts';
import { Tab } from './tab.ts';

const ACCOUNT = 'teacher';
type Message = { type: number; content: string; recalled: boolean };

/** A real server, a browser that reaches it through a network that can be cut, one's phone, and somebody else. */
export class ChatWorld {
  jid = '';
  private constructor(
    private readonly postgres: Awaited<ReturnType<typeof startPostgres>>,
    private readonly env: Record<string, string>,
    private product: Product,
    readonly relay: Relay,
    public tab: Tab,
    readonly phone: Device,
    public them: Device,
  ) {}

  static async start(): Promise<ChatWorld> {
    const postgres = await startPostgres();
    const env = { DATABASE_URL: postgres.url, SECRET_KEY: 'a key for tests, long enough to be one', DEMO: 'on' };
    const product = await startProduct(env);
    await product.ready();
    await allowManyMessages(product.url);
    const relay = await Relay.start(product.url);
    stubBrowser(relay.url);
    const tab = await Tab.open(ACCOUNT);
    const phone = await Device.of(product.url, ACCOUNT, 'own-phone');
    return new ChatWorld(postgres, env, product, relay, tab, phone, phone);
  }

  /** Another person begins a conversation, which is opened. */
  async begin(account: string, model: ChatModel): Promise<void> {
    this.relay.unblock();
    await this.reload();
    this.them.close();
    await this.phone.connect();
    this.them = await Device.of(this.product.url, account, `device-of-${account}`);
    await this.them.connect();
    this.jid = (await this.them.open(this.phone.userId)).jid;
    const text = model.nextText();
    await this.them.send(this.jid, text);
    model.store('them', text);
    await this.tab.openConversation(this.jid);
    model.isOpen = true;
    model.look();
    await this.shows(model);
  }

  /** The tab connects again by itself, as soon as it can. */
  async comeBack(): Promise<void> {
    this.relay.unblock();
    await this.tab.until((state) => state === 'connected');
  }

  async killServer(): Promise<void> {
    this.product.kill('SIGKILL');
    await this.product.exited;
  }

  async restartServer(): Promise<void> {
    const { port } = new URL(this.product.url);
    this.product = await startProduct({ ...this.env, PORT: port });
    await this.product.ready();
    await Promise.all([this.them.connect(), this.phone.connect()]);
  }

  async reload(): Promise<void> {
    this.tab.close();
    this.tab = await Tab.open(ACCOUNT);
  }

  secondTab = () => Tab.open(ACCOUNT);

  /** Another browser that has the same device key. */
  async signInElsewhere(): Promise<void> {
    const elsewhere = await Device.of(this.product.url, ACCOUNT, this.tab.deviceKey);
    await elsewhere.connect();
    await this.tab.until((state) => state === 'elsewhere');
    elsewhere.close();
  }

  /** The number a text stands under, by the server. */
  async idOf(text: string): Promise<string> {
    const { records } = await this.them.history(this.jid);
    return records.find(({ content }) => content === text)?.messageId ?? expect.fail(`${text} is not stored`);
  }

  /** What the server has stored, in its order. */
  async texts(): Promise<string[]> {
    const { records } = await this.them.history(this.jid);
    return records.map(textOf);
  }

  /** What stands on the screen. */
  view() {
    const { conversations, threads, openJid } = this.tab.chat;
    const entry = conversations?.find(({ jid }) => jid === this.jid);
    const messages = threads[this.jid]?.messages ?? [];
    const thread = messages.map((message) => ({
      seq: message.seq,
      text: textOf(message),
      recalled: message.recalled,
      isSendType: message.isSendType,
    }));
    return {
      connection: this.tab.connection === 'connecting' ? 'disconnected' : this.tab.connection,
      unread: entry?.unreadNumber,
      lastSeq: entry?.lastSeq,
      myReadSeq: entry?.readSeq,
      theirReadSeq: entry?.othersReadSeq,
      thread: openJid === this.jid ? thread : 'closed',
    };
  }

  /** The screen shows what it ought to, as soon as everything under way has arrived. */
  shows = (model: ChatModel) =>
    vi.waitFor(() => expect(this.view()).toEqual(model.view()), { timeout: 5_000, interval: 5 });

  async stop(): Promise<void> {
    this.tab.close();
    this.them.close();
    this.phone.close();
    await this.relay.stop();
    await this.product.stop();
    await this.postgres.stop();
    vi.unstubAllGlobals();
  }
}

/** A recall names the message it takes back, whose content is not shown any more. */
function textOf({ type, content, recalled }: Message): string {
  if (recalled) return '';
  return type === messageTypes.recall ? `recall of ${content.split('-')[1]}` : content;
}

/** The limit on how much a person sends is not what is shown here. */
async function allowManyMessages(server: string): Promise<void> {
  const { access_token } = await signIn(server, 'admin');
  const settings = await post<object>(server, chatAdminRoutes.get, {}, access_token);
  await post(server, chatAdminRoutes.update, { ...settings, floodCount: 10_000 }, access_token);
}
