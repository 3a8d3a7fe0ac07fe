import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { mpTypes, toUserTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useLocation } from 'react-router';
import { api } from '../../lib/api.ts';
import { removeModelView } from '../../lib/model-views.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { toastError } from '../../ui/toast-error.ts';
import { openDialog } from './chat-dialogs.ts';
import { loadConversations } from './chat-store.ts';
import { ThreadStatus } from './ThreadStatus.tsx';

const t = textsOf({ chat });

type ThreadHeadProps = {
  entry: ConversationWithLast;
  onBack: () => void;
  onGroup: () => void;
  onSearch: () => void;
};

/** Whose conversation it is, and what one can do with it. */
export function ThreadHead({ entry, onBack, onGroup, onSearch }: ThreadHeadProps) {
  const { toUserId, toUserName, toUserType } = entry;
  const isGroup = toUserType === toUserTypes.group;
  const isAccount = entry.mpType === mpTypes.publicAccount;
  const isOwn = toUserId === chatLimits.systemAccountId;
  const items = useConversationItems(entry, onBack);
  return (
    <header className="chat-head">
      <Row gap={2} className="chat-head__title">
        <IconButton className="chat-head__back" icon="arrow-left" label={t('back')} onClick={onBack} />
        <div>
          <Text as="h2" size={16} strong ellipsis>
            {toUserName}
          </Text>
          <ThreadStatus entry={entry} />
        </div>
      </Row>
      <Row gap={1}>
        <IconButton icon="search" label={t('searchThread')} onClick={onSearch} />
        {isGroup && <IconButton icon="users" label={t('groupInfo')} onClick={onGroup} />}
        {!isGroup && !isOwn && !isAccount && (
          <IconButton
            icon="user"
            label={t('openCard', { name: toUserName })}
            onClick={() => openDialog({ kind: 'person', userId: toUserId })}
          />
        )}
        <Menu label={t('more')} items={items} />
      </Row>
    </header>
  );
}

/** Pin, mute, hide; from the window to the page. */
function useConversationItems(entry: ConversationWithLast, onHidden: () => void): MenuItem[] {
  const { jid, toUserId, toUserType, openTopChatTime, offlineNoPushMsg } = entry;
  const { pathname } = useLocation();
  const set = (preferences: { pinned?: boolean; muted?: boolean; hidden?: true }) =>
    void api.chat
      .setPreferences({ jid, ...preferences })
      .then(loadConversations)
      .catch(toastError);
  const isPinned = openTopChatTime !== null;
  const isPerson = toUserType !== toUserTypes.group && toUserId !== chatLimits.systemAccountId;
  const pin: MenuItem = {
    key: 'pin',
    icon: 'pin',
    label: t(isPinned ? 'unpin' : 'pin'),
    onSelect: () => set({ pinned: !isPinned }),
  };
  const mute: MenuItem = {
    key: 'mute',
    icon: offlineNoPushMsg ? 'bell' : 'bell-off',
    label: t(offlineNoPushMsg ? 'unmute' : 'mute'),
    onSelect: () => set({ muted: !offlineNoPushMsg }),
  };
  const page: MenuItem = {
    key: 'page',
    icon: 'expand',
    label: t('fullPage'),
    href: hrefOf(`${paths.chat}?jid=${jid}`),
    onSelect: () => removeModelView('chat'),
  };
  const hide: MenuItem = {
    key: 'hide',
    icon: 'close',
    label: t('hide'),
    onSelect: () => {
      set({ hidden: true });
      onHidden();
    },
  };
  return [
    ...(toUserId === chatLimits.systemAccountId ? [] : [pin]),
    mute,
    ...(pathname === paths.chat ? [] : [page]),
    ...(isPerson ? [hide] : []),
  ];
}
