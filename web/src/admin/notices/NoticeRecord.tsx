import { useQuery } from '@tanstack/react-query';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { NEW } from '../../admin-kit/list/useListParams.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Page } from '../../ui/Page.tsx';
import { NoticeEditor } from './NoticeEditor.tsx';
import { NoticeReport } from './NoticeReport.tsx';
import { NoticeReview } from './NoticeReview.tsx';
import type { NoticeListParams } from './notice-filters.ts';
import { newNotice, toValues } from './notice-values.ts';

const t = textsOf({ noticeManage });

type NoticeRecordProps = { record: string; list: Pick<NoticeListParams, 'open' | 'close'> };

/** One notice: its form until it is sent, then what became of it. */
export function NoticeRecord({ record, list }: NoticeRecordProps) {
  const close = () => void list.close();
  return record === NEW ? (
    <NewNotice onOpen={(id) => void list.open(id)} onClose={close} />
  ) : (
    <StoredNotice id={record} onOpen={(id) => void list.open(id)} onClose={close} />
  );
}

type OpenProps = { onOpen: (id: string) => void; onClose: () => void };

function NewNotice({ onOpen, onClose }: OpenProps) {
  const accounts = useQuery(query.notices.accounts());
  return (
    <Page wide title={t('newNotice')} back={onClose}>
      <LoadedRecord query={accounts}>
        {(all) => (
          <NoticeEditor accounts={all} initial={newNotice(all[0]?.id ?? '')} onSaved={onOpen} onClose={onClose} />
        )}
      </LoadedRecord>
    </Page>
  );
}

function StoredNotice({ id, onOpen, onClose }: OpenProps & { id: string }) {
  const accounts = useQuery(query.notices.accounts());
  const found = useQuery({
    ...query.notices.get({ id }),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? noticeLimits.sendingRefetchMs : false),
  });
  const isOut = found.data && !['draft', 'scheduled', 'review'].includes(found.data.state);
  return (
    <Page wide title={t(isOut ? 'reportTitle' : 'editNotice')} back={onClose}>
      <LoadedRecord query={found}>
        {(notice) =>
          notice.state === 'review' ? (
            <NoticeReview notice={notice} />
          ) : notice.state === 'draft' || notice.state === 'scheduled' ? (
            <LoadedRecord query={accounts}>
              {(all) => (
                <NoticeEditor
                  key={notice.version}
                  accounts={all}
                  initial={toValues(notice)}
                  held={notice}
                  onSaved={onOpen}
                  onClose={onClose}
                />
              )}
            </LoadedRecord>
          ) : (
            <NoticeReport notice={notice} />
          )
        }
      </LoadedRecord>
    </Page>
  );
}
