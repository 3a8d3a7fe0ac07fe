import { messageTypes, sendStates, toUserTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import { openDialog } from './chat-dialogs.ts';
import type { ThreadMessage } from './chat-state.ts';
import { describeEvent, describeMessage, describeRecall } from './describe-message.ts';
import { MessageBody } from './MessageBody.tsx';
import './message.css';
import type { Reader } from './readers.ts';
import { SendState } from './SendState.tsx';
import { useMessageItems } from './useMessageItems.ts';

const t = textsOf({ chat });

/** Whose messages are the account's own: it has no person's card. */
const ACCOUNT_ITSELF = '0';

export type MessageItemActions = { onReply: (message: ThreadMessage) => void; onEdit: (text: string) => void };

type MessageItemProps = MessageItemActions & {
  message: ThreadMessage;
  othersReadSeq: number | null;
  /** The others of a group. */
  readers: readonly Reader[] | undefined;
  avatar: string | null;
  /** Under the name of the message before. */
  isTogether: boolean;
  /** Somebody jumped to it. */
  isTarget: boolean;
  onMessage: (messageId: string) => void;
};

export function MessageItem(props: MessageItemProps) {
  const { message, othersReadSeq, readers, avatar, isTogether, isTarget, onReply, onEdit, onMessage } = props;
  const ownId = useSession((s) => s.session?.user.user_id);
  const isOwn = message.fromUserId === ownId;
  const items = useMessageItems(message, isOwn, onReply);
  // The list needs a height for every item.
  if (message.type === messageTypes.recall) return <div className="chat-nothing" />;
  if (message.type === messageTypes.event) return <p className="chat-event">{describeEvent(message, isOwn)}</p>;
  if (message.recalled)
    return (
      <p className="chat-event">
        {describeRecall(message, isOwn)}
        {isOwn && message.type === messageTypes.text && message.content !== '' && (
          <button type="button" className="chat-link" onClick={() => onEdit(message.content)}>
            {t('reedit')}
          </button>
        )}
      </p>
    );
  const { fromUserId, fromUserName, quotation } = message;
  const isAccount = message.fromUserId === ACCOUNT_ITSELF;
  const isBare = message.type === messageTypes.picture;
  return (
    <div
      className={classes('chat-message', isOwn && 'is-own', isTogether && 'is-together', isTarget && 'is-target')}
      data-seq={message.seq}
    >
      {isTogether ? (
        <span className="chat-message__who" />
      ) : isAccount ? (
        <span className="chat-message__who">
          <ChatAvatar name={fromUserName} address={avatar} size={36} />
        </span>
      ) : (
        <button
          type="button"
          className="chat-message__who"
          aria-label={t('openCard', { name: fromUserName })}
          onClick={() => openDialog({ kind: 'person', userId: fromUserId })}
        >
          <ChatAvatar name={fromUserName} address={avatar} size={36} />
        </button>
      )}
      <div className="chat-message__main">
        {!isTogether && (
          <Text size={12} tone="faint">
            {message.toUserType === toUserTypes.group && !isOwn && `${fromUserName} `}
            <time>{message.timeSend.slice(11, 16)}</time>
          </Text>
        )}
        <div className="chat-message__line">
          <div className={classes('chat-bubble', isBare && 'is-bare')}>
            {quotation && (
              <blockquote className="chat-quotation">
                <button type="button" onClick={() => onMessage(quotation.messageId)}>
                  {quotation.fromUserName}: {quotation.recalled ? t('recalledQuotation') : describeMessage(quotation)}
                </button>
              </blockquote>
            )}
            <MessageBody message={message} />
          </div>
          {message.isSendType === sendStates.delivered && items.length > 0 && (
            <Menu size="small" label={t('more')} items={items} align={isOwn ? 'end' : 'start'} />
          )}
        </div>
        {isOwn && <SendState {...{ message, othersReadSeq, readers }} />}
      </div>
    </div>
  );
}
