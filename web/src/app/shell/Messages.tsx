import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { useRef, useState } from 'react';
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
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useSession((s) => s.me?.unread) ?? 0;
  const close = () => {
    setOpen(false);
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
        onClick={() => setOpen(!open)}
      >
        <Badge count={unread} label="">
          <Icon name="bell" />
        </Badge>
      </button>
      {open && <MessagesPopup button={button} unread={unread} onClose={close} onOutside={() => setOpen(false)} />}
    </>
  );
}
