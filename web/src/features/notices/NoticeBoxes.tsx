import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type NoticeBox, noticeBoxes } from '@yizhan/contract/notice-kinds.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { useAddressPage } from '../../admin-kit/list/useAddressPage.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { NoticeList } from './NoticeList.tsx';
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

/** Everything that was sent to this person, box by box. */
export function NoticeBoxes() {
  const { box, keyword, page, setBox, setPage } = useNoticesParams();
  const unread = useUnreadNotices().data?.total ?? 0;
  const actions = useNoticeActions();
  const found = useQuery({
    ...query.notices.mine({ box, current: page, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  });
  const paged = useAddressPage(found);
  return (
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
          query={paged}
          skeleton={<Skeleton lines={6} />}
          empty={<Empty text={keyword ? t('noneFound', { words: keyword }) : t(emptyTexts[box])} />}
        >
          {(list) => <NoticeList {...list} page={page} onPage={setPage} actions={actions} />}
        </Loaded>
      </Tabs>
    </section>
  );
}
