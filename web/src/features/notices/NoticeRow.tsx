import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { formatTime } from '../../lib/format.ts';
import { hrefOf, noticePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { NoticeChips } from './NoticeChips.tsx';
import './NoticeRow.css';

const t = textsOf({ noticeReading });

type NoticeRowProps = { notice: NoticeLine; now: Date; onOpen: (id: string) => void };

/** One notice in a list. A plain link for the middle button; a click opens it as the prompt does (CH-11). */
export function NoticeRow({ notice, now, onOpen }: NoticeRowProps) {
  const { id, title, excerpt, accountName, sendTime, isRead } = notice;
  return (
    <a
      className={classes('notice-row', !isRead && 'is-unread')}
      href={hrefOf(noticePath(id))}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      <span className="notice-row__head">
        {!isRead && (
          <span className="notice-row__dot">
            <VisuallyHidden>{t('unreadMark')}</VisuallyHidden>
          </span>
        )}
        <span className="notice-row__title">{title}</span>
        <NoticeChips {...notice} />
      </span>
      {excerpt && <span className="notice-row__text">{excerpt}</span>}
      <span className="notice-row__about">
        <span>{accountName}</span>
        <time dateTime={sendTime.replace(' ', 'T')} title={sendTime.slice(0, 16)}>
          {formatTime(sendTime, now)}
        </time>
      </span>
    </a>
  );
}
