import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { formatTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import { describeLine, describeMessage } from './describe-message.ts';
import { useDraft } from './drafts.ts';

const t = textsOf({ chat });

type ConversationRowProps = { entry: ConversationWithLast; isOpen: boolean; onOpen: () => void };

/** One conversation of the list: who, what was said last and when, how much is unread. */
export function ConversationRow({ entry, isOpen, onOpen }: ConversationRowProps) {
  const now = useNow();
  const { toUserName, timeSend, unreadNumber, offlineNoPushMsg, openTopChatTime, avatar, last } = entry;
  return (
    <button
      type="button"
      className={classes('chat-row', openTopChatTime !== null && 'is-pinned')}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <Badge count={offlineNoPushMsg ? 0 : unreadNumber} label={t('unread', { n: unreadNumber })}>
        {entry.toUserId === chatLimits.systemAccountId ? (
          <span className="chat-row__own">
            <Icon name="switch" />
          </span>
        ) : (
          <ChatAvatar name={toUserName} address={avatar} />
        )}
      </Badge>
      <span className="chat-row__text">
        <span className="chat-row__line">
          <Text strong ellipsis>
            {toUserName}
          </Text>
          {timeSend && last && (
            <Text size={12} tone="faint">
              {formatTime(timeSend, now)}
            </Text>
          )}
        </span>
        <span className="chat-row__line">
          <LastLine entry={entry} />
          {offlineNoPushMsg && <Icon name="bell-off" size={14} label={t('muted')} />}
        </span>
      </span>
    </button>
  );
}

function LastLine({ entry: { jid, last, mentionedAt, toUserId } }: { entry: ConversationWithLast }) {
  const [draft] = useDraft(jid);
  const ownId = useSession((s) => s.session?.user.user_id);
  if (draft !== '')
    return (
      <Text size={12} tone="second" ellipsis>
        <span className="chat-row__mark">{t('draft')}</span> {draft}
      </Text>
    );
  const empty = toUserId === chatLimits.systemAccountId ? t('ownFilesHint') : '';
  const line = last ? (describeLine(last, last.fromUserId === ownId) ?? describeMessage(last)) : empty;
  return (
    <Text size={12} tone="second" ellipsis>
      {mentionedAt && <span className="chat-row__mark">{t('mentioned')} </span>}
      {line}
    </Text>
  );
}
