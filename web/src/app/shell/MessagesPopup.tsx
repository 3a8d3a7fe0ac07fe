import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { overlays } from '../../ui/overlays.ts';
import { usePopup } from '../../ui/usePopup.ts';
import './MessagesPopup.css';

const t = textsOf({ shell });

type PopupProps = {
  button: RefObject<HTMLButtonElement | null>;
  unread: number;
  onClose: () => void;
  /** Closed by a press outside: focus goes where it was pressed. */
  onOutside: () => void;
};

export function MessagesPopup(props: PopupProps) {
  return createPortal(<Popup {...props} />, overlays());
}

function Popup({ button, unread, onClose, onOutside }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup({ popup, button, align: 'end', onOutside });
  useLayoutEffect(() => popup.current?.focus(), []);
  return (
    <div
      ref={popup}
      className="messages"
      role="dialog"
      aria-label={t('messages')}
      tabIndex={-1}
      onKeyDown={(event) => (event.key === 'Escape' || event.key === 'Tab') && onClose()}
    >
      <h2>{t('messages')}</h2>
      {unread > 0 ? (
        <p className="messages__count">{t('messagesUnread', { n: unread })}</p>
      ) : (
        <Empty size="small" text={t('messagesNone')} />
      )}
    </div>
  );
}
