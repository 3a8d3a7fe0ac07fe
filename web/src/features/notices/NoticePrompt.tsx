import { useQueryClient } from '@tanstack/react-query';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toastError } from '../../ui/toast-error.ts';
import { closePrompt, useIsPromptClosed } from './closed-prompts.ts';
import { openNotice } from './open-notice.ts';
import { PromptView } from './PromptView.tsx';
import { useUnreadNotices } from './useUnreadNotices.ts';

const t = textsOf({ noticeReading });

/** OV-1: the important unread notices in the corner, one at a time, until they are read or closed. */
export default function NoticePrompt() {
  const important = useUnreadNotices().data?.important ?? [];
  const client = useQueryClient();
  const closed = useIsPromptClosed(important);
  const [shown, setShown] = useState<string>();
  if (important.length === 0 || closed) return null;
  const at = Math.max(
    0,
    important.findIndex(({ id }) => id === shown),
  );
  const notice = important[at];
  if (!notice) return null;
  const readAll = async () => {
    await api.notices.readAll({ ids: important.map(({ id }) => id) });
    await client.invalidateQueries({ queryKey: query.notices.queryKey });
  };
  return (
    <section className="notice-prompt" aria-label={t('promptRegion')} aria-live="polite">
      <PromptView
        notice={notice}
        at={at}
        count={important.length}
        onMove={(step) => setShown(important.at((at + step) % important.length)?.id)}
        onOpen={() =>
          void openNotice(notice.id).then(() => client.invalidateQueries({ queryKey: query.notices.queryKey }))
        }
        onReadAll={() => void readAll().catch(toastError)}
        onClose={() => closePrompt(important)}
      />
    </section>
  );
}
