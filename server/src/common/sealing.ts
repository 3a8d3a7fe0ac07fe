import type { EnvelopeKeys } from '@yizhan/contract/entities/session.ts';
import { signedHashes } from '@yizhan/contract/sealed.ts';
import type { Config } from '../config.ts';
import { smSuite } from './sealing-sm.ts';
import { x25519Suite } from './sealing-x25519.ts';
import type { Secrets } from './secrets.ts';

/** What a page and the server share after the key exchange. */
export type Channel = {
  /** Whether the page signed this text. */
  verify(text: string, signature: string): boolean;
  /** Of a body, hex. */
  hash(text: string): string;
  /** What the page sealed for this id; undefined when it was not the page. */
  open(data: string, id: string): string | undefined;
  /** An answer to this id, base64. */
  seal(text: string, id: string): string;
};

/** One way of doing all of it; the server's keys come from its secret, so every node has the same. */
export type Suite = {
  exchange: string;
  signing: string;
  /** The channel to the page with this key; undefined when it is none. */
  channel(sealKey: string): Channel | undefined;
  sign(text: string): string;
};

const suites: Record<EnvelopeKeys['suite'], (secrets: Secrets) => Suite> = { x25519: x25519Suite, sm: smSuite };

/** Pages whose key exchange is remembered, so that only their first call costs one. */
const CHANNELS = 5_000;
/** Answers under one signature; each carries the hashes of all. */
const TOGETHER = 8;
/** How long one that is ready waits for others on their way. */
const WAIT_MS = 2;

type Waiting = { hash: string; signed: (sign: string) => void };

/** The server's side of the sealed envelope. */
export class Sealing {
  readonly keys: EnvelopeKeys;
  private readonly suite: Suite;
  private readonly channels = new Map<string, Channel>();
  private waiting: Waiting[] = [];
  /** Answers on their way to their signature. */
  private coming = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor({ envelope }: Pick<Config, 'envelope'>, secrets: Secrets) {
    this.suite = suites[envelope.suite](secrets);
    const { exchange, signing } = this.suite;
    this.keys = { suite: envelope.suite, exchange, signing, required: envelope.required };
  }

  channel(sealKey: string): Channel | undefined {
    const known = this.channels.get(sealKey);
    const channel = known ?? this.suite.channel(sealKey);
    if (!channel) return undefined;
    // Put in anew, so that the page nobody heard of for longest is the first in the list.
    if (known) this.channels.delete(sealKey);
    this.channels.set(sealKey, channel);
    if (this.channels.size > CHANNELS) this.forgetOldest();
    return channel;
  }

  private forgetOldest(): void {
    const [oldest] = this.channels.keys();
    if (oldest !== undefined) this.channels.delete(oldest);
  }

  /** An answer will ask for its signature. */
  expect(): void {
    this.coming += 1;
  }

  /** Signs the hash of an answer: at once where it is the only one, else together with those that come with it. */
  sign(hash: string): Promise<string> {
    this.coming = Math.max(0, this.coming - 1);
    return new Promise((signed) => {
      const ready = this.waiting.push({ hash, signed });
      if (this.coming === 0 || ready === TOGETHER) this.signWaiting();
      else this.timer ??= setTimeout(() => this.signWaiting(), WAIT_MS);
    });
  }

  private signWaiting(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = this.waiting;
    this.waiting = [];
    const hashes = all.map(({ hash }) => hash);
    const signature = this.suite.sign(signedHashes(hashes));
    const sign = hashes.length === 1 ? signature : `${signature}.${signedHashes(hashes)}`;
    for (const { signed } of all) signed(sign);
  }
}
