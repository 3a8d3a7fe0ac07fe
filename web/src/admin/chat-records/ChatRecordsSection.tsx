import { useMutation } from '@tanstack/react-query';
import type { ChatRecordQuery } from '@yizhan/contract/entities/chat-admin.ts';
import { chatAdmin } from '@yizhan/contract/texts/zh-CN/chat-admin.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { ChatRecordsForm } from './ChatRecordsForm.tsx';
import { ChatRecordsTable } from './ChatRecordsTable.tsx';

const t = textsOf({ chatAdmin });
const menuName = textsOf({ menus });

/** Nothing is fetched by itself: every search has a reason and stands in the audit log. */
export default function ChatRecordsSection() {
  const [asked, setAsked] = useState<ChatRecordQuery>();
  const search = useMutation({ mutationFn: api.chatAdmin.searchRecords, onError: toastError });
  useTitle(menuName('userFrameConfig/manage/chatRecords'));
  const run = (query: ChatRecordQuery) => {
    setAsked(query);
    search.mutate(query);
  };
  const found = search.data;
  return (
    <Page wide title={menuName('userFrameConfig/manage/chatRecords')} description={t('recordsDescription')}>
      <ChatRecordsForm busy={search.isPending} onSearch={run} />
      {!found && <Empty text={t('notSearched')} />}
      {found?.total === 0 && <Empty text={t('nothingFound')} />}
      {found && asked && found.total > 0 && (
        <>
          <p className="admin-muted" role="status">
            {t('found', { count: found.total })}
          </p>
          <ChatRecordsTable records={found.records} />
          <Pagination
            page={found.current}
            size={found.size}
            total={found.total}
            onPage={(current) => run({ ...asked, current })}
          />
        </>
      )}
    </Page>
  );
}
