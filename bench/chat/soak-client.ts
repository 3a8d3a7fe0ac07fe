import type { ClientFrame, ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { WebSocket } from 'ws';
import type { BenchPerson } from '../lib/people.ts';

type Job = {
  jid: string;
  ids: readonly string[];
  window: number;
  nodes: () => readonly string[];
  random: () => number;
};

const RETRY_MS = 50;

/**
 * A person who sends a list of messages in order. Whatever has no receipt when a connection ends is sent again by the
 * next one, in the same order and with the same ids, as the product's client does.
 */
export class SoakClient {
  /** messageId by messageIdWeb. */
  readonly acknowledged = new Map<string, string>();
  cuts = 0;
  private socket: WebSocket | undefined;
  private waiting: string[] = [];
  private next = 0;
  private done: () => void = () => undefined;

  constructor(
    private readonly person: BenchPerson,
    private readonly deviceKey: string,
    private readonly job: Job,
  ) {}

  /** Resolves when every message has its receipt. */
  run(): Promise<void> {
    return new Promise((resolve) => {
      this.done = resolve;
      this.connect();
    });
  }

  /** The network ends without a word. */
  cut() {
    this.cuts++;
    this.socket?.terminate();
  }

  private connect() {
    const nodes = this.job.nodes();
    const node = nodes[Math.floor(this.job.random() * nodes.length)] ?? '';
    const socket = new WebSocket(`${node.replace('http', 'ws')}${wire.socketPath}`, { perMessageDeflate: false });
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => this.send({ op: 'auth', token: this.person.token, deviceKey: this.deviceKey }));
    socket.on('message', (data) => this.hear(JSON.parse(data.toString()) as ServerFrame));
    socket.on('close', () => {
      if (this.acknowledged.size < this.job.ids.length) setTimeout(() => this.connect(), RETRY_MS);
    });
  }

  private send(frame: ClientFrame) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private say(id: string) {
    this.send({ op: 'send', msg: { messageIdWeb: id, jid: this.job.jid, type: 1, content: id } });
  }

  private fill() {
    while (this.waiting.length < this.job.window && this.next < this.job.ids.length) {
      const id = this.job.ids[this.next++] ?? '';
      this.waiting.push(id);
      this.say(id);
    }
  }

  private hear(frame: ServerFrame) {
    if (frame.op === 'ready') {
      for (const id of this.waiting) this.say(id);
      this.fill();
    }
    // A node that is going down refuses: the next connection sends it again.
    if (frame.op === 'refused') this.socket?.terminate();
    if (frame.op !== 'ack') return;
    this.acknowledged.set(frame.messageIdWeb, frame.messageId);
    this.waiting = this.waiting.filter((id) => id !== frame.messageIdWeb);
    this.fill();
    if (this.acknowledged.size < this.job.ids.length) return;
    this.socket?.close();
    this.done();
  }
}
