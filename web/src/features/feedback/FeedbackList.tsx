import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FeedbackRow, feedbackStates } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { useSearchParams } from 'react-router';
import { useAddressPage } from '../../admin-kit/list/useAddressPage.ts';
import { query } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { parsePageNumber } from '../../lib/page-number.ts';
import { feedbackDetailPath, hrefOf, writeFeedbackPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { useNow } from '../../lib/useNow.ts';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PromiseChip, StatusChip } from './FeedbackChips.tsx';
import { Statistics } from './Statistics.tsx';

const t = textsOf({ feedback });

/** One's own feedback, with how it stands. */
export function FeedbackList() {
  const [search, setSearch] = useSearchParams();
  const current = parsePageNumber(search.get('page'));
  const state = feedbackStates.find((one) => one === search.get('state'));
  const list = useQuery({
    ...query.feedback.progress({ current, ...(state && { state }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const paged = useAddressPage(list);
  // What a department does about it reaches the person among the to-dos.
  useHint('card.todo', list.refetch);
  const go = (changes: Record<string, string>) => setSearch({ section: 'feedback', ...changes });
  const write = (
    <a className="yz-button yz-button--primary" href={hrefOf(writeFeedbackPath())}>
      {t('write')}
    </a>
  );
  return (
    <Card title={t('title')} menu={write} className="feedback">
      <Text as="p" size={12} tone="faint">
        {t('intro')}
      </Text>
      <Statistics state={state} onState={(next) => go(next ? { state: next } : {})} />
      <Loaded
        query={paged}
        skeleton={<Skeleton lines={6} />}
        empty={<Empty text={t(state ? 'noneHere' : 'none')} action={state ? undefined : write} />}
      >
        {({ records, total, size }) => (
          <>
            <ul className="feedback__list">
              {records.map((row) => (
                <Line key={row.id} row={row} />
              ))}
            </ul>
            {total > size && (
              <Pagination
                page={current}
                size={size}
                total={total}
                onPage={(page) => go({ ...(state && { state }), page: String(page) })}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Line({ row }: { row: FeedbackRow }) {
  const now = useNow();
  return (
    <li>
      <a className="feedback__line" href={hrefOf(feedbackDetailPath(row.id))}>
        <span className="feedback__subject">
          <Chip>{t(`type_${row.type}`)}</Chip>
          <strong>{row.title}</strong>
        </span>
        <span className="feedback__facts">
          <span>{row.deptName ? t('handledBy', { dept: row.deptName }) : t('unassigned')}</span>
          <span>{formatTime(row.updatedAt, now)}</span>
        </span>
        <span className="feedback__chips">
          <PromiseChip row={row} />
          <StatusChip status={row.status} />
        </span>
      </a>
    </li>
  );
}
