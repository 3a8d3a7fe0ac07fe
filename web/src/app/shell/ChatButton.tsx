import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { openChatView } from '../../features/chat/open-chat-view.tsx';
import { textsOf } from '../../lib/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import '../../ui/IconButton.css';
import { useChatUnread } from '../chat-unread.ts';

const t = textsOf({ shell });

/** The way to the conversations, with the unread number that the socket brings. */
export function ChatButton() {
  const unread = useChatUnread((s) => s.total);
  const small = useMediaQuery(phone);
  const label = unread > 0 ? t('chatUnread', { n: unread }) : t('chat');
  // On a phone it stands in the bar at the bottom.
  if (small) return null;
  return (
    <button type="button" className="yz-iconbutton" title={t('chat')} aria-label={label} onClick={openChatView}>
      <Badge count={unread} label="">
        <Icon name="chat" />
      </Badge>
    </button>
  );
}
