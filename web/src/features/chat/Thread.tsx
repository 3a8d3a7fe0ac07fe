import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastError } from '../../ui/toast-error.ts';
import type { ThreadMessage } from './chat-state.ts';
import { loadOlder, useChat } from './chat-store.ts';
import { MessageItem } from './MessageItem.tsx';

const t = textsOf({ chat });

/** More than any thread holds: older messages are put before the first without moving what is on the screen. */
const FIRST_INDEX = 10_000_000;
const dayOf = ({ timeSend }: ThreadMessage) => timeSend.slice(0, 10);
const keyOf = ({ messageIdWeb, messageId }: ThreadMessage) => messageIdWeb || messageId;

type ThreadProps = {
  entry: ConversationWithLast;
  onReply: (message: ThreadMessage) => void;
  onEdit: (text: string) => void;
};

/** The messages of a conversation, the newest at the bottom; only what is on the screen is in the page. */
export function Thread({ entry: { jid, toUserName, othersReadSeq }, onReply, onEdit }: ThreadProps) {
  const thread = useChat((s) => s.threads[jid]);
  const [loading, setLoading] = useState(false);
  const now = useNow();
  if (!thread?.isLoaded) return <Skeleton className="chat-thread" lines={10} />;
  const { messages, hasOlder } = thread;
  const older = () => {
    if (!hasOlder || loading) return;
    setLoading(true);
    loadOlder(jid)
      .catch(toastError)
      .finally(() => setLoading(false));
  };
  // Messages at the front are older ones: their number moves the first index down.
  const first = FIRST_INDEX - messages.filter(({ seq }) => seq > 0).length;
  return (
    <Virtuoso
      className="chat-thread"
      role="log"
      aria-label={t('thread', { name: toUserName })}
      data={messages}
      firstItemIndex={Math.max(0, first)}
      initialTopMostItemIndex={messages.length - 1}
      computeItemKey={(_, message) => keyOf(message)}
      startReached={older}
      followOutput="auto"
      alignToBottom
      components={{ Header: () => (hasOlder ? <p className="chat-event">{t('loadingOlder')}</p> : null) }}
      itemContent={(index, message) => {
        const before = messages[index - first - 1];
        return (
          <>
            {(!before || dayOf(before) !== dayOf(message)) && (
              <p className="chat-event">{formatTime(message.timeSend, now)}</p>
            )}
            <MessageItem {...{ message, othersReadSeq, onReply, onEdit }} />
          </>
        );
      }}
    />
  );
}
