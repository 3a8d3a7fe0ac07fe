import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useSearchParams } from 'react-router';
import { useAddressPage } from '../../admin-kit/list/useAddressPage.ts';
import { query } from '../../lib/api.ts';
import { parsePageNumber } from '../../lib/page-number.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import '../../ui/Button.css';
import './cases.css';
import './own-cases.css';
import { OwnCaseRow } from './OwnCaseRow.tsx';

const t = textsOf({ casePage });

const statuses = ['all', 'open', 'finished', 'draft'] as const;
const labels = { all: t('mineAll'), open: t('mineOpen'), finished: t('mineFinished'), draft: t('mineDraft') };

/** 我的申请: what one has begun, drafts included. */
export default function OwnCasesSection() {
  const [params, setParams] = useSearchParams();
  const status = statuses.find((one) => one === params.get('status')) ?? 'all';
  const current = parsePageNumber(params.get('page'));
  const found = useQuery({
    ...query.cases.mine({ status, current, size: requestLimits.pageSize }),
    placeholderData: keepPreviousData,
  });
  const paged = useAddressPage(found);
  useHint('card.affairs', found.refetch);
  const change = (changes: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ section: before.get('section') ?? 'applications', ...changes }));
  const empty = (
    <Empty
      text={t('mineNone')}
      action={
        <a className="yz-button yz-button--default yz-button--medium" href={hrefOf(paths.processServices)}>
          {t('toHall')}
        </a>
      }
    />
  );
  return (
    <Card title={t('mine')} flush>
      <div className="own-cases__tools">
        {statuses.map((one) => (
          <Chip key={one} selected={one === status} onClick={() => change({ status: one })}>
            {labels[one]}
          </Chip>
        ))}
      </div>
      <Loaded query={paged} empty={empty} skeleton={<Skeleton className="own-cases__waiting" lines={6} />}>
        {({ records, total, size }) => (
          <>
            <ul className="own-cases">
              {records.map((row) => (
                <li key={row.id}>
                  <OwnCaseRow row={row} />
                </li>
              ))}
            </ul>
            {total > size && (
              <Pagination
                page={current}
                size={size}
                total={total}
                onPage={(page) => change({ status, page: String(page) })}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
