import { messageTypes, sendStates, toUserTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { ThreadMessage } from './chat-state.ts';
import { describeMessage, describeRecall } from './describe-message.ts';
import { MessageBody } from './MessageBody.tsx';
import { SendState } from './SendState.tsx';
import { useMessageItems } from './useMessageItems.ts';

const t = textsOf({ chat });

type MessageItemProps = {
  message: ThreadMessage;
  othersReadSeq: number | null;
  onReply: (message: ThreadMessage) => void;
  onEdit: (text: string) => void;
};

export function MessageItem({ message, othersReadSeq, onReply, onEdit }: MessageItemProps) {
  const ownId = useSession((s) => s.session?.user.user_id);
  const isOwn = message.fromUserId === ownId;
  const items = useMessageItems(message, isOwn, onReply);
  if (message.type === messageTypes.recall) return null;
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
  const isBare = message.type === messageTypes.picture;
  return (
    <div className={classes('chat-message', isOwn && 'is-own')}>
      <Avatar name={message.fromUserName} size={36} />
      <div className="chat-message__main">
        {message.toUserType === toUserTypes.group && !isOwn && (
          <Text size={12} tone="second">
            {message.fromUserName}
          </Text>
        )}
        <div className="chat-message__line">
          <div className={classes('chat-bubble', isBare && 'is-bare')}>
            {message.quotation && (
              <blockquote className="chat-quotation">
                {message.quotation.fromUserName}: {describeMessage(message.quotation)}
              </blockquote>
            )}
            <MessageBody message={message} />
          </div>
          {message.isSendType === sendStates.delivered && (
            <Menu size="small" label={t('more')} items={items} align={isOwn ? 'end' : 'start'} />
          )}
        </div>
        {isOwn && <SendState message={message} othersReadSeq={othersReadSeq} />}
      </div>
    </div>
  );
}
