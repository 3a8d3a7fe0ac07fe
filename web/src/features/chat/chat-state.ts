import type { ConversationWithLast, History } from '@yizhan/contract/entities/conversation.ts';
import type { ChatMessage } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { isCounted, messageTypes, sendStates } from '@yizhan/contract/message-types.ts';

/** A message of a thread and how far its sending got (EN-7). Before its receipt it has no number. */
export type ThreadMessage = ChatMessage & {
  isSendType: (typeof sendStates)[keyof typeof sendStates];
  /** Why it was refused, in the words of the server. */
  problem?: string;
  resends: number;
};

export type Thread = {
  /** By number; what is not acknowledged yet stands at the end. */
  messages: readonly ThreadMessage[];
  hasOlder: boolean;
  /** The messages are a part from further up: what arrives now is not shown until the part reaches the end. */
  hasNewer: boolean;
  /** Raised when other messages take the place of these: the list starts over. */
  part: number;
  /** What was said before is read. What is sent and what arrives meanwhile stands in the thread already. */
  isLoaded: boolean;
};

export type ChatState = {
  /** Undefined until the list is loaded. */
  conversations: readonly ConversationWithLast[] | undefined;
  threads: Readonly<Record<string, Thread>>;
  openJid: string | undefined;
  /** How far people were heard to have read, by conversation and person. */
  reads: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const emptyThread: Thread = { messages: [], hasOlder: false, hasNewer: false, part: 0, isLoaded: false };

export const emptyChat: ChatState = { conversations: undefined, threads: {}, openJid: undefined, reads: {} };

const isPending = ({ seq }: ThreadMessage) => seq === 0;
export const lastSeqOf = ({ messages }: Thread) => messages.findLast((message) => !isPending(message))?.seq ?? 0;

/** Pinned first, then the latest (CH-6). An entry without a kind is dropped, but for one's own devices. */
export const sortConversations = (list: readonly ConversationWithLast[]): ConversationWithLast[] =>
  list
    .filter(({ mpType, toUserId }) => mpType !== null || toUserId === chatLimits.systemAccountId)
    .sort(
      (a, b) =>
        Number(b.openTopChatTime !== null) - Number(a.openTopChatTime !== null) ||
        (b.timeSend ?? '').localeCompare(a.timeSend ?? ''),
    );

/** The number at the entrance: muted conversations do not count (CH-8). */
export const countUnread = (list: readonly ConversationWithLast[]) =>
  list.reduce((sum, { unreadNumber, offlineNoPushMsg }) => sum + (offlineNoPushMsg ? 0 : unreadNumber), 0);

const changeThread = (state: ChatState, jid: string, change: (thread: Thread) => Thread): ChatState => {
  const thread = state.threads[jid];
  return thread ? { ...state, threads: { ...state.threads, [jid]: change(thread) } } : state;
};

const changeMessages = (state: ChatState, jid: string, change: (message: ThreadMessage) => ThreadMessage) =>
  changeThread(state, jid, (thread) => ({ ...thread, messages: thread.messages.map(change) }));

const changeConversation = (
  state: ChatState,
  jid: string,
  change: (conversation: ConversationWithLast) => ConversationWithLast,
): ChatState => ({
  ...state,
  conversations:
    state.conversations &&
    sortConversations(state.conversations.map((entry) => (entry.jid === jid ? change(entry) : entry))),
});

const toDelivered = (message: ChatMessage): ThreadMessage => ({
  ...message,
  isSendType: sendStates.delivered,
  resends: 0,
});

/** Puts messages in their places; one that is there already, by number or by the client's id, is replaced. */
function mergeMessages(thread: Thread | undefined, records: readonly ChatMessage[]): readonly ThreadMessage[] {
  const before = thread ? joinEnd(thread, records) : undefined;
  if (before) return before;
  const arrived = new Set(records.flatMap(({ messageId, messageIdWeb }) => [messageId, messageIdWeb]));
  const rest = (thread?.messages ?? []).filter(
    (message) => !arrived.has(message.messageId) && !(isPending(message) && arrived.has(message.messageIdWeb)),
  );
  const numbered = [...rest.filter((m) => !isPending(m)), ...records.map(toDelivered)].sort((a, b) => a.seq - b.seq);
  return [...numbered, ...rest.filter(isPending)];
}

/** The common case of a long thread: what arrives stands after all that is there, and nothing needs sorting. */
function joinEnd(thread: Thread, records: readonly ChatMessage[]): readonly ThreadMessage[] | undefined {
  const last = lastSeqOf(thread);
  if (records.some(({ seq }, at) => seq <= (records[at - 1]?.seq ?? last))) return undefined;
  const ids = new Set(records.map(({ messageIdWeb }) => messageIdWeb));
  const end = thread.messages.findLastIndex((message) => !isPending(message)) + 1;
  const pending = thread.messages.slice(end).filter(({ messageIdWeb }) => !ids.has(messageIdWeb));
  return [...thread.messages.slice(0, end), ...records.map(toDelivered), ...pending];
}

/** The list was read before what arrived meanwhile: that stays. */
function withArrived(listed: ConversationWithLast, known: ConversationWithLast | undefined): ConversationWithLast {
  if (!known) return listed;
  const { lastSeq, last, timeSend, readSeq, unreadNumber, mentionedAt, othersReadSeq } = known;
  return {
    ...listed,
    ...(lastSeq > listed.lastSeq ? { lastSeq, last, timeSend } : {}),
    ...(lastSeq > listed.lastSeq || readSeq > listed.readSeq ? { readSeq, unreadNumber, mentionedAt } : {}),
    othersReadSeq: furthest(listed.othersReadSeq, othersReadSeq ?? 0),
  };
}

/** Nobody's position is told in groups. */
const furthest = (readSeq: number | null, seq: number) => (readSeq === null ? null : Math.max(readSeq, seq));

export function withConversations(state: ChatState, list: readonly ConversationWithLast[]): ChatState {
  const known = new Map(state.conversations?.map((entry) => [entry.jid, entry]));
  const listed = list.map((entry) => withArrived(entry, known.get(entry.jid)));
  // Nothing was said in it yet, so that the server does not list it; whoever is writing the first message keeps it.
  const open = known.get(state.openJid ?? '');
  const isUnlisted = open?.lastSeq === 0 && !list.some(({ jid }) => jid === open.jid);
  return { ...state, conversations: sortConversations(isUnlisted ? [...listed, open] : listed) };
}

/** What was recalled while nobody listened is read as the recall's own message: its content goes, too. */
function withoutRecalled(messages: readonly ThreadMessage[], records: readonly ChatMessage[]) {
  const recalled = new Set(records.flatMap(({ type, content }) => (type === messageTypes.recall ? [content] : [])));
  return recalled.size === 0 ? messages : messages.map((message) => toRecalled(message, recalled));
}

/** What quotes a recalled message says so as well. */
function toRecalled(message: ThreadMessage, recalled: ReadonlySet<string>): ThreadMessage {
  const { quotation } = message;
  const isQuoted = quotation !== null && recalled.has(quotation.messageId);
  return {
    ...message,
    recalled: message.recalled || recalled.has(message.messageId),
    quotation: isQuoted ? { ...quotation, content: '', recalled: true } : quotation,
  };
}

export type HistoryPart = 'latest' | 'older' | 'newer' | 'around';

/** `around` and `latest` take the place of what is shown unless they join it. */
export function withHistory(
  state: ChatState,
  jid: string,
  { records, hasMore, lastSeq }: History,
  what: HistoryPart,
): ChatState {
  const thread = state.threads[jid] ?? emptyThread;
  const isReplaced = what === 'around' || (what === 'latest' && thread.hasNewer);
  const base = isReplaced ? { ...thread, messages: thread.messages.filter(isPending) } : thread;
  const hasNewer = {
    latest: false,
    older: thread.hasNewer,
    newer: hasMore,
    around: (records.at(-1)?.seq ?? 0) < lastSeq,
  };
  const next: Thread = {
    messages: withoutRecalled(mergeMessages(base, records), records),
    hasOlder: what === 'newer' ? thread.hasOlder : hasMore,
    hasNewer: hasNewer[what],
    part: thread.part + Number(isReplaced),
    isLoaded: true,
  };
  return { ...state, threads: { ...state.threads, [jid]: next } };
}

/** The conversation is on the screen; its thread begins empty. */
export const withOpened = (state: ChatState, jid: string): ChatState => ({
  ...state,
  openJid: jid,
  threads: { [jid]: emptyThread, ...state.threads },
});

export const withOutgoing = (state: ChatState, message: ChatMessage): ChatState =>
  changeThread(state, message.jid, (thread) => ({
    ...thread,
    messages: [...thread.messages, { ...message, isSendType: sendStates.sending, resends: 0 }],
  }));

type Ack = { messageIdWeb: string; messageId: string; timeSend: string };

/** The receipt: the message is stored under its number (CH-1). */
export function withAck(state: ChatState, { messageIdWeb, messageId, timeSend }: Ack): ChatState {
  const [jid = '', seq = ''] = messageId.split('-');
  const sent = state.threads[jid]?.messages.find((m) => isPending(m) && m.messageIdWeb === messageIdWeb);
  if (!sent) return state;
  return withMessage(state, { ...sent, messageId, seq: Number(seq), timeSend }, { isOwn: true, quiet: true });
}

/** `about` is the id that the client gave the message. */
export function withRefusal(state: ChatState, about: string, problem: string): ChatState {
  for (const [jid, { messages }] of Object.entries(state.threads))
    if (messages.some((m) => isPending(m) && m.messageIdWeb === about))
      return changeMessages(state, jid, (m) =>
        isPending(m) && m.messageIdWeb === about ? { ...m, isSendType: sendStates.failed, problem } : m,
      );
  return state;
}

const toFailed = (message: ThreadMessage): ThreadMessage =>
  message.isSendType === sendStates.sending ? { ...message, isSendType: sendStates.failed } : message;

/** The connection was lost, or came back: what is still being sent in the open conversation has failed (CH-2). */
export const withLoss = (state: ChatState, jid = state.openJid): ChatState =>
  jid === undefined ? state : changeMessages(state, jid, toFailed);

/** Sent again under the same id, so that it arrives once. Undefined when it was tried often enough (CH-13). */
export function withResend(state: ChatState, jid: string, messageIdWeb: string): ChatState | undefined {
  const message = state.threads[jid]?.messages.find((m) => isPending(m) && m.messageIdWeb === messageIdWeb);
  if (!message || message.resends >= chatLimits.maxResends) return undefined;
  return changeMessages(state, jid, (m) => {
    if (m !== message) return m;
    const { problem: _problem, ...rest } = m;
    return { ...rest, isSendType: sendStates.sending, resends: m.resends + 1 };
  });
}

/** What an earlier page had without a receipt stands as failed in its thread. */
export function withUnsent(state: ChatState, messages: readonly ChatMessage[]): ChatState {
  const threads = { ...state.threads };
  for (const message of messages) {
    const thread = threads[message.jid] ?? emptyThread;
    const failed = { ...message, isSendType: sendStates.failed, resends: 0 };
    threads[message.jid] = { ...thread, messages: [...thread.messages, failed] };
  }
  return { ...state, threads };
}

export const withoutMessage = (state: ChatState, jid: string, messageIdWeb: string): ChatState =>
  changeThread(state, jid, (thread) => ({
    ...thread,
    messages: thread.messages.filter((m) => !(isPending(m) && m.messageIdWeb === messageIdWeb)),
  }));

/** Whoever writes has read what stands before, as the server has it, too. */
const readUpTo = (readSeq: number) => ({ readSeq, unreadNumber: 0, mentionedAt: null });

/** A message counts as unread; one that is recalled before it was read counts no longer. */
function unreadAfter(
  { unreadNumber, mentionedAt, readSeq }: ConversationWithLast,
  { type, content, messageId }: ChatMessage,
  isMentioned: boolean,
) {
  const isRecalledUnread = type === messageTypes.recall && Number(content.split('-')[1]) > readSeq;
  return {
    unreadNumber: Math.max(0, unreadNumber + Number(isCounted(type)) - Number(isRecalledUnread)),
    mentionedAt: isRecalledUnread && mentionedAt === content ? null : (mentionedAt ?? (isMentioned ? messageId : null)),
  };
}

type Arrival = { isOwn: boolean; quiet: boolean; isMentioned?: boolean };

/** A message that arrived, by any device. A recall takes the other message's content away. */
export function withMessage(
  state: ChatState,
  message: ChatMessage,
  { isOwn, isMentioned = false }: Arrival,
): ChatState {
  const { jid, messageIdWeb } = message;
  const inThread = changeThread(state, jid, (thread) => ({
    ...thread,
    messages: thread.hasNewer
      ? thread.messages.filter((m) => !(isPending(m) && m.messageIdWeb === messageIdWeb))
      : mergeMessages(thread, [message]),
  }));
  const recalled = message.type === messageTypes.recall ? withoutContent(inThread, jid, message.content) : inThread;
  const read = withPosition(recalled, { jid, userId: message.fromUserId, seq: message.seq });
  return changeConversation(read, jid, (entry) =>
    entry.lastSeq >= message.seq
      ? entry
      : {
          ...entry,
          last: message,
          lastSeq: message.seq,
          timeSend: message.timeSend,
          ...(isOwn
            ? readUpTo(message.seq)
            : {
                ...unreadAfter(entry, message, isMentioned),
                othersReadSeq: furthest(entry.othersReadSeq, message.seq),
              }),
        },
  );
}

const withoutContent = (state: ChatState, jid: string, messageId: string): ChatState =>
  changeMessages(state, jid, (m) => toRecalled(m, new Set([messageId])));

/** Is anything missing between what the thread has and this message? */
export function hasGap(state: ChatState, { jid, seq }: ChatMessage): boolean {
  const thread = state.threads[jid];
  return thread?.isLoaded === true && !thread.hasNewer && seq > lastSeqOf(thread) + 1;
}

type ReadReceipt = { jid: string; userId: string; seq: number };

function withPosition(state: ChatState, { jid, userId, seq }: ReadReceipt): ChatState {
  const known = state.reads[jid];
  if ((known?.[userId] ?? 0) >= seq) return state;
  return { ...state, reads: { ...state.reads, [jid]: { ...known, [userId]: seq } } };
}

/** Somebody has read up to a place: one's own other device, or the others. */
export const withReadReceipt = (state: ChatState, receipt: ReadReceipt, ownId: string): ChatState =>
  changeConversation(withPosition(state, receipt), receipt.jid, (entry) => {
    const { userId, seq } = receipt;
    if (userId !== ownId) return { ...entry, othersReadSeq: furthest(entry.othersReadSeq, seq) };
    return seq >= entry.lastSeq ? { ...entry, ...readUpTo(seq) } : entry;
  });
