import type { ChatPerson, History } from '@yizhan/contract/entities/conversation.ts';
import type { ChatMessage, OutgoingMessage } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes, toUserTypes } from '@yizhan/contract/message-types.ts';
import { noticesTopic } from '@yizhan/contract/notice-kinds.ts';
import type { ServerFrame } from '@yizhan/contract/socket.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { create } from 'zustand';
import { api, query } from '../../lib/api.ts';
import { onFrame, sendFrame } from '../../lib/frames.ts';
import { onConnected, onDisconnected, onHint } from '../../lib/hints.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { toWireTime } from '../../lib/wire-time.ts';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import {
  type ChatState,
  emptyChat,
  type HistoryPart,
  hasGap,
  lastSeqOf,
  withAck,
  withConversations,
  withHistory,
  withLoss,
  withMessage,
  withOpened,
  withOutgoing,
  withoutMessage,
  withReadReceipt,
  withRefusal,
  withResend,
  withUnsent,
} from './chat-state.ts';
import { forgetUnsent, keepUnsent, unsentMessages } from './unsent.ts';

const t = textsOf({ chat });

type Typing = { jid: string; userName: string; at: number };
/** A message that the thread shows, wherever it stands. Every jump is a new object. */
type Jump = { jid: string; seq: number };
type Chat = ChatState & {
  typing: Typing | undefined;
  jump: Jump | undefined;
  /** A message to jump to as soon as its conversation is open. */
  wanted: string | undefined;
  /** Another device of one's own came online while this one is open (200). */
  hasOwnDevice: boolean;
  /** Why the list could not be read. */
  listError: unknown;
};

const begin: Chat = {
  ...emptyChat,
  typing: undefined,
  jump: undefined,
  wanted: undefined,
  hasOwnDevice: false,
  listError: undefined,
};

/** The conversations of this tab. The server has the truth: after every connect the tab reads what it lacks. */
export const useChat = create<Chat>(() => begin);

const { getState, setState } = useChat;
const change = (next: (state: ChatState) => ChatState) => setState((state) => next(state));
const ownUser = () => useSession.getState().session?.user;

function lastSeqIn(jid: string): number {
  const thread = getState().threads[jid];
  return thread ? lastSeqOf(thread) : 0;
}

let loading: Promise<void> | undefined;
let isOutdated = false;

/** One at a time: what is asked for while the list is on its way is read after it, so that no old list comes last. */
export function loadConversations(): Promise<void> {
  isOutdated = true;
  loading ??= readConversations()
    .catch((listError: unknown) => {
      setState({ listError });
      throw listError;
    })
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

async function readConversations(): Promise<void> {
  while (isOutdated) {
    isOutdated = false;
    const list = await api.chat.getLastChatList();
    change((state) => withConversations(state, list));
  }
  const { openJid } = getState();
  if (openJid !== undefined) readThread(openJid);
}

/** A receipt can be lost with its connection: what stands in the history has arrived. */
function addHistory(jid: string, page: History, part: HistoryPart): void {
  forgetUnsent(page.records.map(({ messageIdWeb }) => messageIdWeb));
  change((state) => withHistory(state, jid, page, part));
}

/** Reads what arrived in a thread after a message, page by page. */
async function loadNewer(jid: string, after = lastSeqIn(jid)): Promise<void> {
  // Of one that is being opened, the last ones are on their way already.
  if (!getState().threads[jid]?.isLoaded) return;
  const page = await api.chat.history({ jid, after });
  addHistory(jid, page, 'newer');
  if (page.hasMore) return loadNewer(jid, page.records.at(-1)?.seq);
}

export async function loadOlder(jid: string): Promise<void> {
  const before = getState().threads[jid]?.messages.find(({ seq }) => seq > 0)?.seq;
  if (before === undefined) return;
  const page = await api.chat.history({ jid, before, size: chatLimits.scrollPageSize });
  addHistory(jid, page, 'older');
}

/** The next page of a part from further up. */
export async function loadNewerPage(jid: string): Promise<void> {
  const thread = getState().threads[jid];
  if (!thread?.hasNewer) return;
  const page = await api.chat.history({ jid, after: lastSeqOf(thread), size: chatLimits.scrollPageSize });
  addHistory(jid, page, 'newer');
  readThread(jid);
}

/** From a part further up back to the end. */
export async function showLatest(jid: string): Promise<void> {
  setState({ jump: undefined });
  const page = await api.chat.history({ jid });
  addHistory(jid, page, 'latest');
  await loadNewer(jid);
  readThread(jid);
}

/** Shows a message in its thread. Returns false if it is not there any more. */
export async function jumpToMessage(messageId: string): Promise<boolean> {
  const [jid = '', number = ''] = messageId.split('-');
  const seq = Number(number);
  const isThere = () => getState().threads[jid]?.messages.some((message) => message.seq === seq) ?? false;
  if (!isThere()) {
    const page = await api.chat.history({ jid, before: seq + chatLimits.jumpMargin, size: 2 * chatLimits.jumpMargin });
    if (!page.records.some((message) => message.seq === seq)) return false;
    addHistory(jid, page, 'around');
  }
  setState({ jump: { jid, seq } });
  return true;
}

/** A conversation that was removed from the list is there again. */
async function showAgain(jid: string): Promise<void> {
  await api.chat.setPreferences({ jid, hidden: false });
  await loadConversations();
}

/** Shows a message in its thread, at once or when its conversation has opened. Returns the conversation. */
export function goToMessage(messageId: string): string {
  const [jid = ''] = messageId.split('-');
  const { openJid, threads, conversations } = getState();
  setState({ wanted: messageId });
  if (conversations && !conversations.some((entry) => entry.jid === jid)) showAgain(jid).catch(toastError);
  if (openJid === jid && threads[jid]?.isLoaded) showRequestedMessage().catch(toastError);
  return jid;
}

async function showRequestedMessage(): Promise<void> {
  const { wanted, openJid } = getState();
  if (!wanted?.startsWith(`${openJid}-`)) return;
  setState({ wanted: undefined });
  if (!(await jumpToMessage(wanted))) toast.info(t('messageGone'));
}

export async function openConversation(jid: string): Promise<void> {
  change((state) => withOpened(state, jid));
  const thread = getState().threads[jid];
  if (thread?.isLoaded && !thread.hasNewer) await loadNewer(jid);
  else {
    const page = await api.chat.history({ jid });
    addHistory(jid, page, 'latest');
  }
  readThread(jid);
  await showRequestedMessage();
}

export const closeConversation = () => setState({ openJid: undefined, jump: undefined });

/** The conversation with a person; it appears in the list. */
export async function openPerson(userId: string): Promise<string> {
  const { jid } = await api.chat.open({ userId });
  await loadConversations();
  const known = getState().conversations?.some((entry) => entry.jid === jid);
  if (!known) await addEntry(userId);
  return jid;
}

/** The conversation with a public account; it appears in the list. */
export async function openAccount(accountId: string): Promise<string> {
  const entry = await api.chat.openAccount({ accountId });
  await loadConversations();
  const known = getState().conversations ?? [];
  if (!known.some(({ jid }) => jid === entry.jid))
    change((state) => withConversations(state, [...known, { ...entry, last: null }]));
  return entry.jid;
}

/** A conversation without messages is not in the list yet. */
async function addEntry(userId: string) {
  const entry = await api.chat.open({ userId });
  change((state) => withConversations(state, [...(state.conversations ?? []), { ...entry, last: null }]));
}

/** Tells the server, and by it the others, that everything in the thread is read (CH-7). */
export function readThread(jid: string): void {
  const { openJid, conversations, threads } = getState();
  const entry = conversations?.find((one) => one.jid === jid);
  const last = threads[jid]?.messages.findLast(({ seq }) => seq > 0);
  if (openJid !== jid || document.hidden || !last || !entry || entry.readSeq >= last.seq) return;
  if (!sendFrame({ op: 'receipt', type: messageTypes.read, upToMessageId: last.messageId })) return;
  const userId = ownUser()?.user_id ?? '';
  change((state) => withReadReceipt(state, { jid, userId, seq: last.seq }, userId));
}

type Body = Pick<OutgoingMessage, 'type' | 'content' | 'objectId' | 'quotedId' | 'mentions'> &
  Partial<Pick<ChatMessage, 'quotation' | 'fileTypeName' | 'fileSize'>>;

export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns whether a connection took it; in an open conversation a failure also stands in the thread. */
export function sendMessage(
  jid: string,
  { quotation = null, fileTypeName = '', fileSize = 0, ...body }: Body,
): boolean {
  const messageIdWeb = newId();
  const user = ownUser();
  const message: ChatMessage = {
    messageId: messageIdWeb,
    messageIdWeb,
    jid,
    seq: 0,
    fromUserId: user?.user_id ?? '',
    fromUserName: user?.nick_name ?? '',
    toUserType: toUserTypes.person,
    type: body.type,
    content: body.content,
    objectId: body.objectId ?? null,
    fileTypeName,
    fileSize,
    timeSend: toWireTime(new Date()),
    recalled: false,
    quotation,
    mentions: body.mentions ?? [],
  };
  keepUnsent(message);
  change((state) => withOutgoing(state, message));
  const isSent = transmit({ messageIdWeb, jid, ...body });
  if (getState().threads[jid]?.hasNewer) showLatest(jid).catch(toastError);
  return isSent;
}

function transmit(msg: OutgoingMessage): boolean {
  const isSent = sendFrame({ op: 'send', msg });
  // A file can be ready when another conversation is open.
  if (!isSent) change((state) => withLoss(withLoss(state), msg.jid));
  return isSent;
}

export function resendMessage(jid: string, messageIdWeb: string): void {
  const next = withResend(getState(), jid, messageIdWeb);
  const message = next?.threads[jid]?.messages.find((m) => m.messageIdWeb === messageIdWeb);
  if (!next || !message) return;
  setState(next);
  const { type, content, objectId, quotation, mentions } = message;
  transmit({
    messageIdWeb,
    jid,
    type: type as OutgoingMessage['type'],
    content,
    objectId,
    quotedId: quotation?.messageId ?? null,
    mentions,
  });
}

export function discardMessage(jid: string, messageIdWeb: string): void {
  forgetUnsent([messageIdWeb]);
  change((state) => withoutMessage(state, jid, messageIdWeb));
}

export const recallMessage = (messageId: string) => sendFrame({ op: 'recall', messageId });

/** A receipt for a message that another tab of this browser sent: the tabs share one socket. */
function hearAck(frame: Extract<ServerFrame, { op: 'ack' }>): void {
  const before = getState();
  forgetUnsent([frame.messageIdWeb]);
  change((state) => withAck(state, frame));
  const [jid = ''] = frame.messageId.split('-');
  if (getState() !== before) return;
  Promise.all([loadConversations(), loadNewer(jid)]).catch(toastError);
}

/** A message that no thread shows, or a recall, is refused with a toast. */
function hearRefusal({ about, msg }: Extract<ServerFrame, { op: 'refused' }>): void {
  const before = getState().threads;
  change((state) => withRefusal(state, about, msg));
  if (getState().threads === before) toast.error(msg);
}

/** How many are left unread after a part was read elsewhere, the server knows. */
function hearReceipt(frame: Extract<ServerFrame, { op: 'receipt' }>, ownId: string): void {
  change((state) => withReadReceipt(state, frame, ownId));
  const entry = getState().conversations?.find(({ jid }) => jid === frame.jid);
  if (frame.userId === ownId && entry && frame.seq > entry.readSeq) loadConversations().catch(toastError);
}

function hearOnline({ userId, online }: Extract<ServerFrame, { op: 'online' }>, ownId: string): void {
  if (userId === ownId) setState({ hasOwnDevice: true });
  else
    queryClient.setQueryData<ChatPerson>(
      query.chat.imWebUserGet({ userId }).queryKey,
      (person) => person && { ...person, online },
    );
}

/** Members and how far they have read, where a group is on the screen. */
const readGroups = () => void queryClient.invalidateQueries({ queryKey: query.chat.group.queryKey });

/** Members, names or preferences changed. */
function refresh(): void {
  loadConversations().catch(toastError);
  readGroups();
}

/** What a frame changes; a message with a gap before it makes the tab read what it lacks. */
function hear(frame: ServerFrame): void {
  const ownId = ownUser()?.user_id ?? '';
  if (frame.op === 'ack') hearAck(frame);
  if (frame.op === 'online') hearOnline(frame, ownId);
  if (frame.op === 'refused') hearRefusal(frame);
  if (frame.op === 'receipt') hearReceipt(frame, ownId);
  if (frame.op === 'typing') setState({ typing: { jid: frame.jid, userName: frame.userName, at: Date.now() } });
  if (frame.op !== 'msg') return;
  const { msg, quiet } = frame;
  if (msg.objectId !== null) void queryClient.invalidateQueries({ queryKey: query.chat.files.queryKey });
  const { conversations, typing } = getState();
  if (typing?.jid === msg.jid) setState({ typing: undefined });
  if (conversations && !conversations.some(({ jid }) => jid === msg.jid)) loadConversations().catch(toastError);
  const gap = hasGap(getState(), msg);
  const before = lastSeqIn(msg.jid);
  const isMentioned = msg.mentions.some((id) => id === 'all' || id === ownId);
  change((state) => withMessage(state, msg, { isOwn: msg.fromUserId === ownId, quiet, isMentioned }));
  if (gap) loadNewer(msg.jid, before).catch(toastError);
  readThread(msg.jid);
}

/** After every connect: what was being sent has failed, and what was missed is read. */
function reconnect(): void {
  change(withLoss);
  readGroups();
  const { openJid } = getState();
  const missed = openJid === undefined ? [] : [loadNewer(openJid).then(() => readThread(openJid))];
  Promise.all([loadConversations(), ...missed]).catch(toastError);
}

/** Runs while the chat is on the screen. */
export function startChat(): () => void {
  const stops = [
    onHint('conversations', refresh),
    // A new notice is a card in the conversation with its account.
    onHint(noticesTopic, refresh),
    onFrame(hear),
    onConnected(reconnect),
    onDisconnected(() => change(withLoss)),
  ];
  change((state) => withUnsent(state, unsentMessages()));
  refresh();
  return () => {
    for (const stop of stops) stop();
    setState(begin);
  };
}
