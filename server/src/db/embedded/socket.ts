import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';

let sockets = 0;

/** Acts as the network socket of `pg`: splits its bytes into protocol messages for the worker. */
export class WorkerSocket extends Duplex {
  private readonly id = ++sockets;
  private pending: Buffer = Buffer.alloc(0);
  private greeted = false;

  constructor(private readonly worker: Worker) {
    super();
    worker.on('message', this.receive);
  }

  private readonly receive = (message: FromWorker) => {
    if (message === 'ready' || message.id !== this.id) return;
    for (const a of message.answers) this.push(Buffer.from(a.buffer, a.byteOffset, a.byteLength));
  };

  // pg calls these on a net.Socket
  connect() {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.pending = this.pending.length ? Buffer.concat([this.pending, chunk]) : chunk;
    const messages: { kind: string; bytes: Uint8Array }[] = [];
    let at = 0;
    for (;;) {
      const rest = this.pending.length - at;
      const head = this.greeted ? 1 : 0;
      if (rest < head + 4) break;
      const length = this.pending.readInt32BE(at + head) + head;
      if (rest < length) break;
      const kind = this.greeted ? String.fromCharCode(this.pending[at] ?? 0) : 'startup';
      this.greeted = true;
      messages.push({ kind, bytes: Uint8Array.from(this.pending.subarray(at, at + length)) });
      at += length;
    }
    this.pending = this.pending.subarray(at);
    const request: ToWorker = { id: this.id, messages };
    if (messages.length) this.worker.postMessage(request);
    if (messages.some((m) => m.kind === 'X')) this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.worker.off('message', this.receive);
    done(error);
  }
}
