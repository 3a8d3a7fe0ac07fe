import { sendStates } from '@yizhan/contract/message-types.ts';

/** A message as the server has it. A recall is a message, too. */
export type StoredMessage = { seq: number; text: string; from: 'me' | 'them'; recalls?: number; recalled: boolean };

/** What a conversation is for somebody who looks at it now. */
type Talk = { stored: readonly StoredMessage[]; myReadSeq: number; theirReadSeq: number };

/** Sent and, as far as the tab knows, not stored. */
type UnsentMessage = { text: string; resends: number };

/** What ought to be: the server's truth, and what a tab can know of it. */
export class ChatModel {
  talk: Talk = { stored: [], myReadSeq: 0, theirReadSeq: 0 };
  /** What the tab saw last before its connection was lost. */
  private seen: Talk | undefined;
  connection: 'connected' | 'disconnected' | 'elsewhere' = 'connected';
  isOpen = false;
  unsent: readonly UnsentMessage[] = [];
  killsLeft = 1;
  private count = 0;

  get isConnected() {
    return this.connection === 'connected';
  }
  /** Every text is another one, so that a second copy shows. */
  nextText = () => `text ${++this.count}`;

  store(from: 'me' | 'them', text: string, recalls?: number) {
    const { stored, myReadSeq, theirReadSeq } = this.talk;
    const seq = stored.length + 1;
    const rest = stored.map((message) => (message.seq === recalls ? { ...message, recalled: true } : message));
    this.talk = {
      stored: [...rest, { seq, text, from, recalled: false, ...(recalls === undefined ? {} : { recalls }) }],
      myReadSeq: from === 'me' ? seq : myReadSeq,
      theirReadSeq: from === 'them' ? seq : theirReadSeq,
    };
    this.unsent = this.isConnected ? this.unsent.filter((one) => one.text !== text) : this.unsent;
    this.look();
  }

  recall(from: 'me' | 'them', seq: number) {
    this.store(from, `recall of ${seq}`, seq);
  }

  fail(text: string) {
    this.unsent = [...this.unsent, { text, resends: 0 }];
  }

  resend(text: string) {
    this.unsent = this.unsent.map((one) => (one.text === text ? { ...one, resends: one.resends + 1 } : one));
  }

  readBy(who: 'me' | 'them', seq: number) {
    const { myReadSeq, theirReadSeq } = this.talk;
    this.talk = {
      ...this.talk,
      myReadSeq: who === 'me' ? Math.max(myReadSeq, seq) : myReadSeq,
      theirReadSeq: who === 'them' ? Math.max(theirReadSeq, seq) : theirReadSeq,
    };
  }

  /** Whoever has a thread open has read it (CH-7). */
  look() {
    if (this.isOpen && this.isConnected) this.readBy('me', this.talk.stored.length);
  }

  lose(connection: 'disconnected' | 'elsewhere' = 'disconnected') {
    if (this.isConnected) this.seen = this.talk;
    this.connection = connection;
  }

  connect() {
    this.connection = 'connected';
    const stored = new Set(this.talk.stored.map(({ text }) => text));
    this.unsent = this.unsent.filter(({ text }) => !stored.has(text));
    this.look();
  }

  /** What the server has, in its order. */
  texts = () => this.talk.stored.map(({ text, recalled }) => (recalled ? '' : text));

  /** What stands on the screen. */
  view() {
    const { stored, myReadSeq, theirReadSeq } = (this.isConnected ? undefined : this.seen) ?? this.talk;
    const unread = stored.filter(
      ({ seq, from, recalls, recalled }) => seq > myReadSeq && from === 'them' && !recalls && !recalled,
    );
    const thread = [
      ...stored.map(({ seq, text, recalled }) => ({
        seq,
        text: recalled ? '' : text,
        recalled,
        isSendType: sendStates.delivered,
      })),
      ...this.unsent.map(({ text }) => ({ seq: 0, text, recalled: false, isSendType: sendStates.failed })),
    ];
    return {
      connection: this.connection,
      unread: unread.length,
      lastSeq: stored.length,
      myReadSeq,
      theirReadSeq,
      thread: this.isOpen ? thread : 'closed',
    };
  }
}
