import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastError } from '../../ui/toast-error.ts';
import type { ThreadMessage } from './chat-state.ts';
import { loadNewerPage, loadOlder, showLatest, useChat } from './chat-store.ts';
import { MessageItem, type MessageItemActions } from './MessageItem.tsx';
import { placeAboveOf, ThreadPills } from './ThreadPills.tsx';
import { dayLabel, isNewDay, isTogether } from './thread-places.ts';
import { useAvatars } from './useAvatars.ts';
import { useReaders } from './useReaders.ts';

const t = textsOf({ chat });

const keyOf = ({ messageIdWeb, messageId }: ThreadMessage) => messageIdWeb || messageId;

const Older = ({ context }: { context: { hasOlder: boolean } }) =>
  context.hasOlder ? <p className="chat-event">{t('loadingOlder')}</p> : null;
/** Room between the last message and the input. */
const Foot = () => <div className="chat-thread__foot" />;
const components = { Header: Older, Footer: Foot };

type ThreadProps = { entry: ConversationWithLast; onMessage: (messageId: string) => void } & MessageItemActions;

/** The messages of a conversation, the newest at the bottom; only what is on the screen is in the page. */
export function Thread({ entry, onMessage, ...actions }: ThreadProps) {
  const { jid, toUserName, othersReadSeq } = entry;
  const thread = useChat((s) => s.threads[jid]);
  const jump = useChat((s) => (s.jump?.jid === jid ? s.jump : undefined));
  const ownId = useSession((s) => s.session?.user.user_id);
  const avatarOf = useAvatars(entry);
  const readers = useReaders(entry);
  const list = useRef<VirtuosoHandle>(null);
  const [loading, setLoading] = useState(false);
  /** The last number when the end left the screen: what comes after it is new. */
  const [seenSeq, setSeenSeq] = useState<number>();
  // As it was when the conversation was opened: by being on the screen it counts as read.
  const [placeAbove] = useState(() => placeAboveOf(entry));
  const now = useNow();
  const messages = thread?.messages ?? [];
  const at = jump ? messages.findIndex(({ seq }) => seq === jump.seq) : -1;
  const target = useRef(-1);
  target.current = at;
  useEffect(() => {
    if (jump && target.current >= 0) list.current?.scrollToIndex({ index: target.current, align: 'center' });
  }, [jump]);
  const last = messages.at(-1);
  const lastKey = last && keyOf(last);
  const shownKey = useRef(lastKey);
  useEffect(() => {
    shownKey.current = lastKey;
  }, [lastKey]);
  // Older messages change the list, too; only an own one at its end leads there.
  const isOwnNew = () => last?.fromUserId === ownId && shownKey.current !== lastKey;
  if (!thread?.isLoaded) return <Skeleton className="chat-thread" lines={10} />;
  const { hasOlder, hasNewer, part } = thread;
  const load = (page: (jid: string) => Promise<void>, isWanted: boolean) => () => {
    if (!isWanted || loading) return;
    setLoading(true);
    page(jid)
      .catch(toastError)
      .finally(() => setLoading(false));
  };
  // Numbers of a conversation have no gaps, so the number of a message is its place.
  const first = messages[0]?.seq || 1;
  const toEnd = () => {
    if (hasNewer) showLatest(jid).catch(toastError);
    else list.current?.scrollToIndex({ index: messages.length - 1, align: 'end' });
  };
  return (
    <div className="chat-thread">
      <Virtuoso
        key={part}
        ref={list}
        role="log"
        aria-label={t('thread', { name: toUserName })}
        data={messages}
        context={{ hasOlder }}
        components={components}
        firstItemIndex={first}
        initialTopMostItemIndex={at >= 0 ? { index: at, align: 'center' } : messages.length - 1}
        computeItemKey={(_, message) => keyOf(message)}
        increaseViewportBy={{ top: 1200, bottom: 400 }}
        startReached={load(loadOlder, hasOlder)}
        endReached={load(loadNewerPage, hasNewer)}
        atBottomThreshold={40}
        atBottomStateChange={(isAtBottom) => setSeenSeq(isAtBottom && !hasNewer ? undefined : entry.lastSeq)}
        followOutput={(isAtBottom) => (isAtBottom || isOwnNew()) && !hasNewer && 'auto'}
        alignToBottom
        itemContent={(index, message) => {
          const before = messages[index - first - 1];
          return (
            <>
              {isNewDay(before, message) && <p className="chat-event">{dayLabel(message, now)}</p>}
              <MessageItem
                {...{ message, othersReadSeq, readers, onMessage, ...actions }}
                avatar={avatarOf(message.fromUserId)}
                isTogether={isTogether(before, message)}
                isTarget={jump !== undefined && jump.seq === message.seq}
              />
            </>
          );
        }}
      />
      <ThreadPills
        placeAbove={placeAbove}
        isAtEnd={seenSeq === undefined && !hasNewer}
        newMessages={seenSeq === undefined ? 0 : entry.lastSeq - seenSeq}
        onMessage={onMessage}
        onEnd={toEnd}
      />
    </div>
  );
}
