import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AccountThread } from '@yizhan/contract/entities/public-account.ts';
import { accountThreadsTopic } from '@yizhan/contract/notice-kinds.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import './Replies.css';
import { Row } from '../../ui/layout/Row.tsx';
import { ReplyThread } from './ReplyThread.tsx';

const t = textsOf({ noticeManage });

/** What readers wrote to the accounts one may send for: the list, and the chosen one beside it. */
export function RepliesTab() {
  const [params, setParams] = useSearchParams();
  const [waiting, setWaiting] = useState(false);
  const [page, setPage] = useState(1);
  const found = useQuery({
    ...query.publicAccounts.threads({ current: page, ...(waiting && { waiting }) }),
    placeholderData: keepPreviousData,
  });
  useHint(accountThreadsTopic, () => void found.refetch());
  const chosen = params.get('thread') ?? '';
  const listed = found.data?.records.find(({ jid }) => jid === chosen);
  // A to-do leads to a conversation that may stand on another page of the list.
  const named = useQuery({
    ...query.publicAccounts.threads({ jid: chosen }),
    enabled: chosen !== '' && found.isSuccess && !listed,
  });
  const thread = listed ?? named.data?.records.find(({ jid }) => jid === chosen);
  const choose = (jid: string) => setParams(jid ? { tab: 'replies', thread: jid } : { tab: 'replies' });
  return (
    <>
      <div className="admin-list__filters">
        <Chip
          selected={waiting}
          onClick={() => {
            setPage(1);
            setWaiting(!waiting);
          }}
        >
          {t('repliesWaiting')}
        </Chip>
      </div>
      <Loaded query={found} empty={<Empty text={t(waiting ? 'repliesNoneWaiting' : 'repliesNone')} />}>
        {({ records, total, size }) => (
          <div className="replies">
            <nav className="replies__list" aria-label={t('replies')}>
              {records.map((one) => (
                <ThreadRow key={one.jid} thread={one} isOpen={one.jid === chosen} onOpen={() => choose(one.jid)} />
              ))}
              {total > size && <Pagination page={page} size={size} total={total} onPage={setPage} />}
            </nav>
            {thread ? <ReplyThread key={thread.jid} thread={thread} /> : <Empty text={t('replyChoose')} />}
          </div>
        )}
      </Loaded>
    </>
  );
}

type ThreadRowProps = { thread: AccountThread; isOpen: boolean; onOpen: () => void };

function ThreadRow({ thread, isOpen, onOpen }: ThreadRowProps) {
  const { userName, deptName, accountName, lastText, lastAt, waiting } = thread;
  const now = useNow();
  return (
    <button type="button" className="replies__row" aria-current={isOpen || undefined} onClick={onOpen}>
      <Row as="span" justify="between">
        <strong>{deptName ? t('replyFrom', { name: userName, dept: deptName }) : userName}</strong>
        {waiting && <Chip tone="warn">{t('replyWaiting')}</Chip>}
      </Row>
      <span className="replies__text">{lastText}</span>
      <Row as="span" justify="between" className="admin-muted">
        <span>{accountName}</span>
        <span>{formatTime(lastAt, now)}</span>
      </Row>
    </button>
  );
}
