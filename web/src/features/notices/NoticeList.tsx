import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import type { useNoticeActions } from './useNoticeActions.ts';

const t = textsOf({ noticeReading });

type NoticeListProps = {
  records: readonly NoticeLine[];
  total: number;
  size: number;
  page: number;
  onPage: (page: number) => void;
  actions: Pick<ReturnType<typeof useNoticeActions>, 'open' | 'archive'>;
};

export function NoticeList({ records, total, size, page, onPage, actions }: NoticeListProps) {
  const now = useNow();
  return (
    <>
      <ul className="notices__rows">
        {records.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} now={now} onOpen={actions.open} />
            <IconButton
              icon={notice.isArchived ? 'undo' : 'archive'}
              label={`${t(notice.isArchived ? 'unarchive' : 'archive')} ${notice.title}`}
              title={t(notice.isArchived ? 'unarchive' : 'archive')}
              onClick={() => actions.archive(notice.id, !notice.isArchived)}
            />
          </li>
        ))}
      </ul>
      {total > size && <Pagination page={page} size={size} total={total} onPage={onPage} />}
    </>
  );
}
