import { randomUUID } from 'node:crypto';

/** One person at a server: sends to the partner, and reports what arrives and what is acknowledged. */
export type Talker = {
  send(id: string, text: string): void;
  close(): void;
};
export type Listener = {
  /** A message of the partner, by the sender's id. */
  arrived(id: string): void;
  /** The server has stored it; servers without receipts never say so. */
  acknowledged(id: string): void;
};
export type Connect = (person: number, partner: number, listener: Listener) => Promise<Talker>;

/** How a message is told apart: whose, and a part nobody else has. */
const idOf = (person: number, nth: number, turn: string) => `${turn}-${person}-${nth}`;

type Load = { messages: number; window: number; hasReceipts: boolean };
export type Talk = { perSecond: number; p50: number; p99: number };

/** People in pairs, the first with the second and so on: `connect` is called once for each. */
export class Pairs {
  private readonly talkers: Talker[] = [];
  private done: (id: string, what: 'arrived' | 'acknowledged') => void = () => undefined;

  static async open(people: number, connect: Connect): Promise<Pairs> {
    const pairs = new Pairs();
    const listener: Listener = {
      arrived: (id) => pairs.done(id, 'arrived'),
      acknowledged: (id) => pairs.done(id, 'acknowledged'),
    };
    for (let person = 0; person < people; person++)
      pairs.talkers.push(await connect(person, person % 2 === 0 ? person + 1 : person - 1, listener));
    return pairs;
  }

  /** Everybody sends, at most `window` messages on their way at a time. A message is through when both have heard. */
  talk({ messages, window, hasReceipts }: Load): Promise<Talk> {
    const turn = randomUUID().slice(0, 8);
    const text = 'x'.repeat(100);
    const each = Math.ceil(messages / this.talkers.length);
    const sent = this.talkers.map(() => 0);
    const times = new Map<string, { at: number; missing: number }>();
    const latencies: number[] = [];
    const began = performance.now();
    return new Promise((resolve) => {
      const next = (person: number) => {
        const nth = sent[person] ?? 0;
        if (nth >= each) return;
        sent[person] = nth + 1;
        const id = idOf(person, nth, turn);
        times.set(id, { at: performance.now(), missing: hasReceipts ? 2 : 1 });
        this.talkers[person]?.send(id, text);
      };
      this.done = (id) => {
        const message = times.get(id);
        if (!message || --message.missing > 0) return;
        latencies.push(performance.now() - message.at);
        times.delete(id);
        if (latencies.length === each * this.talkers.length) return resolve(summary(latencies, began));
        next(Number(id.split('-')[1]));
      };
      for (let nth = 0; nth < window; nth++) for (const person of this.talkers.keys()) next(person);
    });
  }

  close() {
    for (const talker of this.talkers) talker.close();
  }
}

function summary(latencies: number[], began: number): Talk {
  const seconds = (performance.now() - began) / 1000;
  const sorted = latencies.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}
