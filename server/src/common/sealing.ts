import type { EnvelopeKeys } from '@yizhan/contract/entities/session.ts';
import { signedHashes } from '@yizhan/contract/sealed.ts';
import type { Config } from '../config.ts';
import { smSuite } from './sealing/sealing-sm.ts';
import type { Channel, Suite } from './sealing/sealing-suite.ts';
import { x25519Suite } from './sealing/sealing-x25519.ts';
import type { Secrets } from './secrets.ts';

const suites: Record<EnvelopeKeys['suite'], (secrets: Secrets) => Suite> = { x25519: x25519Suite, sm: smSuite };

/** Number of pages whose key exchange is cached, so that only their first call pays for it. */
const CHANNELS = 5_000;
/** Responses under one signature; each carries the hashes of all. */
const TOGETHER = 16;
/** How long a finished response waits for others under load. */
const WAIT_MS = 5;

type PendingSignature = { hash: string; signed: (sign: string) => void };

/** The server side of the sealed envelope. */
export class Sealing {
  readonly keys: EnvelopeKeys;
  private readonly suite: Suite;
  private readonly channels = new Map<string, Channel>();
  private waiting: PendingSignature[] = [];
  private signedAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor({ envelope }: Pick<Config, 'envelope'>, secrets: Secrets) {
    this.suite = suites[envelope.suite](secrets);
    const { exchange, signing } = this.suite;
    this.keys = { suite: envelope.suite, exchange, signing, required: envelope.required };
  }

  channel(sealKey: string): Channel | undefined {
    const known = this.channels.get(sealKey);
    if (known) return known;
    const channel = this.suite.channel(sealKey);
    if (channel) this.channels.set(sealKey, channel);
    if (this.channels.size > CHANNELS) this.forgetOldest();
    return channel;
  }

  private forgetOldest(): void {
    const [oldest] = this.channels.keys();
    if (oldest !== undefined) this.channels.delete(oldest);
  }

  /** Signs the hash of a response: immediately when idle, otherwise batched with those that arrive shortly after. */
  sign(hash: string): Promise<string> {
    return new Promise((signed) => {
      const ready = this.waiting.push({ hash, signed });
      const isQuiet = performance.now() - this.signedAt > WAIT_MS;
      if (ready === TOGETHER || (ready === 1 && isQuiet)) this.signWaiting();
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
    this.signedAt = performance.now();
  }
}
