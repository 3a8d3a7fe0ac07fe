import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { toUserTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { loadConversations } from './chat-store.ts';
import { TypingNote } from './TypingNote.tsx';

const t = textsOf({ chat });

type ThreadHeadProps = { entry: ConversationWithLast; onBack: () => void; onGroup: () => void; onHidden: () => void };

/** Whose conversation it is, and what one can do with it. */
export function ThreadHead({ entry, onBack, onGroup, onHidden }: ThreadHeadProps) {
  const { jid, toUserId, toUserName, toUserType, openTopChatTime, offlineNoPushMsg } = entry;
  const set = (preferences: { pinned?: boolean; muted?: boolean; hidden?: true }) =>
    void api.chat
      .setPreferences({ jid, ...preferences })
      .then(loadConversations)
      .catch(toastError);
  const isPinned = openTopChatTime !== null;
  const isGroup = toUserType === toUserTypes.group;
  const isOwn = toUserId === chatLimits.systemAccountId;
  const items = [
    ...(isOwn
      ? []
      : [
          {
            key: 'pin',
            icon: 'pin' as const,
            label: t(isPinned ? 'unpin' : 'pin'),
            onSelect: () => set({ pinned: !isPinned }),
          },
        ]),
    {
      key: 'mute',
      icon: 'bell' as const,
      label: t(offlineNoPushMsg ? 'unmute' : 'mute'),
      onSelect: () => set({ muted: !offlineNoPushMsg }),
    },
    ...(isGroup ? [{ key: 'group', icon: 'users' as const, label: t('groupInfo'), onSelect: onGroup }] : []),
    ...(isGroup || isOwn
      ? []
      : [
          {
            key: 'hide',
            icon: 'close' as const,
            label: t('hide'),
            onSelect: () => {
              set({ hidden: true });
              onHidden();
            },
          },
        ]),
  ];
  return (
    <header className="chat-head">
      <Row gap={2}>
        <IconButton className="chat-head__back" icon="arrow-left" label={t('back')} onClick={onBack} />
        <div>
          <Text as="h2" size={16} strong ellipsis>
            {toUserName}
          </Text>
          <TypingNote jid={jid} />
        </div>
      </Row>
      <Menu label={t('more')} items={items} />
    </header>
  );
}
