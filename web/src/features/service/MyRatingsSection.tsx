import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MyRating, RatingBox } from '@yizhan/contract/entities/hall.ts';
import { myRatings } from '@yizhan/contract/texts/zh-CN/my-ratings.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressPage } from '../../admin-kit/list/useAddressPage.ts';
import { query } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { parsePageNumber } from '../../lib/page-number.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Card } from '../../ui/Card.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { MyRatingRow } from './MyRatingRow.tsx';
import './my-ratings.css';
import './ratings.css';

const t = textsOf({ myRatings });

const RatingDialog = lazyPart(() => import('../../service/RatingDialog.tsx'));

const boxes = ['waiting', 'given'] as const satisfies readonly RatingBox[];
const emptyTexts = { waiting: 'noneWaiting', given: 'noneGiven' } as const;

/** 我的评价: applications used lately and finished cases one may rate, and what one gave. */
export default function MyRatingsSection() {
  const [search, setSearch] = useSearchParams();
  const box = boxes.find((one) => one === search.get('box')) ?? 'waiting';
  const current = parsePageNumber(search.get('page'));
  const go = (next: { box: RatingBox; page: number }) => {
    const { page: _page, ...rest } = Object.fromEntries(search);
    setSearch({ ...rest, box: next.box, ...(next.page > 1 ? { page: String(next.page) } : {}) });
  };
  const found = useQuery({ ...query.services.myRatings({ box, current }), placeholderData: keepPreviousData });
  const paged = useAddressPage(found);
  const [rating, setRating] = useState<MyRating>();
  const close = () => setRating(undefined);
  const empty = (
    <Empty text={t(emptyTexts[box])} action={<a href={hrefOf(paths.applicationServices)}>{t('toHall')}</a>} />
  );
  return (
    <Card title={t('title')}>
      <Tabs
        label={t('boxes')}
        tabs={boxes.map((key) => ({ key, label: t(key) }))}
        value={box}
        onChange={(next) => go({ box: next, page: 1 })}
      >
        <Loaded query={paged} empty={empty} skeleton={<Skeleton lines={6} />}>
          {({ records, total, size }) => (
            <>
              <ul className="my-ratings">
                {records.map((one) => (
                  <MyRatingRow
                    key={`${one.caseId ?? one.serviceId} ${one.given?.at ?? ''}`}
                    rating={one}
                    onRate={() => setRating(one)}
                  />
                ))}
              </ul>
              {total > size && (
                <Pagination page={current} size={size} total={total} onPage={(page) => go({ box, page })} />
              )}
            </>
          )}
        </Loaded>
      </Tabs>
      <OpenBoundary onFailed={close}>
        {rating?.caseId && <RatingDialog of={{ caseId: rating.caseId }} onClose={close} />}
        {rating?.serviceId && !rating.caseId && (
          <RatingDialog
            of={{ serviceId: rating.serviceId }}
            given={rating.given?.changeable ? rating.given : null}
            onClose={close}
          />
        )}
      </OpenBoundary>
    </Card>
  );
}
