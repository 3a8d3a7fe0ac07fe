import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { useEffect, useRef } from 'react';
import { useUnreadNotices } from '../../features/notices/useUnreadNotices.ts';
import { closeMessages, openMessages, useMessagesPanel } from '../../lib/messages-panel.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import '../../ui/IconButton.css';
import { ChatButton } from './ChatButton.tsx';
import { MessagesPopup } from './MessagesPopup.tsx';

const t = textsOf({ shell });

/** The bell and the unread count; both are loaded after the first paint. */
export default function Messages() {
  const open = useMessagesPanel((s) => s.open);
  const button = useRef<HTMLButtonElement>(null);
  const atStart = useSession((s) => s.me?.unread) ?? 0;
  const notices = useUnreadNotices().data;
  const unread = notices?.total ?? atStart;
  useEffect(() => closeMessages, []);
  const close = () => {
    closeMessages();
    button.current?.focus();
  };
  return (
    <>
      <ChatButton />
      <button
        ref={button}
        type="button"
        className="yz-iconbutton"
        title={t('messages')}
        aria-label={unread > 0 ? t('messagesUnread', { n: unread }) : t('messages')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={open ? closeMessages : openMessages}
      >
        <Badge count={unread} label="">
          <Icon name="bell" />
        </Badge>
      </button>
      {open && (
        <MessagesPopup button={button} latest={notices?.latest ?? []} onClose={close} onOutside={closeMessages} />
      )}
    </>
  );
}
