import type { UnreadNotices } from '@yizhan/contract/entities/notice.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { NoticeRow } from '../../features/notices/NoticeRow.tsx';
import { useNoticeActions } from '../../features/notices/useNoticeActions.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { overlays } from '../../ui/overlays.ts';
import { usePopup } from '../../ui/usePopup.ts';
import './MessagesPopup.css';

const t = textsOf({ shell });
const noticeText = textsOf({ noticeReading });

type PopupProps = {
  button: RefObject<HTMLButtonElement | null>;
  latest: UnreadNotices['latest'];
  onClose: () => void;
  /** Closed by a press outside: focus goes where it was pressed. */
  onOutside: () => void;
};

export function MessagesPopup(props: PopupProps) {
  return createPortal(<Popup {...props} />, overlays());
}

/** The latest unread notices, with the way to all of them. */
function Popup({ button, latest, onClose, onOutside }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { open, readAll } = useNoticeActions();
  usePopup({ popup, button, align: 'end', onOutside });
  useLayoutEffect(() => popup.current?.focus(), []);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !popup.current?.contains(relatedTarget)) onOutside();
  };
  return (
    <div
      ref={popup}
      className="messages"
      role="dialog"
      aria-label={t('messages')}
      tabIndex={-1}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className="messages__head">
        <h2>{t('messages')}</h2>
        {latest.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => void readAll()}>
            {noticeText('allRead')}
          </Button>
        )}
      </header>
      {latest.length > 0 ? (
        <ul className="messages__list">
          {latest.map((notice) => (
            <li key={notice.id}>
              <NoticeRow
                notice={notice}
                now={now}
                onOpen={(id) => {
                  open(id);
                  onOutside();
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Empty size="small" text={t('messagesNone')} />
      )}
      <a className="messages__all" href={hrefOf(paths.notices)} onClick={onOutside}>
        {noticeText('viewAll')}
      </a>
    </div>
  );
}
