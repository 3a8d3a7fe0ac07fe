import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { NoticeSearch } from './NoticeSearch.tsx';
import { useNoticeActions } from './useNoticeActions.ts';
import { useNoticesParams } from './useNoticesParams.ts';
import { useUnreadNotices } from './useUnreadNotices.ts';

const t = textsOf({ noticeReading });

/** What one does with all notices at once. */
export function NoticeTools() {
  const { keyword, setKeyword } = useNoticesParams();
  const unread = useUnreadNotices().data?.total ?? 0;
  const actions = useNoticeActions();
  const [muting, setMuting] = useState(false);
  return (
    <>
      <NoticeSearch key={keyword} value={keyword} onSearch={setKeyword} />
      <Button icon="bell-off" onClick={() => setMuting(true)}>
        {t('mute')}
      </Button>
      <Button icon="check" disabled={unread === 0} onClick={() => void actions.readAll()}>
        {t('allRead')}
      </Button>
      {muting && <MuteDialog onClose={() => setMuting(false)} />}
    </>
  );
}
