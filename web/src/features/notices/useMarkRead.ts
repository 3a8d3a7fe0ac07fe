import type { NoticeDetail } from '@yizhan/contract/entities/notice.ts';
import { useEffect } from 'react';
import { markRead } from './open-notice.ts';

/** Opening a notice is reading it. A failure is ignored: it is still unread, and the next opening tries again. */
export function useMarkRead(notice: NoticeDetail | undefined): void {
  const unread = notice?.isReceiver && notice.readAt === null ? notice.id : undefined;
  useEffect(() => {
    if (unread) void markRead(unread).catch(() => undefined);
  }, [unread]);
}
