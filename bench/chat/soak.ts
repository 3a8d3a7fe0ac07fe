import { setTimeout as wait } from 'node:timers/promises';
import { chatRoutes } from '@yizhan/contract/routes/chat.ts';
import { startProduct } from '../../scripts/lib/product.mjs';
import { startPostgres, startRedis } from '../../scripts/lib/services.mjs';
import { type BenchPerson, call, signInStudents } from '../lib/people.ts';
import { numbers } from '../lib/services-list.ts';
import { openSchool } from './our-talker.ts';
import { SoakClient } from './soak-client.ts';

type Product = Awaited<ReturnType<typeof startProduct>>;
type Message = { seq: number; messageId: string; messageIdWeb: string; fromUserId: string };
export type Load = {
  pairs: number;
  messages: number;
  window: number;
  kills: number;
  cutEveryMs: number;
  /** Decides who is cut off when, and who connects where. */
  seed: number;
};

/** Two nodes on one PostgreSQL (with fsync) and one Redis, and people who are signed in. */
export class Soak {
  private constructor(
    private readonly stops: (() => Promise<unknown>)[],
    private readonly start: () => Promise<Product>,
    readonly nodes: Product[],
    readonly people: BenchPerson[],
  ) {}

  static async open(people: number): Promise<Soak> {
    const [postgres, redis] = [await startPostgres({ durable: true }), await startRedis()];
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DEMO: 'on' };
    const start = async () => {
      const node = await startProduct({ ...env, SECRET_KEY: 'a key for measuring, long enough to be one' });
      await node.ready();
      return node;
    };
    const first = await start();
    const nodes = [first, await start()];
    await openSchool(first.url);
    const stops = [redis.stop, postgres.stop];
    return new Soak(stops, start, nodes, await signInStudents(first.url, people));
  }

  async close() {
    await Promise.all(this.nodes.map((node) => node.stop()));
    for (const stop of this.stops) await stop();
  }

  /** Kills a node in the middle of its work and starts another one. */
  private async replaceNode() {
    const [victim, ...rest] = this.nodes;
    if (!victim) return;
    this.nodes.splice(0, this.nodes.length, ...rest);
    victim.kill('SIGKILL');
    await victim.exited;
    this.nodes.push(await this.start());
  }

  /** Everybody talks while connections are cut at random and nodes are killed. Returns what is wrong afterwards. */
  async run({
    pairs,
    messages,
    window,
    kills,
    cutEveryMs,
    seed,
  }: Load): Promise<{ faults: string[]; stored: number; cuts: number }> {
    const random = numbers(seed);
    const talks = await Promise.all(
      Array.from({ length: pairs }, (_, pair) => this.prepare(pair, { messages, window, random })),
    );
    const clients = talks.flatMap(({ clients }) => clients);
    let isOver = false;
    const over = Promise.all(clients.map((client) => client.run())).then(() => {
      isOver = true;
    });
    const cutting = (async () => {
      while (!isOver) {
        await wait(cutEveryMs);
        clients[Math.floor(random() * clients.length)]?.cut();
      }
    })();
    for (let kill = 0; kill < kills; kill++) {
      await this.until(clients, ((kill + 1) / (kills + 1)) * messages * clients.length);
      await this.replaceNode();
    }
    await Promise.all([over, cutting]);
    const faults = (await Promise.all(talks.map((talk) => this.faultsOf(talk)))).flat();
    const count = (of: (client: SoakClient) => number) => clients.reduce((sum, client) => sum + of(client), 0);
    return { faults, stored: count(({ acknowledged }) => acknowledged.size), cuts: count(({ cuts }) => cuts) };
  }

  private async until(clients: readonly SoakClient[], acknowledged: number) {
    while (clients.reduce((sum, client) => sum + client.acknowledged.size, 0) < acknowledged) await wait(20);
  }

  private async prepare(
    pair: number,
    { messages, window, random }: Pick<Load, 'messages' | 'window'> & { random: () => number },
  ) {
    const [one, other] = [this.people[2 * pair], this.people[2 * pair + 1]];
    if (!one || !other) throw new Error('there are too few people');
    const { jid } = await call<{ jid: string }>(this.url, chatRoutes.open, { userId: other.id }, one);
    const nodes = () => this.nodes.map(({ url }) => url);
    const clients = [one, other].map((person) => {
      const ids = Array.from({ length: messages }, (_, nth) => `soak-${person.id}-${nth}`);
      return new SoakClient(person, `soak-device-${person.id}`, { jid, ids, window, nodes, random });
    });
    return { jid, reader: one, clients, sent: 2 * messages };
  }

  private get url() {
    return this.nodes[0]?.url ?? '';
  }

  /** Every acknowledged message is in the thread exactly once, under its number and in its sender's order. */
  private async faultsOf({ jid, reader, clients, sent }: Awaited<ReturnType<Soak['prepare']>>): Promise<string[]> {
    const thread: Message[] = [];
    for (let hasMore = true; hasMore; ) {
      const query = { jid, after: thread.at(-1)?.seq ?? 0, size: 200 };
      const page = await call<{ records: Message[]; hasMore: boolean }>(this.url, chatRoutes.history, query, reader);
      thread.push(...page.records);
      hasMore = page.hasMore;
    }
    const faults: string[] = [];
    if (thread.length !== sent) faults.push(`${jid}: ${thread.length} messages instead of ${sent}`);
    for (const [at, { seq }] of thread.entries()) if (seq !== at + 1) faults.push(`${jid}: ${seq} at place ${at + 1}`);
    const places = new Map(thread.map(({ messageIdWeb, messageId }) => [messageIdWeb, messageId]));
    if (places.size !== thread.length) faults.push(`${jid}: a message is there twice`);
    for (const { acknowledged } of clients)
      for (const [id, messageId] of acknowledged)
        if (places.get(id) !== messageId)
          faults.push(`${id}: acknowledged as ${messageId}, stored as ${places.get(id)}`);
    for (const sender of new Set(thread.map(({ fromUserId }) => fromUserId))) {
      const own = thread
        .filter(({ fromUserId }) => fromUserId === sender)
        .map(({ messageIdWeb }) => Number(messageIdWeb.split('-')[2]));
      if (own.some((nth, at) => nth !== at)) faults.push(`${jid}: not in the order of ${sender}`);
    }
    return faults;
  }
}
