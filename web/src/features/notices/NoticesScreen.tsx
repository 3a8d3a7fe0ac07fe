import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type NoticeBox, noticeBoxes } from '@yizhan/contract/notice-kinds.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { NoticeList } from './NoticeList.tsx';
import { NoticeSearch } from './NoticeSearch.tsx';
import './Notices.css';
import { useNoticeActions } from './useNoticeActions.ts';
import { useNoticesParams } from './useNoticesParams.ts';
import { useUnreadNotices } from './useUnreadNotices.ts';

const t = textsOf({ noticeReading });

const emptyTexts = {
  all: 'none',
  unread: 'noneUnread',
  important: 'noneImportant',
  archived: 'noneArchived',
} as const satisfies Record<NoticeBox, keyof typeof noticeReading>;

/** 我的消息: everything that was sent to this person. */
export default function NoticesScreen() {
  const { box, keyword, page, setBox, setKeyword, setPage } = useNoticesParams();
  const unread = useUnreadNotices().data?.total ?? 0;
  const actions = useNoticeActions();
  const [muting, setMuting] = useState(false);
  const found = useQuery({
    ...query.notices.mine({ box, current: page, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <NoticeSearch key={keyword} value={keyword} onSearch={setKeyword} />
          <Button icon="bell-off" onClick={() => setMuting(true)}>
            {t('mute')}
          </Button>
          <Button icon="check" disabled={unread === 0} onClick={() => void actions.readAll()}>
            {t('allRead')}
          </Button>
        </>
      }
    >
      <section className="notices" aria-label={t(box)}>
        <Tabs
          label={t('boxes')}
          tabs={noticeBoxes.map((key) => ({
            key,
            label: t(key),
            ...(key === 'unread' && unread > 0 ? { count: unread > 99 ? '99+' : unread } : {}),
          }))}
          value={box}
          onChange={setBox}
        >
          <Loaded
            query={found}
            skeleton={<Skeleton lines={6} />}
            empty={<Empty text={keyword ? t('noneFound', { words: keyword }) : t(emptyTexts[box])} />}
          >
            {(list) => <NoticeList {...list} page={page} onPage={setPage} actions={actions} />}
          </Loaded>
        </Tabs>
      </section>
      {muting && <MuteDialog onClose={() => setMuting(false)} />}
    </Page>
  );
}
