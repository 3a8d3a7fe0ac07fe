import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { clientFrame, type ParsedClientFrame, type ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { type RawData, WebSocket } from 'ws';
import type { Language, Person } from '../person.ts';
import { Outbox } from './outbox.ts';

const POLICY_VIOLATION = 1008;

export type AuthFrame = Extract<ParsedClientFrame, { op: 'auth' }>;
export type ChatFrame = Exclude<ParsedClientFrame, { op: 'auth' | 'ping' }>;

/** One signed-in socket. */
export class Connection {
  readonly id = randomUUID();
  readonly deviceKey: string;
  readonly language: Language;
  locked: boolean;
  /** An administrator looks as another identity: nothing is sent. */
  viewing: boolean;
  private hasAnswered = true;
  private readonly outbox: Outbox;
  private frames = 0;
  private refusals = 0;

  constructor(
    private readonly socket: WebSocket,
    stream: Duplex,
    readonly person: Pick<Person, 'id' | 'name' | 'tenantId' | 'sessionId' | 'locked' | 'viewAs'>,
    { deviceKey, language = 'zh-CN' }: AuthFrame,
    private readonly onFrame: (frame: ChatFrame, connection: Connection) => void,
  ) {
    this.deviceKey = deviceKey;
    this.language = language;
    this.locked = person.locked;
    this.viewing = person.viewAs !== null;
    this.outbox = new Outbox(stream);
    socket.on('pong', () => {
      this.hasAnswered = true;
    });
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
  }

  /** The client covers or uncovers its page, no matter which tab or device locked the session. */
  setState({ locked, viewing }: { locked: boolean; viewing: boolean }) {
    if (locked !== this.locked || viewing !== this.viewing) this.send({ op: 'hint', topic: 'session' });
    this.locked = locked;
    this.viewing = viewing;
  }

  private hear(data: RawData, isBinary: boolean) {
    const frame = readFrame(data, isBinary);
    if (!frame) return this.close(POLICY_VIOLATION);
    if (frame.op === 'ping') this.send({ op: 'pong' });
    else if (frame.op !== 'auth') this.onFrame(frame, this);
  }

  /** Counts a frame that costs something; false when it is one too many. */
  admit(): boolean {
    return ++this.frames <= socketLimits.maxFramesPerPing;
  }

  /** The client is informed and stays connected (CH-20), unless it goes on as if it could not read. */
  refuse(about: string, status: number, msg: string) {
    if (++this.refusals > socketLimits.maxRefusalsPerPing) return this.close(POLICY_VIOLATION);
    this.send({ op: 'refused', about, status, msg });
  }

  send(frame: ServerFrame) {
    this.sendText(JSON.stringify(frame));
  }

  sendText(text: string) {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    // The client has stopped reading. Buffering more frames for it would fill the memory.
    if (this.socket.bufferedAmount > socketLimits.maxUnreadBytes) return this.socket.terminate();
    this.outbox.add(text);
  }

  kick(reason: 'elsewhere' | 'ended') {
    this.send({ op: 'kick', reason });
    this.close(reason === 'elsewhere' ? wire.socketClosed.elsewhere : wire.socketClosed.refused);
  }

  close(code: number) {
    this.outbox.flush();
    this.socket.close(code);
  }

  /** A peer that did not answer the last ping is gone, even if the network never reported it. */
  beat() {
    if (!this.hasAnswered) return this.socket.terminate();
    this.hasAnswered = false;
    this.frames = 0;
    this.refusals = 0;
    this.socket.ping();
  }
}

export function readFrame(data: RawData, isBinary: boolean): ParsedClientFrame | undefined {
  if (isBinary) return undefined;
  try {
    return clientFrame.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}
